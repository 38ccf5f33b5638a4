// spec: 107

import { describe, expect, it } from 'vitest';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { checkPrescription } from './check-prescription.ts';
import type { JudgedPatient } from './judged-patient.ts';
import { type LineToCheck, nameAlone } from './line-to-check.ts';
import { asksReason } from './medicine-finding.ts';
import { pregnancyOf } from './pregnancy-rules.ts';

const tables = await loadMedicineTables();
const MAN: JudgedPatient = {
  today: '2026-11-25',
  sex: 'male',
  age: { months: 600, days: 18_262 },
  pregnancy: 'no',
  values: {},
  conditions: [],
  allergies: [],
  current: [],
};
const WOMAN: JudgedPatient = { ...MAN, sex: 'female', age: { months: 360, days: 10_957 } };

const tablet = (medicine: string, strength: string, facts: Partial<LineToCheck> = {}): LineToCheck => ({
  ...nameAlone(medicine),
  ...{ strength, form: 'tablet', route: 'oral', unit: 'tablet', amount: 1, frequency: 'BD', days: 5 },
  ...facts,
});

const found = (lines: readonly LineToCheck[], patient: JudgedPatient = MAN) =>
  checkPrescription(lines, patient, tables).map((one) =>
    one.map(({ severity, kind }) => `${severity} ${kind}`),
  );

describe('the check of a prescription', () => {
  it.each<[string, readonly LineToCheck[], JudgedPatient, number, string]>([
    ['methotrexate every day', [tablet('Methotrexate', '7.5 mg')], MAN, 0, 'severe dose'],
    [
      'paracetamol 8 g a day',
      [tablet('Paracetamol', '1 g', { amount: 2, frequency: 'QID' })],
      MAN,
      0,
      'severe dose',
    ],
    [
      'sildenafil with a nitrate on one paper',
      [tablet('Sildenafil', '50 mg'), tablet('Isosorbide mononitrate', '20 mg')],
      MAN,
      1,
      'severe interaction',
    ],
    [
      'a brand of a recorded allergy',
      [tablet('Augmentin', '625')],
      { ...MAN, allergies: ['Penicillin'] },
      0,
      'severe allergy',
    ],
    [
      'an allergy recorded by its brand',
      [tablet('Amoxicillin', '500 mg')],
      { ...MAN, allergies: ['Augmentin'] },
      0,
      'severe allergy',
    ],
    [
      'valproate before anybody asked about a pregnancy',
      [tablet('Sodium valproate', '500 mg')],
      { ...WOMAN, pregnancy: 'unknown' },
      0,
      'severe pregnancy',
    ],
    [
      'metformin at an eGFR of 18',
      [tablet('Metformin', '500 mg')],
      { ...MAN, values: { egfr: { value: 18, on: '2026-11-20' } } },
      0,
      'severe kidney',
    ],
    ['a medicine that nobody knows', [tablet('Xyzabc', '9999 g')], MAN, 0, 'important unread'],
    [
      'what is taken already, by a brand',
      [tablet('Paracetamol', '500 mg')],
      { ...MAN, current: [{ name: 'Dolo 650' }] },
      0,
      'important duplicate',
    ],
  ])('finds %s', (_, lines, patient, place, expected) => {
    expect(found(lines, patient)[place]).toContain(expected);
  });

  it('reports nothing for amlodipine for a healthy man', () => {
    expect(found([tablet('Amlodipine', '5 mg', { frequency: 'OD', days: 30 })])).toEqual([[]]);
  });

  it('requires a reason only for severe findings', () => {
    const [findings = []] = checkPrescription(
      [tablet('Augmentin', '625')],
      { ...MAN, allergies: ['Penicillin'] },
      tables,
    );
    expect([findings.some(asksReason), asksReason({ severity: 'important' }), asksReason({})]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('gives a sentence in both languages, what to do and a source', () => {
    const lines = [
      tablet('Warfarin', '5 mg'),
      tablet('Metronidazole', '400 mg'),
      tablet('Diclofenac', '50 mg'),
    ];
    for (const one of checkPrescription(lines, WOMAN, tables).flat()) {
      expect(Object.values(one.problem).every(Boolean) && Object.values(one.act).every(Boolean)).toBe(true);
      expect([one.rule, one.source]).not.toContain('');
    }
  });
});

describe('the known facts of a pregnancy', () => {
  it.each([
    ['of a man', { sex: 'male', age: { months: 360, days: 1 } }, 'no'],
    ['of a girl', { sex: 'female', age: { months: 120, days: 1 } }, 'no'],
    ['of a woman', { sex: 'female', age: { months: 360, days: 1 } }, 'unknown'],
    ['of a woman of 60', { sex: 'female', age: { months: 720, days: 1 } }, 'no'],
    ['of somebody of unknown sex and age', {}, 'unknown'],
    ['that was told', { sex: 'female', pregnant: true }, 'yes'],
    ['of known weeks', { gestationalDays: 80 }, 'yes'],
    ['after a birth', { sex: 'female', age: { months: 360, days: 1 }, daysAfterBirth: 9 }, 'no'],
  ] as const)('%s: %#', (_, person, state) => {
    expect(pregnancyOf(person)).toBe(state);
  });
});
