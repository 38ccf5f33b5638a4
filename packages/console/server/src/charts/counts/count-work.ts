import { DISPOSITIONS, type OutcomeClass } from '@careline/core/internal/calls/outcome';
import { MAX_STAFF, OTHER_STAFF } from '@careline/core/internal/charts/figures';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../platform/database/schema.ts';
import { type ChartPlace, chartEnd, periodMonths, periodStart } from './chart-place.ts';

/** The count for a row and a column. `column` is empty if the topic has none. */
export interface ChartCount {
  readonly row: string;
  readonly column: string;
  readonly count: number;
}

const keysOf = (outcome: OutcomeClass) =>
  sql.join(DISPOSITIONS.filter((one) => one.outcome === outcome).map(({ key }) => key));

/** The outcome of a call `c`. A withdrawn call has none, whatever was recorded before. */
const OUTCOME = sql`case
  when c.current_status = 'withdrawn' then 'open'
  when c.current_disposition in (${keysOf('reached')}) then 'reached'
  when c.current_disposition in (${keysOf('retry')}) then 'retry'
  when c.current_disposition in (${keysOf('stop')}) then 'stop'
  else 'open' end`;

interface GroupRow {
  readonly row: string | number;
  readonly column: string;
  readonly count: number;
}

const asCounts = (rows: readonly GroupRow[]): readonly ChartCount[] =>
  rows.map(({ row, column, count }) => ({ row: String(row), column, count: Number(count) }));

/** Counts the calls of the period by month and outcome. */
export async function countCalls(tx: Kysely<Schema>, place: ChartPlace): Promise<readonly ChartCount[]> {
  const months = periodMonths(place);
  const starts = sql.join(months.map(({ from }) => sql`${from}::bigint`));
  const { rows } = await sql<GroupRow>`
    select width_bucket(c.started_at, array[${starts}]) as "row", ${OUTCOME} as "column", count(*) as count
    from contact c
    where c.facility_id = ${place.facilityId}
      and c.started_at >= ${periodStart(place)} and c.started_at < ${chartEnd(place)}
    group by 1, 2`.execute(tx);
  return asCounts(rows.map((one) => ({ ...one, row: months[Number(one.row) - 1]?.key ?? '' })));
}

/** Counts the calls of the period by author and outcome. Authors with fewer calls are combined. */
export async function countWorkload(tx: Kysely<Schema>, place: ChartPlace): Promise<readonly ChartCount[]> {
  const { rows } = await sql<GroupRow>`
    with calls as (
      select c.author_id, ${OUTCOME} as outcome, count(*) as count
      from contact c
      where c.facility_id = ${place.facilityId}
        and c.started_at >= ${periodStart(place)} and c.started_at < ${chartEnd(place)}
      group by 1, 2
    ), ranked as (
      select author_id, row_number() over (order by sum(count) desc, author_id) as place
      from calls group by author_id
    )
    select case when place <= ${MAX_STAFF} then author_id::text else ${OTHER_STAFF} end as "row",
      outcome as "column", sum(count) as count
    from calls join ranked using (author_id)
    group by 1, 2`.execute(tx);
  return asCounts(rows);
}

/** Counts the messages of the period by channel and state. */
export async function countMessages(tx: Kysely<Schema>, place: ChartPlace): Promise<readonly ChartCount[]> {
  const { rows } = await sql<GroupRow>`
    select m.channel as "row", m.state as "column", count(*) as count
    from patient_message m
    where m.facility_id = ${place.facilityId}
      and m.created_at >= ${periodStart(place)} and m.created_at < ${chartEnd(place)}
    group by 1, 2`.execute(tx);
  return asCounts(rows);
}
