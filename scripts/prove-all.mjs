// `npm run prove`: builds, runs the proofs in full, then everything that `npm test` skips or shortens: stories,
// the elements on other renderers, the server on both databases, journeys. A failure does not stop the rest.
import { spawnSync } from 'node:child_process';
import { temporaryFolder } from './temporary-folder.mjs';

const folder = temporaryFolder();

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
/** The proofs install whole projects and fill disks, so they need a real disk. */
const runInMemory = (...args) => {
  const env = { ...process.env, TMPDIR: folder, CARELINE_BUILT: 'yes' };
  return (
    spawnSync('vitest', ['run', ...args], { stdio: 'inherit', shell: process.platform === 'win32', env })
      .status === 0
  );
};

if (!run('node', 'scripts/ensure-chromium.mjs') || !run('node', 'scripts/build.mjs', 'all')) process.exit(1);
const passed = [
  run('vitest', 'run', '--config', 'vitest.prove.config.ts'),
  runInMemory('--project', 'core', '--project', 'workspace', 'fuzz', 'core-subpaths'),
  runInMemory('--project', 'stories'),
  run('vitest', 'run', '--project', 'elements on Preact', '--project', 'elements on React 18'),
  runInMemory('--project', 'server'),
  runInMemory('--config', 'e2e/vitest.config.ts'),
];
process.exit(passed.every(Boolean) ? 0 : 1);
