import { mkdir, readdir, readFile, rename, rm, rmdir } from 'node:fs/promises';
import { DatabaseOpenError } from '../database-errors.ts';
import { diskRoom, inMegabytes, RESERVED_BYTES } from '../upkeep/disk-room.ts';

/** PostgreSQL version of the pinned PGlite. */
const POSTGRESQL = '18';

const MAKE_ROOM = (folder: string, free: string) =>
  new DatabaseOpenError(
    `The disk with ${folder} is full: ${free} are free, and the embedded database needs ${inMegabytes(RESERVED_BYTES)} to start. Free space and start again. Everything that was confirmed is saved.`,
  );

const damaged = (folder: string, reason: string) =>
  new DatabaseOpenError(
    `The embedded database in ${folder} is damaged: ${reason}. Its files are left as they are. Move that folder away and keep it, then restore the last backup: npm start -- restore FILE`,
  );

const otherVersion = (folder: string, version: string) =>
  new DatabaseOpenError(
    `The embedded database in ${folder} is of PostgreSQL ${version}, and this version of Careline has PostgreSQL ${POSTGRESQL} inside. Make a backup with the version of Careline that wrote it (npm start -- backup FILE), then restore it with this one into an empty folder.`,
  );

/** Returns the names in a folder, or none if it does not exist. */
async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw cannotOpen(folder, error instanceof Error ? error.message : String(error));
  }
}

function cannotOpen(folder: string, reason: string): DatabaseOpenError {
  return new DatabaseOpenError(
    `The embedded database in ${folder} cannot be opened: ${reason}. Check that the folder may be read and written by the user who runs Careline.`,
  );
}

/**
 * Returns a readable reason why the database thread could not open a folder. An error from PostgreSQL means damage,
 * unless the file system caused it.
 */
export async function openFailure(
  folder: string,
  { reason, byDatabase }: { readonly reason: string; readonly byDatabase: boolean },
): Promise<DatabaseOpenError> {
  const room = await diskRoom(folder);
  if (room?.state === 'full' || /No space left|ENOSPC/i.test(reason)) {
    return MAKE_ROOM(folder, room ? inMegabytes(room.freeBytes) : 'too few');
  }
  const isDenied = /Permission denied|Read-only file system|E(ACCES|PERM|ROFS)/i.test(reason);
  return byDatabase && !isDenied ? damaged(folder, reason) : cannotOpen(folder, reason);
}

async function requireSound(folder: string, names: readonly string[]): Promise<void> {
  // Without this file the engine would take the folder for a new one and write an empty database over the data.
  if (!names.includes('PG_VERSION')) throw damaged(folder, 'the file PG_VERSION is missing');
  const version = (await readFile(`${folder}/PG_VERSION`, 'utf8')).trim();
  if (version === POSTGRESQL) return;
  throw /^\d+(\.\d+)?$/.test(version)
    ? otherVersion(folder, version)
    : damaged(folder, 'the file PG_VERSION does not contain a version');
}

async function requireRoom(folder: string): Promise<void> {
  const room = await diskRoom(folder);
  if (room?.state === 'full') throw MAKE_ROOM(folder, inMegabytes(room.freeBytes));
}

/**
 * Checks a folder before the engine opens it. `make` creates a new database in a temporary folder, which is renamed
 * once complete, so that a killed start leaves no half-made database. Throws `DatabaseOpenError`.
 */
export async function prepareFolder(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  const names = await namesIn(folder);
  if (names.length > 0) {
    await requireSound(folder, names);
    return requireRoom(folder);
  }
  const making = `${folder}.making`;
  try {
    await rm(making, { recursive: true, force: true });
    await mkdir(making, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw await openFailure(folder, { reason: String((error as Error).message), byDatabase: false });
  }
  await requireRoom(making);
  await make(making);
  await rmdir(folder).catch(() => undefined);
  await rename(making, folder);
}
