// `npm run prove`: builds, then the proofs in full, then everything that `npm test` leaves out or shortens: stories, the
// elements on what else may draw them, the server on both databases, journeys. One that fails does not keep the others from
// running.
import { spawnSync } from 'node:child_process';
import { temporaryFolder } from './temporary-folder.mjs';

const folder = temporaryFolder();

const run = (command, ...args) =>
  spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
/** The proofs install whole projects and fill disks: they stay on one. */
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
