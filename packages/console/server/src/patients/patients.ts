import { genderCodeOf, type Patient } from '@careline/core/internal/patients';
import { type Kysely, sql } from 'kysely';
import { emergencyUntil, mayRead, notFound, type Reader } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { photoOf } from './photo/photos.ts';
import { stoppedCalls } from './stopped-calls.ts';
import { callablePhones } from './stopped-numbers.ts';
import { readTags } from './tags/patient-tags.ts';

function personOf(tx: Kysely<Schema>, reader: Reader, vitaId: string) {
  return tx
    .selectFrom('person as p')
    .select(['p.name', 'p.gender', 'p.birth_date', 'p.deceased', 'p.languages', 'p.calling_time'])
    .where('p.id', '=', vitaId)
    .where(mayRead(reader, sql.ref('p.id')))
    .executeTakeFirst();
}

export function identifiersOf(tx: Kysely<Schema>, vitaId: string) {
  return tx
    .selectFrom('identifier')
    .select(['system', 'value'])
    .where('person_id', '=', vitaId)
    .orderBy('system')
    .orderBy('value')
    .execute();
}

export function phonesOf(tx: Kysely<Schema>, vitaId: string) {
  return tx
    .selectFrom('person_phone')
    .select(['value', 'use'])
    .where('person_id', '=', vitaId)
    .orderBy('position')
    .execute();
}

/** Returns a patient's enrolments at one facility, or at every facility of the organisation if none is given. */
export async function enrolmentsOf(tx: Kysely<Schema>, facilityId: string | undefined, vitaId: string) {
  const rows = await tx
    .selectFrom('enrolment')
    .select(['programme', 'enrolled_at'])
    .where('person_id', '=', vitaId)
    .$if(facilityId !== undefined, (query) => query.where('facility_id', '=', facilityId ?? ''))
    .where('ended_at', 'is', null)
    .orderBy('enrolled_at')
    .orderBy('programme')
    .execute();
  return rows.map((row) => ({ programme: row.programme, enrolledAt: row.enrolled_at }));
}

/** Returns enrolments that ended at one facility, earliest first. */
export async function pastEnrolmentsOf(tx: Kysely<Schema>, facilityId: string, vitaId: string) {
  const rows = await tx
    .selectFrom('enrolment')
    .select(['programme', 'enrolled_at', 'ended_at'])
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', facilityId)
    .where('ended_at', 'is not', null)
    .orderBy('enrolled_at')
    .orderBy('programme')
    .execute();
  return rows.map((row) => ({
    programme: row.programme,
    enrolledAt: row.enrolled_at,
    endedAt: row.ended_at ?? 0,
  }));
}

/**
 * Returns a patient. Throws `not-found`. With emergency access, it includes programmes of every facility, because the
 * patient is in none of the reader's own.
 */
export async function readPatient(tx: Kysely<Schema>, reader: Reader, vitaId: string): Promise<Patient> {
  const person = await personOf(tx, reader, vitaId);
  if (!person) throw notFound('patient');
  const identifiers = await identifiersOf(tx, vitaId);
  const until = emergencyUntil(reader, vitaId);
  return {
    vitaId,
    appUserInfo: { name: person.name, gender: genderCodeOf(person.gender) },
    birthDate: person.birth_date,
    deceased: person.deceased === 'true' ? true : person.deceased,
    uhid: identifiers.find((identifier) => identifier.system === 'uhid')?.value ?? null,
    identifiers,
    phones: await callablePhones(tx, vitaId),
    languages: person.languages,
    enrolments: await enrolmentsOf(tx, until === undefined ? reader.facilityId : undefined, vitaId),
    callsStopped: await stoppedCalls(tx, vitaId),
    callingTime: person.calling_time,
    photo: await photoOf(tx, vitaId),
    tags: await readTags(tx, vitaId),
    ...(until === undefined ? {} : { emergencyUntil: until }),
  };
}
