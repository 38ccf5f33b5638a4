import { INDIA_PROGRAMME, type RecordJudgement, schemeName } from '@careline/core/internal/clinical';
import { LABORATORY_LIMITS } from '@careline/core/internal/labs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { BEFORE_ALL, type PortionOptions, runPortions } from '../../platform/database/portions.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { readFacts } from '../person-facts.ts';
import { COUNTS, judgeAnyReading, MEASURED, type MeasuredRow } from './judge-reading.ts';
import { ALERT_WINDOW_SECONDS, isOfLastDays, raiseAlerts } from './raise-alerts.ts';

/** Result of judging all stored readings by the current limits. Counts of values and of alerts. */
export interface JudgingReport {
  readonly flagged: number;
  readonly inRange: number;
  /** Within the triage limits but outside every reference range. */
  readonly noUrgentLimit: number;
  /** Counts by `NotJudged` reason. */
  readonly notJudged: Readonly<Record<string, number>>;
  readonly alertsBefore: number;
  readonly alertsAfter: number;
}

export interface JudgingState {
  /** Readings judged so far, including by the runs that this one resumed. */
  readonly judged: number;
  readonly report: JudgingReport;
  readonly isDone: boolean;
}

export const JUDGED_BY = schemeName(INDIA_PROGRAMME);
/**
 * The key for stored progress.
 * It names the edition of the unit, word and laboratory rules, so a new edition judges again.
 */
const PROGRESS = `${JUDGED_BY}+written@2+${LABORATORY_LIMITS}`;
/** The key for progress after a change of a programme's setting. */
const AFTER_SETTING = `${JUDGED_BY}+settings`;

const NOTHING: JudgingReport = {
  flagged: 0,
  inRange: 0,
  noUrgentLimit: 0,
  notJudged: {},
  alertsBefore: 0,
  alertsAfter: 0,
};
const AT_ONCE = 500;

interface Row extends MeasuredRow {
  readonly id: string;
  readonly person_id: string;
  readonly sort_at: number;
  readonly created_at: number;
  readonly time_zone: string;
}

/** Returns the next readings. After a setting change only recent readings follow, since older ones raise no alerts. */
async function nextReadings(
  tx: Transaction<Schema>,
  after: string,
  since: number | null,
): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.person_id, r.sort_at, r.created_at, f.time_zone, ${MEASURED}
    from reading r join facility f on f.id = r.facility_id
    where r.id > ${after}::uuid and r.metric is not null and ${COUNTS}
      and (${since}::bigint is null or r.sort_at >= ${since}::bigint)
    order by r.id limit ${AT_ONCE}`.execute(tx);
  return rows;
}

function counted(report: JudgingReport, judgements: readonly RecordJudgement[]): JudgingReport {
  let { flagged, inRange, noUrgentLimit } = report;
  const notJudged: Record<string, number> = { ...report.notJudged };
  for (const face of judgements.flatMap(({ faces }) => Object.values(faces))) {
    if (face.kind === 'flag') flagged += 1;
    else if (face.kind === 'in-range') inRange += 1;
    else if (face.kind === 'no-urgent-limit') noUrgentLimit += 1;
    else notJudged[face.reason] = (notJudged[face.reason] ?? 0) + 1;
  }
  return { ...report, flagged, inRange, noUrgentLimit, notJudged };
}

async function openAlerts(tx: Transaction<Schema>, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reading_alert where reading_id = any(${ids}::uuid[])`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Judges readings by the same rules as on save. Only readings of the last 31 days raise or end an alert. */
async function judgeRows(
  tx: Transaction<Schema>,
  rows: readonly Row[],
  report: JudgingReport,
  now: number,
): Promise<JudgingReport> {
  const facts = await readFacts(tx, new Map(rows.map((row) => [row.person_id, row.time_zone])));
  const judgements = rows.flatMap((row) => {
    const known = facts.get(row.person_id);
    return known ? [judgeAnyReading(row, known, row.time_zone)] : [];
  });
  const recent = rows
    .filter(({ sort_at: sortAt, created_at: createdAt }) => isOfLastDays({ sortAt, createdAt }, now))
    .map(({ id }) => id);
  const before = await openAlerts(tx, recent);
  await raiseAlerts(tx, recent);
  const after = await openAlerts(tx, recent);
  return {
    ...counted(report, judgements),
    alertsBefore: report.alertsBefore + before,
    alertsAfter: report.alertsAfter + after,
  };
}

