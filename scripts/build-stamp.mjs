// Whether the product's build is that of the sources as they are now: a hash over the names, sizes and times of all
// source files, kept beside the build.
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

/** Whether the product was built from the sources as they are. */
export function productIsBuilt(root) {
  if (!OUTPUTS.every((output) => existsSync(join(root, output))) || !existsSync(stampFile(root)))
    return false;
  return readFileSync(stampFile(root), 'utf8') === sourcesHash(root);
}

/** Remembers that the product was built from the sources as they are. */
export function builtFrom(root) {
  writeFileSync(stampFile(root), sourcesHash(root));
}
