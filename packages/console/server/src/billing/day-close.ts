import { type closeDay, type DayClose, type OpenDay, PAYMENT_MEANS } from '@careline/core/internal/billing';
import type { BodyOf } from '@careline/core/internal/http';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import { keyset, type PageRequest, readPage } from '../platform/database/keyset.ts';
import type { Schema } from '../platform/database/schema.ts';
import { readCurrency } from './rate-cards.ts';
import { billConflict, lockDay } from './write-entry.ts';

interface DayRow {
  readonly means: string;
  readonly expected: number;
  readonly entries: number;
  readonly since: number;
  readonly through: number;
}

/** Returns the sums of the person's money entries at the facility since their last day close. */
async function readDayRows(tx: Kysely<Schema>, { facilityId, staffId }: Entry): Promise<readonly DayRow[]> {
  const closed = await tx
    .selectFrom('day_close')
    .select('through_position')
    .where('facility_id', '=', facilityId)
    .where('staff_id', '=', staffId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  // A value and not a subquery, so that the planner sees how few entries are left.
  const { rows } = await sql<DayRow>`
    select means, -sum(amount)::bigint as expected, count(*)::int as entries,
      min(created_at) as since, max(position) as through
    from ledger_entry
    where facility_id = ${facilityId} and author_id = ${staffId} and means is not null
      and position > ${closed?.through_position ?? 0}
    group by means`.execute(tx);
  const order: readonly string[] = PAYMENT_MEANS;
  const placeOf = ({ means }: DayRow) => order.indexOf(means);
  return rows.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const countOf = (rows: readonly DayRow[]): number => rows.reduce((sum, { entries }) => sum + entries, 0);
const linesOf = (rows: readonly DayRow[]) => rows.map(({ means, expected }) => ({ means, expected }));

export async function readOpenDay(tx: Kysely<Schema>, entry: Entry): Promise<OpenDay> {
  const rows = await readDayRows(tx, entry);
  return {
    since: rows.length === 0 ? null : Math.min(...rows.map(({ since }) => since)),
    entries: countOf(rows),
    currency: await readCurrency(tx, entry),
    lines: linesOf(rows),
  };
}

const selectCloses = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('day_close as d')
    .innerJoin('staff as s', 's.id', 'd.staff_id')
    .selectAll('d')
    .select('s.name as staff_name');

type CloseRow = Awaited<ReturnType<ReturnType<typeof selectCloses>['execute']>>[number];

const toClose = (row: CloseRow): DayClose => ({
  id: row.id,
  staff: { id: row.staff_id, name: row.staff_name },
  at: row.created_at,
  since: row.since,
  entries: row.entries,
  currency: row.currency,
  lines: row.lines,
  difference: row.difference,
  reason: row.reason,
});

/**
 * Closes the person's day at the facility. Later entries belong to the next close. Throws `conflict` if the ledger
 * expects other sums than the person saw.
 */
export async function close(
  tx: Transaction<Schema>,
  { id, lines, reason }: BodyOf<typeof closeDay>,
  entry: Entry,
): Promise<DayClose> {
  const { facilityId, staffId } = entry;
  await lockDay(tx, facilityId, staffId);
  const rows = await readDayRows(tx, entry);
  const seen = new Map(lines.map((line) => [line.means as string, line]));
  const isSame =
    rows.length === seen.size && rows.every((row) => seen.get(row.means)?.expected === row.expected);
  if (!isSame) {
    throw billConflict(
      'The day has changed',
      'Money was taken or given back since you opened the day close.',
    );
  }
  const closed = rows.map(({ means, expected }) => ({
    means,
    expected,
    counted: seen.get(means)?.counted ?? expected,
  }));
  await tx
    .insertInto('day_close')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: facilityId,
      staff_id: staffId,
      currency: await readCurrency(tx, entry),
      since: Math.min(...rows.map(({ since }) => since)),
      through_position: Math.max(...rows.map(({ through }) => through)),
      entries: countOf(rows),
      lines: JSON.stringify(closed),
      difference: closed.reduce((sum, { expected, counted }) => sum + counted - expected, 0),
      reason: reason ?? null,
      created_at: entry.now,
    })
    .execute();
  return toClose(await selectCloses(tx).where('d.id', '=', id).executeTakeFirstOrThrow());
}

const NEWEST = keyset<CloseRow>('desc', [['d.position', 'bigint']], (row) => [row.position]);

/** Returns a page of the facility's day closes, newest first. */
export const readCloses = (tx: Kysely<Schema>, facilityId: string, page: PageRequest) =>
  readPage(selectCloses(tx).where('d.facility_id', '=', facilityId), NEWEST, page, toClose);
