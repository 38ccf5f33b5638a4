import { describe, expect, it } from 'vitest';
import { loadMedicines } from '../medicines/load-medicines.ts';
import { medicineNamed } from '../medicines/medicine.ts';
import type { PrescribedLine } from '../prescribed-line.ts';
import { doseOfLine } from './dose-of-line.ts';
import { maxPerDayIn } from './max-per-day.ts';
import { readStrength } from './strength.ts';

const medicines = await loadMedicines();

const line = (facts: Partial<PrescribedLine>): PrescribedLine => ({
  id: '01990000-0000-7000-8000-000000000001',
  medicine: '',
  form: null,
  strength: '',
  amount: 1,
  unit: 'tablet',
  frequency: 'OD',
  times: null,
  meal: null,
  route: null,
  start: null,
  days: null,
  reason: '',
  instructions: '',
  override: '',
  ...facts,
});

const read = (medicine: string, facts: Partial<PrescribedLine>) =>
  doseOfLine(
    line({ medicine, ...facts }),
    { substances: medicineNamed(medicines, medicine)?.substances ?? [] },
    medicines,
  );

describe('a strength', () => {
  it.each<[string, readonly (readonly [number, string])[], number | undefined]>([
    ['500 mg', [[500, 'mg']], undefined],
    ['500mg', [[500, 'mg']], undefined],
    ['1 g', [[1000, 'mg']], undefined],
    ['1.2 gm', [[1200, 'mg']], undefined],
    ['25 mcg', [[0.025, 'mg']], undefined],
    ['0.25 µg', [[0.00025, 'mg']], undefined],
    ['62.5 microgram', [[0.0625, 'mg']], undefined],
    ['125 mg/5 mL', [[125, 'mg']], 5],
    ['125mg/5ml', [[125, 'mg']], 5],
    ['100 mg per 5 mL', [[100, 'mg']], 5],
    ['40 mg/mL', [[40, 'mg']], 1],
    ['100 IU/mL', [[100, 'IU']], 1],
    ['60,000 IU', [[60000, 'IU']], undefined],
    ['60K', [[60000, 'IU']], undefined],
    ['1,200,000 units', [[1200000, 'IU']], undefined],
    ['12 lakh units', [[1200000, 'IU']], undefined],
    ['2.5 MIU', [[2500000, 'IU']], undefined],
    [
      '40 mg/12.5 mg',
      [
        [40, 'mg'],
        [12.5, 'mg'],
      ],
      undefined,
    ],
    [
      '40/12.5 mg',
      [
        [40, 'mg'],
        [12.5, 'mg'],
      ],
      undefined,
    ],
    [
      '500 mg + 125 mg',
      [
        [500, 'mg'],
        [125, 'mg'],
      ],
      undefined,
    ],
    [
      '500 mg/250 IU',
      [
        [500, 'mg'],
        [250, 'IU'],
      ],
      undefined,
    ],
    [
      '1 mg/1 g',
      [
        [1, 'mg'],
        [1000, 'mg'],
      ],
      undefined,
    ],
    [
      '200 mg/28.5 mg per 5 mL',
      [
        [200, 'mg'],
        [28.5, 'mg'],
      ],
      5,
    ],
    ['0.05 %', [[0.5, 'mg']], 1],
    ['25%', [[250, 'mg']], 1],
    ['1% w/w', [[10, 'mg']], 1],
    ['100 mcg/puff', [[0.1, 'mg']], undefined],
    ['25 mcg/hour', [[0.025, 'mg']], undefined],
    ['५०० mg', [[500, 'mg']], undefined],
    ['20 mmol', [[20, 'mmol']], undefined],
  ])('"%s"', (text, parts, inMl) => {
    const found = readStrength(text);
    expect(found?.parts.map(({ amount, unit }) => [amount, unit])).toEqual(
      parts.map(([amount, unit]) => [expect.closeTo(amount, 6), unit]),
    );
    expect(found?.inMl).toBe(inMl);
  });

  it.each(['', 'forte', '500', '500 xg', 'mg', '0 mg', '5 mg/5 things', '1/2/'])(
    '"%s" is not one',
    (text) => {
      expect(readStrength(text)).toBeUndefined();
    },
  );

  it('of every row of the table is read, except vaccines and sera', () => {
    const unread = medicines.flatMap(({ name, forms }) =>
      forms.flatMap(({ strengths }) => strengths.filter((one) => !readStrength(one)).map(() => name)),
    );
    expect(unread.filter((name) => !/vaccine|antivenom/.test(name))).toEqual([]);
  });
});

