import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema.ts';

/**
 * Counts anew what the query planner plans by. The embedded database never does so by itself, so whoever adds very many
 * rows asks for it; on a server it only spares the wait for autovacuum.
 */
export async function refreshStatistics(db: Kysely<Schema>): Promise<void> {
  await sql`analyze person, identifier, person_phone, person_facility, enrolment,
    contact, contact_status, call_log, reading, reading_alert, encounter_slot, work_item`.execute(db);
}
