import type { Settings } from '../platform/config/config.ts';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { lockFolder } from '../platform/database/embedded/folder-lock.ts';

/** A database opened without applying migrations. */
export interface OpenPlace extends Pick<Database, 'db'> {
  /** What was opened, for messages to the user. */
  readonly description: string;
  /** The folder with its files; undefined for a database server without a folder on this machine. */
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

/** Opens the configured database; an embedded one is locked first. Throws `FolderInUseError`, `DatabaseOpenError`. */
export function openAsIs({ databaseUrl, dataFolder, mailFolder }: PlaceSettings): Promise<OpenPlace> {
  if (databaseUrl === undefined) return openFolder(dataFolder);
  return openServer(databaseUrl, mailFolder === undefined ? undefined : dataFolder);
}
