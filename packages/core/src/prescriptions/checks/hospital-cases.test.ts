import { describe, expect, it } from 'vitest';
import { adult, child, writtenLine } from '../dose/cases/dose-case.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { HOSPITAL_CASES, type HospitalPatient } from './cases/hospital-cases.ts';
import { FURTHER_HOSPITAL_CASES } from './cases/hospital-cases-2.ts';
import { INJECTION_AND_DROPS_CASES } from './cases/hospital-cases-3.ts';
import { checkPrescription } from './check-prescription.ts';
import type { JudgedPatient } from './judged-patient.ts';
import { type MedicineFinding, SEVERITIES } from './medicine-finding.ts';

const tables = await loadMedicineTables();
const ON = '2026-11-20';

function patientOf({
  years,
  months,
  kg,
  egfr,
  potassium,
  inr,
  current = [],
  facts,
}: HospitalPatient): JudgedPatient {
  const base = months === undefined ? adult() : child(`${months}m`, kg);
  const ageMonths = (years ?? 40) * 12;
  const datedValue = (value: number | undefined) => (value === undefined ? undefined : { value, on: ON });
  const values = { egfr: datedValue(egfr), potassium: datedValue(potassium), inr: datedValue(inr) };
  return {
    ...base,
    ...(months === undefined && { age: { months: ageMonths, days: Math.round(ageMonths * 30.44) } }),
    values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
    current: current.map((name) => ({ name })),
    ...facts,
  };
}

const findingsOf = (
  lines: readonly string[],
  patient: HospitalPatient,
): readonly (readonly MedicineFinding[])[] =>
  checkPrescription(lines.map(writtenLine), patientOf(patient), tables);

describe('lines that a hospital pharmacist would stop or query', () => {
  it.each([...HOSPITAL_CASES, ...FURTHER_HOSPITAL_CASES, ...INJECTION_AND_DROPS_CASES])(
    '%j %j: %s (%s)',
    (lines, patient, expected) => {
      const found = findingsOf(lines, patient).flat();
      const worst = SEVERITIES.find((one) => found.some(({ severity }) => severity === one)) ?? 'none';
      const rules = found.map(({ severity, rule }) => `${severity} ${rule}`);
      if (expected === 'none') expect(rules.filter((one) => !one.startsWith('note'))).toEqual([]);
      else expect(worst, rules.join('; ')).toBe(expected);
    },
  );
});

describe('an unknown current medicine', () => {
  const lines = [
    'Amoxicillin; capsule 500 mg; 1 capsule TDS 5d',
    'Paracetamol; tablet 500 mg; 1 tablet TDS 3d',
  ];
  const namesIn = (current: readonly string[]) =>
    findingsOf(lines, { current }).map((one) =>
      one.filter(({ kind }) => kind === 'unread').map(({ about }) => about),
    );

  it('is named once, with the first line', () => {
    expect(namesIn(['Xyzabc', 'Telma 40'])).toEqual([['Xyzabc'], []]);
  });

  it('says that nothing was checked against it', () => {
    const [[first] = []] = findingsOf(lines, { current: ['Xyzabc'] });
    expect(first?.problem.en).toBe(
      'Xyzabc, which the patient takes, is not known: nothing was checked against it',
    );
  });

  it('says how a misspelt name was read', () => {
    const [found = []] = findingsOf(lines, { current: ['warferin 5mg'] });
    expect(found.find(({ rule }) => rule === 'current-misspelt')?.severity).toBe('note');
  });
});
