import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

const NOT_OURS = new Set(['node_modules', 'dist', '.git', '.careline', 'storybook-static', 'coverage']);

/** Yields the absolute path of every hand-written file in the workspace. */
export function* workspaceFiles(dir: string = ROOT): Generator<string> {
  for (const entry of readdirSync(dir, { withFileTypes: true })) {
    if (NOT_OURS.has(entry.name)) continue;
    const path = join(dir, entry.name);
    if (entry.isDirectory()) yield* workspaceFiles(path);
    else yield path;
  }
}

export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly scripts?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string>>;
}

export const readManifest = (path: string): Manifest => JSON.parse(readFileSync(path, 'utf8'));
