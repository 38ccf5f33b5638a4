import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import {
  birthDateOf,
  type CheckedRegistration,
  checkRegistration,
  type RegisteredPatient,
} from '@careline/core/internal/patients/registration';
import { sql, type Transaction } from 'kysely';
import { mayRead } from '../../platform/access/access.ts';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { contentHash } from '../../platform/http/json/read-input.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { addGivenConsent } from '../given-consents.ts';
import { makeUhid, takeUhid } from '../uhids.ts';
import type { NewPerson } from './new-person.ts';
import { textPartsOf } from './person-columns.ts';
import { insertPerson } from './persons.ts';
import { setPregnancy } from './pregnancies.ts';
import { readRegistration } from './registered-patients.ts';
import { storedAddress, storedChannels, storedNames } from './registration-columns.ts';
import { registrationFaults } from './registration-faults.ts';

type Tx = Transaction<Schema>;

export interface NewRegistration extends CheckedRegistration {
  readonly vitaId: string;
}

/** Returns enrolments at the facility, each starting at the beginning of its day there. */
export const newEnrolments = (
  enrolments: CheckedRegistration['enrolments'],
  { facilityId, timeZone }: Pick<Entry, 'facilityId' | 'timeZone'>,
): NonNullable<NewPerson['enrolments']> =>
  enrolments.map(({ programme, enrolledOn }) => ({
    id: newId(),
    facilityId,
    programme,
    enrolledAt: startOfDay(enrolledOn, timeZone),
  }));

function personOf(registration: NewRegistration, entry: Entry, contentHash: string): NewPerson {
  const { vitaId, names, gender, addresses, channels, enrolments } = registration;
  const { phones, emails, languages, callingTime, nextOfKin } = registration;
  return {
    ...storedNames(names),
    ...textPartsOf(registration),
    id: vitaId,
    organisationId: entry.organisationId,
    facilityIds: [entry.facilityId],
    gender,
    birthDate: birthDateOf(registration, dayOf(entry.now, entry.timeZone)) ?? null,
    phones,
    emails,
    languages,
    callingTime,
    nextOfKin,
    addresses: addresses.map(storedAddress),
    channels: storedChannels(channels),
    enrolments: newEnrolments(enrolments, entry),
    source: 'manual',
    contentHash,
    createdAt: entry.now,
    updatedAt: entry.now,
  };
}

/** Handles an id that exists: returns the patient for a repeated registration, and throws for another one. */
async function repeated(tx: Tx, vitaId: string, hash: string, entry: Entry): Promise<RegisteredPatient> {
  const known = await tx
    .selectFrom('person as p')
    .select('p.content_hash')
    .where('p.id', '=', vitaId)
    .where(mayRead(entry, sql.ref('p.id')))
    .executeTakeFirst();
  if (known?.content_hash === hash) return readRegistration(tx, entry, vitaId);
  throw new ProblemError('conflict', {
    detail: 'A patient with this id is already registered.',
    action: 'Open that patient and change what differs, or start a new registration.',
    ...(known && { patient: await readRegistration(tx, entry, vitaId) }),
  });
}

/**
 * Stores a new patient of the entry's facility. Repeating a registration returns the stored patient.
 * Throws `input-invalid`, `uhid-taken`, `patient-elsewhere`, and `conflict` if another registration has the id.
 */
export async function registerPatient(
  tx: Tx,
  registration: NewRegistration,
  entry: Entry,
): Promise<RegisteredPatient> {
  const { vitaId, uhid, pregnancy, consent } = registration;
  const today = dayOf(entry.now, entry.timeZone);
  refuseFaults(registrationFaults(checkRegistration(registration, today, entry.now)));
  const hash = contentHash(registration);
  const isNew = await insertPerson(tx, personOf(registration, entry, hash));
  if (!isNew) return repeated(tx, vitaId, hash, entry);
  if (uhid === undefined) await makeUhid(tx, vitaId, entry);
  else await takeUhid(tx, vitaId, uhid, entry);
  if (pregnancy) await setPregnancy(tx, vitaId, pregnancy, entry);
  await addGivenConsent(tx, vitaId, consent, entry);
  return readRegistration(tx, entry, vitaId);
}
