import { dayOf } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import {
  birthDateOf,
  type ChangedEntry,
  type CheckedChange,
  changeReasonProblems,
  checkChange,
  type RegisteredPatient,
  type updatePatient as updateEndpoint,
} from '@careline/core/internal/patients/registration';
import type { Transaction } from 'kysely';
import { doubtAgain } from '../../observations/doubt-again.ts';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changedBefore, closeChange, lockRegistration } from '../changed-version.ts';
import { addGivenConsent } from '../given-consents.ts';
import { replaceUhid } from '../uhids.ts';
import { changedTexts } from './person-columns.ts';
import { setPregnancy } from './pregnancies.ts';
import { newEnrolments } from './register-patient.ts';
import { storedChannels } from './registration-columns.ts';
import { registrationFaults } from './registration-faults.ts';
import { changeAddresses, changeNames, changePhones } from './stored-lists.ts';

type Tx = Transaction<Schema>;

export type PatientChange = Readonly<BodyOf<typeof updateEndpoint>>;

const valuesOf = (entries: readonly ChangedEntry[]): string[] => entries.map(({ after }) => String(after));

/** Returns the `person` columns that a change names, except lists stored in another shape. */
function columnsOf({ parts, entries }: CheckedChange, today: string) {
  const { gender, callingTime, channels } = parts;
  const birthDate = birthDateOf(parts, today);
  const { emails, languages, nextOfKin } = entries;
  return {
    ...(gender && { gender }),
    ...(birthDate !== undefined && { birth_date: birthDate }),
    ...(emails && { emails: valuesOf(emails) }),
    ...(languages && { languages: valuesOf(languages) }),
    ...(callingTime !== undefined && { calling_time: callingTime && JSON.stringify(callingTime) }),
    ...(nextOfKin && { next_of_kin: JSON.stringify(nextOfKin.map(({ after }) => after)) }),
    ...(channels && { channels: JSON.stringify(storedChannels(channels)) }),
    ...changedTexts(parts),
  };
}

async function setColumns(tx: Tx, vitaId: string, checked: CheckedChange, today: string): Promise<void> {
  const columns = columnsOf(checked, today);
  if (Object.keys(columns).length === 0) return;
  await tx.updateTable('person').set(columns).where('id', '=', vitaId).execute();
}

/** Enrols the patient in programmes they are not in yet. */
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

/** Returns a change without its patient, version and reason. */
export const changedParts = ({
  vitaId: _id,
  updatedAt: _version,
  reason: _why,
  ...parts
}: PatientChange): string[] =>
  Object.keys(parts).filter((part) => parts[part as keyof typeof parts] !== undefined);

/**
 * Changes a patient the author may read, and records who changed what and why.
 * Throws `not-found`, `input-invalid`, `uhid-taken`, `patient-elsewhere`, and `conflict` if the patient was changed
 * concurrently.
 */
export async function updatePatient(tx: Tx, change: PatientChange, entry: Entry): Promise<RegisteredPatient> {
  const { vitaId, updatedAt, reason, ...named } = change;
  const before = await lockRegistration(tx, vitaId, entry);
  if (before.updatedAt !== updatedAt)
    throw await changedBefore(tx, before, 'Someone has changed this patient.');
  const today = dayOf(entry.now, entry.timeZone);
  const checked = checkChange(named, before, today, entry.now);
  refuseFaults(registrationFaults([...checked.problems, ...changeReasonProblems('registration', reason)]));
  const { uhid, pregnancy, consent } = change;
  if (uhid !== undefined) await replaceUhid(tx, vitaId, uhid, entry);
  await changeNames(tx, before, checked.entries.names);
  await changePhones(tx, vitaId, checked.entries.phones);
  await changeAddresses(tx, vitaId, checked.entries.addresses);
  await setColumns(tx, vitaId, checked, today);
  await addEnrolments(tx, change, before, entry);
  if (pregnancy !== undefined) await setPregnancy(tx, vitaId, pregnancy, entry);
  if (consent) await addGivenConsent(tx, vitaId, consent, entry);
  if (change.birthDate !== undefined || change.age !== undefined) await doubtAgain(tx, [vitaId], entry.now);
  return closeChange(tx, { before, kind: 'registration', reason }, entry);
}
