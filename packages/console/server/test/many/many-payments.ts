import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { Clinic } from '../clinic.ts';

/**
 * Adds payments of five years before `now` (unix seconds), each of another visit, and one close of a day that covers
 * them.
 */
export async function fillWithPayments(
  db: Kysely<Schema>,
  { organisationId, facilityId, staffId }: Clinic,
  { count, now }: { readonly count: number; readonly now: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Without triggers and their foreign keys, which would take minutes.
    await sql`set local session_replication_role = replica`.execute(tx);
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`insert into ledger_entry (id, organisation_id, facility_id, person_id, encounter_id, kind, amount,
      currency, means, year, place, author_id, created_at)
    select gen_random_uuid(), ${organisationId}::uuid, ${facilityId}::uuid, gen_random_uuid(),
      gen_random_uuid(), 'payment', -100, 'INR', 'cash', 2020, n, ${staffId}::uuid,
      ${now} - 157680000 + n * 150
    from generate_series(1, ${sql.lit(count)}) as n`.execute(tx);
  });
  await sql`insert into day_close (id, organisation_id, facility_id, staff_id, currency, since, through_position,
      entries, lines, difference, created_at)
    select gen_random_uuid(), ${organisationId}::uuid, ${facilityId}::uuid, ${staffId}::uuid, 'INR', 1,
      max(position), 1, '[]', 0, 1 from ledger_entry`.execute(db);
  await sql`analyze ledger_entry`.execute(db);
}
