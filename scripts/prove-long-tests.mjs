// The second half of `npm run prove`: the tests of the server that `npm test` leaves out.
import { spawnSync } from 'node:child_process';
import { LONG_SERVER_TESTS } from './long-tests.mjs';

const { status } = spawnSync('vitest', ['run', '--project', 'server', ...LONG_SERVER_TESTS], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
process.exit(status ?? 1);
