import type { Kysely } from 'kysely';
import { ProblemError } from '../http/problem-error.ts';
import type { Schema } from './schema.ts';

/** What is not there and what is not the reader's answer alike, so that nobody learns which ids exist. */
export function notFound(what: 'patient' | 'call'): ProblemError {
  return new ProblemError('not-found', {
    detail: `There is no such ${what} at this facility.`,
    action: 'Check the id and the facility you are signed in to.',
  });
}

/** Throws `not-found` unless the patient is one of the facility's: access is a row of person_facility. */
export async function requirePatient(tx: Kysely<Schema>, facilityId: string, vitaId: string): Promise<void> {
  const row = await tx
    .selectFrom('person_facility')
    .select('person_id')
    .where('facility_id', '=', facilityId)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  if (!row) throw notFound('patient');
}
