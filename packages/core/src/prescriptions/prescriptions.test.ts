// spec: 107

import { describe, expect, it } from 'vitest';
import { definitionProblems } from '#forms';
import {
  directionsText,
  LINE_FORM,
  lineFrom,
  lineProblems,
  lineValues,
  medicineText,
  type NewLine,
  readQuickEntry,
  readTimes,
  suggestMedicines,
} from './index.ts';
import { loadMedicines } from './medicines/load-medicines.ts';
import { MEDICINE_ROWS } from './medicines/medicine-rows.ts';
import { isDoctor } from './prescribers.ts';

const medicines = await loadMedicines();
const ID = '01990000-0000-7000-8000-000000000001';
const context = { today: '2026-11-25' };

const line = (facts: Partial<NewLine> = {}): NewLine => ({
  id: ID,
  medicine: 'Metformin',
  form: 'tablet',
  strength: '500 mg',
  amount: 1,
  unit: 'tablet',
  frequency: 'BD',
  times: null,
  meal: 'after',
  route: 'oral',
  start: null,
  days: 30,
  reason: '',
  instructions: '',
  override: '',
  ...facts,
});

describe('a line in words', () => {
  it.each<[Partial<NewLine>, string, string]>([
    [
      {},
      '1 tablet twice a day (1-0-1), after food, for 30 days',
      '1 गोली, दिन में दो बार (1-0-1), खाने के बाद, 30 दिन तक',
    ],
    [
      { amount: 0.5, frequency: 'OD', days: null, meal: 'empty-stomach' },
      '½ tablet once a day (½-0-0), on an empty stomach, to be continued',
      '½ गोली, दिन में एक बार (½-0-0), खाली पेट, जारी रखें',
    ],
    [
      { frequency: 'TIMES', amount: null, times: [2, 0, 1.5], meal: null, days: 1 },
      '2 tablets in the morning, 1½ tablets at night (2-0-1½), for 1 day',
      'सुबह 2 गोलियाँ, रात 1½ गोलियाँ (2-0-1½), 1 दिन तक',
    ],
    [
      { form: 'syrup', unit: 'mL', amount: 5, frequency: 'SOS', meal: null, days: 3, reason: 'fever' },
      '5 mL only when needed, for 3 days, for fever',
      '5 mL, केवल ज़रूरत पड़ने पर, 3 दिन तक, fever के लिए',
    ],
    [
      {
        form: 'injection',
        unit: 'unit',
        amount: 10,
        route: 'subcutaneous',
        meal: 'before',
        start: '2026-12-01',
      },
      '10 units twice a day (10-0-10), before food, under the skin, for 30 days, from 01-12-2026',
      '10 यूनिट, दिन में दो बार (10-0-10), खाने से पहले, त्वचा के नीचे, 01-12-2026 से, 30 दिन तक',
    ],
    [{ frequency: 'STAT', meal: null, days: null }, '1 tablet once, now', '1 गोली, एक बार, अभी'],
  ])('%j', (facts, english, hindi) => {
    expect(directionsText(line(facts))).toBe(english);
    expect(directionsText(line(facts), 'hi')).toBe(hindi);
  });

  it('has a label for each part', () => {
    expect(medicineText(line())).toBe('Metformin 500 mg, tablet');
    expect(medicineText(line({ strength: '', form: null }), 'hi')).toBe('Metformin');
  });
});

