// Runs a pnpm command on a machine that has only Node and npm: fetches the pinned pnpm through npx, installs
// the workspace if the lockfile has changed since the last install, then runs the command with the tools on
// PATH.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'node_modules', '.careline-installed');
const OLDEST_NODE = [20, 19];

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(
    `Careline needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}. Install a newer Node and run the command again.`,
  );
  process.exit(1);
}

function pinnedPnpm() {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).packageManager;
}

/** Runs the pinned pnpm with `args`. Returns its exit code. */
export function pnpm(args, options = {}) {
  const result = spawnSync('npx', ['--yes', '--package', pinnedPnpm(), 'pnpm', ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (result.error) console.error(`pnpm could not be started through npx: ${result.error.message}`);
  return result.status ?? 1;
}

/** Installs the workspace from the lockfile, unless that lockfile is already installed. */
export function install() {
  refuseOldNode();
  const lockfile = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile) return;
  console.log('Installing the packages of the lockfile (the first time takes about half a minute) …');
  if (pnpm(['install', '--frozen-lockfile', '--reporter=append-only', '--loglevel=warn']) !== 0) {
    console.error(
      'The packages could not be installed. Check the connection to the npm registry and try again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lockfile);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  install();
  process.exit(pnpm(process.argv.slice(2)));
}
