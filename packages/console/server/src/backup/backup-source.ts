import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { importAuthorization, readImportSecret } from '../import/import-secret.ts';
import { openDatabase } from '../store/database.ts';
import { askHolder } from '../store/folder-lock.ts';
import { runWork } from '../store/work.ts';
import { BackupError } from './backup-format.ts';
import { requireCareline } from './database-items.ts';
import { makeCopyFolder } from './folder-copy.ts';
import { type OpenPlace, openAsIs, type PlaceSettings } from './open-as-is.ts';
import { auditBackup } from './restore-backup.ts';

/** Puts the backup into the audit first: what is read of patients is written down before it is read. */
async function audited(source: OpenPlace): Promise<OpenPlace> {
  try {
    await requireCareline(source.db);
    await runWork(source.db, (tx) => auditBackup(tx, 'backup'));
    return source;
  } catch (error) {
    await source.close();
    throw error;
  }
}

async function requireDatabase(dataFolder: string): Promise<void> {
  const missing = await access(join(dataFolder, 'database'), constants.F_OK).then(
    () => false,
    () => true,
  );
  if (missing) throw new BackupError(`There is nothing to back up: no database is in ${dataFolder}.`);
}

async function askForCopy(address: string, dataFolder: string, name: string): Promise<void> {
  const secret = await readImportSecret(dataFolder);
  if (!secret) {
    throw new BackupError(
      `Careline runs at ${address}, but its secret in ${dataFolder} cannot be read. Run the backup as the user who started it.`,
    );
  }
  const url = new URL('/api/backup/copy', address);
  url.searchParams.set('to', name);
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: importAuthorization(secret) },
  }).catch((error) => {
    throw new BackupError(`The server at ${address} does not answer. Try again.`, { cause: error });
  });
  if (response.ok) return;
  throw new BackupError(
    `The server at ${address} could not copy its database (it answered ${response.status}). Its log says more; the disk may be full.`,
  );
}

/** A copy that the running server makes between two requests; the server goes on while this process reads it. */
async function fromRunning(dataFolder: string, address: string): Promise<OpenPlace> {
  const copy = await makeCopyFolder(dataFolder);
  try {
    await askForCopy(address, dataFolder, copy.name);
    const { db, close } = await openDatabase({ dataFolder: copy.path });
    const closeBoth = async () => {
      await close();
      await copy.remove();
    };
    return {
      description: `${dataFolder}, while it is served at ${address}`,
      db,
      dataFolder,
      close: closeBoth,
    };
  } catch (error) {
    await copy.remove();
    throw error;
  }
}

/**
 * Opens what the settings name, and puts the backup into its audit. Throws `BackupError` where there is nothing to back
 * up, `DatabaseOpenError` where it cannot be opened.
 */
export async function openSource(settings: PlaceSettings): Promise<OpenPlace> {
  const { databaseUrl, dataFolder } = settings;
  if (databaseUrl !== undefined) return audited(await openAsIs(settings));
  const holder = await askHolder(dataFolder);
  if (!holder) {
    await requireDatabase(dataFolder);
    return audited(await openAsIs(settings));
  }
  if (holder.address !== undefined) return fromRunning(dataFolder, holder.address);
  throw new BackupError(
    `Another process is at work on ${dataFolder} and serves no address (yet). Try again in a moment.`,
  );
}
