// Detects whether the build is up to date: compares a hash over names, sizes and times of all source files with
// the one stored at the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCES = [
  'packages/core',
  'packages/ui',
  'packages/elements',
  'packages/console',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
];
const OUTPUTS = [
  'packages/console/server/dist/serve.js',
  'packages/console/app/dist/index.html',
  'packages/elements/dist/cdn/careline.js',
];
const SKIPPED = new Set(['node_modules', 'dist']);

const stampFile = (root) => join(root, 'packages/console/server/dist/.built-from');

function* files(path) {
  const stat = statSync(path);
  if (!stat.isDirectory()) {
    yield `${path} ${stat.size} ${stat.mtimeMs}`;
    return;
  }
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) yield* files(join(path, name));
}

function sourcesHash(root) {
  const hash = createHash('sha256');
  for (const source of SOURCES) for (const file of files(join(root, source))) hash.update(`${file}\n`);
  return hash.digest('hex');
}

/** Returns whether the build matches the current sources. */
export function productIsBuilt(root) {
  if (!OUTPUTS.every((output) => existsSync(join(root, output))) || !existsSync(stampFile(root)))
    return false;
  return readFileSync(stampFile(root), 'utf8') === sourcesHash(root);
}

/** Records that the build matches the current sources. */
export function builtFrom(root) {
  writeFileSync(stampFile(root), sourcesHash(root));
}