describe('typed lines', () => {
  const counted = { form: 'tablet', unit: 'tablet', route: 'oral', amount: 1 };
  it.each<[string, object, string]>([
    [
      'metformin 500 bd after food 30d',
      { ...counted, medicine: 'Metformin', strength: '500 mg', frequency: 'BD', meal: 'after', days: 30 },
      '',
    ],
    [
      'Tab. Amlodipine 5 mg 1-0-0 cont',
      {
        ...counted,
        amount: undefined,
        medicine: 'Amlodipine',
        strength: '5 mg',
        frequency: 'TIMES',
        times: [1, 0, 0],
        ongoing: true,
      },
      '',
    ],
    [
      'syp paracetamol 250mg/5ml 5 ml sos for fever x 3 days',
      {
        medicine: 'Paracetamol',
        form: 'syrup',
        strength: '250 mg/5 mL',
        amount: 5,
        unit: 'mL',
        route: 'oral',
        frequency: 'SOS',
        reason: 'fever',
        days: 3,
      },
      '',
    ],
    [
      'insulin 30/70 10 units twice daily before meals 1m',
      {
        medicine: 'Insulin 30/70',
        amount: 10,
        unit: 'unit',
        frequency: 'BD',
        meal: 'before',
        days: 30,
        form: 'injection',
      },
      '',
    ],
    ['मेटफ़ॉर्मिन ५०० mg od १५ d', { medicine: 'मेटफ़ॉर्मिन', strength: '500 mg', frequency: 'OD', days: 15 }, ''],
    [
      'thyroxine 50 mcg od empty stomach cont',
      {
        ...counted,
        medicine: 'Thyroxine',
        strength: '50 mcg',
        frequency: 'OD',
        meal: 'empty-stomach',
        ongoing: true,
      },
      '',
    ],
    [
      'cholecalciferol 60000 iu weekly 8w',
      { medicine: 'Cholecalciferol', strength: '60000 IU', frequency: 'WEEKLY', days: 56 },
      '',
    ],
    [
      'half-known 2 tab bd 5d',
      { medicine: 'Half-known', amount: 2, unit: 'tablet', frequency: 'BD', days: 5 },
      '',
    ],
    // Doses are never guessed either.
    ['amlodipine 7 od 30d', { medicine: 'Amlodipine 7', frequency: 'OD', days: 30 }, ''],
    [
      'insulin glargine 10u hs',
      { medicine: 'Insulin glargine 10u', frequency: 'HS', amount: undefined, unit: undefined },
      '',
    ],
    [
      'metformin 500 bd tds 5d',
      { ...counted, medicine: 'Metformin', strength: '500 mg', days: 5 },
      'metformin 500 bd tds 5d',
    ],
    [
      'metformin 500 qd',
      {
        ...counted,
        medicine: 'Metformin 500 qd',
        amount: undefined,
        form: undefined,
        unit: undefined,
        route: undefined,
      },
      '',
    ],
    [
      'ramipril 5 mg od 10d check potassium',
      { medicine: 'Ramipril', strength: '5 mg', frequency: 'OD', days: 10 },
      'check potassium',
    ],
    ['', {}, ''],
  ])('%s', (typed, expected, rest) => {
    const found = readQuickEntry(typed, medicines);
    const shown = Object.fromEntries(Object.entries(expected).filter(([, value]) => value !== undefined));
    expect(found.line).toMatchObject(shown);
    for (const key of Object.keys(expected).filter((one) => !(one in shown)))
      expect(found.line).not.toHaveProperty(key);
    expect(found.rest).toBe(rest);
  });

  it('report what was not typed', () => {
    expect(readQuickEntry('metformin 500 bd 5d', medicines).assumed).toEqual([
      'strength-unit',
      'form',
      'amount',
    ]);
    expect(readQuickEntry('tab metformin 500 mg 1 tab bd 5d', medicines).assumed).toEqual([]);
  });

  it('never fail', () => {
    for (const typed of [
      '|',
      '1-0-1',
      '5 ml',
      'for for for',
      '½-0-½ 0-0-0',
      '(((',
      '9'.repeat(400),
      '-- od bd',
    ])
      expect(() => readQuickEntry(typed, medicines)).not.toThrow();
  });
});

describe('the form of a line', () => {
  it('is valid', () => expect(definitionProblems(LINE_FORM)).toEqual([]));

  it.each([
    line(),
    line({ frequency: 'TIMES', amount: null, times: [1, 0, 2] }),
    line({ frequency: 'STAT', days: null }),
    line({ days: null, reason: 'diabetes', instructions: 'with water' }),
  ])('returns the line it was filled from', (one) => {
    const values = lineValues(one);
    expect(lineProblems(values, context)).toEqual({});
    expect(lineFrom(ID, values, '')).toEqual(one);
  });

  it.each<[string, string, string]>([
    ['metformin 500 bd', 'line.days', 'missing'],
    ['metformin 500 5d', 'line.frequency', 'missing'],
    ['paracetamol 500 mg tab sos 3d', 'line.reason', 'rule'],
    ['insulin glargine hs 5d', 'line.amount', 'missing'],
  ])('of "%s" asks for %s', (typed, path, code) => {
    const problems = lineProblems(lineValues(readQuickEntry(typed, medicines).line), context);
    expect(problems).toEqual({ [path]: expect.objectContaining({ code }) });
  });

  it.each(['0-0-0', '1-1', '1-2-3-4-5', 'x-0-1', '1-0-5000'])(
    'does not accept %s as times of the day',
    (times) => {
      expect(readTimes(times)).toBeUndefined();
    },
  );
});

describe('the table of medicines', () => {
  it('has a row for each line, each once, with a known form and a class', () => {
    expect(medicines).toHaveLength(MEDICINE_ROWS.trim().split('\n').length);
    expect(new Set(medicines.map(({ name }) => name)).size).toBe(medicines.length);
    for (const { name, classes, forms, keys } of medicines) {
      expect(classes.length, name).toBeGreaterThan(0);
      expect(forms.length, name).toBeGreaterThan(0);
      expect(
        keys.every((key) => key.length > 1),
        name,
      ).toBe(true);
    }
  });

  it.each([
    ['metf', 'metformin'],
    ['frus', 'furosemide'],
    ['vitamin d', 'cholecalciferol'],
    ['sulph', 'sulfasalazine'],
  ])('suggests for %s', (typed, name) => {
    expect(suggestMedicines(medicines, typed, 8).map((one) => one.name)).toContain(name);
    expect(suggestMedicines(medicines, 'm', 8)).toEqual([]);
  });
});

it.each([
  ['OP Doctor', true],
  ['Physician', true],
  ['Pharmacist', false],
  ['Physician Assistant', false],
  ['Coordinator', false],
  ['Physiotherapist', false],
])('%s may sign: %s', (role, expected) => {
  expect(isDoctor([role])).toBe(expected);
});
