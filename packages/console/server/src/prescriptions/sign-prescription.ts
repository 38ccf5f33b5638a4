import { isDiabetesMedicine } from '@careline/core/internal/calls/findings';
import { dayOf } from '@careline/core/internal/formatting';
import {
  asksReason,
  type LawFinding,
  loadPrescriptionChecks,
  type MedicineFinding,
  type NewLine,
  type newPrescriptionSchema,
  type PrescribingConsultation,
  type Prescription,
  periodOf,
} from '@careline/core/internal/prescriptions';
import type { Kysely, Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { rejudge } from '../observations/rejudge.ts';
import { requirePatient } from '../platform/access/access.ts';
import { type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { nextPlace } from '../platform/database/yearly-number.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { consultationIn, readEncounter } from './consultation.ts';
import { readSignedFacts } from './paper-facts.ts';
import { readBasis } from './prescription-basis.ts';
import { type PrescriptionEntry, requirePrescriber, requireRegistration } from './prescription-entry.ts';
import { readPrescription } from './prescription-rows.ts';

type Signed = InferOutput<typeof newPrescriptionSchema>;
type Tx = Transaction<Schema>;

/** The findings and legal problems of the lines, in order, and the modes the doctor could choose. */
interface Checked {
  readonly findings: readonly (readonly MedicineFinding[])[];
  readonly law: readonly (readonly LawFinding[])[];
  readonly consultation: PrescribingConsultation;
  readonly modes: readonly string[];
  readonly hasEncounter: boolean;
}

/** Checks the lines again, because a screen may be older than the newest facts. */
async function checkSigned(tx: Kysely<Schema>, signed: Signed, entry: PrescriptionEntry): Promise<Checked> {
  const { lines, mode } = signed;
  const encounter = await readEncounter(tx, signed, entry.facilityId);
  const { patient, consultation: known } = await readBasis(tx, signed, entry, encounter);
  const consultation = consultationIn(known, mode);
  const checks = await loadPrescriptionChecks();
  return {
    findings: checks.check(lines, patient),
    law: checks.law(lines, consultation, patient),
    consultation,
    modes: known.modes,
    hasEncounter: encounter !== undefined,
  };
}

const modeFaults = ({ consultation, modes }: Checked): InputFault[] =>
  modes.includes(consultation.mode)
    ? []
    : [{ path: 'prescription.mode', message: `must be a mode of the encounter: ${modes.join(', ')}` }];

/** No reason overrides a legal stop. The doctor's signature confirms what the law requires to be confirmed. */
const lawFaults = ({ law }: Checked): InputFault[] =>
  law.flatMap((found, index) =>
    found
      .filter(({ force }) => force === 'stop')
      .map(({ problem, act, source }) => ({
        path: `prescription.lines.${index}.medicine`,
        message: `must not be prescribed: ${problem.en}. ${act.en} (${source})`,
      })),
  );

/** Returns what to store with a line: findings, and what the doctor confirmed by signing. */
const warningsOf = ({ findings, law }: Checked, position: number): readonly object[] => [
  ...(law[position] ?? []).map(({ force: _, ...found }) => ({
    ...found,
    kind: 'law',
    severity: 'important',
  })),
  ...(findings[position] ?? []),
];

const overrideFaults = (lines: readonly NewLine[], { findings }: Checked): InputFault[] =>
  lines.flatMap(({ override }, index) =>
    override === '' && findings[index]?.some(asksReason)
      ? [
          {
            path: `prescription.lines.${index}.override`,
            message: 'must give the reason for prescribing it despite a severe finding',
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

const encounterFaults = ({ encounterId }: Signed, { hasEncounter }: Checked): InputFault[] =>
  encounterId === null || hasEncounter
    ? []
    : [{ path: 'prescription.encounterId', message: 'must be an encounter of the patient at this facility' }];

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
  checked: Checked,
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
      warnings: JSON.stringify(warningsOf(checked, position)),
    };
  });
  await tx.insertInto('prescription_line').values(rows).execute();
}

/** A patient who takes a medicine for diabetes has other goals, so the readings are judged again. */
export async function judgeByMedicines(
  tx: Tx,
  { vitaId, lines }: { readonly vitaId: string; readonly lines: readonly { readonly medicine: string }[] },
  now: number,
): Promise<void> {
  if (lines.some(({ medicine }) => isDiabetesMedicine(medicine))) await rejudge(tx, [vitaId], now);
}

/**
 * Stores a prescription that a doctor signs, with their registration number. Throws `scope-missing` for users who are
 * not doctors, `registration-missing`, `not-found`, `input-invalid` for a line that the law stops or that has a severe
 * finding without a reason, and `conflict` if it is already stored.
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
  const checked = await checkSigned(tx, signed, entry);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'prescription.metaInfo'),
    ...startFaults(lines, today),
    ...overrideFaults(lines, checked),
    ...modeFaults(checked),
    ...lawFaults(checked),
    ...encounterFaults(signed, checked),
  ]);
  if (await isThere(tx, signed))
    throw new ProblemError('conflict', {
      detail: 'This prescription is already signed.',
      action: "Read the patient's prescriptions again.",
    });
  const year = Number(today.slice(0, 4));
  const head = {
    id,
    organisation_id: entry.organisationId,
    facility_id: facilityId,
    person_id: vitaId,
    encounter_id: encounterId,
    mode: checked.consultation.mode,
    year,
    place: await nextPlace(tx, 'prescription', { facilityId, year }),
    advice,
    registration_number: registration,
    signed_facts: JSON.stringify(await readSignedFacts(tx, { ...entry, vitaId, encounterId })),
    signer_id: entry.staffId,
    source: metaInfo.source,
    created_at: now,
    updated_at: metaInfo.updatedAt,
  };
  await tx.insertInto('prescription').values(head).execute();
  await insertLines(tx, signed, checked, { facilityId, today });
  await judgeByMedicines(tx, { vitaId, lines }, now);
  return readPrescription(tx, vitaId, id);
}
