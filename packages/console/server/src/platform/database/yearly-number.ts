import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose rows are numbered per year and facility, as printed on their papers. */
type Numbered = 'prescription' | 'lab_order';

/** Returns the next number of the facility's year. Concurrent callers wait for each other. */
export async function nextPlace(
  tx: Transaction<Schema>,
  table: Numbered,
  facilityId: string,
  year: number,
): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${facilityId} ${year}`}, 0))`.execute(
    tx,
  );
  const { last } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.max('place').as('last'))
    .where('facility_id', '=', facilityId)
    .where('year', '=', year)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Formats the number as printed: the year and the number within it. */
export const yearlyNumber = ({ year, place }: { readonly year: number; readonly place: number }): string =>
  `${year}-${String(place).padStart(5, '0')}`;