interface Progress {
  readonly after_id: string;
  readonly judged: number;
  readonly report: JudgingReport;
  readonly ended_at: number | null;
}

const begin = (tx: Kysely<Schema>, scheme: string, now: number) =>
  sql`
    insert into judging (scheme, after_id, report, began_at)
    values (${scheme}, ${BEFORE_ALL}, ${JSON.stringify(NOTHING)}::jsonb, ${now})
    on conflict do nothing`.execute(tx);

/** Returns the progress, locked, or undefined while another process judges or when nothing is left. */
async function lockProgress(tx: Transaction<Schema>, scheme: string): Promise<Progress | undefined> {
  const { rows } = await sql<Progress>`
    select after_id, judged, report, ended_at from judging where scheme = ${scheme}
    for update skip locked`.execute(tx);
  return rows[0];
}

async function judgeNext(
  tx: Transaction<Schema>,
  scheme: string,
  now: number,
): Promise<JudgingState | undefined> {
  if (scheme === PROGRESS) await begin(tx, scheme, now);
  const progress = await lockProgress(tx, scheme);
  if (!progress) return undefined;
  const { judged, report } = progress;
  if (progress.ended_at !== null) return { judged, report, isDone: true };
  const rows = await nextReadings(
    tx,
    progress.after_id,
    scheme === AFTER_SETTING ? now - ALERT_WINDOW_SECONDS : null,
  );
  const last = rows.at(-1);
  const next = last ? await judgeRows(tx, rows, report, now) : report;
  const isDone = rows.length < AT_ONCE;
  await sql`
    update judging set after_id = ${last?.id ?? progress.after_id}, judged = judged + ${rows.length},
      report = ${JSON.stringify(next)}::jsonb, ended_at = ${isDone ? now : null}::bigint
    where scheme = ${scheme}`.execute(tx);
  return { judged: judged + rows.length, report: next, isDone };
}

export interface JudgeStoredOptions extends PortionOptions<JudgingState> {
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Judges all stored readings by the current limits and returns the progress.
 * Runs in portions of one transaction each and resumes where an interrupted run stopped. New readings are judged on
 * save. Returns undefined if another process is already judging.
 */
export const judgeStored = (
  db: Kysely<Schema>,
  options: JudgeStoredOptions,
): Promise<JudgingState | undefined> => judgeAll(db, PROGRESS, options);

const judgeAll = (
  db: Kysely<Schema>,
  scheme: string,
  { now, ...options }: JudgeStoredOptions,
): Promise<JudgingState | undefined> => runPortions(db, (tx) => judgeNext(tx, scheme, now()), options);

/** Deletes the progress, so that everything is judged again. */
export async function rejudge(db: Kysely<Schema>): Promise<void> {
  await sql`delete from judging where scheme = ${PROGRESS}`.execute(db);
}

/** Queues the readings of the last 31 days for judging after a programme's setting changed. */
export async function judgeRecentAgain(tx: Transaction<Schema>, now: number): Promise<void> {
  await sql`delete from judging where scheme = ${AFTER_SETTING}`.execute(tx);
  await begin(tx, AFTER_SETTING, now);
}

/** Judges readings queued by a setting change. When none are queued, this reads a single row. */
export const judgeAfterSetting = (
  db: Kysely<Schema>,
  options: JudgeStoredOptions,
): Promise<JudgingState | undefined> => judgeAll(db, AFTER_SETTING, options);
