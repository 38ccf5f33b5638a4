import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { startOfDay } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { raiseAlerts } from './alerts/raise-alerts.ts';
import { doubtOf, isPartialDay, type StoredTime } from './doubtful-time.ts';
import { sortAt } from './reading-rows.ts';

type Tx = Transaction<Schema>;

interface Row extends StoredTime {
  readonly id: string;
  readonly doubt: string | null;
  readonly createdAt: number;
  readonly birthDate: string | null;
  readonly deceased: string | null;
  readonly timeZone: string;
}

/** Patients per batch. Limits the memory used after a large import. */
const PERSONS_AT_ONCE = 50;

async function readImported(tx: Tx, personIds: readonly string[]): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select r.id, r.at, r.on_date as "onDate", r.time_text as "timeText", r.doubt, r.created_at as "createdAt",
      p.birth_date as "birthDate", p.deceased, f.time_zone as "timeZone"
    from reading r join person p on p.id = r.person_id join facility f on f.id = r.facility_id
    where r.person_id = any(${personIds}::uuid[]) and r.content_hash is not null`.execute(tx);
  return rows;
}

/** Returns the sort time. A month or a year sorts by its first second. */
function sortedAt({ at, onDate, timeText, timeZone }: Row): number {
  const partial = at === null && onDate === null && timeText && isPartialDay(timeText);
  return partial
    ? startOfDay(`${timeText}-01-01`.slice(0, 'YYYY-MM-DD'.length), timeZone)
    : sortAt(at, onDate, timeZone);
}

function changeOf(row: Row) {
  const doubt = doubtOf(row, row, { now: row.createdAt, timeZone: row.timeZone }) ?? null;
  if (doubt === row.doubt) return [];
  return [
    { id: row.id, doubt, before: row.doubt, sort_at: doubt === null ? sortedAt(row) : UNREADABLE_TIME },
  ];
}

/** Stores the changed doubts. Alerts end if the time is now impossible, and are raised if it is now possible. */
async function storeChanges(tx: Tx, changes: readonly ReturnType<typeof changeOf>[number][], now: number) {
  if (changes.length === 0) return;
  await sql`
    update reading r set doubt = c.doubt, sort_at = c.sort_at
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as c (id uuid, doubt text, sort_at bigint)
    where r.id = c.id`.execute(tx);
  const doubted = changes.filter(({ doubt }) => doubt !== null).map(({ id }) => id);
  await sql`
    update reading_alert a set ended_at = ${now}, end_reason = r.doubt
    from reading r where r.id = a.reading_id and r.id = any(${doubted}::uuid[]) and a.ended_at is null`.execute(
    tx,
  );
  const believed = changes.filter(({ doubt }) => doubt === null);
  await sql`
    delete from reading_alert a
    using jsonb_to_recordset(${JSON.stringify(believed)}::jsonb) as c (id uuid, before text)
    where a.reading_id = c.id and a.end_reason = c.before and a.acknowledged_at is null`.execute(tx);
  await raiseAlerts(
    tx,
    believed.map(({ id }) => id),
  );
}

/** Checks the times of imported readings again after a patient's date of birth or death changed. */
export async function doubtAgain(tx: Tx, personIds: readonly string[], now: number): Promise<void> {
  for (let from = 0; from < personIds.length; from += PERSONS_AT_ONCE) {
    const rows = await readImported(tx, personIds.slice(from, from + PERSONS_AT_ONCE));
    await storeChanges(tx, rows.flatMap(changeOf), now);
  }
}
