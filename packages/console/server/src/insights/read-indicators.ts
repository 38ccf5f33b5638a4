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
import { INDICATOR_ROWS } from './indicator-rows.ts';
import { type MonthWindow, monthAfter, monthWindow } from './month-window.ts';

/** Returns the conditions on the rows behind a figure. */
const narrowedTo = ({ staffId, projectId }: MonthWindow): RawBuilder<unknown>[] => [
  ...(staffId ? [sql`r.staff_id = ${staffId}`] : []),
  ...(projectId ? [inProject(projectId, sql.ref('r.person_id'))] : []),
];

async function countOne(
  tx: Kysely<Schema>,
  indicator: Indicator,
  month: MonthWindow,
): Promise<IndicatorFigure> {
  const behind = await INDICATOR_ROWS[indicator](tx, month);
  const { rows } = await sql<IndicatorFigure>`
    select count(*)::int as denominator, (count(*) filter (where r.counted))::int as numerator
    from (${behind}) r where ${sql.join([sql`true`, ...narrowedTo(month)], sql` and `)}`.execute(tx);
  return rows[0] ?? { numerator: 0, denominator: 0 };
}

/** Counts every indicator of a month. */
export async function countIndicators(tx: Kysely<Schema>, month: MonthWindow) {
  const figures: (IndicatorFigure & { readonly indicator: Indicator })[] = [];
  for (const indicator of INDICATORS) {
    figures.push({ indicator, ...(await countOne(tx, indicator, month)) });
  }
  return figures;
}

/** Returns every indicator of a month with that of the month before. */
export async function readIndicators(tx: Kysely<Schema>, month: MonthWindow): Promise<IndicatorResult[]> {
  const now = await countIndicators(tx, month);
  const before = await countIndicators(tx, monthWindow({ ...month, month: monthAfter(month.month, -1) }));
  return now.map((figure, place) => ({
    ...figure,
    before: {
      numerator: before[place]?.numerator ?? 0,
      denominator: before[place]?.denominator ?? 0,
    },
  }));
}

/** Returns staff who called patients of the facility or had visits there in the month or the month before. */
export async function staffOfMonth(tx: Kysely<Schema>, month: MonthWindow) {
  const { from } = monthWindow({ ...month, month: monthAfter(month.month, -1) });
  const { rows } = await sql<{ id: string; name: string }>`
    select s.id, s.name from staff s
    where s.organisation_id = ${month.organisationId} and (
      exists (select from contact c where c.author_id = s.id and c.facility_id = ${month.facilityId}
        and c.started_at >= ${from} and c.started_at < ${month.to})
      or exists (select from encounter v where v.care_provider_id = s.id and v.facility_id = ${month.facilityId}
        and v.starts_at >= ${from} and v.starts_at < ${month.to}))
    order by lower(s.name) collate "C", s.id`.execute(tx);
  return rows;
}

export interface RowsWanted extends PageRequest {
  readonly indicator: Indicator;
  readonly part: IndicatorPart;
}

type FoundRow = Omit<IndicatorRow, 'at'> & { readonly id: string; readonly at: string | number };

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
  month: MonthWindow,
  { indicator, part, limit, after }: RowsWanted,
): Promise<KeysetPage<IndicatorRow>> {
  const beyond = LATEST_FIRST.beyond(after);
  const behind = await INDICATOR_ROWS[indicator](tx, month);
  const conditions = [
    part === 'counted' ? sql`r.counted` : sql`not r.counted`,
    ...narrowedTo(month),
    ...(beyond ? [beyond] : []),
  ];
  const { rows } = await sql<FoundRow>`
    select r.id, r.person_id as "vitaId", p.name, ${uhidOf(sql.ref('p.id'))} as uhid, r.at, s.name as staff
    from (${behind}) r join person p on p.id = r.person_id left join staff s on s.id = r.staff_id
    where ${sql.join(conditions, sql` and `)}
    order by ${LATEST_FIRST.by} limit ${limit + 1}`.execute(tx);
  return LATEST_FIRST.cut(
    rows,
    limit,
    (row): IndicatorRow => ({ ...row, at: Number(row.at) }) as IndicatorRow,
  );
}
