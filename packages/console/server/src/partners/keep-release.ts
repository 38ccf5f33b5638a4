import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from './release.ts';

/** So many builds stay there for pages that name one; at a release a month, two years. */
const MOST_KEPT = 24;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyRelease(from: string, kept: string, { id, integrity }: Release): Promise<void> {
  const making = await mkdtemp(join(kept, 'making-'));
  for (const name of Object.keys(integrity)) await copyFile(join(from, name), join(making, name));
  // Another process on the same folder may have been faster.
  await rename(making, join(kept, id)).catch(() => rm(making, { recursive: true, force: true }));
}

/** Builds by when a server last began to serve them, the latest first; what was left half made comes last. */
export async function keptReleases(kept: string): Promise<readonly string[]> {
  const names = await readdir(kept).catch(() => []);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(kept, name))).mtimeMs })),
  );
  return aged.sort((a, b) => b.at - a.at).map(({ name }) => name);
}

/**
 * Keeps a build beside those of before: a page that names its build, with the integrity of its files, goes on working when
 * Careline is updated.
 */
export async function keepRelease(folder: string, kept: string, release: Release): Promise<void> {
  await mkdir(kept, { recursive: true });
  if (!(await isThere(join(kept, release.id)))) await copyRelease(folder, kept, release);
  const now = new Date();
  await utimes(join(kept, release.id), now, now);
  for (const name of (await keptReleases(kept)).slice(MOST_KEPT)) {
    await rm(join(kept, name), { recursive: true, force: true });
  }
}
