// `npm run prove`: builds, then the proofs in full, then everything that `npm test` leaves out or shortens: stories, the
// elements on what else may draw them, the server on both databases, journeys. One that fails does not keep the others from
// running.
import { spawnSync } from 'node:child_process';

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

if (!run('node', 'scripts/ensure-chromium.mjs') || !run('node', 'scripts/build.mjs', 'all')) process.exit(1);
const passed = [
  run('vitest', 'run', '--config', 'vitest.prove.config.ts'),
  run('vitest', 'run', '--project', 'core', '--project', 'workspace', 'fuzz', 'core-subpaths'),
  run('vitest', 'run', '--project', 'stories'),
  run('vitest', 'run', '--project', 'elements on Preact', '--project', 'elements on React 18'),
  run('vitest', 'run', '--project', 'server'),
  run('vitest', 'run', '--config', 'e2e/vitest.config.ts'),
];
process.exit(passed.every(Boolean) ? 0 : 1);
