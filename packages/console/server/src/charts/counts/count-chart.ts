import type { ChartTopic } from '@careline/core/internal/charts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { livingPeople } from './chart-people.ts';
import type { ChartPlace } from './chart-place.ts';
import { type ChartCount, countCalls, countMessages, countWorkload } from './count-work.ts';
import { classedAdults, type HealthClass } from './value-classes.ts';

type Count = (tx: Kysely<Schema>, place: ChartPlace) => Promise<readonly ChartCount[]>;

const counted = async (tx: Kysely<Schema>, query: RawBuilder<unknown>): Promise<readonly ChartCount[]> =>
  (await sql<ChartCount>`${query}`.execute(tx)).rows.map(({ row, column, count }) => ({
    row,
    column,
    count: Number(count),
  }));

const countGenders: Count = (tx, place) =>
  counted(
    tx,
    sql`select case when gender in ('female', 'male', 'other') then gender else 'unknown' end as "row",
      '' as "column", count(*) as count
      from (${livingPeople(place)}) p group by 1`,
  );

/** Counts patients by one class. */
const byClass =
  (name: HealthClass): Count =>
  async (tx, place) =>
    counted(
      tx,
      sql`select ${sql.ref(name)} as "row", '' as "column", count(*) as count
        from (${await classedAdults(tx, place, [name])}) c group by 1`,
    );

const countMatrix: Count = async (tx, place) =>
  counted(
    tx,
    sql`select pressure as "row", sugar as "column", count(*) as count
      from (${await classedAdults(tx, place, ['pressure', 'sugar'])}) c group by 1, 2`,
  );

/** Returns 1 if the factor is present, 0 if not, null if unknown. */
const factor = (name: HealthClass, present: readonly string[]) => sql`
  case when ${sql.ref(name)} = 'unknown' then null
    when ${sql.ref(name)} in (${sql.join(present)}) then 1 else 0 end`;

const FACTORS = sql.join([
  factor('pressure', ['grade1', 'grade2', 'grade3']),
  factor('sugar', ['diabetes-range']),
  factor('lipids', ['high', 'very-high']),
  factor('bmi', ['obese']),
]);

const countFactors: Count = async (tx, place) =>
  counted(
    tx,
    sql`select case when known = 0 then 'unknown' else present::text end as "row",
      case when known = 4 then 'all' else 'some' end as "column", count(*) as count
      from (${await classedAdults(tx, place, ['pressure', 'sugar', 'lipids', 'bmi'])}) c
      cross join lateral (
        select count(f) as known, coalesce(sum(f), 0) as present from unnest(array[${FACTORS}]) f) found
      group by 1, 2`,
  );

const COUNTS: Readonly<Record<ChartTopic, Count>> = {
  touchpoints: countCalls,
  gender: countGenders,
  bmi: byClass('bmi'),
  'risk-matrix': countMatrix,
  'coach-workload': countWorkload,
  'whatsapp-message-audit': countMessages,
  'cardiac-risk': countFactors,
  'diabetes-risk': byClass('sugar'),
  'hypertension-risk': byClass('pressure'),
  'dyslipidaemia-risk': byClass('lipids'),
};

/**
 * Timeout in milliseconds, longer than any useful chart takes.
 * The embedded database has no timeout, and few patients.
 */
const MAX_MS = 10_000;

/**
 * Counts a topic's population at a facility by bin, leaving out empty bins.
 * Needs an unused transaction, which becomes a read-only snapshot.
 */
export async function countChart(
  tx: Kysely<Schema>,
  topic: ChartTopic,
  place: ChartPlace,
): Promise<readonly ChartCount[]> {
  await sql`set transaction isolation level repeatable read, read only`.execute(tx);
  await sql.raw(`set local statement_timeout = ${MAX_MS}`).execute(tx);
  return COUNTS[topic](tx, place);
}
