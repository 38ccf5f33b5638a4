import type { CallReading } from '@careline/core/calls';
import type { PersonCourse } from '@careline/core/trends';
import { type Kysely, sql, type Transaction } from 'kysely';
import { judgeReading } from './judge-reading.ts';
import { readCourses } from './patient-course.ts';
import type { Schema } from './schema.ts';

/** Whether a row's person was in the motherhood programme when the reading was taken. */
const IN_MOTHERHOOD = sql<boolean>`exists (
  select from enrolment e
  where e.person_id = reading.person_id and e.programme = 'healthy_motherhood'
    and (e.ended_at is null or e.ended_at > reading.sort_at)
)`.as('maternity');

const storedReadings = (tx: Kysely<Schema>, contactId: string) =>
  tx
    .selectFrom('reading')
    .select(['id', 'metric', 'code', 'at', 'on_date', 'values', 'meal_situation', 'irr_pulse', 'status'])
    .select(['superseded_by', 'person_id'])
    .select(IN_MOTHERHOOD)
    .where('contact_id', '=', contactId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

type StoredReading = Awaited<ReturnType<typeof storedReadings>>[number];

/** As alerts and the readings of the patient judge it. */
function flagOf(row: StoredReading, course: PersonCourse, timeZone: string): CallReading['flag'] {
  const { flag, level } =
    judgeReading({ ...row, metric: row.metric ?? row.code ?? '' }, course, timeZone) ?? {};
  if (!flag) return null;
  const { code, measure, severity, shape } = flag;
  return { code, measure, severity, shape, ...(level && { level }) };
}

/** Every reading told on a call with whose it is and its flag, those that do not count any more included, oldest first. */
export async function readCallReadings(
  tx: Kysely<Schema>,
  { contactId, timeZone }: { readonly contactId: string; readonly timeZone: string },
): Promise<CallReading[]> {
  const rows = await storedReadings(tx, contactId);
  const zones = new Map(rows.map(({ person_id: person }) => [person, timeZone]));
  const courses = await readCourses(tx, zones);
  return rows.map((row) => {
    const course = courses.get(row.person_id);
    return {
      id: row.id,
      vitaId: row.person_id,
      metric: row.metric ?? row.code ?? '',
      timestamp: row.at ?? undefined,
      date: row.at === null ? (row.on_date ?? undefined) : undefined,
      values: row.values.map(({ key, text, unit }) => ({ key, text, unit: unit ?? undefined })),
      mealSituation: row.meal_situation ?? undefined,
      irrPulse: row.irr_pulse ?? undefined,
      status: row.status,
      supersededBy: row.superseded_by,
      flag: course ? flagOf(row, course, timeZone) : null,
    };
  });
}

/** What somebody said of a reading holds of the one that took its place, where the same was found in it. */
async function keepAcknowledged(tx: Transaction<Schema>, newIds: readonly string[]): Promise<void> {
  await sql`
    update reading_alert a set
      acknowledged_at = o.acknowledged_at, acknowledged_by = o.acknowledged_by, reason = o.reason, note = o.note
    from reading r join reading_alert o on o.reading_id = r.id
    where a.reading_id = any(${newIds}::uuid[]) and r.superseded_by = a.reading_id
      and a.acknowledged_at is null and o.acknowledged_at is not null
      and o.flag = a.flag and o.measure = a.measure and o.level = a.level`.execute(tx);
}

/**
 * The readings of a call that counted before `newIds` were stored do not any more: each gives way to the new one of the
 * same person and metric, and one that no new one replaces was entered in error. They stay as history.
 */
export async function supersedeReadings(
  tx: Transaction<Schema>,
  contactId: string,
  newIds: readonly string[],
  now: number,
): Promise<void> {
  await sql`
    with fresh as (
      select id, person_id, metric,
        row_number() over (partition by person_id, metric order by sort_at, id) as place
      from reading where contact_id = ${contactId} and id = any(${newIds}::uuid[])
    ), old as (
      select id, person_id, metric,
        row_number() over (partition by person_id, metric order by sort_at, id) as place
      from reading
      where contact_id = ${contactId} and not (id = any(${newIds}::uuid[])) and superseded_by is null and not deleted
    )
    update reading r set
      superseded_by = fresh.id,
      status = case when fresh.id is null then 'entered-in-error' else r.status end,
      deleted = fresh.id is null,
      updated_at = greatest(r.updated_at, ${now}::bigint)
    from old left join fresh
      on fresh.person_id = old.person_id and fresh.metric is not distinct from old.metric and fresh.place = old.place
    where r.id = old.id`.execute(tx);
  await keepAcknowledged(tx, newIds);
}
