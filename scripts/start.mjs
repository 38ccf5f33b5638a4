// `npm start`: from a clone on a machine with only Node and npm to the running product. Installs the lockfile's
// packages, builds if sources have changed since the last build, then runs the server in this process, so that
// pid, signals and exit code are those of the command.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { install, pnpm } from './boot.mjs';
import { builtFrom, productIsBuilt } from './build-stamp.mjs';
import { hasArchives } from './pack-libraries.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

install();
if (!productIsBuilt(root)) {
  const plan = hasArchives(root) ? 'release' : 'product';
  console.log(
    plan === 'release'
      ? 'Building the console, its server and the archives of the libraries (one to three minutes) …'
      : 'Building the console and its server (up to two minutes) …',
  );
  if (pnpm(['run', '--silent', 'build', plan]) !== 0) {
    console.error('The build failed; the lines above say where. Nothing was started.');
    process.exit(1);
  }
  builtFrom(root);
}
await import(pathToFileURL(join(root, 'packages/console/server/dist/serve.js')).href);
