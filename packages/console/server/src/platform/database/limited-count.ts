import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * Users never page through this many rows, and an exact count would slow down every first page as the table
 * grows.
 */
const COUNT_LIMIT = 10_000;

/** `exceeded` is left out if the number is exact. */
export interface LimitedCount {
  readonly total: number;
  readonly exceeded?: true;
}

/** Counts rows up to the limit and checks whether there are more; `from` is the SQL after `select 1`. */
export const limitedCountStatement = (
  from: RawBuilder<unknown>,
  limit = COUNT_LIMIT,
): RawBuilder<{ found: number }> =>
  sql<{
    found: number;
  }>`select count(*)::int as found from (select 1 ${from} limit ${sql.lit(limit + 1)}) counted`;

export async function limitedCount(
  tx: Kysely<Schema>,
  from: RawBuilder<unknown>,
  limit = COUNT_LIMIT,
): Promise<LimitedCount> {
  const { rows } = await limitedCountStatement(from, limit).execute(tx);
  const found = rows[0]?.found ?? 0;
  return found > limit ? { total: limit, exceeded: true } : { total: found };
}
