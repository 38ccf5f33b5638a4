import { describe, expect, it } from 'vitest';
import type { JudgedPatient } from '../checks/judged-patient.ts';
import { SEVERITIES } from '../checks/medicine-finding.ts';
import { loadMedicines } from '../medicines/load-medicines.ts';
import { ADULT_DOSES } from './cases/adult-doses.ts';
import { MORE_ADULT_DOSES } from './cases/adult-doses-2.ts';
import { CHILD_DOSES } from './cases/child-doses.ts';
import { CHILD_INJECTION_DOSES } from './cases/child-injection-doses.ts';
import { adult, child, lineOfCase } from './cases/dose-case.ts';
import { INJECTION_DOSES } from './cases/injection-doses.ts';
import { TIMES_A_DAY } from './cases/times-a-day.ts';
import { doseFindings } from './dose-findings.ts';

const medicines = await loadMedicines();
const readLine = (text: string) => lineOfCase(text, medicines);

const found = (patient: JudgedPatient, ...lines: readonly string[]) =>
  doseFindings(lines.map(readLine), patient);
const worst = (patient: JudgedPatient, line: string): string => {
  const [findings = []] = found(patient, line);
  return SEVERITIES.find((one) => findings.some(({ severity }) => severity === one)) ?? 'none';
};

describe('a dose for an adult', () => {
  it.each([...ADULT_DOSES, ...MORE_ADULT_DOSES])('%s is %s (%s)', (line, expected) => {
    expect(worst(adult(), line)).toBe(expected);
  });

  it('has at least a hundred cases, each once', () => {
    const lines = [...ADULT_DOSES, ...MORE_ADULT_DOSES].map(([line]) => line);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(100);
  });
});

describe('an injection, and the interval of a medicine', () => {
  it.each([...INJECTION_DOSES, ...TIMES_A_DAY])('%s is %s (%s)', (line, expected) => {
    expect(worst(adult(), line)).toBe(expected);
  });
});

describe('a dose for a child', () => {
  it.each([...CHILD_DOSES, ...CHILD_INJECTION_DOSES])(
    'of %s and %d kg: %s is %s (%s)',
    (age, kg, line, expected) => {
      expect(worst(child(age, kg), line)).toBe(expected);
    },
  );
});

describe('the weight of a child', () => {
  const amoxicillin = 'amoxicillin; syrup 250 mg/5 mL; 5 mL BD 5d';
  const rules = (patient: JudgedPatient, line = amoxicillin) =>
    found(patient, line)[0]?.map(({ rule, severity }) => [rule, severity]);

  it.each<[string, JudgedPatient, unknown]>([
    ['of two years without one', child('2y', undefined), [['weight/missing', 'important']]],
    ['of one year, seven weeks old', child('1y', 10, '2026-10-10'), [['weight/old', 'important']]],
    ['of one year, three weeks old', child('1y', 10, '2026-11-08'), []],
    ['of five years, seven weeks old', child('5y', 18, '2026-10-10'), []],
    ['of five years, two years old', child('5y', 13, '2024-11-10'), [['weight/old', 'important']]],
    ['of fourteen years without one', child('14y', undefined), []],
    ['of a man without one', adult({ weight: undefined as never }), []],
  ])('%s', (_, patient, expected) => {
    expect(rules(patient)).toEqual(expected);
  });

  it('if missing, does not hide a medicine that is never given to a child of that age', () => {
    const [[first] = []] = found(child('2y', undefined), 'paracetamol; tablet 650 mg; 1 tablet QID 3d');
    expect(first).toMatchObject({
      severity: 'severe',
      problem: {
        en: 'Paracetamol 650 mg at one time is above the maximum of 227 mg for a child of this age (at most 15.1 kg).',
        hi: 'Paracetamol एक बार में 650 mg: इस उम्र के बच्चे (अधिकतम 15.1 kg) के लिए अधिकतम 227 mg से ज़्यादा है।',
      },
    });
  });

  it('is not asked for medicines that are dosed by age', () => {
    expect(rules(child('3y', undefined), 'cetirizine; syrup 5 mg/5 mL; 2.5 mL BD 5d')).toEqual([]);
  });

  it('is asked for once in a line', () => {
    const line = 'amoxicillin + clavulanic acid; syrup 200 mg/28.5 mg per 5 mL; 5 mL BD 5d';
    expect(rules(child('2y', undefined), line)).toEqual([['weight/missing', 'important']]);
  });
});

