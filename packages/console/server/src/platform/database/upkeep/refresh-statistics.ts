import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Updates the query planner's statistics. The embedded database never does this by itself, so call it after adding many
 * rows. On a server it only avoids the wait for autovacuum.
 */
export async function refreshStatistics(db: Kysely<Schema>): Promise<void> {
  await sql`analyze person, identifier, person_phone, person_facility, enrolment,
    contact, contact_status, call_log, reading, reading_alert, encounter_slot, work_item`.execute(db);
}
