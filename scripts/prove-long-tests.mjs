// The second half of `npm run prove`: the tests of the server and the journeys that `npm test` leaves out or shortens.
import { spawnSync } from 'node:child_process';
import { JOURNEYS_OF_LOOKS, LONG_JOURNEYS, LONG_SERVER_TESTS } from './long-tests.mjs';

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

const passed = [
  run('vitest', 'run', '--project', 'server', 'src/routes', 'src/store/charts', ...LONG_SERVER_TESTS),
  run('node', 'scripts/build.mjs', 'product') &&
    run('vitest', 'run', '--config', 'e2e/vitest.config.ts', ...LONG_JOURNEYS, ...JOURNEYS_OF_LOOKS),
];
process.exit(passed.every(Boolean) ? 0 : 1);
