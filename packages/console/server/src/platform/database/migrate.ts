import { setTimeout as wait } from 'node:timers/promises';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from './database.ts';
import { DatabaseOpenError, sqlState } from './database-errors.ts';
import { grantToServing, refusedRole } from './grants.ts';
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
import * as auditBound from './migrations/0034-audit-bound.ts';
import * as auditMonths from './migrations/0035-audit-months.ts';
import * as facilities from './migrations/0036-facilities.ts';
import * as patientChanges from './migrations/0037-patient-changes.ts';
import * as linkRequests from './migrations/0040-link-requests.ts';
import * as mergedPatients from './migrations/0041-merged-patients.ts';
import * as movedEncounters from './migrations/0043-moved-encounters.ts';
import * as reportResults from './migrations/0044-report-results.ts';
import * as auditArchives from './migrations/0045-audit-archives.ts';
import * as organisationPreferences from './migrations/0046-organisation-preferences.ts';
import * as patientGoals from './migrations/0047-patient-goals.ts';
import * as patientPhoto from './migrations/0048-patient-photo.ts';
import * as genderCodes from './migrations/0049-gender-codes.ts';
import * as consultations from './migrations/0050-consultations.ts';
import * as availability from './migrations/0051-availability.ts';
import * as importedEncounters from './migrations/0052-imported-encounters.ts';
import * as liveEvents from './migrations/0053-live-events.ts';
import * as careTeams from './migrations/0054-care-teams.ts';
import * as videoVisits from './migrations/0055-video-visits.ts';
import * as recordTimeline from './migrations/0056-record-timeline.ts';
import * as assessments from './migrations/0057-assessments.ts';
import * as notesOfEncounters from './migrations/0058-notes-of-encounters.ts';
import * as tasks from './migrations/0059-tasks.ts';
import * as liveTasks from './migrations/0060-live-tasks.ts';
import * as caseSheets from './migrations/0061-case-sheets.ts';
import * as prescriptions from './migrations/0063-prescriptions.ts';
import * as prescriptionLiveEvents from './migrations/0064-prescription-live-events.ts';
import * as recordPresence from './migrations/0066-record-presence.ts';
import * as workNumbers from './migrations/0067-work-numbers.ts';
import * as phoneEnd from './migrations/0068-phone-end.ts';
import * as labs from './migrations/0069-labs.ts';
import * as labLiveEvents from './migrations/0070-lab-live-events.ts';
import * as formerPartnerKey from './migrations/0074-former-partner-key.ts';
import * as labFiles from './migrations/0075-lab-files.ts';
import * as patientTags from './migrations/0076-patient-tags.ts';
import * as webhooks from './migrations/0077-webhooks.ts';
import * as nearNames from './migrations/0079-near-names.ts';
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
import type { Schema } from './schema.ts';

export interface Migration {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
  /**
   * Only for a contraction, which takes away what earlier versions use: the migration a version has to know to serve
   * afterwards. Without it every earlier version goes on (docs/decisions/0016).
   */
  readonly oldest?: string;
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
  { name: '0034-audit-bound', up: auditBound.up },
  { name: '0035-audit-months', up: auditMonths.up },
  { name: '0036-facilities', up: facilities.up },
  { name: '0037-patient-changes', up: patientChanges.up },
  { name: '0040-link-requests', up: linkRequests.up },
  { name: '0041-merged-patients', up: mergedPatients.up },
  { name: '0043-moved-encounters', up: movedEncounters.up },
  { name: '0044-report-results', up: reportResults.up },
  { name: '0045-audit-archives', up: auditArchives.up },
  { name: '0046-organisation-preferences', up: organisationPreferences.up },
  { name: '0047-patient-goals', up: patientGoals.up },
  { name: '0048-patient-photo', up: patientPhoto.up },
  { name: '0049-gender-codes', up: genderCodes.up, oldest: genderCodes.oldest },
  { name: '0050-consultations', up: consultations.up },
  { name: '0051-availability', up: availability.up },
  { name: '0052-imported-encounters', up: importedEncounters.up },
  { name: '0053-live-events', up: liveEvents.up },
  { name: '0054-care-teams', up: careTeams.up },
  { name: '0055-video-visits', up: videoVisits.up },
  { name: '0056-record-timeline', up: recordTimeline.up },
  { name: '0057-assessments', up: assessments.up },
  { name: '0058-notes-of-encounters', up: notesOfEncounters.up },
  { name: '0059-tasks', up: tasks.up },
  { name: '0060-live-tasks', up: liveTasks.up },
  { name: '0061-case-sheets', up: caseSheets.up },
  { name: '0063-prescriptions', up: prescriptions.up },
  { name: '0064-prescription-live-events', up: prescriptionLiveEvents.up },
  { name: '0066-record-presence', up: recordPresence.up },
  { name: '0067-work-numbers', up: workNumbers.up },
  { name: '0068-phone-end', up: phoneEnd.up },
  { name: '0069-labs', up: labs.up },
  { name: '0070-lab-live-events', up: labLiveEvents.up },
  { name: '0074-former-partner-key', up: formerPartnerKey.up },
  { name: '0075-lab-files', up: labFiles.up },
  { name: '0076-patient-tags', up: patientTags.up },
  { name: '0077-webhooks', up: webhooks.up },
  { name: '0079-near-names', up: nearNames.up },
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
];

