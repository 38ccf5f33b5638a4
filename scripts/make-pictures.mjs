// `npm run pictures`: builds the product and takes the README's pictures again, into docs/pictures. Check each
// of them.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = join(dirname(fileURLToPath(import.meta.url)), '../docs/pictures');
mkdirSync(folder, { recursive: true });

const run = (command, ...args) =>
  spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, CARELINE_PICTURES: folder },
  }).status === 0;

const taken =
  run('node', 'scripts/ensure-chromium.mjs') &&
  run('node', 'scripts/build.mjs', 'product') &&
  run('vitest', 'run', '--config', 'e2e/vitest.config.ts');
process.exit(taken ? 0 : 1);
