import { beforeAll, describe, expect, it } from 'vitest';
import { aDispense, anIssuedLine } from '../../../test/prescriptions/issued-line.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import type { IssuedLine, LineEvent } from '../prescription.ts';
import { lastUsableDay, readExpiry } from './dispense.ts';
import { dispenseProblems } from './dispense-problems.ts';
import { dispensedText } from './dispensed.ts';
import { orderedQuantity } from './ordered-quantity.ts';

const by = { id: '01990000-0000-7000-8000-0000000000e2', name: 'Ravi Pharmacist' };
const event = (kind: LineEvent['kind']): LineEvent => ({ kind, at: 1, by, text: 'x' });
const remark = { at: 1, by, text: 'Typed twice' };
const ten = aDispense();
const all = aDispense({ quantity: 30 });

const ENTERED = {
  ...{ product: 'Glycomet 500', expiresOn: '2027-08', quantity: 10, packSize: null, reason: '' },
  handedOverOn: '2026-10-03',
};
const DAYS = { day: '2026-10-03', signedOn: '2026-10-01' };
const ENDLESS = { days: null, until: null };
const TRAMADOL = { medicine: 'Tramadol', strength: '50 mg', form: 'capsule', unit: 'capsule' };
const SYRUP = { medicine: 'Paracetamol', strength: '125 mg/5 mL', form: 'syrup', unit: 'mL', amount: 5 };

type Row = readonly [
  label: string,
  line: Partial<IssuedLine>,
  entered:
    | Partial<typeof ENTERED>
    | { readonly packSize: number; readonly quantity: number; readonly product: string },
  expected: string,
];

const ROWS: readonly Row[] = [
  ['ten of thirty', {}, {}, ''],
  ['all of it', {}, { quantity: 30 }, ''],
  ['the rest', { dispenses: [ten] }, { quantity: 20 }, ''],
  ['more than was ordered', {}, { quantity: 31 }, 'quantity: More than was ordered: 30 tablets open'],
  [
    'more than is open',
    { dispenses: [ten] },
    { quantity: 21 },
    'quantity: More than was ordered: 20 tablets open',
  ],
  [
    'what was entered in error does not count',
    { dispenses: [{ ...all, enteredInError: remark }] },
    { quantity: 30 },
    '',
  ],
  ['half a tablet', {}, { quantity: 1.5 }, 'quantity: Enter a whole number'],
  ['a complete line', { dispenses: [all] }, {}, 'line: All of this medicine has been dispensed'],
  ['a stopped line', { events: [event('stopped')] }, {}, 'line: The doctor has stopped this medicine'],
  ['a course that is over', { until: '2026-10-02' }, {}, 'line: The course of this medicine is over'],
  ['a refused line', { events: [event('refused')] }, {}, 'line: A pharmacist has refused this medicine'],
  ['an open query', { events: [event('queried')] }, {}, 'line: A query about this medicine is open'],
  [
    'an answer nobody accepted',
    { events: [event('queried'), event('answered')] },
    {},
    'line: The doctor has answered',
  ],
  ['an accepted answer', { events: [event('queried'), event('answered'), event('accepted')] }, {}, ''],
  [
    'a severe override nobody accepted',
    { override: 'Tolerated' },
    {},
    'line: The doctor prescribed this in spite',
  ],
  ['a severe override that was accepted', { override: 'Tolerated', events: [event('accepted')] }, {}, ''],
  [
    'another substance',
    {},
    { product: 'Amaryl 1' },
    'product: Amaryl 1 has another substance (glimepiride). Ask the doctor',
  ],
  [
    'another strength',
    {},
    { product: 'Glycomet 850' },
    'product: Glycomet 850 has another strength. Ask the doctor',
  ],
  ['a brand without a strength', {}, { product: 'Glycomet' }, 'product: Enter the strength with the product'],
  ['a brand that is not read', {}, { product: 'Xyzabc' }, 'reason: Xyzabc is not in our tables'],
  [
    'a brand that is not read, with a reason',
    {},
    { product: 'Xyzabc', reason: 'Metformin 500 mg on the strip' },
    '',
  ],
  [
    'a batch that expired last month',
    {},
    { expiresOn: '2026-09' },
    'expiresOn: This batch expired on 30-09-2026',
  ],
  ['a batch that expires this month', {}, { expiresOn: '2026-10' }, ''],
  [
    'a day to come',
    {},
    { handedOverOn: '2026-10-04' },
    'handedOverOn: Enter a day from the signature until today',
  ],
  [
    'a day before the signature',
    {},
    { handedOverOn: '2026-09-30' },
    'handedOverOn: Enter a day from the signature',
  ],
  ['a second supply of an endless line of Schedule H', { ...ENDLESS, dispenses: [ten] }, {}, ''],
  [
    'a second supply of an endless line of Schedule H1',
    { ...TRAMADOL, ...ENDLESS, dispenses: [ten] },
    { product: 'Tramadol 50 mg' },
    'line: Schedule H1 is dispensed once',
  ],
  ['the rest of a Schedule H1 line', { ...TRAMADOL, dispenses: [ten] }, { product: 'Tramadol 50 mg' }, ''],
  [
    'a second supply of Schedule X',
    { medicine: 'Methylphenidate', strength: '10 mg', dispenses: [ten] },
    { product: 'Methylphenidate 10 mg' },
    'line: Schedule X is dispensed once',
  ],
  [
    'more than 100 pieces of a controlled medicine',
    { ...TRAMADOL, days: 90, until: '2026-12-29' },
    { product: 'Tramadol 50 mg', quantity: 120 },
    'quantity: NDPS Act: at most 100 at a time',
  ],
  [
    'a bottle of 100 mL for 75 mL',
    { ...SYRUP, frequency: 'TDS', days: 5 },
    { product: 'Paracetamol 125 mg/5 mL', quantity: 100, packSize: 100 },
    '',
  ],
  [
    'two bottles of 100 mL for 75 mL',
    { ...SYRUP, frequency: 'TDS', days: 5 },
    { product: 'Paracetamol 125 mg/5 mL', quantity: 200, packSize: 100 },
    'quantity: More than was ordered: 75 mL open',
  ],
];

