import type { AlertLevel, Flag, RecordJudgement } from '@careline/core/internal/clinical';
import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { readFacts } from '../person-facts.ts';
import { COUNTS, judgeAnyReading, MEASURED, type MeasuredRow } from './judge-reading.ts';

const DAY_SECONDS = 86_400;
/** Older readings, for example from an import, say nothing about the patient's current state and raise no alerts. */
export const ALERT_WINDOW_SECONDS = 31 * DAY_SECONDS;
/** Largest clock error to tolerate. Readings further in the future are not believed. */
const AHEAD_SECONDS = DAY_SECONDS;

/**
 * Returns whether a reading was recent when it was stored.
 * Times are unix seconds. `writtenAt` comes from the clock that dated the reading, so that a reading taken now counts
 * as recent even if that clock is wrong.
 */
export const isRecent = (sortAt: number, createdAt: number, writtenAt = createdAt): boolean =>
  sortAt >= Math.min(createdAt, writtenAt) - ALERT_WINDOW_SECONDS && sortAt < createdAt + AHEAD_SECONDS;

/** The parts of a reading's time that decide whether it may be recent. */
export interface UnsureTime {
  readonly at: number | null;
  readonly onDate?: string | null | undefined;
  readonly timeText?: string | null | undefined;
  /** Why the time is impossible. */
  readonly doubt?: string | null | undefined;
  readonly createdAt: number;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?=\D|$|\d{4}(?!\d))/g;

const MONTH = /^(\d{4})-?(\d\d)$/;

/** Returns whether a text without a day names a month or years that ended before `since`. */
function endedBefore(text: string, since: number): boolean {
  const [, year, month] = MONTH.exec(text) ?? [];
  // One extra day covers any time zone of the source.
  if (year !== undefined) return Date.UTC(Number(year), Number(month), 2) / 1000 < since;
  const years = [...text.matchAll(YEAR)].map(([found]) => Number(found));
  return years.length > 0 && years.every((one) => Date.UTC(one + 1, 0, 2) / 1000 < since);
}

/**
 * Returns whether a reading of unknown day may have been taken shortly before it was stored.
 * A missing or odd time changes the wording but never suppresses the alert (clinical safety, rule 1).
 */
export const mayBeRecent = ({ at, onDate, timeText, doubt, createdAt }: UnsureTime): boolean =>
  at === null && !onDate && !doubt && !endedBefore(timeText ?? '', createdAt - ALERT_WINDOW_SECONDS);

/**
 * Returns whether a reading may be from the last 31 days, by its own time or else by the time it was stored.
 * Unix seconds.
 */
export const isOfLastDays = (
  { sortAt, createdAt }: { readonly sortAt: number; readonly createdAt: number },
  now: number,
): boolean => (sortAt === UNREADABLE_TIME ? createdAt : sortAt) >= now - ALERT_WINDOW_SECONDS;

/** When a reading was written: by the author's clock, or for imports, which use another clock, when it arrived. */
const WRITTEN_AT = sql`case when r.content_hash is null then least(r.created_at, r.updated_at) else r.created_at end`;

const DATED_LATELY = sql`(r.sort_at >= ${WRITTEN_AT} - ${ALERT_WINDOW_SECONDS}::bigint
  and r.sort_at < r.created_at + ${AHEAD_SECONDS}::bigint)`;

interface Row extends MeasuredRow {
  readonly id: string;
  readonly organisation_id: string;
  readonly facility_id: string;
  readonly person_id: string;
  readonly sort_at: number;
  readonly created_at: number;
  readonly time_text: string | null;
  readonly isDated: boolean;
  readonly time_zone: string;
}

/** Returns the recent readings that count, of living patients. */
async function readRecent(tx: Transaction<Schema>, ids: readonly string[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.organisation_id, r.facility_id, r.person_id, ${MEASURED}, r.sort_at, r.created_at, r.time_text,
      f.time_zone, ${DATED_LATELY} as "isDated"
    from reading r join facility f on f.id = r.facility_id join person p on p.id = r.person_id
    where r.id = any(${ids}::uuid[]) and p.deceased is null
      and r.metric is not null and ${COUNTS}
      and (${DATED_LATELY} or (r.at is null and r.on_date is null and r.doubt is null))`.execute(tx);
  return rows.filter(
    ({ isDated, at, on_date: onDate, time_text: timeText, created_at: createdAt }) =>
      isDated || mayBeRecent({ at, onDate, timeText, createdAt }),
  );
}

/** The columns of a row, as JSON for the statement that stores them. */
const asRecord = (row: Row, flag: Flag, level: AlertLevel, { missing, scheme }: RecordJudgement) => ({
  reading_id: row.id,
  organisation_id: row.organisation_id,
  facility_id: row.facility_id,
  person_id: row.person_id,
  level,
  flag: flag.code,
  measure: flag.measure,
  missing,
  scheme,
  // A reading that a wrong clock dated long ago is listed among today's alerts.
  sort_at: isRecent(row.sort_at, row.created_at) ? row.sort_at : row.created_at,
  raised_at: row.created_at,
});

/** Stores alerts and updates open ones. A call may report a pregnancy after its readings were stored. */
async function storeAlerts(
  tx: Transaction<Schema>,
  ids: readonly string[],
  alerts: readonly ReturnType<typeof asRecord>[],
): Promise<void> {
  await sql`
    insert into reading_alert (reading_id, organisation_id, facility_id, person_id, level, flag, measure, missing,
      scheme, sort_at, raised_at)
    select * from jsonb_to_recordset(${JSON.stringify(alerts)}::jsonb) as a(
      reading_id uuid, organisation_id uuid, facility_id uuid, person_id uuid, level text, flag text, measure text,
      missing text[], scheme text, sort_at bigint, raised_at bigint)
    order by reading_id
    on conflict (reading_id) do update set
      level = excluded.level, flag = excluded.flag, measure = excluded.measure, missing = excluded.missing,
      scheme = excluded.scheme
    where reading_alert.acknowledged_at is null and reading_alert.ended_at is null`.execute(tx);
  const flagged = alerts.map(({ reading_id }) => reading_id);
  await sql`
    delete from reading_alert
    where reading_id = any(${ids}::uuid[]) and reading_id <> all(${flagged}::uuid[])
      and acknowledged_at is null and ended_at is null`.execute(tx);
}

/**
 * Judges readings stored in this transaction and raises alerts.
 * Returns whether any is critical. Patients who have died get no alerts, nor do readings taken more than 31 days before
 * they were stored.
 */
export async function raiseAlerts(tx: Transaction<Schema>, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const rows = await readRecent(tx, ids);
  if (rows.length === 0) return false;
  const zones = new Map(rows.map((row) => [row.person_id, row.time_zone]));
  const facts = await readFacts(tx, zones);
  const alerts = rows.flatMap((row) => {
    const known = facts.get(row.person_id);
    const judgement = known && judgeAnyReading(row, known, row.time_zone);
    const { flag, level } = judgement ?? {};
    return judgement && flag && level ? [asRecord(row, flag, level, judgement)] : [];
  });
  await storeAlerts(tx, ids, alerts);
  return alerts.some(({ level }) => level === 'critical');
}
