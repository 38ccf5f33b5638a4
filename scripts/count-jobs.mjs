// `npm run jobs`: builds the product, performs the jobs of a day in a browser like a person would, and writes
// docs/jobs.md.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const file = join(dirname(fileURLToPath(import.meta.url)), '../docs/jobs.md');

const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CARELINE_JOBS: file },
  }).status === 0;

const counted =
  run('node', 'scripts/ensure-chromium.mjs') &&
  run('node', 'scripts/build.mjs', 'product') &&
  run('vitest', 'run', '--config', 'e2e/vitest.config.ts');
process.exit(counted ? 0 : 1);