describe('a supply', () => {
  let tables: MedicineTables;
  beforeAll(async () => {
    tables = await loadMedicineTables();
  });
  const problems = (line: Partial<IssuedLine>, entered: object, withdrawn: typeof remark | null = null) =>
    dispenseProblems(
      { line: anIssuedLine(line), prescription: { withdrawn } },
      { ...ENTERED, ...entered },
      DAYS,
      tables,
    );

  it.each(ROWS)('of %s', (_, line, entered, expected) => {
    const found = problems(line, entered).map(({ field, problem }) => `${field}: ${problem.en}`);
    expect(found).toHaveLength(expected === '' ? 0 : 1);
    expect(found.join()).toContain(expected);
  });

  it('of a withdrawn prescription is refused, in both languages', () => {
    expect(problems({}, {}, remark)).toEqual([
      {
        field: 'line',
        problem: { en: 'The prescription has been withdrawn', hi: 'पर्चा वापस ले लिया गया है' },
      },
    ]);
  });
});

describe('the ordered quantity', () => {
  it.each<[string, Partial<IssuedLine>, number | undefined, string]>([
    ['twice a day for 15 days', {}, 30, 'tablet'],
    ['half a tablet a day for 15 days', { frequency: 'OD', amount: 0.5 }, 8, 'tablet'],
    ['1-0-2 for 5 days', { frequency: 'TIMES', amount: null, times: [1, 0, 2], days: 5 }, 15, 'tablet'],
    ['once a week for 28 days', { frequency: 'WEEKLY', days: 28 }, 4, 'tablet'],
    ['every other day for 15 days', { frequency: 'ALTERNATE_DAYS' }, 8, 'tablet'],
    ['once, now', { frequency: 'STAT', amount: 2, days: null }, 2, 'tablet'],
    ['as needed without a maximum', { frequency: 'SOS' }, undefined, ''],
    [
      'as needed, at most 3 a day',
      { frequency: 'SOS', days: 5, instructions: 'At most 3 times a day' },
      15,
      'tablet',
    ],
    ['without an end', ENDLESS, undefined, ''],
    ['1000 mg of 500 mg tablets', { unit: 'mg', amount: 1000, frequency: 'OD' }, 30, 'tablet'],
    ['5 mL three times a day for 5 days', { ...SYRUP, frequency: 'TDS', days: 5 }, 75, 'mL'],
    [
      '2 drops four times a day for 5 days',
      { form: 'drops', unit: 'drop', amount: 2, frequency: 'QID', days: 5 },
      2,
      'mL',
    ],
    ['a cream', { form: 'cream', unit: 'application' }, undefined, ''],
    [
      'prednisolone 8, 6 and 4 tablets for 5 days each',
      {
        ...{ frequency: 'STEPS', amount: null },
        steps: [8, 6, 4].map((amount) => ({ amount, frequency: 'OD', times: null, days: 5 })),
      },
      90,
      'tablet',
    ],
  ])('of %s', (_, facts, amount, unit) => {
    expect(orderedQuantity(anIssuedLine(facts))).toEqual(amount === undefined ? undefined : { amount, unit });
  });
});

it.each<[Partial<IssuedLine>, string, string]>([
  [{}, '', ''],
  [{ dispenses: [ten] }, '10 of 30 tablets dispensed, 20 open', '30 में से 10 गोलियाँ दी गईं, 20 बाकी'],
  [{ dispenses: [ten, aDispense({ quantity: 20 })] }, '30 of 30 tablets dispensed', '30 में से 30 गोलियाँ दी गईं'],
  [{ ...ENDLESS, dispenses: [ten] }, '10 tablets dispensed', '10 गोलियाँ दी गईं'],
])('what was dispensed, as text (%#)', (facts, en, hi) => {
  const line = anIssuedLine(facts);
  expect([dispensedText(line, 'en'), dispensedText(line, 'hi')]).toEqual([en, hi]);
});

it.each([
  ['08/2027', '2027-08'],
  ['EXP 08-27', '2027-08'],
  ['AUG 2027', '2027-08'],
  ['aug.27', '2027-08'],
  ['2027-08', '2027-08'],
  ['2027-08-15', '2027-08-15'],
  ['13/2027', undefined],
  ['soon', undefined],
])('reads the expiry %s', (typed, expiry) => {
  expect(readExpiry(typed)).toBe(expiry);
});

it.each([
  ['2027-08', '2027-08-31'],
  ['2028-02', '2028-02-29'],
  ['2027-08-15', '2027-08-15'],
])('a batch of %s may be used until %s', (expiresOn, day) => {
  expect(lastUsableDay(expiresOn)).toBe(day);
});
