import { dayOf } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Returns the next number of the facility's waiting room today, or null for a visit by video. Two patients never get
 * the same number: the second of two concurrent check-ins waits for the first.
 */
export async function nextToken(
  tx: Transaction<Schema>,
  { consultation_mode: mode }: { readonly consultation_mode: string },
  { facilityId, now, timeZone }: Pick<Entry, 'facilityId' | 'now' | 'timeZone'>,
): Promise<number | null> {
  if (mode !== 'PHYSICAL') return null;
  const { rows } = await sql<{ token: number }>`
    insert into arrival_counter (facility_id, day, last_token) values (${facilityId}, ${dayOf(now, timeZone)}, 1)
    on conflict (facility_id, day) do update set last_token = arrival_counter.last_token + 1
    returning last_token as token`.execute(tx);
  return rows[0]?.token ?? null;
}
