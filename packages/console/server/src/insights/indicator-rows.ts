import {
  ANTENATAL_VISITS,
  type Indicator,
  isBirthWeightGood,
  isPressureControlled,
  isSugarControlled,
  LOST_DAYS,
  PRESCRIPTION_DAYS,
  RETURN_DAYS,
} from '@careline/core/internal/insights';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { adults, livingPeople } from '../charts/counts/chart-people.ts';
import { COUNTS } from '../observations/alerts/judge-reading.ts';
import type { Schema, StoredValue } from '../platform/database/schema.ts';
import { TOOK_PLACE } from '../worklist/patient-contacts.ts';
import { WAS_REACHED } from '../worklist/work-list.ts';
import { type MonthWindow, startOfMonth } from './month-window.ts';

/**
 * The rows behind an indicator: `id`, `person_id`, `staff_id`, `at` (unix seconds) and `counted`. Their number is the
 * denominator, and those that are counted are the numerator, so that a figure always equals its list.
 */
export type IndicatorRows = RawBuilder<unknown>;

const DAY = 86_400;

/** The facility and the end of the month, as the population charts take it. */
const placeOf = ({ organisationId, facilityId, timeZone, to }: MonthWindow) => ({
  organisationId,
  facilityId,
  timeZone,
  now: to,
});

const people = (month: MonthWindow) => livingPeople(placeOf(month));
const adultPeople = (month: MonthWindow) => adults(placeOf(month));

/** The member of staff who called the patient last before the end of the month. */
const lastCaller = (person: RawBuilder<unknown>, { facilityId, to }: MonthWindow) => sql`(
  select c.author_id from contact c
  where c.person_id = ${person} and c.facility_id = ${facilityId} and c.started_at < ${to}
  order by c.started_at desc, c.id desc limit 1)`;

const ofProgramme = (column: RawBuilder<unknown>, { programme }: MonthWindow) =>
  programme ? sql`and ${column} = ${programme}` : sql``;

/** Patients enrolled at the end of the month, each once, with the earliest enrolment. */
const enrolled = (month: MonthWindow) => sql`
  select distinct on (e.person_id) e.id, e.person_id, e.enrolled_at
  from enrolment e
  where e.facility_id = ${month.facilityId} and e.enrolled_at < ${month.to}
    and (e.ended_at is null or e.ended_at >= ${month.to}) ${ofProgramme(sql.ref('e.programme'), month)}
  order by e.person_id, e.enrolled_at, e.id`;

/** Patients among `among` who are enrolled, as rows `e`. */
const enrolledAmong = (month: MonthWindow, among: RawBuilder<unknown>) => sql`
  (${enrolled(month)}) e join (${among}) p on p.id = e.person_id`;

const row = (
  id: RawBuilder<unknown>,
  person: RawBuilder<unknown>,
  at: RawBuilder<unknown>,
  counted: RawBuilder<unknown>,
  month: MonthWindow,
) =>
  sql`select ${id} as id, ${person} as person_id, ${lastCaller(person, month)} as staff_id, ${at} as at, ${counted} as counted`;

const E_ID = sql.ref('e.id');
const E_PERSON = sql.ref('e.person_id');

/** Whether a call of the window reached patient `person` or a relative. */
const wasReached = (person: RawBuilder<unknown>, facilityId: string, from: number, to: number) => sql`exists (
  select from contact k join contact_status s on s.id = k.current_status_id
  where k.person_id = ${person} and k.facility_id = ${facilityId} and k.started_at >= ${from} and k.started_at < ${to}
    and ${WAS_REACHED})`;

const hadVisit = (
  person: RawBuilder<unknown>,
  facilityId: string,
  from: RawBuilder<unknown>,
  to: RawBuilder<unknown>,
) => sql`exists (
  select from encounter v
  where v.person_id = ${person} and v.facility_id = ${facilityId} and v.starts_at >= ${from} and v.starts_at < ${to}
    and ${TOOK_PLACE})`;

/** The last reading of a metric in a time, as a lateral join. */
const lastReading = (metric: string, from: number, to: number) => sql`cross join lateral (
  select r."values"::text as found, r.sort_at from reading r
  where r.person_id = e.person_id and r.metric = ${metric} and r.sort_at >= ${from} and r.sort_at < ${to} and ${COUNTS}
  order by r.sort_at desc, r.id desc limit 1) last`;

/**
 * Judges each distinct text of values once, in core, and returns a column that looks up the result for the text in
 * `found`; null for values that cannot be judged.
 */
