import { isDiabetesMedicine } from '@careline/core/calls/findings';
import {
  asksReason,
  loadPrescriptionChecks,
  type MedicineFinding,
  type NewLine,
  type newPrescriptionSchema,
  type Prescription,
  periodOf,
} from '@careline/core/prescriptions';
import type { Kysely, Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { judgeAgain } from '../observations/judge-again.ts';
import { requirePatient } from '../platform/access/access.ts';
import { type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { dayOf } from '../platform/database/day-bounds.ts';
import type { Schema } from '../platform/database/schema.ts';
import { nextPlace } from '../platform/database/yearly-number.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { readBasis } from './prescription-basis.ts';
import { type PrescriptionEntry, requirePrescriber, requireRegistration } from './prescription-entry.ts';
import { readPrescription } from './prescription-rows.ts';

type Signed = InferOutput<typeof newPrescriptionSchema>;
type Tx = Transaction<Schema>;
/** Of each line, in their order. */
type Findings = readonly (readonly MedicineFinding[])[];

/** What speaks against each line, worked out here: a screen may be older than what was recorded since. */
async function findingsOf(
  tx: Kysely<Schema>,
  { vitaId, lines }: Signed,
  entry: PrescriptionEntry,
): Promise<Findings> {
  const { patient } = await readBasis(tx, vitaId, entry);
  const { check } = await loadPrescriptionChecks();
  return check(lines, patient);
}

const overrideFaults = (lines: readonly NewLine[], findings: Findings): InputFault[] =>
  lines.flatMap(({ override }, index) =>
    override === '' && findings[index]?.some(asksReason)
      ? [
          {
            path: `prescription.lines.${index}.override`,
            message: 'must say why it is given although a severe finding speaks against it',
          },
        ]
      : [],
  );

const startFaults = (lines: readonly NewLine[], today: string): InputFault[] =>
  lines.flatMap(({ start }, index) =>
    start !== null && start < today
      ? [{ path: `prescription.lines.${index}.start`, message: 'must not be before today' }]
      : [],
  );

async function encounterFaults(
  tx: Tx,
  { encounterId, vitaId }: Signed,
  facilityId: string,
): Promise<InputFault[]> {
  if (encounterId === null) return [];
  const row = await tx
    .selectFrom('encounter')
    .select('id')
    .where('id', '=', encounterId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return row
    ? []
    : [{ path: 'prescription.encounterId', message: 'must be an encounter of the patient at this facility' }];
}

async function isThere(tx: Tx, { id, lines }: Signed): Promise<boolean> {
  const head = await tx.selectFrom('prescription').select('id').where('id', '=', id).executeTakeFirst();
  const ids = lines.map((line) => line.id);
  const line = await tx
    .selectFrom('prescription_line')
    .select('id')
    .where('id', 'in', ids)
    .executeTakeFirst();
  return head !== undefined || line !== undefined;
}

async function insertLines(
  tx: Tx,
  { id, lines }: Signed,
  findings: Findings,
  { facilityId, today }: { readonly facilityId: string; readonly today: string },
): Promise<void> {
  const rows = lines.map((line, position) => {
    const { from, until } = periodOf(line, today);
    return {
      id: line.id,
      prescription_id: id,
      facility_id: facilityId,
      position,
      content: JSON.stringify(line),
      starts_on: from,
      ends_on: until,
      warnings: JSON.stringify(findings[position] ?? []),
    };
  });
  await tx.insertInto('prescription_line').values(rows).execute();
}

/** Whoever takes a medicine against diabetes is known to have it, and has other goals. */
export async function judgeByMedicines(
  tx: Tx,
  { vitaId, lines }: { readonly vitaId: string; readonly lines: readonly { readonly medicine: string }[] },
  now: number,
): Promise<void> {
  if (lines.some(({ medicine }) => isDiabetesMedicine(medicine))) await judgeAgain(tx, [vitaId], now);
}

/**
 * Stores a prescription that a doctor signs, with their own registration number. Throws `scope-missing` for users who are not
 * doctors, `registration-missing`, `not-found`, `input-invalid` for a line with a severe finding and no
 * reason, and `conflict` for one that is stored.
 */
export async function signPrescription(
  tx: Tx,
  signed: Signed,
  entry: PrescriptionEntry,
): Promise<Prescription> {
  const { id, vitaId, encounterId, lines, advice, metaInfo } = signed;
  const { facilityId, now } = entry;
  await requirePatient(tx, entry, vitaId);
  await requirePrescriber(tx, entry, 'sign a prescription');
  const registration = await requireRegistration(tx, entry);
  const today = dayOf(now, entry.timeZone);
  const findings = await findingsOf(tx, signed, entry);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'prescription.metaInfo'),
    ...startFaults(lines, today),
    ...overrideFaults(lines, findings),
    ...(await encounterFaults(tx, signed, facilityId)),
  ]);
  if (await isThere(tx, signed))
    throw new ProblemError('conflict', {
      detail: 'This prescription is signed already.',
      action: "Read the patient's prescriptions again.",
    });
  const year = Number(today.slice(0, 4));
  const head = {
    id,
    organisation_id: entry.organisationId,
    facility_id: facilityId,
    person_id: vitaId,
    encounter_id: encounterId,
    year,
    place: await nextPlace(tx, 'prescription', facilityId, year),
    advice,
    registration_number: registration,
    signer_id: entry.staffId,
    source: metaInfo.source,
    created_at: now,
    updated_at: metaInfo.updatedAt,
  };
  await tx.insertInto('prescription').values(head).execute();
  await insertLines(tx, signed, findings, { facilityId, today });
  await judgeByMedicines(tx, { vitaId, lines }, now);
  return readPrescription(tx, vitaId, id);
}
