import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseOpenError, sqlState } from './database-errors.ts';
import { grantToServing, refusedRole } from './grants.ts';
import * as tables from './migrations/0079-tables.ts';
import * as caseSheetReadings from './migrations/0080-case-sheet-readings.ts';
import * as pregnancyEntries from './migrations/0081-pregnancy-entries.ts';
import * as scoreSigns from './migrations/0082-score-signs.ts';
import * as finishing from './migrations/0083-finishing.ts';
import * as schemeSignatures from './migrations/0084-scheme-signatures.ts';
import * as labReportReadings from './migrations/0085-lab-report-readings.ts';
import * as assessmentReadings from './migrations/0086-assessment-readings.ts';
import * as staffRegistrations from './migrations/0087-staff-registrations.ts';
import * as medicineReviews from './migrations/0088-medicine-reviews.ts';
import * as prescriptionMode from './migrations/0089-prescription-mode.ts';
import * as dispensing from './migrations/0090-dispensing.ts';
import * as serverProcess from './migrations/0091-server-process.ts';
import * as signedFacts from './migrations/0092-signed-facts.ts';
import * as medicineAdherence from './migrations/0093-medicine-adherence.ts';
import * as medicineChecks from './migrations/0094-medicine-checks.ts';
import * as pendingReports from './migrations/0096-pending-reports.ts';
import * as comments from './migrations/0097-comments.ts';
import * as booking from './migrations/0104-booking.ts';
import * as waitingList from './migrations/0105-waiting-list.ts';
import * as arrivalToken from './migrations/0106-arrival-token.ts';
import * as patientLists from './migrations/0109-patient-lists.ts';
import * as labWork from './migrations/0112-lab-work.ts';
import * as directory from './migrations/0113-directory.ts';
import * as projects from './migrations/0114-projects.ts';
import * as billing from './migrations/0116-billing.ts';
import * as notifications from './migrations/0120-notifications.ts';
import * as notificationCounts from './migrations/0121-notification-counts.ts';
import * as notificationDevices from './migrations/0122-notification-devices.ts';
import * as notificationMail from './migrations/0123-notification-mail.ts';
import * as movedAppointments from './migrations/0125-moved-appointments.ts';
import * as readingEvents from './migrations/0131-reading-events.ts';
import * as partnerBackends from './migrations/0132-partner-backends.ts';
import * as bulkExports from './migrations/0133-bulk-exports.ts';
import * as paymentLinkMessages from './migrations/0137-payment-link-messages.ts';
import * as waitingEncounters from './migrations/0139-waiting-encounters.ts';
import type { Schema } from './schema.ts';

export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * Set only on a contraction, which removes something that earlier versions use: the oldest migration a version must
   * know to keep serving. Without it, every earlier version keeps serving (docs/decisions/0016).
   */
  readonly oldest?: string;
}

/** Creates the tables of all migrations up to `LAST_BEFORE` in one step. */
const BASELINE = '0079-tables';
/** A database with this migration already has the tables of the baseline, made by the migrations that it replaces. */
const LAST_BEFORE = '0079-near-names';

/** In order. A released migration never changes. */
const MIGRATIONS: readonly Migration[] = [
  { name: BASELINE, up: tables.up },
  { name: '0080-case-sheet-readings', up: caseSheetReadings.up },
  { name: '0081-pregnancy-entries', up: pregnancyEntries.up },
  { name: '0082-score-signs', up: scoreSigns.up },
  { name: '0083-finishing', up: finishing.up },
  { name: '0084-scheme-signatures', up: schemeSignatures.up },
  { name: '0085-lab-report-readings', up: labReportReadings.up },
  { name: '0086-assessment-readings', up: assessmentReadings.up },
  { name: '0087-staff-registrations', up: staffRegistrations.up },
  { name: '0088-medicine-reviews', up: medicineReviews.up },
  { name: '0089-prescription-mode', up: prescriptionMode.up },
  { name: '0090-dispensing', up: dispensing.up },
  { name: '0091-server-process', up: serverProcess.up },
  { name: '0092-signed-facts', up: signedFacts.up },
  { name: '0093-medicine-adherence', up: medicineAdherence.up },
  { name: '0094-medicine-checks', up: medicineChecks.up },
  { name: '0096-pending-reports', up: pendingReports.up },
  { name: '0097-comments', up: comments.up },
  { name: '0104-booking', up: booking.up },
  { name: '0105-waiting-list', up: waitingList.up },
  { name: '0106-arrival-token', up: arrivalToken.up },
  { name: '0109-patient-lists', up: patientLists.up },
  { name: '0112-lab-work', up: labWork.up },
  { name: '0113-directory', up: directory.up },
  { name: '0114-projects', up: projects.up },
  { name: '0116-billing', up: billing.up },
  { name: '0120-notifications', up: notifications.up },
  { name: '0121-notification-counts', up: notificationCounts.up },
  { name: '0122-notification-devices', up: notificationDevices.up },
  { name: '0123-notification-mail', up: notificationMail.up },
  { name: '0125-moved-appointments', up: movedAppointments.up },
  { name: '0131-reading-events', up: readingEvents.up },
  { name: '0132-partner-backends', up: partnerBackends.up },
  { name: '0133-bulk-exports', up: bulkExports.up },
  { name: '0137-payment-link-messages', up: paymentLinkMessages.up },
  { name: '0139-waiting-encounters', up: waitingEncounters.up },
];

