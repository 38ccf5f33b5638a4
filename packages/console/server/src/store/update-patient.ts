import type { BodyOf } from '@careline/core/http';
import {
  birthDateOf,
  checkRegistrationParts,
  type RegisteredPatient,
  type RegistrationProblem,
  type updatePatient as updateEndpoint,
} from '@careline/core/patients/registration';
import type { Transaction } from 'kysely';
import { ProblemError } from '../http/problem-error.ts';
import { requirePatient } from './access.ts';
import { dayOf } from './day-bounds.ts';
import { doubtAgain } from './doubt-again.ts';
import { type Entry, refuseFaults } from './entry.ts';
import { addGivenConsent } from './given-consents.ts';
import { lockPatient } from './lock-patient.ts';
import { nameColumns, phoneRows } from './persons.ts';
import { setPregnancy } from './pregnancies.ts';
import { newEnrolments } from './register-patient.ts';
import { readRegistration } from './registered-patients.ts';
import { storedAddress, storedChannels, storedNames } from './registration-columns.ts';
import { registrationFaults } from './registration-faults.ts';
import type { Schema } from './schema.ts';
import { replaceUhid } from './uhids.ts';

type Tx = Transaction<Schema>;

export type PatientChange = Readonly<BodyOf<typeof updateEndpoint>>;

/** The change with what it is checked against: who is under age, and who is in which programme, may be known already. */
function changeProblems(
  change: PatientChange,
  before: RegisteredPatient,
  today: string,
  now: number,
): readonly RegistrationProblem[] {
  const { vitaId: _id, updatedAt: _version, ...parts } = change;
  const born = change.birthDate === undefined && change.age === undefined ? before.birthDate : undefined;
  const asked = { ...parts, enrolments: parts.enrolments ?? [], ...(born && { birthDate: born }) };
  const problems = checkRegistrationParts(asked, today, now);
  const inProgramme = before.enrolments.some(({ programme }) => programme === 'healthy_motherhood');
  // What was there before is nobody's mistake of now.
  return problems.filter(
    ({ path, code }) => !(path === 'birthDate' && born) && !(code === 'needs-programme' && inProgramme),
  );
}

/** The columns of `person` that a change names. */
function columnsOf(change: PatientChange, today: string) {
  const { names, gender, emails, addresses, languages, callingTime, nextOfKin, channels } = change;
  const birthDate = birthDateOf(change, today);
  return {
    ...(names && nameColumns(storedNames(names))),
    ...(gender && { gender: gender.toLowerCase() }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(emails && { emails: [...emails] }),
    ...(addresses && { addresses: JSON.stringify(addresses.map(storedAddress)) }),
    ...(languages && { languages: [...languages] }),
    ...(callingTime !== undefined && { calling_time: callingTime && JSON.stringify(callingTime) }),
    ...(nextOfKin && { next_of_kin: JSON.stringify(nextOfKin) }),
    ...(channels && { channels: JSON.stringify(storedChannels(channels)) }),
  };
}

async function replacePhones(tx: Tx, vitaId: string, phones: PatientChange['phones']): Promise<void> {
  if (!phones) return;
  await tx.deleteFrom('person_phone').where('person_id', '=', vitaId).execute();
  const rows = phoneRows({ id: vitaId, phones });
  if (rows.length > 0) await tx.insertInto('person_phone').values(rows).execute();
}

/** Enrols in the programmes that the patient is not in yet. */
async function addEnrolments(
  tx: Tx,
  { vitaId, enrolments = [] }: PatientChange,
  before: RegisteredPatient,
  entry: Entry,
): Promise<void> {
  const held = new Set(before.enrolments.map(({ programme }) => programme));
  const added = newEnrolments(
    enrolments.filter(({ programme }) => !held.has(programme)),
    entry,
  );
  if (added.length === 0) return;
  await tx
    .insertInto('enrolment')
    .values(
      added.map(({ id, facilityId, programme, enrolledAt }) => ({
        id,
        person_id: vitaId,
        organisation_id: entry.organisationId,
        facility_id: facilityId,
        programme,
        enrolled_at: enrolledAt,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The patient as they are, locked until the transaction ends; throws `not-found` and `conflict`. */
async function lockVersion(tx: Tx, change: PatientChange, entry: Entry): Promise<RegisteredPatient> {
  const { vitaId, updatedAt } = change;
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  const before = await readRegistration(tx, entry, vitaId);
  if (before.updatedAt === updatedAt) return before;
  throw new ProblemError('conflict', {
    detail: 'Somebody changed this patient meanwhile.',
    action: 'Look at the newer version, then change it again.',
    patient: before,
  });
}

/** What a change names beside its patient and version. */
export const changedParts = ({ vitaId: _id, updatedAt: _version, ...parts }: PatientChange): string[] =>
  Object.keys(parts).filter((part) => parts[part as keyof typeof parts] !== undefined);

/**
 * Changes what is named of a patient the entry's author may read. Throws `not-found`, `input-invalid`, `uhid-taken`,
 * `patient-elsewhere`, and `conflict` when somebody changed the patient meanwhile.
 */
export async function updatePatient(tx: Tx, change: PatientChange, entry: Entry): Promise<RegisteredPatient> {
  const before = await lockVersion(tx, change, entry);
  const today = dayOf(entry.now, entry.timeZone);
  refuseFaults(registrationFaults(changeProblems(change, before, today, entry.now)));
  const { vitaId, uhid, pregnancy, consent } = change;
  if (uhid !== undefined) await replaceUhid(tx, vitaId, uhid, entry);
  await replacePhones(tx, vitaId, change.phones);
  await addEnrolments(tx, change, before, entry);
  if (pregnancy !== undefined) await setPregnancy(tx, vitaId, pregnancy, entry);
  if (consent) await addGivenConsent(tx, vitaId, consent, entry);
  await tx
    .updateTable('person')
    // Two changes in one second are two versions.
    .set({ ...columnsOf(change, today), updated_at: Math.max(entry.now, before.updatedAt + 1) })
    .where('id', '=', vitaId)
    .execute();
  if (change.birthDate !== undefined || change.age !== undefined) await doubtAgain(tx, [vitaId], entry.now);
  return readRegistration(tx, entry, vitaId);
}
