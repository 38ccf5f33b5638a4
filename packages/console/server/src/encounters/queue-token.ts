import { dayOf } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/** A number in a facility's queue of a day, as stored with the encounter. */
export interface QueueToken {
  readonly token: number;
  readonly token_day: string;
}

/** Returns the next token of the facility's queue today. Concurrent arrivals wait for each other. */
export async function nextToken(
  tx: Transaction<Schema>,
  { facilityId, timeZone, now }: Pick<Entry, 'facilityId' | 'timeZone' | 'now'>,
): Promise<QueueToken> {
  const day = dayOf(now, timeZone);
  await sql`select pg_advisory_xact_lock(hashtextextended(${`token ${facilityId} ${day}`}, 0))`.execute(tx);
  const { last } = await tx
    .selectFrom('encounter')
    .select(({ fn }) => fn.max('token').as('last'))
    .where('facility_id', '=', facilityId)
    .where('token_day', '=', day)
    .executeTakeFirstOrThrow();
  return { token: (last ?? 0) + 1, token_day: day };
}