async function judged(
  tx: Kysely<Schema>,
  from: RawBuilder<unknown>,
  found: RawBuilder<unknown>,
  judge: (values: StoredValue[]) => boolean | undefined,
): Promise<RawBuilder<unknown>> {
  const { rows } = await sql<{ found: string }>`select distinct ${found} as found from ${from}`.execute(tx);
  const table: Record<string, boolean> = {};
  for (const one of rows) {
    const result = judge(JSON.parse(one.found) as StoredValue[]);
    if (result !== undefined) table[one.found] = result;
  }
  return sql`(${JSON.stringify(table)}::jsonb ->> ${found})::boolean`;
}

const LAST_FOUND = sql.ref('last.found');

/** Enrolled adults by their last reading of a metric. */
const byLastReading =
  (metric: string, months: number, judge: (values: StoredValue[]) => boolean | undefined) =>
  async (tx: Kysely<Schema>, month: MonthWindow): Promise<IndicatorRows> => {
    const from = startOfMonth(month.month, 1 - months, month.timeZone);
    const source = sql`${enrolledAmong(month, adultPeople(month))} ${lastReading(metric, from, month.to)}`;
    const controlled = await judged(tx, source, LAST_FOUND, judge);
    return sql`${row(E_ID, E_PERSON, sql.ref('last.sort_at'), controlled, month)}
      from ${source} where ${controlled} is not null`;
  };

async function unchanged(tx: Kysely<Schema>, month: MonthWindow): Promise<IndicatorRows> {
  const source = sql`${enrolledAmong(month, adultPeople(month))} ${lastReading('bloodpressure', month.from, month.to)}`;
  const controlled = await judged(tx, source, LAST_FOUND, isPressureControlled);
  const isPrescribed = sql`exists (
    select from prescription x
    where x.person_id = e.person_id and x.created_at >= last.sort_at
      and x.created_at < last.sort_at + ${PRESCRIPTION_DAYS * DAY})`;
  return sql`${row(E_ID, E_PERSON, sql.ref('last.sort_at'), sql`not ${isPrescribed}`, month)}
    from ${source} where ${controlled} = false`;
}

function lost(month: MonthWindow): IndicatorRows {
  const from = month.to - LOST_DAYS * DAY;
  const wasSeen = sql`(
    ${wasReached(E_PERSON, month.facilityId, from, month.to)}
    or ${hadVisit(E_PERSON, month.facilityId, sql`${from}`, sql`${month.to}`)}
    or exists (
      select from reading r
      where r.person_id = e.person_id and r.sort_at >= ${from} and r.sort_at < ${month.to} and ${COUNTS}))`;
  return sql`${row(E_ID, E_PERSON, sql.ref('e.enrolled_at'), sql`not ${wasSeen}`, month)}
    from ${enrolledAmong(month, people(month))} where e.enrolled_at <= ${from}`;
}

const missedVisits = (month: MonthWindow): IndicatorRows => sql`
  select v.id, v.person_id, v.care_provider_id as staff_id, v.starts_at as at, not ${TOOK_PLACE} as counted
  from encounter v join (${people(month)}) p on p.id = v.person_id
  where v.facility_id = ${month.facilityId} and v.starts_at >= ${month.from} and v.starts_at < ${month.to}
    and coalesce(v.ends_at, v.starts_at) <= ${month.now} and v.status in ('CONFIRMED', 'COMPLETED')
    ${month.programme ? sql`and exists (select from (${enrolled(month)}) e where e.person_id = v.person_id)` : sql``}`;

const returned = (month: MonthWindow): IndicatorRows => sql`
  select k.id, k.person_id, k.author_id as staff_id, k.started_at as at,
    ${hadVisit(
      sql.ref('k.person_id'),
      month.facilityId,
      sql.ref('k.started_at'),
      sql`k.started_at + ${RETURN_DAYS * DAY}`,
    )} as counted
  from contact k join contact_status s on s.id = k.current_status_id
  join (${people(month)}) p on p.id = k.person_id
  where k.facility_id = ${month.facilityId} and k.started_at >= ${month.from} and k.started_at < ${month.to}
    and ${WAS_REACHED} ${ofProgramme(sql.ref('k.programme'), month)}`;

/** Length of a pregnancy by the expected day of birth. */
const PREGNANCY_DAYS = 280;

