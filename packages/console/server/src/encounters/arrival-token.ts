import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Arbitrary, so that the lock is shared with no other one on the same facility. */
const TOKEN_LOCK = 7_310_106;

/**
 * Returns the next number of the facility's waiting room today, or null for a visit by video. Two patients never get
 * the same number: whoever checks in second waits for the first transaction.
 */
export async function nextToken(
  tx: Transaction<Schema>,
  { consultation_mode: mode }: { readonly consultation_mode: string },
  { facilityId, now, timeZone }: Pick<Entry, 'facilityId' | 'now' | 'timeZone'>,
): Promise<number | null> {
  if (mode !== 'PHYSICAL') return null;
  await sql`select pg_advisory_xact_lock(${sql.lit(TOKEN_LOCK)}, hashtext(${facilityId}))`.execute(tx);
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(token), 0) + 1 as next from encounter
    where facility_id = ${facilityId} and token is not null
      and arrived_at >= ${startOfDay(dayOf(now, timeZone), timeZone)}::bigint`.execute(tx);
  return rows[0]?.next ?? 1;
}
