import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { cp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { DiskFullError } from '../platform/database/database-errors.ts';
import { askHolder, lockFolder } from '../platform/database/embedded/folder-lock.ts';
import type { Schema } from '../platform/database/schema.ts';
import { diskRoom, inMegabytes, RESERVED_BYTES } from '../platform/database/upkeep/disk-room.ts';

/** Name of the folder for a database copy. It is next to the database, so the disk must have room for both. */
const COPY_NAME = /^copy-[0-9a-f]{16}$/;

export const isCopyName = (name: string): boolean => COPY_NAME.test(name);

export interface CopyFolder {
  readonly name: string;
  readonly path: string;
  remove(): Promise<void>;
}

/** Deletes copies left by killed backups. Their locks are free. */
async function removeAbandoned(dataFolder: string): Promise<void> {
  for (const name of (await readdir(dataFolder)).filter(isCopyName)) {
    const path = join(dataFolder, name);
    if (!(await askHolder(path))) await rm(path, { recursive: true, force: true });
  }
}

/** Creates a folder for a copy in a data folder, locked by this process until it is removed. */
export async function makeCopyFolder(dataFolder: string): Promise<CopyFolder> {
  await removeAbandoned(dataFolder);
  const name = `copy-${randomBytes(8).toString('hex')}`;
  const path = join(dataFolder, name);
  const lock = await lockFolder(path, () => ({ address: undefined }));
  const remove = async () => {
    await rm(path, { recursive: true, force: true });
    await lock.release();
  };
  return { name, path, remove };
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Throws `DiskFullError` if the copy would leave too little room for the database. */
async function requireRoomFor(dataFolder: string): Promise<void> {
  const room = await diskRoom(dataFolder);
  const needed = (await bytesIn(join(dataFolder, 'database'))) + RESERVED_BYTES;
  if (!room || room.freeBytes >= needed) return;
  throw new DiskFullError(
    `A copy of the database needs ${inMegabytes(needed)} on the disk of the data folder, but only ${inMegabytes(room.freeBytes)} are free.`,
  );
}

/**
 * Copies the files of the running embedded database while holding its only session.
 * Between two statements the files look as they would after a crash, and the database can open them. Requests wait
 * until the copy is complete.
 */
export async function copyEmbedded(db: Kysely<Schema>, dataFolder: string, name: string): Promise<void> {
  await db.connection().execute(async (session) => {
    await sql`checkpoint`.execute(session);
    await requireRoomFor(dataFolder);
    await cp(join(dataFolder, 'database'), join(dataFolder, name, 'database'), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
    });
  });
}
