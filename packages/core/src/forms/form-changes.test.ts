import { describe, expect, it } from 'vitest';
import { EVERY_ANSWER, EVERY_CONTROL, entered } from '../../test/forms.ts';
import { fieldPath } from './definition/field-at.ts';
import type { FormAnswers } from './form-answers.ts';
import { changeSummary, changesBetween, type Stated } from './form-changes.ts';
import type { LastValue } from './last-values.ts';

const definition = EVERY_CONTROL;

/** Each change as path, value before and value after. */
const changes = (before: FormAnswers, after: FormAnswers) =>
  changesBetween(definition, before, after).map((change) => [
    fieldPath(change.at),
    change.before,
    change.after,
  ]);

type Change = readonly [path: string, before: Stated | undefined, after: Stated | undefined];

describe('changesBetween', () => {
  it.each<[string, FormAnswers, FormAnswers, readonly Change[]]>([
    ['nothing', EVERY_ANSWER, structuredClone(EVERY_ANSWER), []],
    [
      'a changed text',
      { person: { name: 'A' } },
      { person: { name: 'B' } },
      [['person.name', { value: 'A' }, { value: 'B' }]],
    ],
    [
      'a changed number, with its unit',
      { glucose: { value: '110', valueUnit: 'mg/dL' } },
      { glucose: { value: '6.1', valueUnit: 'mmol/L' } },
      [['glucose.value', { value: '110', unit: 'mg/dL' }, { value: '6.1', unit: 'mmol/L' }]],
    ],
    [
      'only its unit',
      { glucose: { value: '20', valueUnit: 'mg/dL' } },
      { glucose: { value: '20', valueUnit: 'mmol/L' } },
      [['glucose.value', { value: '20', unit: 'mg/dL' }, { value: '20', unit: 'mmol/L' }]],
    ],
    [
      'the same number written otherwise',
      { person: { visits: '2' } },
      { person: { visits: '2.0' } },
      [['person.visits', { value: '2' }, { value: '2.0' }]],
    ],
    [
      'added',
      {},
      { bloodPressure: { irrPulse: false } },
      [['bloodPressure.irrPulse', undefined, { value: false }]],
    ],
    [
      'removed, with its unit',
      { glucose: { value: '110', valueUnit: 'mg/dL' } },
      {},
      [['glucose.value', { value: '110', unit: 'mg/dL' }, undefined]],
    ],
    [
      'a list',
      { signs: { seen: ['PAIN'] } },
      { signs: { seen: ['PAIN', 'FEVER'] } },
      [['signs.seen', { value: ['PAIN'] }, { value: ['PAIN', 'FEVER'] }]],
    ],
    ['the same list', { signs: { seen: ['PAIN'] } }, { signs: { seen: ['PAIN'] } }, []],
    [
      'a conditional field',
      { signs: { medicine: 'YES', which: 'A' } },
      { signs: { medicine: 'NO' } },
      [
        ['signs.medicine', { value: 'YES' }, { value: 'NO' }],
        ['signs.which', { value: 'A' }, undefined],
      ],
    ],
    [
      'in a row, which keeps its place',
      { medicines: { list: [{ name: 'A' }, { name: 'B', dose: '1', doseUnit: 'mg' }] } },
      { medicines: { list: [{ name: 'A' }, { name: 'B', dose: '2', doseUnit: 'g' }] } },
      [['medicines.1.dose', { value: '1', unit: 'mg' }, { value: '2', unit: 'g' }]],
    ],
    [
      'a new row',
      { medicines: { takes: 'YES' } },
      { medicines: { takes: 'YES', list: [{ name: 'A' }] } },
      [['medicines.0.name', undefined, { value: 'A' }]],
    ],
    [
      'a row less',
      { medicines: { list: [{ name: 'A' }, { name: 'B' }] } },
      { medicines: { list: [{ name: 'A' }] } },
      [['medicines.1.name', { value: 'B' }, undefined]],
    ],
    [
      'a reason, after the fields',
      { glucose: { value: '420', valueReason: 'A', mealSituation: 'X' } },
      { glucose: { value: '420', valueReason: 'B', mealSituation: 'Y' } },
      [
        ['glucose.mealSituation', { value: 'X' }, { value: 'Y' }],
        ['glucose.valueReason', { value: 'A' }, { value: 'B' }],
      ],
    ],
    [
      'what the form does not know, last',
      { elsewhere: { note: 'A' }, person: { other: 'A', name: 'A' }, medicines: { list: [{ extra: 'A' }] } },
      { elsewhere: { note: 'B' }, person: { other: 'B', name: 'B' }, medicines: { list: [{ name: 'B' }] } },
      [
        ['person.name', { value: 'A' }, { value: 'B' }],
        ['person.other', { value: 'A' }, { value: 'B' }],
        ['medicines.0.name', undefined, { value: 'B' }],
        ['medicines.0.extra', { value: 'A' }, undefined],
        ['elsewhere.note', { value: 'A' }, { value: 'B' }],
      ],
    ],
    [
      'a unit of no number is an answer of its own',
      { person: { bodyUnit: 'kg' } },
      { person: { bodyUnit: 'g' } },
      [['person.bodyUnit', { value: 'kg' }, { value: 'g' }]],
    ],
  ])('%s', (_, before, after, expected) => {
    expect(changes(before, after)).toEqual(expected);
  });

  it('swapped is the same, in the other direction', () => {
    const there = changes(EVERY_ANSWER, {});
    const back = changes({}, EVERY_ANSWER);
    expect(back.map(([path, before, after]) => [path, after, before])).toEqual(there);
  });
});

describe('changeSummary', () => {
  const values = entered(definition, {
    person: { name: ' Asha ' },
    glucose: { value: '110' },
    medicines: { list: [{ name: 'A' }, {}] },
  });
  const summary = (last: Readonly<Record<string, LastValue>> = {}) =>
    changeSummary(definition, values, last).map((line) => ({ ...line, at: fieldPath(line.at) }));

  it('is everything that would be saved, in the order of the form', () => {
    expect(summary().map(({ at, now }) => [at, now])).toEqual([
      ['person.name', { value: 'Asha' }],
      ['glucose.value', { value: '110', unit: 'mg/dL' }],
      ['glucose.mealSituation', { value: 'MEAL_SITUATION_RANDOM' }],
      ['medicines.0.name', { value: 'A' }],
    ]);
  });

  it.each<[string, LastValue, boolean]>([
    ['the same', { value: '110', unit: 'mg/dL', author: 'Asha' }, true],
    ['another number', { value: '120', unit: 'mg/dL' }, false],
    ['another unit', { value: '110', unit: 'mmol/L' }, false],
    ['no unit', { value: '110' }, false],
  ])('shows the known value with it: %s', (_, last, unchanged) => {
    const line = summary({ 'glucose.value': last }).find(({ at }) => at === 'glucose.value');
    expect(line).toMatchObject({ last, unchanged });
  });

  it('shows nothing for an unknown value', () => {
    expect(summary().every(({ last, unchanged }) => last === undefined && !unchanged)).toBe(true);
  });

  it('of an untouched form is empty', () => {
    expect(changeSummary(definition, entered(definition, {}), {})).toEqual([]);
  });
});
