import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../platform/database/database.ts';
import { askHolder } from '../platform/database/embedded/folder-lock.ts';
import { type Damage, findDamage } from '../platform/database/upkeep/find-damage.ts';
import { runWork } from '../platform/database/work.ts';
import { importAuthorization, readImportSecret } from '../platform/process/command-secret.ts';
import { BackupError } from './backup-format.ts';
import { requireCareline } from './database-items.ts';
import { makeCopyFolder } from './folder-copy.ts';
import { type OpenPlace, openAsIs, type PlaceSettings } from './open-as-is.ts';
import { auditBackup } from './restore-backup.ts';

/** Records the backup in the audit before patient data is read. */
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
  const { detail = 'see its log' } = (await response.json().catch(() => ({}))) as { detail?: string };
  throw new BackupError(
    `The server at ${address} could not copy its database (it answered ${response.status}): ${detail}`,
  );
}

/**
 * Opens a copy that the running server makes between two requests.
 * The server continues while this process reads the copy.
 */
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

const MAX_NAMED = 5;

/** Throws `BackupError` if rows are missing from the database. */
async function whole(source: OpenPlace): Promise<OpenPlace> {
  try {
    const damage = await findDamage(source.db, { thorough: false });
    if (damage.length > 0) throw damagedSource(damage);
    return source;
  } catch (error) {
    await source.close();
    throw error;
  }
}

/** Returns the error for a damaged source, because its backup would be incomplete. */
export function damagedSource(damage: readonly Damage[]): BackupError {
  const named = damage.slice(0, MAX_NAMED).map(({ name, words }) => `${name}: ${words}`);
  const more = damage.length > MAX_NAMED ? `, and ${damage.length - MAX_NAMED} more` : '';
  return new BackupError(
    `The database is damaged (${named.join('; ')}${more}). No backup was written, because it would miss what cannot be read. Stop Careline, keep a copy of its data folder, and restore the last backup; npm start -- verify says what else is damaged.`,
  );
}

/**
 * Opens the embedded database, or a copy of it if a server is using it.
 * Throws `BackupError` if there is none, `DatabaseOpenError` if it cannot be opened.
 */
export async function openEmbeddedSource(settings: PlaceSettings): Promise<OpenPlace> {
  const { dataFolder } = settings;
  const holder = await askHolder(dataFolder);
  if (!holder) {
    await requireDatabase(dataFolder);
    return openAsIs(settings);
  }
  if (holder.address !== undefined) return fromRunning(dataFolder, holder.address);
  throw new BackupError(
    `Another process is using ${dataFolder} but does not serve an address yet. Try again in a moment.`,
  );
}

/**
 * Opens the configured database and records the backup in its audit.
 * Throws `BackupError` if there is nothing to back up or the database is damaged, and `DatabaseOpenError` if it cannot
 * be opened.
 */
export async function openSource(settings: PlaceSettings): Promise<OpenPlace> {
  if (settings.databaseUrl !== undefined) return audited(await openAsIs(settings));
  return audited(await whole(await openEmbeddedSource(settings)));
}
