import type { Settings } from '../config/config.ts';
import { giveSignsOfLife } from '../process/server-process.ts';
import { type Database, openDatabase } from './database.ts';
import { lockFolder } from './embedded/folder-lock.ts';
import { requireRights } from './grants.ts';
import { migrate, type ReportMigration } from './migrate.ts';

export interface Store {
  readonly database: Database;
  close(): Promise<void>;
}

/**
 * Opens this process's database and migrates it to this version.
 * The embedded database is opened behind its folder's lock. `address` is where this process serves, for other processes
 * that ask the lock. `locked` is called after locking and before opening, and `tell` with messages about the tables for
 * the operator.
 */
export async function openStore(
  settings: Settings,
  address: () => string | undefined,
  locked: () => void | Promise<void> = () => undefined,
  report?: ReportMigration,
): Promise<Store> {
  const { databaseUrl, dataFolder, poolSize } = settings;
  const lock = databaseUrl ? undefined : await lockFolder(dataFolder, () => ({ address: address() }));
  try {
    await locked();
    const database = await openDatabase(databaseUrl ? { databaseUrl, poolSize } : { dataFolder });
    const prepare = async () => {
      await migrate(database, report ? { report } : {});
      if (database.kind === 'embedded') return undefined;
      await requireRights(database.db);
      return giveSignsOfLife(database.db);
    };
    const signs = await prepare().catch(async (error) => {
      await database.close();
      throw error;
    });
    const close = async () => {
      await signs?.stop();
      await database.close();
      await lock?.release();
    };
    return { database, close };
  } catch (error) {
    await lock?.release();
    throw error;
  }
}
