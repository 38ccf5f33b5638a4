import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliBytes } from './brotli.ts';
import { reactFloor } from './react-floor.ts';
import type { Row } from './row.ts';

export const CONSOLE_DIST = 'packages/console/app/dist';
/** Bytes the first route may cost above the floor. */
const BUDGET_OVER_FLOOR = 75 * 1024;

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

type Manifest = Readonly<Record<string, Chunk>>;

export const brotliSize = (path: string): number => brotliBytes(readFileSync(path));

export const readConsoleManifest = (): Manifest =>
  JSON.parse(readFileSync(join(CONSOLE_DIST, '.vite/manifest.json'), 'utf8')) as Manifest;

/** Returns a chunk's file with every file it imports statically. */
function filesOf(manifest: Manifest, name: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[name];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const sheet of chunk.css ?? []) found.add(sheet);
  for (const imported of chunk.imports ?? []) filesOf(manifest, imported, found);
  return found;
}

/** Returns the files the browser fetches before it shows the sign-in page, which is part of the entry. */
function firstRoute(manifest: Manifest): Set<string> {
  const entries = Object.keys(manifest).filter((name) => manifest[name]?.isEntry);
  if (entries.length === 0) throw new Error('the manifest has no entry');
  const files = new Set<string>();
  for (const name of entries) filesOf(manifest, name, files);
  return files;
}

/** Returns the bytes of the console's first route as built: each file, largest first, then the gated sum. */
export async function firstRouteRows(manifest = readConsoleManifest()): Promise<readonly Row[]> {
  const sizes = [...firstRoute(manifest)]
    .map((file) => [file, brotliSize(join(CONSOLE_DIST, file))] as const)
    .sort((a, b) => b[1] - a[1]);
  const floor = await reactFloor();
  return [
    ...sizes.map(([file, value]): Row => ({ name: `chunk ${file}`, kind: 'bytes', value })),
    { name: 'React floor (react and react-dom client)', kind: 'bytes', value: floor },
    {
      name: 'console, first route, script and CSS',
      kind: 'bytes',
      value: sizes.reduce((sum, [, size]) => sum + size, 0),
      budget: floor + BUDGET_OVER_FLOOR,
    },
  ];
}
