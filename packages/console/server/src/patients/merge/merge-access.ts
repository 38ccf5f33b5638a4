import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { atFacilityOf, notFound } from '../../platform/access/access.ts';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

/** Patients are merged across facilities, by somebody who works at one of each patient's. */
const atOwnFacility = ({ staffId, organisationId }: Entry): RawBuilder<boolean> => sql<boolean>`(
  p.organisation_id = ${organisationId} and p.erased_at is null and p.merged_into is null and ${atFacilityOf(staffId, sql.ref('p.id'))})`;

export interface Version {
  readonly vitaId: string;
  readonly updatedAt: number;
}

/** Both patients, or `not-found`: ids that nobody has, of merged and erased patients, and of other facilities are alike. */
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
 * Holds both until the end of the transaction, in one order. Stronger than `lockPatient`: whoever stores a row of one of
 * them, locked or not, is waited for, and what they stored moves too.
 */
export async function lockBoth(tx: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  await sql`select from person where id = any(${[...ids]}::uuid[]) order by id for update`.execute(tx);
}

/** The facilities at which somebody looks for duplicates. */
export async function ownFacilities(tx: Kysely<Schema>, { staffId }: Entry): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('staff_facility')
    .select('facility_id')
    .where('staff_id', '=', staffId)
    .orderBy('position')
    .execute();
  return rows.map(({ facility_id }) => facility_id);
}
