import { nextPermittedAt } from '@careline/core/internal/calls/outcome';
import type { Kysely } from 'kysely';
import { callingHoursOf } from '../facilities/calling-hours.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Returns the first time from `at` on that is within the facility's calling hours, in unix seconds. */
export async function permittedFrom(tx: Kysely<Schema>, facilityId: string, at: number): Promise<number> {
  const row = await tx
    .selectFrom('facility')
    .select(['time_zone', 'calling_from_hour', 'calling_to_hour'])
    .where('id', '=', facilityId)
    .executeTakeFirstOrThrow();
  return nextPermittedAt({ now: at * 1000, timeZone: row.time_zone }, callingHoursOf(row)) ?? at;
}
