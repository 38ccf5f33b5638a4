import { type Kysely, sql, type Transaction } from 'kysely';
import { writeAudit } from '../platform/access/audit.ts';
import { grantTo, servingRoles } from '../platform/database/grants.ts';
import {
  endedBeforeBaseline,
  migrateIn,
  migrationNames,
  sinceBaseline,
} from '../platform/database/migrate.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { BackupError, type BackupHeader, type BackupItem, type BackupTable } from './backup-format.ts';
import { type StagedFiles, stageFiles } from './data-files.ts';
import { emptyTable, insertRows, setSequences } from './insert-rows.ts';
import { dropEverything } from './occupied.ts';
import { spellPlainly } from './plain-values.ts';
import { type BackupSummary, checkBackup, readBackup } from './read-backup.ts';
import { readTables, type Table } from './read-tables.ts';

type Tx = Transaction<Schema>;

export interface RestoreOptions {
  /** Where to write the backup's files. If undefined, they are left out. */
  readonly dataFolder?: string | undefined;
  /** The version to which the tables are migrated: the backup's own in tests, otherwise this one. */
  readonly upTo?: 'backup' | 'now';
  /** Another role to grant access, in addition to the roles that can read the tables now. */
  readonly grant?: string | undefined;
}

export interface Restored {
  readonly summary: BackupSummary;
  /** Tables in the backup that Careline does not know. */
  readonly strangers: readonly string[];
  readonly filesLeftOut: number;
  /** Names of the migrations that were applied after the restore. */
  readonly upgraded: readonly string[];
}

/** Throws `BackupError` for a backup whose version this one cannot read. */
export function requireKnownVersion({ migrations, version }: BackupHeader): void {
  const ended = endedBeforeBaseline(migrations);
  if (ended !== undefined) {
    throw new BackupError(
      `The backup was made by a version of Careline that this one no longer reads (its last change is ${ended}). Restore it with a version from November 2026, and make a backup with that one.`,
    );
  }
  const known = migrationNames();
  const unknown = sinceBaseline(migrations).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new BackupError(
    `The backup was made by a newer version of Careline, ${version} (it has ${unknown.join(', ')}). Restore it with that version.`,
  );
}

interface Target {
  readonly tx: Tx;
  readonly tables: ReadonlyMap<string, Table>;
  readonly files: StagedFiles | undefined;
}

/** The table being read. */
interface Progress {
  readonly about?: BackupTable;
  readonly table?: Table | undefined;
}

/** Returns a consumer that restores items one by one, and its result. */
function createTaker({ tx, tables, files }: Target) {
  const strangers: string[] = [];
  let now: Progress = {};
  let filesLeftOut = 0;

  async function begin(about: BackupTable): Promise<void> {
    const table = tables.get(about.table);
    now = { about, table };
    if (!table) return void strangers.push(about.table);
    await emptyTable(tx, table);
    await setSequences(tx, about);
  }

  async function take(item: BackupItem): Promise<void> {
    if (item.kind === 'table') return begin(item.table);
    if (item.kind === 'rows' && now.about && now.table)
      return insertRows(tx, now.about, now.table, item.lines);
    if (item.kind === 'file' && files) return files.begin(item.file);
    if (item.kind === 'bytes' && files) return files.add(item.line);
    if (item.kind === 'file') filesLeftOut += 1;
  }

  return { take, result: () => ({ strangers, filesLeftOut }) };
}

/** Writes one audit row per organisation, so that its auditors see what happened to their data. */
export async function auditBackup(tx: Kysely<Schema>, action: 'backup' | 'restore'): Promise<void> {
  const organisations = await tx.selectFrom('organisation').select('id').execute();
  const requestId = `${action}-${newId()}`;
  for (const { id } of organisations) {
    await writeAudit(tx, { requestId, action, outcome: 'done', organisationId: id });
  }
}

async function restoreIn(tx: Tx, path: string, summary: BackupSummary, files: StagedFiles | undefined) {
  await spellPlainly(tx);
  await dropEverything(tx);
  await migrateIn(tx, summary.header.migrations);
  const tables = new Map((await readTables(tx)).map((table) => [table.name, table]));
  await sql`set constraints all deferred`.execute(tx);
  const taker = createTaker({ tx, tables, files });
  for await (const item of readBackup(path)) await taker.take(item);
  // Tables cannot be altered while deferred constraint checks are pending.
  await sql`set constraints all immediate`.execute(tx);
  return taker.result();
}

/**
 * Restores the database and the files of the data folder, then migrates them to this version.
 * Everything happens in one transaction. Existing data is deleted; the caller must ask first. The backup is read in
 * full and compared with its seal before anything changes. Throws `BackupError`.
 */
export async function restoreBackup(
  db: Kysely<Schema>,
  path: string,
  { dataFolder, upTo = 'now', grant }: RestoreOptions = {},
): Promise<Restored> {
  const summary = await checkBackup(path);
  requireKnownVersion(summary.header);
  const files = dataFolder === undefined ? undefined : await stageFiles(dataFolder);
  try {
    const restored = await db.transaction().execute(async (tx) => {
      const roles = new Set([...(await servingRoles(tx)), ...(grant === undefined ? [] : [grant])]);
      const result = await restoreIn(tx, path, summary, files);
      const upgraded = upTo === 'now' ? await migrateIn(tx) : [];
      if (upTo === 'now') await auditBackup(tx, 'restore');
      for (const role of roles) await grantTo(tx, role);
      await files?.swap();
      return { summary, upgraded, ...result };
    });
    await files?.finish();
    return restored;
  } catch (error) {
    await files?.undo();
    throw error;
  }
}
