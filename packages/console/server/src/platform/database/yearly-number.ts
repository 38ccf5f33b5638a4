import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Tables whose rows are numbered by the year at each facility, as their papers show it. */
type Numbered = 'prescription' | 'lab_order';

/** The next place in the facility's year; whoever takes one there at the same moment waits. */
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

/** As it stands on the paper: the year and the place in it. */
export const yearlyNumber = ({ year, place }: { readonly year: number; readonly place: number }): string =>
  `${year}-${String(place).padStart(5, '0')}`;
