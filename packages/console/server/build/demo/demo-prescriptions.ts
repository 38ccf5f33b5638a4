import { encounterTypeOf, serviceSetting } from '@careline/core/internal/encounters';
import {
  lineFrom,
  lineValues,
  type MedicineFinding,
  type NewLine,
  type PrescriptionChecks,
  periodOf,
  readQuickEntry,
  registrationText,
} from '@careline/core/internal/prescriptions';
import type { Transaction } from 'kysely';
import { DEMO_FACILITIES, DEMO_ORGANISATION, DEMO_TIME_ZONE } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS } from '../../src/demo/demo-staff.ts';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { readEncounter } from '../../src/prescriptions/consultation.ts';
import { readBasis } from '../../src/prescriptions/prescription-basis.ts';
import type { HeldConsultation } from './held-consultations.ts';
import { HOUR, indianDate } from './indian-time.ts';

type Tx = Transaction<Schema>;

const [FIRST] = DEMO_FACILITIES;
const SERVICE = 'PRESCRIPTION_VALIDATION';

const idOf = (login: string): string =>
  DEMO_ACCOUNTS.find(({ email }) => email.startsWith(`${login}@`))?.id ?? '';
const DOCTOR = idOf('doctor');
const REGISTRATION = registrationText(DEMO_ACCOUNTS.find(({ id }) => id === DOCTOR)?.registration);
const PHARMACIST = idOf('pharmacist');

const place = { organisation_id: DEMO_ORGANISATION.id, facility_id: FIRST.id };

function linesOf(
  typed: readonly string[],
  at: number,
  id: string,
  { tables }: PrescriptionChecks,
): NewLine[] {
  return typed.map((text, index) =>
    lineFrom(seededUuid(`${id}/${index}`, at), lineValues(readQuickEntry(text, tables).line), ''),
  );
}

/** Returns the warnings that the doctor saw when signing, in the order of the lines. */
async function findingsOf(
  tx: Tx,
  { id, person_id }: HeldConsultation,
  lines: readonly NewLine[],
  at: number,
  { check }: PrescriptionChecks,
): Promise<readonly (readonly MedicineFinding[])[]> {
  const reader = {
    ...{ facilityId: FIRST.id, staffId: DOCTOR, scopes: [] },
    ...{ timeZone: DEMO_TIME_ZONE, now: at },
  };
  const question = { vitaId: person_id, encounterId: id };
  const encounter = await readEncounter(tx, question, FIRST.id);
  const { patient } = await readBasis(tx, question, reader, encounter);
  return check(lines, patient);
}

/** Stores a prescription signed ten minutes into a consultation. Returns its id and the ids of its lines. */
export async function storePrescription(
  tx: Tx,
  seen: HeldConsultation,
  {
    typed,
    number,
    checks,
  }: { readonly typed: readonly string[]; readonly number: number; readonly checks: PrescriptionChecks },
) {
  const at = seen.starts_at + 600;
  const id = seededUuid(`prescription/${seen.id}`, at);
  const today = indianDate(at);
  const lines = linesOf(typed, at, id, checks);
  const findings = await findingsOf(tx, seen, lines, at, checks);
  await insertMissing(tx, 'prescription', [
    {
      ...{ id, ...place, person_id: seen.person_id, encounter_id: seen.id, signer_id: DOCTOR },
      ...{ year: Number(today.slice(0, 4)), place: number, advice: '', registration_number: REGISTRATION },
      ...{ source: 'manual', created_at: at, updated_at: at },
    },
  ]);
  await insertMissing(
    tx,
    'prescription_line',
    lines.map((line, position) => {
      const { from, until } = periodOf(line, today);
      return {
        ...{ id: line.id, prescription_id: id, facility_id: FIRST.id, position },
        ...{ content: JSON.stringify(line), starts_on: from, ends_on: until },
        warnings: JSON.stringify(findings[position] ?? []),
      };
    }),
  );
  return { id, lines };
}

/** Stores an encounter in which the pharmacist is to review a prescription. Nothing is reviewed yet. */
export async function storeValidation(
  tx: Tx,
  { person_id }: HeldConsultation,
  prescriptionId: string,
  now: number,
): Promise<void> {
  const start = now - HOUR;
  const encounterId = seededUuid(`validation/${prescriptionId}`, start);
  const setting = serviceSetting(SERVICE);
  const written = { author_id: PHARMACIST, source: 'manual', created_at: start, updated_at: start };
  await insertMissing(tx, 'encounter', [
    {
      ...{ id: encounterId, ...place, person_id, ...written },
      ...{ consultation_mode: setting.consultationMode, encounter_class: setting.encounterClass },
      ...{ encounter_type: encounterTypeOf(SERVICE), service_type: SERVICE, status: 'CONFIRMED' },
      ...{ starts_at: start, ends_at: start + 1800, care_provider_id: PHARMACIST, priority: 'routine' },
    },
  ]);
  await insertMissing(
    tx,
    'encounter_event',
    [
      ['create', 'CREATED'],
      ['assign_care_provider', 'AWAITED'],
      ['accept', 'CONFIRMED'],
    ].map(([event = '', status = '']) => ({
      ...{ id: seededUuid(`${encounterId}/${event}`, start), encounter_id: encounterId, ...place, person_id },
      ...{
        event,
        status,
        care_provider_id: event === 'assign_care_provider' ? PHARMACIST : null,
        ...written,
      },
    })),
  );
}
