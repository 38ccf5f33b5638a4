import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkPrescription } from '../checks/check-prescription.ts';
import { orderedQuantity, quantityText } from '../dispensing/ordered-quantity.ts';
import { lineFrom, lineProblems, lineValues } from '../line-form.ts';
import { directionsText } from '../line-words.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import { periodOf } from '../prescription.ts';
import { type NewLine, newLineSchema } from '../prescription-line.ts';
import { readQuickEntry } from '../quick-entry.ts';
import { adult } from './cases/dose-case.ts';
import { AS_NEEDED, TAPERS, TITRATIONS } from './cases/regimens.ts';
import { doseAmountText } from './dose-words.ts';
import { readLine } from './read-line.ts';

const tables = await loadMedicineTables();
const ID = '01990000-0000-7000-8000-000000000001';
const context = { today: '2026-11-29' };

/** Returns the line of typed text, through the form that the doctor sees. */
function lineOf(typed: string): NewLine {
  const { line, rest } = readQuickEntry(typed, tables);
  expect(rest).toBe('');
  const values = lineValues(line);
  expect(lineProblems(values, context)).toEqual({});
  return lineFrom(ID, values, '');
}

function dailyOf(line: NewLine): string {
  const [dose] = readLine(line, tables).dose.doses;
  return dose?.daily === undefined
    ? 'unknown'
    : doseAmountText(dose.daily, dose.unit).replace('800 mcg', '0.8 mg');
}

/** Returns pieces, or the weight if there is no strength. */
function totalOf(line: NewLine): string {
  const ordered = orderedQuantity(line);
  const [dose] = readLine(line, tables).dose.doses;
  if (ordered) return quantityText(ordered.amount, ordered.unit);
  return dose?.total === undefined ? 'no end' : `${dose.total} ${dose.unit}`;
}

describe.each([
  ['a taper', TAPERS],
  ['a titration', TITRATIONS],
  ['a medicine that is taken when needed', AS_NEEDED],
])('%s', (_, cases) => {
  it.each(cases)('%s: %s in all, at most %s a day (%s)', (typed, quantity, daily) => {
    const line = lineOf(typed);
    expect(totalOf(line)).toBe(quantity);
    expect(dailyOf(line)).toBe(daily);
    expect(v.safeParse(newLineSchema, line).issues).toBeUndefined();
    // The text also says that there is no end.
    expect(/, to be continued\b/.test(directionsText(line))).toBe(quantity === 'no end');
  });
});

it.each([
  [
    'prednisolone 40 od 5d, 30 od 5d, 20 od 5d',
    '40 mg once a day for 5 days, then 30 mg once a day for 5 days, then 20 mg once a day for 5 days, 15 days in all',
    '5 दिन तक 40 mg, दिन में एक बार; फिर 5 दिन तक 30 mg, दिन में एक बार; फिर 5 दिन तक 20 mg, दिन में एक बार, कुल 15 दिन',
  ],
  [
    'gabapentin 300 od 1d, bd 1d, tds',
    '1 capsule once a day for 1 day, then 1 capsule twice a day for 1 day, then 1 capsule three times a day, to be continued',
    '1 दिन तक 1 कैप्सूल, दिन में एक बार; फिर 1 दिन तक 1 कैप्सूल, दिन में दो बार; फिर 1 कैप्सूल, दिन में तीन बार, जारी रखें',
  ],
  [
    'prednisolone 10 mg 2-1-0 5d, 1-0-0 5d after food for asthma',
    '2 tablets in the morning, 1 tablet at noon for 5 days, then 1 tablet in the morning for 5 days, after food, 10 days in all, for asthma',
    '5 दिन तक सुबह 2 गोलियाँ, दोपहर 1 गोली; फिर 5 दिन तक सुबह 1 गोली, खाने के बाद, कुल 10 दिन, asthma के लिए',
  ],
  [
    'colchicine 0.5 bd 3d then 0.5 od 7d',
    '0.5 mg twice a day for 3 days, then 0.5 mg once a day for 7 days, 10 days in all',
    '3 दिन तक 0.5 mg, दिन में दो बार; फिर 7 दिन तक 0.5 mg, दिन में एक बार, कुल 10 दिन',
  ],
  [
    'dolo 650 sos max 3/day for fever 3d',
    '1 tablet only when needed, at most 3 times a day, for 3 days, for fever',
    '1 गोली, केवल ज़रूरत पड़ने पर, दिन में अधिकतम 3 बार, 3 दिन तक, fever के लिए',
  ],
  [
    'sildenafil 50 sos max 1/day for erection 10d',
    '1 tablet only when needed, at most once a day, for 10 days, for erection',
    '1 गोली, केवल ज़रूरत पड़ने पर, दिन में अधिकतम 1 बार, 10 दिन तक, erection के लिए',
  ],
])('%s is described in a sentence', (typed, english, hindi) => {
  const line = lineOf(typed);
  expect(directionsText(line)).toBe(english);
  expect(directionsText(line, 'hi')).toBe(hindi);
});

