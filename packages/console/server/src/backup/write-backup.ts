import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { writeWholeFile } from '../platform/database/write-whole-file.ts';
import { BackupError, type BackupItem, textOf } from './backup-format.ts';
import { type BackupSummary, checkBackup } from './read-backup.ts';
import { createSeal } from './seal.ts';

async function* sealedText(items: AsyncIterable<BackupItem>): AsyncGenerator<string> {
  const seal = createSeal();
  for await (const item of items) {
    seal.add(item);
    yield textOf(item);
  }
  yield textOf({ kind: 'end', end: seal.end() });
}

const exists = (path: string): Promise<boolean> =>
  access(path, constants.F_OK).then(
    () => true,
    () => false,
  );

async function requireNewFile(path: string): Promise<void> {
  const folder = dirname(resolve(path));
  if (!(await exists(folder)))
    throw new BackupError(
      `The folder ${folder} does not exist. Create it, or choose another one, and run the backup again.`,
    );
  if (await exists(path)) throw new BackupError(`${path} already exists, and backups are never overwritten.`);
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

function cannotWrite(path: string, error: unknown): unknown {
  const { syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined
    ? error
    : new BackupError(`The backup cannot be written to ${path}: ${reasonOf(error)}.`, { cause: error });
}

/**
 * Writes a backup that only its owner can read.
 * The file gets its name only after it was read back, so a file with that name is always complete. Throws `BackupError`
 * if the folder is missing, or the file exists or cannot be written.
 */
export async function writeBackup(path: string, items: AsyncIterable<BackupItem>): Promise<BackupSummary> {
  await requireNewFile(path);
  try {
    return await writeWholeFile(path, sealedText(items), checkBackup);
  } catch (error) {
    throw cannotWrite(path, error);
  }
}
