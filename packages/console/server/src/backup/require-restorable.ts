import { GONE_AFTER_SECONDS } from '../platform/process/server-process.ts';
import { BackupError } from './backup-format.ts';
import { dataFiles } from './data-files.ts';
import { occupiedTables, whoIsAtWork } from './occupied.ts';
import type { OpenPlace } from './open-as-is.ts';

/** Throws `BackupError` if the database is in use, or if data would be lost without `replace`. */
export async function requireRestorable(
  { db, dataFolder, description }: OpenPlace,
  replace: boolean,
): Promise<void> {
  const working = await whoIsAtWork(db);
  if (working.length > 0) {
    throw new BackupError(
      `Careline is using this database (${working.join('; ')}). Stop all its processes first; a killed process is ignored after ${GONE_AFTER_SECONDS} s.`,
    );
  }
  const tables = await occupiedTables(db);
  const files = dataFolder === undefined ? [] : await dataFiles(dataFolder);
  if (replace || (tables.length === 0 && files.length === 0)) return;
  const what = [...tables, ...(files.length > 0 ? [`${files.length} files`] : [])];
  throw new BackupError(
    `Cannot restore into ${description}: it is not empty (${what.join(', ')}). Choose an empty target, or use --replace to overwrite what is there.`,
  );
}
