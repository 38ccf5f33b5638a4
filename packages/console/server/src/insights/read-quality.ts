import { pressureIn, qualitySigns, type StaffQuality } from '@careline/core/internal/insights';
import { type Kysely, sql } from 'kysely';
import { COUNTS } from '../observations/alerts/judge-reading.ts';
import type { Schema, StoredValue } from '../platform/database/schema.ts';
import type { MonthWindow } from './month-window.ts';

/** Seconds that reading out one question and hearing its answer takes at least. */
const SECONDS_PER_ANSWER = 2;

interface PressureRow {
  readonly staff_id: string;
  readonly found: string;
  /** The pressure of the same patient before; null if there is none. */
  readonly before: string | null;
}

interface CallRow {
  readonly staff_id: string;
  readonly calls: number;
  readonly short: number;
}

/** Blood pressures that people entered in the month, each with the one before it. */
const pressures = ({ facilityId, from, to }: MonthWindow) => sql<PressureRow>`
  select r.author_id as staff_id, r."values"::text as found, (
    select b."values"::text from reading b
    where b.person_id = r.person_id and b.metric = 'bloodpressure' and b.sort_at < r.sort_at
      and b.superseded_by is null and not b.deleted and b.status not in ('entered-in-error', 'cancelled')
    order by b.sort_at desc, b.id desc limit 1) as before
  from reading r
  where r.facility_id = ${facilityId} and r.metric = 'bloodpressure' and r.author_id is not null
    and r.sort_at >= ${from} and r.sort_at < ${to}
    and ${COUNTS}`;

/** Ended calls with a log: how many, and how many were shorter than reading out their answered questions takes. */
const calls = ({ facilityId, from, to }: MonthWindow) => sql<CallRow>`
  select c.author_id as staff_id, count(*)::int as calls,
    (count(*) filter (where s.ended_at - c.started_at < ${SECONDS_PER_ANSWER} * l.answers))::int as short
  from contact c
  join contact_status s on s.id = c.current_status_id and s.ended_at > c.started_at
  cross join lateral (
    select (
      select count(*) from jsonb_path_query(g.answers, 'strict $.** ? (@.type() != "object" && @.type() != "array")')
    ) as answers
    from call_log g where g.contact_id = c.id order by g.version desc limit 1) l
  where c.facility_id = ${facilityId} and c.started_at >= ${from} and c.started_at < ${to}
  group by c.author_id`;

interface Tally {
  readonly digits: number[];
  below: number;
  above: number;
  repeatable: number;
  repeated: number;
  calls: number;
  short: number;
}

const nothing = (): Tally => ({
  digits: Array.from({ length: 10 }, () => 0),
  below: 0,
  above: 0,
  repeatable: 0,
  repeated: 0,
  calls: 0,
  short: 0,
});

const read = (text: string) => pressureIn(JSON.parse(text) as StoredValue[]);

function addPressure(tally: Tally, { found, before }: PressureRow): void {
  const pressure = read(found);
  if (!pressure || !Number.isInteger(pressure[0])) return;
  const [systolic, diastolic] = pressure;
  tally.digits[systolic % 10] = (tally.digits[systolic % 10] ?? 0) + 1;
  if (systolic >= 135 && systolic < 140) tally.below += 1;
  if (systolic >= 140 && systolic < 145) tally.above += 1;
  const earlier = before === null ? undefined : read(before);
  if (!earlier) return;
  tally.repeatable += 1;
  if (earlier[0] === systolic && earlier[1] === diastolic) tally.repeated += 1;
}

/** Returns what each member of staff entered in the month, those with most signs first. */
export async function readQualityOf(tx: Kysely<Schema>, month: MonthWindow): Promise<StaffQuality[]> {
  const tallies = new Map<string, Tally>();
  const tallyOf = (staffId: string): Tally => {
    const tally = tallies.get(staffId) ?? nothing();
    tallies.set(staffId, tally);
    return tally;
  };
  for (const row of (await pressures(month).execute(tx)).rows) addPressure(tallyOf(row.staff_id), row);
  for (const row of (await calls(month).execute(tx)).rows) {
    Object.assign(tallyOf(row.staff_id), { calls: row.calls, short: row.short });
  }
  if (tallies.size === 0) return [];
  const staff = await tx
    .selectFrom('staff')
    .select(['id', 'name'])
    .where('id', 'in', [...tallies.keys()])
    .orderBy(sql`lower(name) collate "C"`)
    .orderBy('id')
    .execute();
  return staff
    .map(({ id, name }) => {
      const tally = tallyOf(id);
      return { staff: { id, name }, ...tally, signs: [...qualitySigns(tally)] };
    })
    .toSorted((a, b) => b.signs.length - a.signs.length);
}
