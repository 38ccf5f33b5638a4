import type { Kysely } from 'kysely';
import { findByUhid } from '../patients/find-by-uhid.ts';
import type { Schema } from '../platform/database/schema.ts';
import { UsageError } from './usage-error.ts';

/** A command about a patient that cannot be carried out. The message says what to do. */
class PersonError extends UsageError {
  override readonly name = 'PersonError';
}

export interface WantedPerson {
  readonly uhid: string | undefined;
  /** The organisation's name. Required if there are several. */
  readonly organisation: string | undefined;
}

export interface FoundPerson {
  readonly personId: string;
  readonly organisationId: string;
}

/** Returns the patient with a UHID. Throws `PersonError`. */
export async function findPerson(
  db: Kysely<Schema>,
  { uhid, organisation }: WantedPerson,
): Promise<FoundPerson> {
  if (!uhid?.trim()) throw new PersonError('--uhid must be the number of the patient.');
  const known = await db.selectFrom('organisation').select(['id', 'name']).execute();
  const [only, ...others] = organisation ? known.filter((one) => one.name === organisation) : known;
  if (!only || others.length > 0) {
    const names = known.map((one) => `"${one.name}"`).join(', ');
    throw new PersonError(`Choose an organisation with --organisation: ${names}.`);
  }
  const person = await findByUhid(db, only.id, uhid);
  if (!person) throw new PersonError(`No patient in ${only.name} has the UHID ${uhid}.`);
  return { personId: person.vitaId, organisationId: only.id };
}