describe('ages', () => {
  it.each<[string, JudgedPatient, string, string]>([
    [
      'escitalopram at 70',
      adult({ age: { months: 840, days: 25567 } }),
      'escitalopram; tablet 20 mg; 1 tablet OD 30d',
      'important',
    ],
    [
      'zolpidem at 70',
      adult({ age: { months: 840, days: 25567 } }),
      'zolpidem; tablet 10 mg; 1 tablet HS 7d',
      'important',
    ],
    [
      'zolpidem at an age from 60 to 70',
      adult({ oldest: { months: 840, days: 25567 } }),
      'zolpidem; tablet 10 mg; 1 tablet HS 7d',
      'important',
    ],
    [
      'digoxin at 80',
      adult({ age: { months: 960, days: 29220 } }),
      'digoxin; tablet 0.25 mg; 1 tablet OD 30d',
      'important',
    ],
    [
      'paracetamol 1 g with 40 kg',
      adult({ weight: { value: 40, on: '2026-11-20' } }),
      'paracetamol; tablet 500 mg; 2 tablet QID 3d',
      'severe',
    ],
    [
      'paracetamol 650 mg with 44 kg',
      adult({ weight: { value: 44, on: '2026-11-20' } }),
      'paracetamol; tablet 650 mg; 1 tablet QID 3d',
      'none',
    ],
    [
      'paracetamol 1 g three times with 45 kg',
      adult({ weight: { value: 45, on: '2026-11-20' } }),
      'paracetamol; tablet 500 mg; 2 tablet TDS 3d',
      'important',
    ],
    [
      'warfarin at an unknown age',
      { ...adult(), age: undefined as never },
      'warfarin; tablet 5 mg; 10 tablet OD 30d',
      'severe',
    ],
    [
      'amlodipine at an unknown age',
      { ...adult(), age: undefined as never },
      'amlodipine; tablet 5 mg; 1 tablet OD 30d',
      'none',
    ],
    [
      'a medicine without a dose of newborns',
      child('5d', 3),
      'amlodipine; tablet 5 mg; 0.1 tablet OD 5d',
      'important',
    ],
    [
      'a medicine without a dose of children',
      child('6y', 20),
      'telmisartan; tablet 20 mg; 1 tablet OD 5d',
      'note',
    ],
  ])('%s', (_, patient, line, expected) => {
    expect(worst(patient, line)).toBe(expected);
  });
});

describe('several lines', () => {
  const dolo = 'paracetamol; tablet 650 mg; 1 tablet QID 5d';
  const combined = 'tramadol + paracetamol; tablet 37.5 mg/325 mg; 1 tablet QID 5d';
  const third = 'aceclofenac + paracetamol; tablet 100 mg/325 mg; 1 tablet BD 5d';

  it('are counted together, with the line that exceeds the day', () => {
    const [first, second, last] = found(adult(), dolo, combined, third);
    expect(first).toEqual([]);
    expect(second).toEqual([]);
    expect(last).toEqual([
      expect.objectContaining({
        kind: 'dose',
        severity: 'severe',
        about: 'paracetamol, tramadol + paracetamol',
        problem: {
          en: 'Paracetamol 4.55 g a day, counted with paracetamol, tramadol + paracetamol, is above the maximum of 4 g.',
          hi: 'Paracetamol एक दिन में 4.55 g (paracetamol, tramadol + paracetamol के साथ मिलाकर): अधिकतम 4 g से ज़्यादा है।',
        },
      }),
    ]);
  });

  it('are added to current medicines, except those prescribed again', () => {
    const current = [dolo, third].map(readLine);
    const line = readLine('paracetamol; tablet 500 mg; 2 tablet QID 5d');
    expect(doseFindings([line], adult(), [readLine(dolo)])).toEqual([[]]);
    expect(doseFindings([line], adult(), current)[0]?.[0]).toMatchObject({ severity: 'severe' });
  });

  it('on the skin are not added to tablets', () => {
    const [gel = []] = found(
      adult(),
      'diclofenac; gel 1 %; 4 g QID 7d',
      'diclofenac; tablet 50 mg; 1 tablet TDS 5d',
    );
    expect(gel).toEqual([]);
  });

  it('have a list each, also without findings', () => {
    expect(found(adult(), dolo, 'metformin; tablet 500 mg; 1 tablet BD 30d')).toEqual([[], []]);
  });
});

describe('the notation of a line', () => {
  it.each<[string, string, string, string]>([
    ['ten times a strength', 'amlodipine; tablet 50 mg; 1 tablet OD 30d', 'strength/ten-times', 'severe'],
    ['a tenth of a strength', 'paracetamol; tablet 50 mg; 1 tablet OD 3d', 'strength/ten-times', 'important'],
    [
      'a strength between two',
      'telmisartan; tablet 60 mg; 1 tablet OD 30d',
      'strength/no-such-strength',
      'note',
    ],
    [
      'a strength above all',
      'telmisartan; tablet 90 mg; 1 tablet OD 30d',
      'strength/no-such-strength',
      'important',
    ],
    ['mL of a tablet', 'metformin; tablet 500 mg; 5 mL BD 30d', 'strength/unit-does-not-fit', 'important'],
  ])('%s', (_, line, rule, severity) => {
    expect(found(adult(), line)[0]).toContainEqual(
      expect.objectContaining({ kind: 'strength', rule, severity }),
    );
  });

  it('has complete sentences in both languages', () => {
    const lines = [...ADULT_DOSES, ...MORE_ADULT_DOSES].map(([line]) => line);
    for (const { problem, act, source } of lines.flatMap((line) => found(adult(), line).flat()))
      for (const text of [problem.en, problem.hi, act.en, act.hi, source])
        expect(text).not.toMatch(/undefined|NaN|null|^$/);
  });
});
