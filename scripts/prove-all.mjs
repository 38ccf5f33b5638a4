// `npm run prove`: builds, then the proofs in full, then the tests of the server and the journeys that `npm test` leaves
// out or shortens. One that fails does not keep the others from running.
import { spawnSync } from 'node:child_process';
import { JOURNEYS_OF_LOOKS, LONG_JOURNEYS } from './long-tests.mjs';

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

if (!run('node', 'scripts/ensure-chromium.mjs') || !run('node', 'scripts/build.mjs', 'all')) process.exit(1);
const passed = [
  run('vitest', 'run', '--config', 'vitest.prove.config.ts'),
  run('vitest', 'run', '--project', 'core', '--project', 'workspace', 'fuzz', 'core-subpaths'),
  run('vitest', 'run', '--project', 'stories'),
  run('vitest', 'run', '--project', 'server'),
  run('vitest', 'run', '--config', 'e2e/vitest.config.ts', ...LONG_JOURNEYS, ...JOURNEYS_OF_LOOKS),
];
process.exit(passed.every(Boolean) ? 0 : 1);
