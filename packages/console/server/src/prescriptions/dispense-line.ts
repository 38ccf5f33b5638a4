import { dayOf } from '@careline/core/internal/formatting';
import {
  type DispenseProblem,
  type Dispensing,
  dispenseUnitOf,
  type IssuedLine,
  loadDispensing,
  medicineText,
  type NewDispense,
  type Prescription,
  type ProductMatch,
  rulesOf,
} from '@careline/core/internal/prescriptions';
import type { Transaction } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import { refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { PrescriptionEntry } from './prescription-entry.ts';
import { lockLine, type OfLine, requireNotOwn, requireValidating } from './prescription-events.ts';
import { readPrescription } from './prescription-rows.ts';

type Tx = Transaction<Schema>;

interface Found {
  readonly line: IssuedLine;
  readonly prescription: Prescription;
}

const conflict = (detail: string) =>
  new ProblemError('conflict', { detail, action: "Read the patient's prescriptions again." });

/** If two pharmacists have the same line open, only the first one can dispense. */
function requireSeen(line: IssuedLine, seen: string | null): void {
  const last = line.dispenses?.at(-1);
  if ((last?.id ?? null) === seen) return;
  throw conflict(
    `${last?.by.name ?? 'A colleague'} has dispensed this medicine since you opened it. Check what is left.`,
  );
}

/** Throws `conflict` if nothing of the line may be dispensed, and `input-invalid` for wrong input. */
function refuseProblems(problems: readonly DispenseProblem[]): void {
  const whole = problems.find(({ field }) => field === 'line');
  if (whole) throw conflict(`${whole.problem.en}.`);
  refuseFaults(
    problems.map(({ field, problem }) => ({
      path: `dispense.${field}`,
      message: `is refused: ${problem.en}`,
    })),
  );
}

const substitutionOf = ({ match }: ProductMatch): string =>
  match === 'same' ? 'none' : match === 'generic' ? 'generic' : 'stated';

/** Enters a supply of Schedule H1 in the register, with the names as they are now. */
async function register(
  tx: Tx,
  { line, prescription }: Found,
  dispense: NewDispense,
  entry: PrescriptionEntry,
): Promise<void> {
  const facility = await tx
    .selectFrom('facility')
    .select(['name', 'address'])
    .where('id', '=', prescription.facilityId)
    .executeTakeFirstOrThrow();
  const { name } = await tx
    .selectFrom('person')
    .select('name')
    .where('id', '=', prescription.vitaId)
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('schedule_h1_entry')
    .values({
      id: dispense.id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      supplied_on: dispense.handedOverOn,
      patient: name ?? '',
      prescriber: prescription.signer.name,
      registration_number: prescription.registrationNumber,
      prescriber_address: [facility.name, facility.address].filter(Boolean).join(', '),
      prescription_number: prescription.number,
      medicine: medicineText(line),
      product: dispense.product,
      quantity: dispense.quantity,
      unit: dispenseUnitOf(line),
      batch: dispense.batch,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .execute();
}

async function store(
  tx: Tx,
  { line }: Found,
  dispense: NewDispense,
  { rules, tables }: Dispensing,
  entry: PrescriptionEntry,
): Promise<void> {
  await tx
    .insertInto('medication_dispense')
    .values({
      id: dispense.id,
      prescription_id: dispense.prescriptionId,
      line_id: dispense.lineId,
      facility_id: entry.facilityId,
      encounter_id: dispense.encounterId,
      product: dispense.product,
      batch: dispense.batch,
      expires_on: dispense.expiresOn,
      quantity: dispense.quantity,
      unit: dispenseUnitOf(line),
      pack_size: dispense.packSize,
      handed_over_on: dispense.handedOverOn,
      substitution: substitutionOf(rules.compareProduct(dispense.product, line, tables)),
      reason: dispense.reason,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .execute();
}

/**
 * Stores what a pharmacist dispensed for a line. Throws `scope-missing`, `not-found`, `input-invalid` and `conflict`,
 * by `dispenseProblems`.
 */
export async function dispenseLine(
  tx: Tx,
  dispense: NewDispense,
  entry: PrescriptionEntry,
): Promise<Prescription> {
  const found = await lockLine(tx, dispense, entry);
  const { line, prescription } = found;
  await requireValidating(tx, { ...dispense, path: 'dispense.encounterId' }, entry);
  requireNotOwn(prescription, entry);
  requireSeen(line, dispense.seen);
  const dispensing = await loadDispensing();
  const { rules, tables } = dispensing;
  const days = {
    day: dayOf(entry.now, entry.timeZone),
    signedOn: dayOf(prescription.signedAt, entry.timeZone),
  };
  refuseProblems(rules.dispenseProblems(found, dispense, days, tables));
  await store(tx, found, dispense, dispensing, entry);
  const isRegistered = rulesOf(rules.schedulesOfLine(line, tables)).some((rule) => rule.isRegistered);
  if (isRegistered) await register(tx, found, dispense, entry);
  return readPrescription(tx, dispense.vitaId, dispense.prescriptionId);
}

export interface DispenseCorrection extends OfLine {
  readonly dispenseId: string;
  readonly encounterId: string | null;
  readonly reason: string;
}

/**
 * Records that a supply was entered in error, by its author or by a user who validates the line.
 * Throws `scope-missing`, `not-found`, `input-invalid`, and `conflict` if it is already corrected.
 */
export async function correctDispense(
  tx: Tx,
  correction: DispenseCorrection,
  entry: PrescriptionEntry,
): Promise<Prescription> {
  const { vitaId, encounterId, dispenseId } = correction;
  const { line } = await lockLine(tx, correction, entry);
  const dispense = line.dispenses?.find(({ id }) => id === dispenseId);
  if (!dispense) throw notFound('prescription');
  if (dispense.by.id !== entry.staffId) {
    if (encounterId === null)
      throw new ProblemError('scope-missing', {
        detail:
          'Only the author of this entry may correct it outside of an encounter for validating prescriptions.',
        action: 'Ask the author, or open the encounter.',
      });
    await requireValidating(tx, { vitaId, encounterId, path: 'correction.encounterId' }, entry);
  }
  if (dispense.enteredInError) throw conflict('This entry has already been corrected.');
  await tx
    .insertInto('medication_dispense_error')
    .values({
      id: correction.id,
      dispense_id: dispenseId,
      facility_id: entry.facilityId,
      reason: correction.reason,
      author_id: entry.staffId,
      created_at: entry.now,
    })
    .execute();
  return readPrescription(tx, vitaId, correction.prescriptionId);
}