/** Any fixed number: processes that start together on one database take turns by it. */
const MIGRATION_LOCK = 7_310_015;
/** SQLSTATEs of a missing right, and of no schema that the role may use. */
const NOT_ALLOWED = new Set(['42501', '3F000']);
/** Somebody else held what was needed: a lock timeout, a deadlock. */
const HELD = new Set(['55P03', '40P01']);
/** Requests queue behind a waiting change of a table, so it waits no longer than they can bear. */
const LOCK_TIMEOUT_MS = 2_000;
/** Tries of one migration, and the pauses between them: 0.5 s, then twice as long each time, up to 15 s. */
const MOST_TRIES = 10;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 15_000;
/** So often it is looked whether the process that migrates has ended. */
const TURN_PAUSE_MS = 500;

/** What a run has to tell an operator. */
export type ReportMigration = (
  event: 'migrated' | 'migration-held' | 'migration-elsewhere' | 'database-newer',
  facts: Readonly<Record<string, string | number>>,
) => void;

export interface MigrateOptions {
  readonly report?: ReportMigration;
  readonly migrations?: readonly Migration[];
  readonly lockTimeoutMs?: number;
  readonly pause?: (milliseconds: number) => Promise<unknown>;
  /** A role that serves, besides those that may read the tables already: it is given its rights with each change of them. */
  readonly grant?: string | undefined;
}

/** The names of the migrations this version knows, in order. */
export const migrationNames = (): readonly string[] => MIGRATIONS.map((migration) => migration.name);

/** Tables of before name no oldest version: an unknown migration in them was written under no rule. */
async function addOldest(tx: Transaction<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from pg_attribute
    where attrelid = 'migration'::regclass and attname = 'oldest' and not attisdropped`.execute(tx);
  if (rows.length === 0) await sql`alter table migration add column oldest text`.execute(tx);
}

/** A role that only serves may not make tables, and need not once the table is there. */
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
  /** Of a contraction; undefined where the table is from before there was a rule. */
  readonly oldest: string | null | undefined;
}

async function readApplied(tx: Transaction<Schema>): Promise<readonly Applied[]> {
  const { rows } = await sql<{ row: Applied }>`select to_jsonb(m) as row from migration m`.execute(tx);
  return rows.map(({ row: { name, oldest } }) => ({ name, oldest }));
}

const namesOf = (migrations: readonly { readonly name: string }[]): string =>
  migrations.map(({ name }) => name).join(', ');

interface Plan {
  readonly pending: readonly Migration[];
  /** Of a newer version, which this one can live with. */
  readonly newer: readonly Applied[];
}

/** Throws `DatabaseOpenError` where this version cannot serve: of what is newer, only expansions let it go on. */
function planOf(applied: readonly Applied[], migrations: readonly Migration[]): Plan {
  const known = new Set(migrations.map(({ name }) => name));
  const there = new Set(applied.map(({ name }) => name));
  const newer = applied.filter(({ name }) => !known.has(name));
  const pending = migrations.filter(({ name }) => !there.has(name));
  const livesWith = ({ oldest }: Applied) => oldest === null || (oldest !== undefined && known.has(oldest));
  const strange = pending.length > 0 ? newer : newer.filter((one) => !livesWith(one));
  if (strange.length === 0) return { pending, newer };
  throw new DatabaseOpenError(
    `The database was made by a newer version of Careline (it has ${namesOf(strange)}). Start that version, or restore a backup from before the update.`,
  );
}

async function apply(tx: Transaction<Schema>, { name, up, oldest }: Migration): Promise<void> {
  await addOldest(tx);
  await up(tx as unknown as Kysely<unknown>);
  await sql`insert into migration (name, oldest) values (${name}, ${oldest ?? null})`.execute(tx);
}

/**
 * Applies what is missing of the migrations `wanted` (all of them) in a transaction of the caller's; answers the names of
 * what it applied. For a place that nobody serves from. Throws `DatabaseOpenError` for a database of a newer version.
 */
export async function migrateIn(
  tx: Transaction<Schema>,
  wanted: readonly string[] = migrationNames(),
): Promise<readonly string[]> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
  await ensureMigrationTable(tx);
  const { pending } = planOf(await readApplied(tx), MIGRATIONS);
  const chosen = pending.filter(({ name }) => wanted.includes(name));
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

/** The next migration in a transaction of its own, unless another process is at one. */
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
    `The tables could not be changed: in ${MOST_TRIES} tries somebody else held them each time. What was not changed is as it was, and servers that run go on. Look for long transactions (select pid, state, xact_start, query from pg_stat_activity order by xact_start), end them or wait, and start again.`,
    { cause },
  );

/** One step, again after a pause while others hold the tables. */
async function insist(run: Run): Promise<Step> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await takeStep(run);
    } catch (error) {
      if (!isHeld(error)) throw error;
      if (tries === MOST_TRIES) throw gaveUp(error);
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
 * Brings the database to this version's tables, each migration in a transaction of its own, beside servers of the version
 * before. Several processes may call it at once: one migrates, the others wait for it. Answers the names of what it applied.
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
