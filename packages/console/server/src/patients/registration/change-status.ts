import { dayOf } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import {
  possibleStatusChanges,
  type RegisteredPatient,
  statusProblems,
  type updateStatus,
} from '@careline/core/internal/patients/registration';
import type { Transaction } from 'kysely';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changedBefore, closeChange, lockRegistration } from '../changed-version.ts';
import { addGivenConsent } from '../given-consents.ts';
import { registrationFaults } from './registration-faults.ts';

export type PatientStatusChange = Readonly<BodyOf<typeof updateStatus>>;

/** Returns the changed columns of `person`. `stoppedCalls` and the worklist read them. */
function columnsOf({ to, on }: PatientStatusChange, now: number) {
  if (to === 'deceased') return { deceased: on ?? 'true' };
  if (to === 'living') return { deceased: null };
  return { consent_withdrawn_at: to === 'consent-withdrawn' ? now : null };
}

/**
 * Records that a patient withdrew consent, gave it again or died, or reverts that.
 * Calls and messages then stop at every facility of the organisation. Throws `not-found`, `input-invalid`, and
 * `conflict` if nothing would change.
 */
export async function changeStatus(
  tx: Transaction<Schema>,
  change: PatientStatusChange,
  entry: Entry,
): Promise<RegisteredPatient> {
  const { vitaId, to, consent, reason } = change;
  const before = await lockRegistration(tx, vitaId, entry);
  if (!possibleStatusChanges(before).includes(to))
    throw await changedBefore(tx, before, 'This is already recorded.');
  const problems = statusProblems(change, before, dayOf(entry.now, entry.timeZone), entry.now);
  refuseFaults(registrationFaults(problems));
  if (to === 'consent-given' && consent) await addGivenConsent(tx, vitaId, consent, entry);
  await tx.updateTable('person').set(columnsOf(change, entry.now)).where('id', '=', vitaId).execute();
  return closeChange(tx, { before, kind: to, reason }, entry);
}
