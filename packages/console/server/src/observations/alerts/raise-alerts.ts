import type { AlertLevel, Flag, RecordJudgement } from '@careline/core/internal/clinical';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { UNREADABLE_TIME } from '../doubtful-time.ts';
import { readFacts } from '../person-facts.ts';
import { COUNTS, judgeAnyReading, MEASURED, type MeasuredRow } from './judge-reading.ts';

const DAY_SECONDS = 86_400;
/** Older readings, such as those of an import, tell nothing of the present. */
export const ALERT_WINDOW_SECONDS = 31 * DAY_SECONDS;
/** Beyond what a wrong clock explains nothing has happened yet. */
const AHEAD_SECONDS = DAY_SECONDS;

/**
 * Whether a reading was taken in the days before it was stored; unix seconds. `writtenAt` is of the clock that dated the
 * reading: by a wrong clock too, what was measured now is of now.
 */
export const isRecent = (sortAt: number, createdAt: number, writtenAt = createdAt): boolean =>
  sortAt >= Math.min(createdAt, writtenAt) - ALERT_WINDOW_SECONDS && sortAt < createdAt + AHEAD_SECONDS;

/** What of a reading's time decides whether it may be of now. */
export interface UnsureTime {
  readonly at: number | null;
  readonly onDate?: string | null | undefined;
  readonly timeText?: string | null | undefined;
  /** Why its time cannot be. */
  readonly doubt?: string | null | undefined;
  readonly createdAt: number;
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?=\D|$|\d{4}(?!\d))/g;

const MONTH = /^(\d{4})-?(\d\d)$/;

/** Whether a text that names no day names a month or years that ended before an instant. */
function endedBefore(text: string, since: number): boolean {
  const [, year, month] = MONTH.exec(text) ?? [];
  // A day more, wherever the source is.
  if (year !== undefined) return Date.UTC(Number(year), Number(month), 2) / 1000 < since;
  const years = [...text.matchAll(YEAR)].map(([found]) => Number(found));
  return years.length > 0 && years.every((one) => Date.UTC(one + 1, 0, 2) / 1000 < since);
}

/**
 * Whether a reading may be of the days before it was stored because nobody can tell its day. A missing or odd time narrows the
 * wording, never the alarm (clinical safety, rule 1).
 */
export const mayBeRecent = ({ at, onDate, timeText, doubt, createdAt }: UnsureTime): boolean =>
  at === null && !onDate && !doubt && !endedBefore(timeText ?? '', createdAt - ALERT_WINDOW_SECONDS);

/**
 * Whether a reading that is judged again may be of the last 31 days: by its own time, else by the day on which it was stored.
 * Unix seconds.
 */
export const isOfLastDays = (
  { sortAt, createdAt }: { readonly sortAt: number; readonly createdAt: number },
  now: number,
): boolean => (sortAt === UNREADABLE_TIME ? createdAt : sortAt) >= now - ALERT_WINDOW_SECONDS;

/** When a reading was written: by a person's clock, or for an import, which has another one, when it came. */
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

/** Readings that count, of people who live, taken in the days before they were stored. */
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
  // What a wrong clock dated long ago stands among the alerts of today.
  sort_at: isRecent(row.sort_at, row.created_at) ? row.sort_at : row.created_at,
  raised_at: row.created_at,
});

/** What is there is judged anew: a call may tell of a pregnancy after its readings. */
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
 * Judges readings that are stored in this transaction and keeps an alert of each that asks for a look. The dead raise none,
 * and neither does what was taken more than 31 days before it was stored. Answers whether one of them is critical.
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
