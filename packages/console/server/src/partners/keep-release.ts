import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from './release.ts';

/** Number of builds kept for pages pinned to one: two years at one release a month. */
const MAX_RETAINED = 24;

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );

async function copyRelease(
  from: string,
  folderOfReleases: string,
  { id, integrity }: Release,
): Promise<void> {
  const making = await mkdtemp(join(folderOfReleases, 'making-'));
  for (const name of Object.keys(integrity)) {
    await copyFile(join(from, name), join(making, name));
    const compressed = `${name}.br`;
    if (await isThere(join(from, compressed)))
      await copyFile(join(from, compressed), join(making, compressed));
  }
  // Another process with the same folder may have been faster.
  await rename(making, join(folderOfReleases, id)).catch(() => rm(making, { recursive: true, force: true }));
}

/** Returns builds by when a server last started serving them, latest first. Incomplete ones come last. */
export async function retainedReleases(folderOfReleases: string): Promise<readonly string[]> {
  const names = await readdir(folderOfReleases).catch(() => []);
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folderOfReleases, name))).mtimeMs })),
  );
  return aged.sort((a, b) => b.at - a.at).map(({ name }) => name);
}

/** Keeps a build next to earlier ones, so that pages pinned to a build and its integrity still work after an update. */
export async function keepRelease(folder: string, folderOfReleases: string, release: Release): Promise<void> {
  await mkdir(folderOfReleases, { recursive: true });
  if (!(await isThere(join(folderOfReleases, release.id))))
    await copyRelease(folder, folderOfReleases, release);
  const now = new Date();
  await utimes(join(folderOfReleases, release.id), now, now);
  for (const name of (await retainedReleases(folderOfReleases)).slice(MAX_RETAINED)) {
    await rm(join(folderOfReleases, name), { recursive: true, force: true });
  }
}