describe('the dose of a line', () => {
  it.each<[string, Partial<PrescribedLine>, object]>([
    [
      'metformin',
      { strength: '500 mg', frequency: 'BD', days: 30 },
      { single: 500, daily: 1000, weekly: 7000, total: 30000 },
    ],
    [
      'metformin',
      { strength: '1 g', frequency: 'TIMES', amount: null, times: [1, 0, 0.5], days: 10 },
      { single: 1000, daily: 1500, total: 15000 },
    ],
    [
      'paracetamol',
      { strength: '500 mg', amount: 2, frequency: 'QID', days: 5 },
      { single: 1000, daily: 4000, total: 20000 },
    ],
    [
      'paracetamol',
      { form: 'syrup', strength: '250 mg/5 mL', amount: 7.5, unit: 'mL', frequency: 'TDS', days: 3 },
      { single: 375, daily: 1125 },
    ],
    [
      'paracetamol',
      { form: 'drops', strength: '100 mg/mL', amount: 10, unit: 'drop', frequency: 'TDS', days: 3 },
      { single: 50, daily: 150 },
    ],
    [
      'paracetamol',
      { strength: '650 mg', frequency: 'SOS', reason: 'fever', days: 3 },
      { single: 650, daily: undefined, total: undefined },
    ],
    [
      'paracetamol',
      { strength: '650 mg', frequency: 'SOS', instructions: 'at most 3 a day', days: 3 },
      { single: 650, daily: 1950, total: 5850 },
    ],
    [
      'methotrexate',
      { strength: '15 mg', frequency: 'WEEKLY', days: 56 },
      { single: 15, daily: 15, weekly: 15, total: 120 },
    ],
    [
      'methotrexate',
      { strength: '2.5 mg', amount: 6, frequency: 'WEEKLY', days: 28 },
      { single: 15, weekly: 15, total: 60 },
    ],
    [
      'prednisolone',
      { strength: '10 mg', amount: 2, frequency: 'ALTERNATE_DAYS', days: 10 },
      { single: 20, daily: 20, weekly: 80, total: 100 },
    ],
    ['levothyroxine', { strength: '50 mcg', amount: 1.5 }, { single: 0.075, daily: 0.075, total: undefined }],
    ['digoxin', { strength: '0.25 mg', amount: 0.5 }, { single: 0.125, daily: 0.125 }],
    ['digoxin', { amount: 250, unit: 'mcg' }, { single: 0.25, daily: 0.25 }],
    [
      'ceftriaxone',
      { form: 'injection', amount: 1, unit: 'g', frequency: 'BD', days: 5 },
      { single: 1000, daily: 2000, total: 10000 },
    ],
    [
      'azithromycin',
      { strength: '500 mg', frequency: 'STAT' },
      { single: 500, daily: 500, weekly: 500, total: 500 },
    ],
    [
      'insulin glargine',
      { form: 'injection', amount: 20, unit: 'unit', frequency: 'HS' },
      { unit: 'IU', single: 20, daily: 20 },
    ],
    [
      'insulin 30/70',
      { form: 'injection', strength: '40 IU/mL', amount: 20, unit: 'unit', frequency: 'BD' },
      { unit: 'IU', single: 20, daily: 40 },
    ],
    [
      'salbutamol',
      { form: 'inhaler', strength: '100 mcg', amount: 2, unit: 'puff', frequency: 'QID' },
      { single: 0.2, daily: 0.8 },
    ],
    [
      'gentamicin',
      { form: 'injection', strength: '40 mg/mL', amount: 2, unit: 'mL' },
      { single: 80, daily: 80 },
    ],
    [
      'cholecalciferol',
      { form: 'sachet', strength: '60000 IU', unit: 'sachet', frequency: 'WEEKLY', days: 56 },
      { unit: 'IU', single: 60000, weekly: 60000, total: 480000 },
    ],
    [
      'lactulose',
      { form: 'syrup', strength: '10 g/15 mL', amount: 15, unit: 'mL', frequency: 'HS' },
      { single: 10000 },
    ],
    [
      'magnesium sulfate',
      { form: 'injection', strength: '500 mg/mL', amount: 10, unit: 'mL', frequency: 'STAT' },
      { single: 5000 },
    ],
  ])('%s %j', (medicine, facts, expected) => {
    const { doses, faults } = read(medicine, facts);
    expect(doses[0]).toMatchObject(expected);
    expect(faults).toEqual([]);
  });

  it.each<[string, string, Partial<PrescribedLine>, Readonly<Record<string, number>>]>([
    [
      'of a combination in its order',
      'amoxicillin + clavulanic acid',
      { strength: '500 mg/125 mg', frequency: 'TDS' },
      { amoxicillin: 1500, 'clavulanic acid': 375 },
    ],
    [
      'of a combination by its sum',
      'amoxicillin + clavulanic acid',
      { strength: '625 mg', frequency: 'TDS' },
      { amoxicillin: 1500, 'clavulanic acid': 375 },
    ],
    [
      'of a combination by its first part',
      'telmisartan + hydrochlorothiazide',
      { strength: '40 mg' },
      { telmisartan: 40, hydrochlorothiazide: 12.5 },
    ],
    [
      'of a syrup of two',
      'amoxicillin + clavulanic acid',
      { form: 'syrup', strength: '200 mg/28.5 mg per 5 mL', amount: 5, unit: 'mL', frequency: 'BD' },
      { amoxicillin: 400, 'clavulanic acid': 57 },
    ],
    [
      'of a combination with one name',
      'co-trimoxazole',
      { strength: '800 mg/160 mg', frequency: 'BD' },
      { sulfamethoxazole: 1600, trimethoprim: 320 },
    ],
    [
      'of a strength that is a sum',
      'sacubitril + valsartan',
      { strength: '100 mg', frequency: 'BD' },
      { sacubitril: 98, valsartan: 102 },
    ],
    ['without a unit', 'metformin', { strength: '500', frequency: 'BD' }, { metformin: 1000 }],
    ['without a strength', 'metformin', { strength: '', frequency: 'BD' }, {}],
    [
      'of what is applied',
      'clotrimazole',
      { form: 'cream', strength: '1 %', unit: 'application', frequency: 'BD' },
      {},
    ],
    ['of a vial in mL', 'ceftriaxone', { form: 'injection', strength: '1 g', amount: 10, unit: 'mL' }, {}],
    [
      'of a combination in mg',
      'amoxicillin + clavulanic acid',
      { amount: 625, unit: 'mg', frequency: 'BD' },
      {},
    ],
    ['of a medicine that is not known', 'Xyzabc', { strength: '9999 g' }, {}],
  ])('%s', (_, medicine, facts, daily) => {
    const { doses } = read(medicine, facts);
    expect(
      Object.fromEntries(doses.map((one) => [one.substance, Math.round((one.daily ?? 0) * 10) / 10])),
    ).toEqual(daily);
  });

  it('has the strength that a brand name contains', () => {
    const found = doseOfLine(
      line({ frequency: 'TDS' }),
      { substances: ['paracetamol'], strength: '650 mg' },
      medicines,
    );
    expect(found.doses[0]).toMatchObject({ single: 650, daily: 1950 });
  });

  it.each<[string, Partial<PrescribedLine>, object]>([
    ['amlodipine', { strength: '50 mg' }, { kind: 'ten-times', meant: '5 mg' }],
    ['levothyroxine', { strength: '50 mg' }, { kind: 'ten-times', meant: '50 mcg' }],
    ['levothyroxine', { strength: '100 mg' }, { kind: 'ten-times', meant: '100 mcg' }],
    ['warfarin', { strength: '50 mg' }, { kind: 'ten-times', meant: '5 mg' }],
    ['metformin', { strength: '5000 mg' }, { kind: 'ten-times', meant: '500 mg' }],
    ['digoxin', { strength: '25 mg' }, { kind: 'ten-times', meant: '0.25 mg' }],
    ['paracetamol', { form: 'tablet', strength: '500 mcg' }, { kind: 'ten-times', meant: '500 mg' }],
    [
      'paracetamol',
      { form: 'syrup', strength: '2500 mg/5 mL', unit: 'mL' },
      { kind: 'ten-times', meant: '250 mg/5 mL' },
    ],
    ['amlodipine', { strength: '7 mg' }, { kind: 'no-such-strength', strength: '7 mg' }],
    ['amlodipine', { strength: 'forte' }, { kind: 'no-such-strength', strength: 'forte' }],
    [
      'metformin',
      { form: 'tablet', strength: '500 mg', unit: 'mL', amount: 5 },
      { kind: 'unit-does-not-fit', unit: 'mL' },
    ],
    [
      'paracetamol',
      { form: 'syrup', strength: '250 mg/5 mL', unit: 'tablet' },
      { kind: 'unit-does-not-fit', unit: 'tablet' },
    ],
    [
      'ceftriaxone',
      { form: 'injection', strength: '1 g', unit: 'unit', amount: 10 },
      { kind: 'unit-does-not-fit', unit: 'unit' },
    ],
    [
      'metformin',
      { form: 'injection', strength: '500 mg', unit: 'mg', amount: 500 },
      { kind: 'no-such-form', form: 'injection' },
    ],
    ['insulin glargine', { form: 'tablet' }, { kind: 'no-such-form', form: 'tablet' }],
  ])('finds the error in %s %j', (medicine, facts, fault) => {
    expect(read(medicine, facts).faults).toContainEqual(expect.objectContaining(fault));
  });

  it.each<[string, Partial<PrescribedLine>]>([
    [
      'a capsule that is sold as a tablet',
      { medicine: 'amoxicillin', form: 'capsule', strength: '500 mg', unit: 'capsule' },
    ],
    ['a unit that is still missing', { medicine: 'metformin', form: 'tablet', strength: '500 mg', unit: '' }],
    ['grams of milligrams', { medicine: 'metformin', form: 'tablet', strength: '0.5 g' }],
    [
      'another volume of the same syrup',
      { medicine: 'amoxicillin', form: 'syrup', strength: '25 mg/mL', unit: 'mL', amount: 5 },
    ],
    ['a release that has a row of its own', { medicine: 'gliclazide', form: 'tablet', strength: '60 mg' }],
    [
      'a medicine without strengths',
      { medicine: 'calamine', form: 'lotion', strength: '', unit: 'application' },
    ],
  ])('finds no error in %s', (_, facts) => {
    expect(read(facts.medicine ?? '', facts).faults).toEqual([]);
  });
});

describe('the maximum on one day', () => {
  it.each([
    ['at most 3 a day', 3],
    ['max 3/day', 3],
    ['Maximum 4 times a day', 4],
    ['not more than 2 doses in 24 hours', 2],
    ['max 3 daily', 3],
    ['up to four times a day', 4],
    ['दिन में अधिकतम 3 बार', 3],
    ['max 3 days', undefined],
    ['max 60 a day', undefined],
    ['for fever', undefined],
    ['', undefined],
  ])('in "%s" is %s', (text, most) => {
    expect(maxPerDayIn(text)).toBe(most);
  });
});
