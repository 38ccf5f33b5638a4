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
 * Opens this process's database: the embedded one behind the lock of its folder, or the server's; brings it to this
 * version's tables. `address` is where this process serves, for whoever asks the lock; `locked` is called between the
 * lock and the database, `tell` with what an operator is to know of the tables.
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
