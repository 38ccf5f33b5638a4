import { dayOf } from '@careline/core/internal/formatting';
import {
  adherenceText,
  isCurrent,
  isNotTaken,
  lineState,
  type NewAdherence,
  type Prescription,
} from '@careline/core/internal/prescriptions';
import type { Transaction } from 'kysely';
import { notFound, requirePatient } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { endAdherenceTasks } from './adherence-rows.ts';
import { addPrescriberTask } from './medicine-tasks.ts';
import type { PrescriptionEntry } from './prescription-entry.ts';
import { listPrescriptions } from './prescription-rows.ts';

type Tx = Transaction<Schema>;

export interface AdherenceOfCall {
  readonly vitaId: string;
  readonly contactId: string;
  readonly answers: readonly NewAdherence[];
}

/** Days within which the doctor reviews a medicine that is not taken. */
const TASK_DAYS = 3;
const DAY_SECONDS = 86_400;

async function requireCall(
  tx: Tx,
  { vitaId, contactId }: AdherenceOfCall,
  facilityId: string,
): Promise<void> {
  const contact = await tx
    .selectFrom('contact')
    .select('id')
    .where('id', '=', contactId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  if (!contact) throw notFound('call');
}

interface Answered {
  readonly prescription: Prescription;
  readonly line: Prescription['lines'][number];
  readonly answer: NewAdherence;
}

/** Finds the line of an answer. Throws `not-found`, and `conflict` for a medicine that has ended. */
function findLine(prescriptions: readonly Prescription[], answer: NewAdherence, today: string): Answered {
  const prescription = prescriptions.find(({ id }) => id === answer.prescriptionId);
  const line = prescription?.lines.find(({ id }) => id === answer.lineId);
  if (!prescription || !line) throw notFound('prescription');
  if (!isCurrent(lineState(line, prescription, today)))
    throw new ProblemError('conflict', {
      detail: `${line.medicine} has ended.`,
      action: "Read the patient's prescriptions again.",
    });
  return { prescription, line, answer };
}

/** Adds a task for the prescriber about a medicine that the patient does not take. Returns the task's id. */
async function addTask(
  tx: Tx,
  { prescription, line, answer }: Answered,
  entry: PrescriptionEntry,
): Promise<string> {
  const name = [line.medicine, line.strength].filter(Boolean).join(' ');
  return addPrescriberTask(
    tx,
    prescription,
    (locale) => ({
      what: `${name}: ${adherenceText({ ...answer, reason: '' }, locale)}`,
      ...(answer.reason !== '' && { reason: answer.reason }),
      dueOn: dayOf(entry.now + TASK_DAYS * DAY_SECONDS, entry.timeZone),
      priority: 'urgent',
    }),
    entry,
  );
}

/**
 * Stores a patient's answers on a call about current medicines. Throws `not-found`, and `conflict` for an ended
 * medicine.
 */
export async function storeAdherence(
  tx: Tx,
  asked: AdherenceOfCall,
  entry: PrescriptionEntry,
): Promise<Prescription[]> {
  const { vitaId, contactId, answers } = asked;
  await requirePatient(tx, entry, vitaId);
  await requireCall(tx, asked, entry.facilityId);
  const today = dayOf(entry.now, entry.timeZone);
  const prescriptions = await listPrescriptions(tx, vitaId);
  for (const answered of answers.map((answer) => findLine(prescriptions, answer, today))) {
    const { answer } = answered;
    await endAdherenceTasks(tx, [answer.lineId], entry);
    const taskId = isNotTaken(answer.answer) ? await addTask(tx, answered, entry) : null;
    await tx
      .insertInto('medicine_adherence')
      .values({
        id: answer.id,
        prescription_id: answer.prescriptionId,
        line_id: answer.lineId,
        facility_id: entry.facilityId,
        contact_id: contactId,
        answer: answer.answer,
        missed_doses: answer.missedDoses,
        reason: answer.reason,
        task_id: taskId,
        author_id: entry.staffId,
        created_at: entry.now,
      })
      .execute();
  }
  return listPrescriptions(tx, vitaId);
}
