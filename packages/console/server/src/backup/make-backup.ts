import type { BackupItem } from './backup-format.ts';
import { fileItems } from './data-files.ts';
import { databaseItems, withSnapshot } from './database-items.ts';
import type { OpenPlace } from './open-as-is.ts';
import type { BackupSummary } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

async function* both(
  rows: AsyncIterable<BackupItem>,
  files: AsyncIterable<BackupItem> | undefined,
): AsyncGenerator<BackupItem> {
  yield* rows;
  if (files) yield* files;
}

/** Writes a consistent snapshot of a source and its files to `path`. Throws `BackupError`. */
export function makeBackup(
  { db, dataFolder }: Pick<OpenPlace, 'db' | 'dataFolder'>,
  path: string,
  madeAt = new Date(),
): Promise<BackupSummary> {
  return withSnapshot(db, (tx) =>
    writeBackup(
      path,
      both(databaseItems(tx, madeAt), dataFolder === undefined ? undefined : fileItems(dataFolder)),
    ),
  );
}
