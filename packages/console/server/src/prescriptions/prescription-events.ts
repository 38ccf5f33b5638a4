import {
  type IssuedLine,
  isValidationService,
  lastEvent,
  type Prescription,
  type Validation,
  validationOf,
} from '@careline/core/internal/prescriptions';
import { sql, type Transaction } from 'kysely';
import { requireAct } from '../encounters/encounter-entry.ts';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { endAdherenceTasks } from './adherence-rows.ts';
import { type PrescriptionEntry, requirePrescriber } from './prescription-entry.ts';
import { readPrescription } from './prescription-rows.ts';
import { judgeByMedicines } from './sign-prescription.ts';

type Tx = Transaction<Schema>;

/** A line of a prescription, and the id of an event about it. */
export interface OfLine {
  readonly id: string;
  readonly vitaId: string;
  readonly prescriptionId: string;
  readonly lineId: string;
}

interface Happened {
  readonly id: string;
  readonly prescriptionId: string;
  readonly lineId: string | null;
  readonly kind: string;
  readonly text: string;
  readonly encounterId?: string;
}

async function add(
  tx: Tx,
  { encounterId = undefined, ...what }: Happened,
  entry: PrescriptionEntry,
): Promise<void> {
  await tx
    .insertInto('prescription_event')
    .values({
      id: what.id,
      prescription_id: what.prescriptionId,
      facility_id: entry.facilityId,
      line_id: what.lineId,
      kind: what.kind,
      text: what.text,
      encounter_id: encounterId ?? null,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .execute();
}

const conflict = (detail: string) =>
  new ProblemError('conflict', { detail, action: "Read the patient's prescriptions again." });

/** Locks and returns the current prescription. Throws `not-found`. */
async function lock(
  tx: Tx,
  { vitaId, prescriptionId }: Pick<OfLine, 'vitaId' | 'prescriptionId'>,
  entry: PrescriptionEntry,
) {
  await requirePatient(tx, entry, vitaId);
  await sql`select id from prescription where id = ${prescriptionId} for update`.execute(tx);
  return readPrescription(tx, vitaId, prescriptionId);
}

/** Locks a line's prescription and returns the current line. Throws `not-found`. */
export async function lockLine(tx: Tx, of: Omit<OfLine, 'id'>, entry: PrescriptionEntry) {
  const prescription = await lock(tx, of, entry);
  const line = prescription.lines.find(({ id }) => id === of.lineId);
  if (!line) throw notFound('prescription');
  return { prescription, line };
}

/** Throws `conflict` for a line that is no longer taken. */
function requireOpen({ withdrawn }: Prescription, line: IssuedLine): void {
  if (withdrawn) throw conflict('This prescription has been withdrawn.');
  if (lastEvent(line, 'stopped')) throw conflict('This medicine has been stopped.');
}

/** Stops a medicine permanently. Throws `scope-missing`, `not-found` and `conflict`. */
export async function stopLine(
  tx: Tx,
  { reason, ...of }: OfLine & { readonly reason: string },
  entry: PrescriptionEntry,
): Promise<Prescription> {
  await requirePrescriber(tx, entry, 'stop a medicine');
  const { prescription, line } = await lockLine(tx, of, entry);
  requireOpen(prescription, line);
  await add(tx, { ...of, kind: 'stopped', text: reason }, entry);
  await endAdherenceTasks(tx, [of.lineId], entry);
  return readPrescription(tx, of.vitaId, of.prescriptionId);
}

/**
 * Withdraws a whole prescription. Only doctors of the facility where it was signed may do so. Throws `scope-missing`,
 * `not-found` and `conflict`.
 */
export async function withdrawPrescription(
  tx: Tx,
  { reason, ...of }: { readonly vitaId: string; readonly prescriptionId: string; readonly reason: string },
  entry: PrescriptionEntry,
): Promise<Prescription> {
  await requirePrescriber(tx, entry, 'withdraw a prescription');
  const { withdrawn, facilityId, facility, lines } = await lock(tx, of, entry);
  if (facilityId !== entry.facilityId) {
    throw new ProblemError('facility-refused', {
      detail: `It was signed at ${facility} and must be withdrawn there.`,
      action: 'Ask a doctor of that facility, or stop its medicines.',
    });
  }
  if (withdrawn) throw conflict('This prescription has already been withdrawn.');
  const { prescriptionId } = of;
  await add(tx, { id: newId(), prescriptionId, lineId: null, kind: 'withdrawn', text: reason }, entry);
  await judgeByMedicines(tx, { vitaId: of.vitaId, lines }, entry.now);
  await endAdherenceTasks(
    tx,
    lines.map(({ id }) => id),
    entry,
  );
  return readPrescription(tx, of.vitaId, prescriptionId);
}

export interface LineValidation extends OfLine {
  readonly encounterId: string;
  readonly validation: Validation;
  readonly remark: string;
}

/** Throws unless the caller is assigned to, and accepted, an encounter to validate this patient's prescriptions. */
export async function requireValidating(
  tx: Tx,
  {
    encounterId,
    vitaId,
    path,
  }: { readonly encounterId: string; readonly vitaId: string; readonly path: string },
  entry: PrescriptionEntry,
): Promise<void> {
  const encounter = await tx
    .selectFrom('encounter')
    .select(['service_type', 'status', 'care_provider_id', 'package'])
    .where('id', '=', encounterId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .executeTakeFirst();
  if (!encounter) throw notFound('encounter');
  if (!isValidationService(encounter.service_type))
    refuseFaults([{ path, message: 'must be an encounter for validating prescriptions' }]);
  await requireAct(tx, entry, 'complete', {
    careProviderId: encounter.care_provider_id,
    package: encounter.package,
  });
  if (encounter.status !== 'CONFIRMED')
    throw conflict('The encounter is not confirmed, or it has ended, so nothing can be validated in it.');
}

/** Throws `scope-missing` for the doctor who signed. */
export function requireNotOwn({ signer }: Prescription, { staffId }: PrescriptionEntry): void {
  if (signer.id !== staffId) return;
  throw new ProblemError('scope-missing', {
    detail: 'You cannot validate or dispense your own prescription.',
    action: 'Ask a colleague to be assigned to the encounter.',
  });
}

/** Accepts, queries or refuses a line. Throws `scope-missing`, `not-found`, `input-invalid` and `conflict`. */
export async function validateLine(
  tx: Tx,
  asked: LineValidation,
  entry: PrescriptionEntry,
): Promise<Prescription> {
  const { validation, remark, encounterId, ...of } = asked;
  const { prescription, line } = await lockLine(tx, of, entry);
  await requireValidating(tx, { ...asked, path: 'validation.encounterId' }, entry);
  requireNotOwn(prescription, entry);
  requireOpen(prescription, line);
  await add(tx, { ...of, kind: validation, text: remark, encounterId }, entry);
  return readPrescription(tx, of.vitaId, of.prescriptionId);
}

/** Answers a query. Throws `scope-missing`, `not-found`, and `conflict` if no query is open. */
export async function answerQuery(
  tx: Tx,
  { answer, ...of }: OfLine & { readonly answer: string },
  entry: PrescriptionEntry,
): Promise<Prescription> {
  await requirePrescriber(tx, entry, 'answer a query about a prescription');
  const { prescription, line } = await lockLine(tx, of, entry);
  requireOpen(prescription, line);
  if (validationOf(line) !== 'asked') throw conflict('No query about this medicine is open.');
  await add(tx, { ...of, kind: 'answered', text: answer }, entry);
  return readPrescription(tx, of.vitaId, of.prescriptionId);
}
