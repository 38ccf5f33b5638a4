import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliSize } from './brotli.ts';
import { reactFloor } from './react-floor.ts';
import { report } from './row.ts';

const DIST = 'packages/console/app/dist';
/** KiB over the floor that the first route may cost. */
const BUDGET_OVER_FLOOR = 75 * 1024;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

const packedSize = (path: string): number => brotliSize(readFileSync(path));

/** A chunk with everything it imports at once. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** Everything the browser fetches until somebody who is not signed in sees the sign-in page, which the entry holds. */
function firstRoute(manifest: Manifest): Set<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  if (entries.length === 0) throw new Error('the manifest has no entry');
  const files = new Set<string>();
  for (const name of entries) filesOf(manifest, name, files);
  return files;
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Manifest;
const files = [...firstRoute(manifest)];
const sizes = files.map((file) => [file, packedSize(join(DIST, file))] as const);
const floor = await reactFloor();
const total = sizes.reduce((sum, [, size]) => sum + size, 0);

for (const [file, size] of sizes.sort((a, b) => b[1] - a[1])) {
  report({ name: `chunk ${file}`, kind: 'bytes', value: size });
}
report({ name: 'React floor (react and react-dom client)', kind: 'bytes', value: floor });
report({
  name: 'console, first route, script and CSS',
  kind: 'bytes',
  value: total,
  budget: floor + BUDGET_OVER_FLOOR,
});
// Letters come with the frame of a signed-in person; of the first route they are no part.
for (const file of new Set(Object.values(manifest).map((chunk) => chunk.file))) {
  if (file.endsWith('.woff2'))
    report({ name: `letters ${file}`, kind: 'bytes', value: readFileSync(join(DIST, file)).length });
}
// Fetched once the app is stable, so it is no part of the first route.
report({ name: 'service worker', kind: 'bytes', value: packedSize(join(DIST, 'sw.js')) });