const antenatal = (month: MonthWindow): IndicatorRows => sql`
  ${row(sql.ref('g.id'), sql.ref('g.person_id'), sql.ref('g.due'), sql`g.visits >= ${ANTENATAL_VISITS}`, month)}
  from (
    select distinct on (g.person_id) g.id, g.person_id, d.due, (
      select count(*) from encounter v
      where v.person_id = g.person_id and v.facility_id = ${month.facilityId}
        and v.starts_at >= d.due - ${PREGNANCY_DAYS * DAY} and v.starts_at < d.due and ${TOOK_PLACE}) as visits
    from pregnancy g
    cross join lateral (select extract(epoch from g.edd::date::timestamp at time zone ${month.timeZone})::bigint as due) d
    join (${people(month)}) p on p.id = g.person_id
    where g.facility_id = ${month.facilityId} and left(g.edd, 7) = ${month.month} and d.due < ${month.to}
    order by g.person_id, g.created_at desc, g.id) g`;

/** Infants of the facility's mothers, as rows `i` with their birth date. */
const infants = (month: MonthWindow, born: RawBuilder<unknown>) => sql`
  (select distinct on (l.infant_id) l.id, l.infant_id, l.created_at, b.birth_date
    from infant_link l
    join (${people(month)}) b on b.id = l.infant_id
    where l.facility_id = ${month.facilityId} and l.ended_at is null and length(b.birth_date) = 10 and ${born}
    order by l.infant_id, l.created_at, l.id) i`;

async function birthWeight(tx: Kysely<Schema>, month: MonthWindow): Promise<IndicatorRows> {
  const source = sql`${infants(month, sql`left(b.birth_date, 7) = ${month.month}`)}
    cross join lateral (
      select r."values"::text as found, r.sort_at from reading r
      where r.person_id = i.infant_id and r.metric = 'body' and ${COUNTS}
        and exists (select from jsonb_array_elements(r."values") v where v ->> 'key' = 'birthWeight')
      order by r.sort_at, r.id limit 1) last`;
  const isGood = await judged(tx, source, LAST_FOUND, isBirthWeightGood);
  return sql`${row(sql.ref('i.id'), sql.ref('i.infant_id'), sql.ref('last.sort_at'), isGood, month)}
    from ${source} where ${isGood} is not null`;
}

/** The day on which someone who is just one year old at the end of the month was born. */
function yearBefore({ month, to, timeZone }: MonthWindow): string {
  const end = startOfMonth(month, 1, timeZone);
  const day = new Date((Math.min(end, to) - 1) * 1000);
  return `${day.getUTCFullYear() - 1}${day.toISOString().slice(4, 10)}`;
}

const infantsWeighed = (month: MonthWindow): IndicatorRows => sql`
  ${row(
    sql.ref('i.id'),
    sql.ref('i.infant_id'),
    sql.ref('i.created_at'),
    sql`exists (
      select from reading r
      where r.person_id = i.infant_id and r.metric = 'body' and r.sort_at >= ${month.from} and r.sort_at < ${month.to}
        and ${COUNTS} and exists (
          select from jsonb_array_elements(r."values") v where v ->> 'key' in ('weight', 'birthWeight')))`,
    month,
  )}
  from ${infants(month, sql`b.birth_date > ${yearBefore(month)} and left(b.birth_date, 7) <= ${month.month}`)}`;

const ofEnrolled = (at: RawBuilder<unknown>, counted: RawBuilder<unknown>, month: MonthWindow) =>
  sql`${row(E_ID, E_PERSON, at, counted, month)} from ${enrolledAmong(month, people(month))}`;

const ENROLLED_AT = sql.ref('e.enrolled_at');

/** Returns the rows of each indicator. A row's patient is at the facility and alive. */
export const INDICATOR_ROWS: Readonly<
  Record<Indicator, (tx: Kysely<Schema>, month: MonthWindow) => IndicatorRows | Promise<IndicatorRows>>
> = {
  enrolled: (_, month) => ofEnrolled(ENROLLED_AT, sql`e.enrolled_at >= ${month.from}`, month),
  reached: (_, month) =>
    ofEnrolled(ENROLLED_AT, wasReached(E_PERSON, month.facilityId, month.from, month.to), month),
  'pressure-controlled': byLastReading('bloodpressure', 3, isPressureControlled),
  'sugar-controlled': byLastReading('hba1c', 12, isSugarControlled),
  unchanged,
  lost: (_, month) => lost(month),
  'missed-visits': (_, month) => missedVisits(month),
  returned: (_, month) => returned(month),
  antenatal: (_, month) => antenatal(month),
  'birth-weight': birthWeight,
  'infants-weighed': (_, month) => infantsWeighed(month),
};