/** An arbitrary fixed number, so that processes that start together on one database migrate one at a time. */
const MIGRATION_LOCK = 7_310_015;
/** SQLSTATEs of a missing privilege, and of a missing schema. */
const NOT_ALLOWED = new Set(['42501', '3F000']);
/** Another session held a required lock: a lock timeout or a deadlock. */
const HELD = new Set(['55P03', '40P01']);
/** Requests queue behind a waiting table change, so it waits no longer than they can tolerate. */
const LOCK_TIMEOUT_MS = 2_000;
/** Attempts per migration. Pauses start at 0.5 s and double up to 15 s. */
const MAX_TRIES = 10;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** How often to check whether the migrating process has finished. */
const TURN_PAUSE_MS = 500;

/** Reports a step of the run to the operator. */
export type ReportMigration = (
  event: 'migrated' | 'migration-held' | 'migration-elsewhere' | 'database-newer',
  facts: Readonly<Record<string, string | number>>,
) => void;

export interface MigrateOptions {
  readonly report?: ReportMigration;
  readonly migrations?: readonly Migration[];
  readonly lockTimeoutMs?: number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  /**
   * A further serving role besides those that can already read the tables. It gets its privileges with each change.
   */
  readonly grant?: string | undefined;
}

/** Returns the names of this version's migrations, in order. */
export const migrationNames = (): readonly string[] => MIGRATIONS.map((migration) => migration.name);

/** Returns the last migration of a database that stopped before the baseline, or undefined. */
export function endedBeforeBaseline(applied: readonly string[]): string | undefined {
  const earlier = applied.filter((name) => name < BASELINE).sort();
  return earlier.includes(LAST_BEFORE) ? undefined : earlier.at(-1);
}

/** Returns the applied migrations, with the baseline in place of those that it replaces. */
export const sinceBaseline = (applied: readonly string[]): readonly string[] =>
  applied.includes(LAST_BEFORE) ? [BASELINE, ...applied.filter((name) => name > BASELINE)] : applied;

