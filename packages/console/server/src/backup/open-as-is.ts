import type { Settings } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';

/** A database that is open as it was found: no migration is applied. */
export interface OpenPlace extends Pick<Database, 'db'> {
  /** For people: what was opened. */
  readonly description: string;
  /** Where files belong to it; undefined for a database server without a folder of this machine. */
  readonly dataFolder: string | undefined;
  close(): Promise<void>;
}

export type PlaceSettings = Pick<Settings, 'databaseUrl' | 'dataFolder' | 'mailFolder'>;

async function openServer(databaseUrl: string, dataFolder: string | undefined): Promise<OpenPlace> {
  const { db, close } = await openDatabase({ databaseUrl });
  return { description: 'the database server', db, dataFolder, close };
}

async function openFolder(dataFolder: string): Promise<OpenPlace> {
  const lock = await lockFolder(dataFolder, () => ({ address: undefined }));
  try {
    const { db, close } = await openDatabase({ dataFolder });
    const closeBoth = async () => {
      await close();
      await lock.release();
    };
    return { description: dataFolder, db, dataFolder, close: closeBoth };
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Opens what the settings name; the embedded database behind its lock. Throws `FolderInUseError`, `DatabaseOpenError`. */
export function openAsIs({ databaseUrl, dataFolder, mailFolder }: PlaceSettings): Promise<OpenPlace> {
  if (databaseUrl === undefined) return openFolder(dataFolder);
  return openServer(databaseUrl, mailFolder === undefined ? undefined : dataFolder);
}
