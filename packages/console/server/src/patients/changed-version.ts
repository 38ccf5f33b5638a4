import type {
  ChangeKind,
  GivenReason,
  RegisteredPatient,
} from '@careline/core/internal/patients/registration';
import type { Transaction } from 'kysely';
import { requirePatient } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { addPatientChange, changesOf, lastChangedBy } from './patient-changes.ts';
import { readRegistration } from './registration/registered-patients.ts';

type Tx = Transaction<Schema>;

/** Locks and returns the patient until the transaction ends. Throws `not-found`. */
export async function lockRegistration(tx: Tx, vitaId: string, entry: Entry): Promise<RegisteredPatient> {
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  return readRegistration(tx, entry, vitaId);
}

/** Returns the error for a save based on an old version: it contains the current version, its author and its time. */
export async function changedBefore(
  tx: Tx,
  patient: RegisteredPatient,
  detail: string,
): Promise<ProblemError> {
  const by = await lastChangedBy(tx, patient.vitaId);
  return new ProblemError('conflict', {
    detail,
    action: 'Check the newer version, then change it again.',
    patient,
    ...(by && { by }),
  });
}

export interface ChangeDone {
  readonly before: RegisteredPatient;
  readonly kind: ChangeKind;
  readonly reason: GivenReason;
}

/** Stores the new version of a patient and a line of its history. Writes no line when nothing differs. */
export async function closeChange(
  tx: Tx,
  { before, kind, reason }: ChangeDone,
  entry: Entry,
): Promise<RegisteredPatient> {
  const { vitaId } = before;
  await tx
    .updateTable('person')
    // Two changes in the same second must still be two versions.
    .set({ updated_at: Math.max(entry.now, before.updatedAt + 1) })
    .where('id', '=', vitaId)
    .execute();
  const after = await readRegistration(tx, entry, vitaId);
  const changes = changesOf(before, after);
  if (changes.length > 0) {
    const { organisationId, facilityId, staffId, now } = entry;
    const by = { facilityId, staffId, reason };
    await addPatientChange(tx, { organisationId, by, vitaId, kind, changes, now });
  }
  return after;
}
