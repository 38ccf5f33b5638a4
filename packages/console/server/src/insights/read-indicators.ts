import {
  INDICATORS,
  type Indicator,
  type IndicatorFigure,
  type IndicatorPart,
  type IndicatorResult,
  type IndicatorRow,
} from '@careline/core/internal/insights';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { uhidOf } from '../platform/access/lock-patient.ts';
import { type KeysetPage, keyset, type PageRequest } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { inProject } from '../projects/in-project.ts';
import type { FinishedMonths, NamedFigure } from './finished-months.ts';
import { INDICATOR_ROWS } from './indicator-rows.ts';
import { type MonthWindow, windowAfter } from './month-window.ts';

/** Returns the conditions on the rows behind a figure. */
function narrowedTo(months: readonly MonthWindow[]): RawBuilder<unknown>[] {
  const { staffId, projectId } = months[0] ?? {};
  return [
    ...(staffId ? [sql`r.staff_id = ${staffId}`] : []),
    ...(projectId ? [inProject(projectId, sql.ref('r.person_id'))] : []),
  ];
}

/** The rows behind an indicator at every facility, each with its `facility_id`. */
async function rowsBehind(
  tx: Kysely<Schema>,
  indicator: Indicator,
  months: readonly MonthWindow[],
): Promise<RawBuilder<unknown>> {
  const parts: RawBuilder<unknown>[] = [];
  for (const month of months) {
    const behind = await INDICATOR_ROWS[indicator](tx, month);
    parts.push(sql`select b.*, ${month.facilityId}::uuid as facility_id from (${behind}) b`);
  }
  return sql.join(parts, sql` union all `);
}

async function countOne(
  tx: Kysely<Schema>,
  indicator: Indicator,
  months: readonly MonthWindow[],
): Promise<IndicatorFigure> {
  const behind = await rowsBehind(tx, indicator, months);
  const { rows } = await sql<IndicatorFigure>`
    select count(*)::int as denominator, (count(*) filter (where r.counted))::int as numerator
    from (${behind}) r where ${sql.join([sql`true`, ...narrowedTo(months)], sql` and `)}`.execute(tx);
  return rows[0] ?? { numerator: 0, denominator: 0 };
}

/** Counts every indicator of a month at all the facilities together. */
export async function countIndicators(
  tx: Kysely<Schema>,
  months: readonly MonthWindow[],
): Promise<readonly NamedFigure[]> {
  const figures: NamedFigure[] = [];
  for (const indicator of INDICATORS) {
    figures.push({ indicator, ...(await countOne(tx, indicator, months)) });
  }
  return figures;
}

/** Returns every indicator of a month with that of the month before, which may have been counted before. */
export async function readIndicators(
  tx: Kysely<Schema>,
  months: readonly MonthWindow[],
  finished: FinishedMonths,
): Promise<IndicatorResult[]> {
  const now = await countIndicators(tx, months);
  const before = await finished(
    months.map((month) => windowAfter(month, -1)),
    (earlier) => countIndicators(tx, earlier),
  );
  return now.map((figure, place) => ({
    ...figure,
    before: {
      numerator: before[place]?.numerator ?? 0,
      denominator: before[place]?.denominator ?? 0,
    },
  }));
}

/** Returns staff who called patients of the facilities or had visits there in the month or the month before. */
export async function staffOfMonth(tx: Kysely<Schema>, months: readonly MonthWindow[]) {
  const active = months.map((month) => {
    const { facilityId, to } = month;
    const { from } = windowAfter(month, -1);
    return sql`exists (select from contact c where c.author_id = s.id and c.facility_id = ${facilityId}
        and c.started_at >= ${from} and c.started_at < ${to})
      or exists (select from encounter v where v.care_provider_id = s.id and v.facility_id = ${facilityId}
        and v.starts_at >= ${from} and v.starts_at < ${to})`;
  });
  const { rows } = await sql<{ id: string; name: string }>`
    select s.id, s.name from staff s
    where s.organisation_id = ${months[0]?.organisationId} and (${sql.join(active, sql` or `)})
    order by lower(s.name) collate "C", s.id`.execute(tx);
  return rows;
}

export interface RowsWanted extends PageRequest {
  readonly indicator: Indicator;
  readonly part: IndicatorPart;
}

type FoundRow = Omit<IndicatorRow, 'at' | 'facility'> & {
  readonly id: string;
  readonly at: string | number;
  readonly facilityId: string;
  readonly facilityName: string;
};

const LATEST_FIRST = keyset<Pick<FoundRow, 'at' | 'id'>>(
  'desc',
  [
    ['r.at', 'bigint'],
    ['r.id', 'uuid'],
  ],
  ({ at, id }) => [Number(at), id],
);

/** Returns a page of the rows behind a figure, latest first. */
export async function listIndicatorRows(
  tx: Kysely<Schema>,
  months: readonly MonthWindow[],
  { indicator, part, limit, after }: RowsWanted,
): Promise<KeysetPage<IndicatorRow>> {
  const beyond = LATEST_FIRST.beyond(after);
  const behind = await rowsBehind(tx, indicator, months);
  const conditions = [
    part === 'counted' ? sql`r.counted` : sql`not r.counted`,
    ...narrowedTo(months),
    ...(beyond ? [beyond] : []),
  ];
  const { rows } = await sql<FoundRow>`
    select r.id, r.person_id as "vitaId", p.name, ${uhidOf(sql.ref('p.id'))} as uhid, r.at, s.name as staff,
      f.id as "facilityId", f.name as "facilityName"
    from (${behind}) r join person p on p.id = r.person_id join facility f on f.id = r.facility_id
      left join staff s on s.id = r.staff_id
    where ${sql.join(conditions, sql` and `)}
    order by ${LATEST_FIRST.by} limit ${limit + 1}`.execute(tx);
  return LATEST_FIRST.cut(
    rows,
    limit,
    ({ facilityId, facilityName, at, ...row }): IndicatorRow =>
      ({ ...row, at: Number(at), facility: { id: facilityId, name: facilityName } }) as IndicatorRow,
  );
}
