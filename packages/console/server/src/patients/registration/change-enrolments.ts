import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import {
  type activateProgramme,
  ENROLMENT_KINDS,
  enrolmentProblems,
  isPossible,
  type RegisteredPatient,
  resumedSince,
} from '@careline/core/internal/patients/registration';
import { sql, type Transaction } from 'kysely';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import { changedBefore, closeChange, lockRegistration } from '../changed-version.ts';
import { registrationFaults } from './registration-faults.ts';

type Tx = Transaction<Schema>;

export type ProgrammeChange = Readonly<BodyOf<typeof activateProgramme>>;

const ofProgramme = (tx: Tx, { vitaId, programme }: ProgrammeChange, { facilityId }: Entry) =>
  tx
    .updateTable('enrolment')
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', facilityId)
    .where('programme', '=', programme);

async function enrol(
  tx: Tx,
  change: ProgrammeChange,
  before: RegisteredPatient,
  entry: Entry,
): Promise<void> {
  const since = resumedSince(change, before, entry.timeZone);
  if (since !== undefined) {
    await ofProgramme(tx, change, entry).set({ ended_at: null }).where('enrolled_at', '=', since).execute();
    return;
  }
  await tx
    .insertInto('enrolment')
    .values({
      id: newId(),
      person_id: change.vitaId,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      programme: change.programme,
      enrolled_at: startOfDay(change.on, entry.timeZone),
    })
    .execute();
}

/** Ends an enrolment. An import may have created two in one programme; both end. */
async function end(tx: Tx, change: ProgrammeChange, entry: Entry): Promise<void> {
  const endedAt = startOfDay(change.on, entry.timeZone);
  await ofProgramme(tx, change, entry)
    // An imported enrolment has a time of day, so its end must not be before its start.
    .set({ ended_at: sql<number>`greatest(${endedAt}::bigint, enrolled_at)` })
    .where('ended_at', 'is', null)
    .execute();
}

async function correct(
  tx: Tx,
  change: ProgrammeChange,
  before: RegisteredPatient,
  entry: Entry,
): Promise<void> {
  const { enrolledAt } = before.enrolments.findLast(({ programme }) => programme === change.programme) ?? {};
  if (enrolledAt === undefined) return;
  await ofProgramme(tx, change, entry)
    .set({ enrolled_at: startOfDay(change.on, entry.timeZone) })
    .where('enrolled_at', '=', enrolledAt)
    .where('ended_at', 'is', null)
    .execute();
}

/**
 * Starts, ends or re-dates an enrolment of a patient at the author's facility.
 * Throws `not-found`, `input-invalid`, and `conflict` if the patient is already in the programme, or no longer is.
 */
export async function changeEnrolment(
  tx: Tx,
  change: ProgrammeChange,
  entry: Entry,
): Promise<RegisteredPatient> {
  const { vitaId, action, reason } = change;
  // Emergency access alone does not allow enrolments: programmes belong to the patient's own facility.
  const before = await lockRegistration(tx, vitaId, { ...entry, grants: [] });
  if (!isPossible(change, before)) {
    const detail = `The patient is ${action === 'enrol' ? 'already' : 'not'} in this programme.`;
    throw await changedBefore(tx, before, detail);
  }
  const today = dayOf(entry.now, entry.timeZone);
  const problems = enrolmentProblems(change, before, { today, timeZone: entry.timeZone });
  refuseFaults(registrationFaults(problems));
  if (action === 'enrol') await enrol(tx, change, before, entry);
  else if (action === 'end') await end(tx, change, entry);
  else await correct(tx, change, before, entry);
  return closeChange(tx, { before, kind: ENROLMENT_KINDS[action], reason }, entry);
}