it('ends with the last step', () => {
  const line = lineOf('prednisolone 40 od 5d, 30 od 5d, 20 od 5d');
  expect(periodOf(line, '2026-12-01')).toEqual({ from: '2026-12-01', until: '2026-12-15' });
  expect(periodOf(lineOf('gabapentin 300 od 1d, bd 1d, tds'), '2026-12-01').until).toBeNull();
});

/** Returns the findings of a typed line for an adult with healthy kidneys. */
function rulesOf(typed: string): readonly string[] {
  const patient = adult({ values: { egfr: { value: 90, on: '2026-11-20' } } });
  const [found = []] = checkPrescription([lineOf(typed)], patient, tables);
  return found.map(({ severity, rule }) => `${severity} ${rule}`);
}

describe('checks of steps', () => {
  it.each([
    ['prednisolone 40 od 5d, 300 od 5d, 20 od 5d', 'severe steps/many-times'],
    ['prednisolone 5 od 5d then 50 od 5d', 'severe steps/many-times'],
    ['prednisolone 40 od 5d, 20 od 5d, 30 od 5d', 'important steps/up-and-down'],
    ['prednisolone 40 od 5d, 300 od 5d, 20 od 5d', 'severe dose/prednisolone/daily'],
    ['paracetamol 500 1 tab tds 2d, 4 tab qid 2d', 'severe dose/paracetamol/daily'],
    ['methotrexate 7.5 weekly 4w, 10 od 4w', 'severe interval/methotrexate/systemic'],
    ['prednisolone 60 od 14d, 50 od 14d, 20 od 14d', 'important course/prednisolone/systemic/21'],
  ])('%s: %s', (typed, expected) => {
    expect(rulesOf(typed)).toContain(expected);
  });

  it.each([
    'prednisolone 40 od 5d, 30 od 5d, 20 od 5d',
    'gabapentin 300 od 1d, bd 1d, tds',
    'lamotrigine 25 od 14d, 50 od 14d, 100 od cont',
    'prednisolone 40 od 7d, 20 od 7d, 10 od 7d, 5 od 7d',
  ])('%s: no finding about its steps or its course', (typed) => {
    expect(rulesOf(typed).filter((one) => /steps|course/.test(one))).toEqual([]);
  });
});

describe('the maximum of a medicine taken when needed', () => {
  it.each(['paracetamol 650 sos for fever 3d', 'ibuprofen 400 sos for pain 3d'])(
    '%s: is asked for',
    (typed) => {
      expect(rulesOf(typed).some((one) => one.startsWith('important dose/no-maximum/'))).toBe(true);
    },
  );

  it.each([
    ['a field', 'paracetamol 650 sos max 3/day for fever 3d'],
    ['an instruction of an older version', 'paracetamol 650 sos for fever 3d'],
  ])('is read from %s', (kind, typed) => {
    const line = lineOf(typed);
    const read = kind === 'a field' ? line : { ...line, instructions: 'At most 3 times a day' };
    expect(dailyOf(read)).toBe('1.95 g');
  });

  it('above the limit of a day is stopped', () => {
    expect(rulesOf('paracetamol 650 2 tab sos max 8/day for fever 3d')).toContain(
      'severe dose/paracetamol/daily',
    );
  });
});

describe('a line that does not have steps', () => {
  it.each([
    ['metformin 500 bd, 30d', 'BD', ''],
    ['paracetamol 650 tds 5d, after food', 'TDS', ''],
    ['metformin 500 od then bd 30d', undefined, 'then metformin 500 od then bd 30d'],
    ['paracetamol 650 sos max 4 g/day for fever', 'SOS', 'max 4 g/day'],
  ])('%s', (typed, frequency, rest) => {
    const found = readQuickEntry(typed, tables);
    expect(found.line.frequency).toBe(frequency);
    expect(found.rest).toBe(rest);
  });
});

describe('an incomplete line with steps', () => {
  it.each([
    ['a step before the last has no end', '40 od, 30 od 5d'],
    ['there is one step', '40 od 5d'],
    ['a step is as needed', '40 od 5d, 30 sos'],
    ['a word means nothing', '40 od 5d, stop'],
  ])('%s', (_, steps) => {
    const values = lineValues(lineOf('prednisolone 40 od 5d, 30 od 5d'));
    const changed = { line: { ...values.line, steps } };
    expect(lineProblems(changed, context)).toEqual({
      'line.steps': { code: 'rule', rule: 'prescription.noSteps' },
    });
  });

  it('has steps in another unit than the chosen one', () => {
    const values = lineValues(lineOf('prednisolone 40 od 5d, 30 od 5d'));
    const changed = { line: { ...values.line, unit: 'tablet', steps: '40 mg od 5d, 30 mg od 5d' } };
    expect(lineProblems(changed, context)).toEqual({
      'line.steps': { code: 'rule', rule: 'prescription.stepsUnit' },
    });
  });

  it.each([
    ['days that are not those of the steps', { days: 3 }],
    ['a maximum', { maxPerDay: 3 }],
    ['an amount of its own', { amount: 1 }],
    ['no steps', { steps: null }],
  ])('is refused with %s', (_, facts) => {
    const line = lineOf('prednisolone 40 od 5d, 30 od 5d');
    expect(v.safeParse(newLineSchema, { ...line, ...facts }).success).toBe(false);
  });
});