/** A serving role may not create tables, and does not need to once the table exists. */
async function ensureMigrationTable(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('migration') is not null as there`.execute(tx);
  if (rows[0]?.there) return;
  await sql`create table migration (
    name text primary key,
    applied_at timestamptz not null default now(),
    oldest text
  )`.execute(tx);
}

interface Applied {
  readonly name: string;
  /** Set by a contraction. */
  readonly oldest: string | null;
}

async function readApplied(tx: Transaction<Schema>): Promise<readonly Applied[]> {
  const { rows } = await sql<Applied>`select name, oldest from migration`.execute(tx);
  const oldestOf = new Map(rows.map(({ name, oldest }) => [name, oldest]));
  const names = [...oldestOf.keys()];
  const ended = endedBeforeBaseline(names);
  if (ended !== undefined) {
    throw new DatabaseOpenError(
      `This version cannot bring the database up to date: its last change is ${ended}, and the earliest that can be brought up to date is ${LAST_BEFORE}. Start a version from November 2026 with this database once, then this one.`,
    );
  }
  return sinceBaseline(names).map((name) => ({ name, oldest: oldestOf.get(name) ?? null }));
}

const namesOf = (migrations: readonly { readonly name: string }[]): string =>
  migrations.map(({ name }) => name).join(', ');

interface Plan {
  readonly pending: readonly Migration[];
  /** Migrations of a newer version that this version can work with. */
  readonly newer: readonly Applied[];
}

/**
 * Returns what to apply. Throws `DatabaseOpenError` if this version cannot serve: it tolerates newer expansions only.
 */
function planOf(applied: readonly Applied[], migrations: readonly Migration[]): Plan {
  const known = new Set(migrations.map(({ name }) => name));
  const there = new Set(applied.map(({ name }) => name));
  const newer = applied.filter(({ name }) => !known.has(name));
  const pending = migrations.filter(({ name }) => !there.has(name));
  const livesWith = ({ oldest }: Applied) => oldest === null || known.has(oldest);
  const strange = pending.length > 0 ? newer : newer.filter((one) => !livesWith(one));
  if (strange.length === 0) return { pending, newer };
  throw new DatabaseOpenError(
    `The database was made by a newer version of Careline (it has ${namesOf(strange)}). Start that version, or restore a backup from before the update.`,
  );
}

async function apply(tx: Transaction<Schema>, { name, up, oldest }: Migration): Promise<void> {
  await up(tx as unknown as Kysely<unknown>);
  await sql`insert into migration (name, oldest) values (${name}, ${oldest ?? null})`.execute(tx);
}

/**
 * Applies the missing ones of the migrations `wanted` (by default all) in the caller's transaction, and returns their
 * names.
 * Only for a database that no process serves from. Throws `DatabaseOpenError` for a database of a newer version.
 */
export async function migrateIn(
  tx: Transaction<Schema>,
  wanted: readonly string[] = migrationNames(),
): Promise<readonly string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await ensureMigrationTable(tx);
  const { pending } = planOf(await readApplied(tx), MIGRATIONS);
  const names = sinceBaseline(wanted);
  const chosen = pending.filter(({ name }) => names.includes(name));
  for (const migration of chosen) await apply(tx, migration);
  return chosen.map(({ name }) => name);
}

type Step =
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'done'; readonly newer: readonly Applied[] }
  | { readonly kind: 'applied'; readonly name: string };

interface Run extends Required<Omit<MigrateOptions, 'grant'>> {
  readonly db: Kysely<Schema>;
  readonly grant: string | undefined;
}

/** Applies the next migration in its own transaction, unless another process is migrating. */
function takeStep({ db, migrations, lockTimeoutMs, grant }: Run): Promise<Step> {
  return db.transaction().execute(async (tx): Promise<Step> => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`set local lock_timeout = ${sql.lit(lockTimeoutMs)}`.execute(tx);
    const { rows } = await sql<{ mine: boolean }>`
      select pg_try_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)}) as mine`.execute(tx);
    if (!rows[0]?.mine) return { kind: 'elsewhere' };
    await ensureMigrationTable(tx);
    const { pending, newer } = planOf(await readApplied(tx), migrations);
    const [next] = pending;
    if (!next) {
      if (grant !== undefined) await grantToServing(tx, grant);
      return { kind: 'done', newer };
    }
    await apply(tx, next);
    await grantToServing(tx, grant);
    return { kind: 'applied', name: next.name };
  });
}

const isHeld = (error: unknown): boolean => HELD.has(sqlState(error) ?? '');

const gaveUp = (cause: unknown) =>
  new DatabaseOpenError(
    `The tables could not be changed: other sessions had them locked in each of ${MAX_TRIES} attempts. Tables that were not changed are as before, and running servers continue. Find long transactions (select pid, state, xact_start, query from pg_stat_activity order by xact_start), end them or wait, and start again.`,
    { cause },
  );

/** Applies one step. Retries after a pause while other sessions hold the tables. */
async function insist(run: Run): Promise<Step> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await takeStep(run);
    } catch (error) {
      if (!isHeld(error)) throw error;
      if (tries === MAX_TRIES) throw gaveUp(error);
      const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
      run.report('migration-held', { tries, pauseMs: pause, code: sqlState(error) ?? '' });
      await run.pause(pause);
    }
  }
}

async function migrateAll(run: Run): Promise<readonly string[]> {
  const applied: string[] = [];
  let isReported = false;
  for (;;) {
    const step = await insist(run);
    if (step.kind === 'done') {
      if (step.newer.length > 0) run.report('database-newer', { migrations: namesOf(step.newer) });
      return applied;
    }
    if (step.kind === 'applied') {
      applied.push(step.name);
      run.report('migrated', { migration: step.name });
    } else {
      if (!isReported) run.report('migration-elsewhere', {});
      isReported = true;
      await run.pause(TURN_PAUSE_MS);
    }
  }
}

/**
 * Migrates the database to this version, each migration in its own transaction, while servers of the previous version
 * keep running. Several processes may call it at once: one migrates, the others wait. Returns the names of the applied
 * migrations.
 */
export async function migrate(
  { db }: Pick<Database, 'db'>,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const defaults = {
    report: () => undefined,
    migrations: MIGRATIONS,
    lockTimeoutMs: LOCK_TIMEOUT_MS,
    pause: (milliseconds: number) => wait(milliseconds),
    grant: undefined,
  };
  try {
    return await migrateAll({ ...defaults, ...options, db });
  } catch (error) {
    if (!NOT_ALLOWED.has(sqlState(error) ?? '')) throw error;
    throw await refusedRole(db, error);
  }
}
