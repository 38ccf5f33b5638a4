import type { Kysely } from 'kysely';
import type { Schema } from '../store/schema.ts';

/** A facility that is not found, or not told from others; the message says what to do. */
export class FacilityError extends Error {
  override readonly name = 'FacilityError';
}

/** The facility of that name, or the only one there is. */
export async function findFacility(db: Kysely<Schema>, name: string | undefined) {
  const all = await db
    .selectFrom('facility')
    .select(['id', 'organisation_id', 'name', 'time_zone'])
    .orderBy('name')
    .execute();
  const [only, ...others] = name ? all.filter((one) => one.name === name) : all;
  if (only && others.length === 0) return only;
  if (all.length === 0) throw new FacilityError('There is no facility yet: add a member of staff first.');
  const names = all.map((one) => `"${one.name}"`).join(', ');
  throw new FacilityError(`Choose a facility with --facility: ${names}.`);
}
