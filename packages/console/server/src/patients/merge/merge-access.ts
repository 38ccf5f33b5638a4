import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { atFacilityOf, notFound } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Limits a merge to users who work at a facility of each patient. */
const atOwnFacility = ({ staffId, organisationId }: Entry): RawBuilder<boolean> => sql<boolean>`(
  p.organisation_id = ${organisationId} and p.erased_at is null and p.merged_into is null and ${atFacilityOf(staffId, sql.ref('p.id'))})`;

export interface Version {
  readonly vitaId: string;
  readonly updatedAt: number;
}

/** Returns both patients. Throws the same `not-found` for unknown, merged, erased and inaccessible ids. */
export async function readBoth(tx: Kysely<Schema>, entry: Entry, ids: readonly string[]): Promise<Version[]> {
  const { rows } = await sql<Version>`
    select p.id as "vitaId", p.updated_at as "updatedAt" from person p
    where p.id = any(${[...ids]}::uuid[]) and ${atOwnFacility(entry)}`.execute(tx);
  return ids.map((id) => {
    const found = rows.find(({ vitaId }) => vitaId === id);
    if (!found) throw notFound('patient');
    return found;
  });
}

/**
 * Locks both patients until the end of the transaction, always in the same order. This lock is stronger than
 * `lockPatient`: it waits for every transaction that stores a row of either patient, so that those rows move too.
 */
export async function lockBoth(tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await sql`select from person where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
}

/** Returns the facilities whose patients the user may merge. */
export async function ownFacilities(tx: Kysely<Schema>, { staffId }: Entry): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('staff_facility')
    .select('facility_id')
    .where('staff_id', '=', staffId)
    .orderBy('position')
    .execute();
  return rows.map(({ facility_id }) => facility_id);
}
