import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose rows are numbered per year and facility, as printed on their papers. */
type Numbered = 'prescription' | 'lab_order' | 'ledger_entry';

export interface NumberSeries {
  readonly facilityId: string;
  readonly year: number;
  /** For tables with a series per kind of row. */
  readonly kind?: string;
}

/**
 * Returns the next number of the facility's year. Concurrent callers wait until the transaction of the earlier one
 * ends, and a transaction that fails leaves no gap.
 */
export async function nextPlace(
  tx: Transaction<Schema>,
  table: Numbered,
  { facilityId, year, kind }: NumberSeries,
): Promise<number> {
  const series = [table, facilityId, year, ...(kind === undefined ? [] : [kind])].join(' ');
  await sql`select pg_advisory_xact_lock(hashtextextended(${series}, 0))`.execute(tx);
  const ofKind = kind === undefined ? sql`` : sql`and kind = ${kind}`;
  const { rows } = await sql<{ last: number | null }>`
    select max(place) as last from ${sql.table(table)}
    where facility_id = ${facilityId} and year = ${year} ${ofKind}`.execute(tx);
  return (rows[0]?.last ?? 0) + 1;
}

/** Formats the number as printed: the year and the number within it. */
export const yearlyNumber = ({ year, place }: { readonly year: number; readonly place: number }): string =>
  `${year}-${String(place).padStart(5, '0')}`;
