import type { FindingKind } from '../../src/prescriptions/checks/medicine-finding.ts';
import type { DoseUnit } from '../../src/prescriptions/coded/dose-unit.ts';
import type { Frequency } from '../../src/prescriptions/coded/frequency.ts';
import type { MedicineForm } from '../../src/prescriptions/coded/medicine-form.ts';
import type { MedicineRoute } from '../../src/prescriptions/coded/medicine-route.ts';
import type { PrescribedLine } from '../../src/prescriptions/prescribed-line.ts';
import type { CasePatient, ExpectedFinding, HarmfulCase, OrdinaryCase } from './case-types.ts';

/** A frequency, or the amounts over a day: `1-0-1`. */
type HowOften = Exclude<Frequency, 'TIMES'> | `${number}-${number}-${number}`;
/** Null: until a clinician stops it. */
type Days = number | null;
type More = Partial<Omit<PrescribedLine, 'id'>>;

const LINE_ID = '00000000-0000-4000-8000-000000000001';

function aLine(
  medicine: string,
  strength: string,
  howOften: HowOften,
  days: Days,
  more: More,
): PrescribedLine {
  const times = /^\d/.test(howOften) ? howOften.split('-').map(Number) : null;
  const base = { id: LINE_ID, medicine, strength, form: null, amount: 1, unit: 'tablet', route: 'oral' };
  const line = {
    ...base,
    meal: null,
    start: null,
    days,
    reason: '',
    instructions: '',
    override: '',
    ...more,
  };
  return times
    ? { ...line, frequency: 'TIMES', times, amount: null }
    : { ...line, frequency: howOften, times: null };
}

const countedForm =
  (form: MedicineForm, unit: DoseUnit, route: MedicineRoute) =>
  (medicine: string, strength: string, howOften: HowOften, days: Days, more: More = {}) =>
    aLine(medicine, strength, howOften, days, { form, unit, route, ...more });

const measuredForm =
  (form: MedicineForm, unit: DoseUnit, route: MedicineRoute) =>
  (medicine: string, strength: string, amount: number, howOften: HowOften, days: Days, more: More = {}) =>
    aLine(medicine, strength, howOften, days, { form, unit, route, amount, ...more });

export const tablet = countedForm('tablet', 'tablet', 'oral');
export const capsule = countedForm('capsule', 'capsule', 'oral');
export const sachet = countedForm('sachet', 'sachet', 'oral');
export const pessary = countedForm('pessary', 'pessary', 'vaginal');
export const patch = countedForm('patch', 'patch', 'skin');
export const cream = countedForm('cream', 'application', 'skin');
export const ointment = countedForm('ointment', 'application', 'skin');
export const gel = countedForm('gel', 'application', 'skin');
export const lotion = countedForm('lotion', 'application', 'skin');
export const syrup = measuredForm('syrup', 'mL', 'oral');
/** Oral drops, measured in mL with the dropper. */
export const oralDrops = measuredForm('drops', 'mL', 'oral');
export const eyeDrops = measuredForm('drops', 'drop', 'eye');
export const earDrops = measuredForm('drops', 'drop', 'ear');
export const nasalDrops = measuredForm('drops', 'drop', 'nasal');
export const nasalSpray = measuredForm('spray', 'spray', 'nasal');
export const inhaler = measuredForm('inhaler', 'puff', 'inhaled');
export const respules = measuredForm('respules', 'mL', 'inhaled');

export const insulin = (medicine: string, units: number, howOften: HowOften, days: Days, more: More = {}) =>
  aLine(medicine, '', howOften, days, {
    form: 'injection',
    unit: 'unit',
    route: 'subcutaneous',
    amount: units,
    ...more,
  });

export const injection = (
  medicine: string,
  strength: string,
  [amount, unit]: readonly [number, DoseUnit],
  route: MedicineRoute,
  howOften: HowOften,
  days: Days,
  more: More = {},
) => aLine(medicine, strength, howOften, days, { form: 'injection', amount, unit, route, ...more });

type Kinds = FindingKind | readonly FindingKind[];
const kindsOf = (because: Kinds): readonly FindingKind[] =>
  typeof because === 'string' ? [because] : because;

const expects =
  (severity: ExpectedFinding['severity']) =>
  (because: Kinds, of = 0, pairedWith?: number): ExpectedFinding => ({
    severity,
    of,
    because: kindsOf(because),
    ...(pairedWith === undefined ? {} : { pairedWith }),
  });

export const severe = expects('severe');
export const important = expects('important');

export const harmful = (
  label: string,
  patient: CasePatient,
  lines: readonly PrescribedLine[],
  expected: readonly ExpectedFinding[],
  source: string,
): HarmfulCase => ({ label, patient, lines, expected, source });

export const ordinary = (
  label: string,
  patient: CasePatient,
  lines: readonly PrescribedLine[],
  source: string,
): OrdinaryCase => ({ label, patient, lines, source });
