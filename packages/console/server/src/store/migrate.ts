import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseOpenError, sqlState } from './database-errors.ts';
import * as first from './migrations/0001-first.ts';
import * as person from './migrations/0002-person.ts';
import * as importedResources from './migrations/0003-imported-resources.ts';
import * as staffSessions from './migrations/0004-staff-sessions.ts';
import * as access from './migrations/0005-access.ts';
import * as secondFactorRetention from './migrations/0006-second-factor-retention.ts';
import * as mailTries from './migrations/0007-mail-tries.ts';
import * as registration from './migrations/0008-registration.ts';
import * as encounters from './migrations/0009-encounters.ts';
import * as partnerTokens from './migrations/0010-partner-tokens.ts';
import * as deviceSecret from './migrations/0011-device-secret.ts';
import * as worklist from './migrations/0012-worklist.ts';
import * as reports from './migrations/0013-reports.ts';
import * as notesAndFollowUps from './migrations/0014-notes-and-follow-ups.ts';
import * as callingHours from './migrations/0015-calling-hours.ts';
import * as callHistory from './migrations/0016-call-history.ts';
import * as callCorrections from './migrations/0017-call-corrections.ts';
import * as callLine from './migrations/0018-call-line.ts';
import * as callChanges from './migrations/0019-call-changes.ts';
import * as patientMessage from './migrations/0020-patient-message.ts';
import * as escalatedCalls from './migrations/0021-escalated-calls.ts';
import * as infantLink from './migrations/0022-infant-link.ts';
import * as stoppedNumbers from './migrations/0023-stopped-numbers.ts';
import * as examinationFiles from './migrations/0024-examination-files.ts';
import * as readingAlerts from './migrations/0025-reading-alerts.ts';
import * as openSigns from './migrations/0026-open-signs.ts';
import * as dutyDoctor from './migrations/0027-duty-doctor.ts';
import * as importDoubts from './migrations/0028-import-doubts.ts';
import * as judgedAgain from './migrations/0029-judged-again.ts';
import * as providerRecords from './migrations/0030-provider-records.ts';
import * as programmeThreshold from './migrations/0031-programme-threshold.ts';
import * as signInSeconds from './migrations/0032-sign-in-seconds.ts';
import * as workChanges from './migrations/0033-work-changes.ts';
import * as facilities from './migrations/0036-facilities.ts';
import type { Schema } from './schema.ts';

interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
}

/** In order; one that was released never changes. */
const MIGRATIONS: readonly Migration[] = [
  { name: '0001-first', up: first.up },
  { name: '0002-person', up: person.up },
  { name: '0003-imported-resources', up: importedResources.up },
  { name: '0004-staff-sessions', up: staffSessions.up },
  { name: '0005-access', up: access.up },
  { name: '0006-second-factor-retention', up: secondFactorRetention.up },
  { name: '0007-mail-tries', up: mailTries.up },
  { name: '0008-registration', up: registration.up },
  { name: '0009-encounters', up: encounters.up },
  { name: '0010-partner-tokens', up: partnerTokens.up },
  { name: '0011-device-secret', up: deviceSecret.up },
  { name: '0012-worklist', up: worklist.up },
  { name: '0013-reports', up: reports.up },
  { name: '0014-notes-and-follow-ups', up: notesAndFollowUps.up },
  { name: '0015-calling-hours', up: callingHours.up },
  { name: '0016-call-history', up: callHistory.up },
  { name: '0017-call-corrections', up: callCorrections.up },
  { name: '0018-call-line', up: callLine.up },
  { name: '0019-call-changes', up: callChanges.up },
  { name: '0020-patient-message', up: patientMessage.up },
  { name: '0021-escalated-calls', up: escalatedCalls.up },
  { name: '0022-infant-link', up: infantLink.up },
  { name: '0023-stopped-numbers', up: stoppedNumbers.up },
  { name: '0024-examination-files', up: examinationFiles.up },
  { name: '0025-reading-alerts', up: readingAlerts.up },
  { name: '0026-open-signs', up: openSigns.up },
  { name: '0027-duty-doctor', up: dutyDoctor.up },
  { name: '0028-import-doubts', up: importDoubts.up },
  { name: '0029-judged-again', up: judgedAgain.up },
  { name: '0030-provider-records', up: providerRecords.up },
  { name: '0031-programme-threshold', up: programmeThreshold.up },
  { name: '0032-sign-in-seconds', up: signInSeconds.up },
  { name: '0033-work-changes', up: workChanges.up },
  { name: '0036-facilities', up: facilities.up },
];

/** Any fixed number: processes that start together on one database take turns by it. */
const MIGRATION_LOCK = 7_310_015;
/** SQLSTATE of a missing right. */
const NOT_ALLOWED = '42501';

/** The names of the migrations this version knows, in order. */
export const migrationNames = (): readonly string[] => MIGRATIONS.map((migration) => migration.name);

/** A role that only serves may not make tables, and need not once the table is there. */
async function ensureMigrationTable(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('migration') is not null as there`.execute(tx);
  if (rows[0]?.there) return;
  await sql`create table migration (
    name text primary key,
    applied_at timestamptz not null default now()
  )`.execute(tx);
}

async function appliedNames(tx: Transaction<Schema>): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from migration`.execute(tx);
  return new Set(rows.map((row) => row.name));
}

function refuseNewerDatabase(applied: ReadonlySet<string>): void {
  const known = new Set(migrationNames());
  const unknown = [...applied].filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new DatabaseOpenError(
    `The database was made by a newer version of Careline (it has ${unknown.join(', ')}). Start that version, or restore a backup from before the update.`,
  );
}

/**
 * Applies what is missing of the migrations `wanted` (all of them) in a transaction of the caller's; answers the names of
 * what it applied. Throws `DatabaseOpenError` for a database of a newer version.
 */
export async function migrateIn(
  tx: Transaction<Schema>,
  wanted: readonly string[] = migrationNames(),
): Promise<readonly string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await ensureMigrationTable(tx);
  const applied = await appliedNames(tx);
  refuseNewerDatabase(applied);
  const pending = MIGRATIONS.filter(({ name }) => wanted.includes(name) && !applied.has(name));
  for (const { name, up } of pending) {
    await up(tx as unknown as Kysely<unknown>);
    await sql`insert into migration (name) values (${name})`.execute(tx);
  }
  return pending.map((migration) => migration.name);
}

/**
 * Brings the database to this version's tables, all or nothing. Several processes may call it at once; the later ones
 * find nothing left to do. Answers the names of what it applied.
 */
export async function migrate({ db }: Pick<Database, 'db'>): Promise<readonly string[]> {
  try {
    return await db.transaction().execute((tx) => migrateIn(tx));
  } catch (error) {
    if (sqlState(error) !== NOT_ALLOWED) throw error;
    throw new DatabaseOpenError(
      'The tables are of an older version of Careline, and this role may not change them. Run `npm start -- migrate` as the role that owns them.',
      { cause: error },
    );
  }
}
