import { describe, expect, it } from 'vitest';
import { aForm, aSection, EVERY_CONTROL, field, options } from '../../test/forms.ts';
import { aRecord } from '../../test/records.ts';
import type { FormAnswers } from './form-answers.ts';
import { lastRows, lastValues, metricsAsked } from './last-values.ts';

const definition = EVERY_CONTROL;
const answered = (answers: FormAnswers, timestamp = 1_704_000_000) => ({
  answers,
  timestamp,
  author: 'Asha',
});
const AUTHOR = { author: 'Asha', timestamp: 1_704_000_000 };

describe('the last reading of a patient’s number', () => {
  const weighed = (number: number, key: string, text: string) =>
    aRecord(number, { metric: 'bloodglucose', values: [{ key, text, unit: 'mmol/L' }] });

  it('is the newest, with unit, time and author', () => {
    const records = { bloodglucose: [weighed(1, 'value', '7.8'), weighed(2, 'value', '8.10')] };
    expect(lastValues(definition, { records })['glucose.value']).toEqual({
      value: '8.10',
      unit: 'mmol/L',
      timestamp: 1_704_450_602,
      author: 'Anita Coach',
    });
  });

  it('is looked for past records without that value', () => {
    const records = { bloodglucose: [weighed(1, 'value', '7.8'), weighed(2, 'other', '1')] };
    expect(lastValues(definition, { records })['glucose.value']).toMatchObject({ value: '7.8' });
  });

  it('has the calendar day if only that is known', () => {
    const record = aRecord(1, {
      metric: 'bloodglucose',
      timestamp: undefined,
      date: '2023-12-31',
      values: [{ key: 'value', text: '7.8', unit: 'mmol/L' }],
    });
    const last = lastValues(definition, { records: { bloodglucose: [record] } })['glucose.value'];
    expect(last).toMatchObject({ date: '2023-12-31', timestamp: undefined });
  });

  it('is never an earlier answer or the comment on that reading', () => {
    const answers = {
      glucose: { value: '110', valueUnit: 'mg/dL', mealSituation: 'MEAL_SITUATION_FASTING' },
      bloodPressure: { systolic: '148', irrPulse: true },
    };
    expect(lastValues(definition, { logs: [answered(answers)] })).toEqual({});
  });

  it('is none for an infant: those readings are another person’s', () => {
    expect(lastValues(definition, { records: { body: [aRecord(1)] } })).toEqual({});
  });
});

describe('the last answer of everything else', () => {
  it('includes a chosen result, and a number for one situation, even if its last reading is for another', () => {
    const common = { metric: 'bloodglucose', subject: 'patient' } as const;
    const form = aForm(
      aSection('test', [
        field({
          key: 'fasting',
          control: 'number',
          units: ['mg/dL'],
          decimals: 0,
          reading: { ...common, part: 'value', situation: { mealSituation: 'MEAL_SITUATION_FASTING' } },
        }),
        field({
          key: 'protein',
          control: 'dropdown',
          options: options('NIL', 'TRACE'),
          reading: {
            metric: 'urine',
            part: 'protein',
            subject: 'patient',
            texts: { NIL: 'nil', TRACE: 'trace' },
          },
        }),
      ]),
    );
    const records = {
      bloodglucose: [aRecord(1, { values: [{ key: 'value', text: '182', unit: 'mg/dL' }] })],
    };
    expect(lastValues(form, { records })).toEqual({});
    const logs = [answered({ test: { fasting: '91', fastingUnit: 'mg/dL', protein: 'TRACE' } })];
    expect(lastValues(form, { records, logs })).toEqual({
      'test.fasting': { value: '91', unit: 'mg/dL', ...AUTHOR },
      'test.protein': { value: 'TRACE', unit: undefined, ...AUTHOR },
    });
  });

  it.each<[string, FormAnswers, string, object]>([
    ['a text', { person: { name: 'Asha' } }, 'person.name', { value: 'Asha' }],
    ['a list', { signs: { seen: ['PAIN'] } }, 'signs.seen', { value: ['PAIN'] }],
    ['a conditional field', { signs: { medicine: 'NO' } }, 'signs.medicine', { value: 'NO' }],
    [
      'a number that is no reading, in its unit',
      { signs: { degrees: '101', degreesUnit: '[degF]' } },
      'signs.degrees',
      { value: '101', unit: '[degF]' },
    ],
    [
      'an infant’s number',
      { baby: { weight: '3200', weightUnit: 'g' } },
      'baby.weight',
      { value: '3200', unit: 'g' },
    ],
    ['a section’s field beside its rows', { medicines: { takes: 'NO' } }, 'medicines.takes', { value: 'NO' }],
  ])('%s', (_, answers, path, expected) => {
    expect(lastValues(definition, { logs: [answered(answers)] })).toEqual({
      [path]: { ...AUTHOR, ...expected },
    });
  });

  it('is the newest that exists, of another form as well', () => {
    const logs = [
      answered({ signs: { medicine: 'NO' }, elsewhere: { name: 'x' } }, 3),
      answered({ person: { name: '', story: 'newer' } }, 2),
      answered({ person: { name: 'Asha', story: 'older' } }, 1),
    ];
    expect(lastValues(definition, { logs })).toMatchObject({
      'signs.medicine': { value: 'NO', timestamp: 3 },
      'person.story': { value: 'newer', timestamp: 2 },
      'person.name': { value: 'Asha', timestamp: 1 },
    });
  });

  it.each<[string, unknown]>([
    ['an empty text', ''],
    ['an empty list', []],
    ['rows under the same key', [{ name: 'A' }]],
    ['a number of JSON', 4],
    ['nothing', null],
  ])('is never %s', (_, value) => {
    const answers = { person: { name: value } } as unknown as FormAnswers;
    expect(
      lastValues(definition, { logs: [answered(answers), answered({ person: { name: 'Asha' } })] }),
    ).toMatchObject({
      'person.name': { value: 'Asha' },
    });
  });

  it('is none when nothing is known', () => {
    expect(lastValues(definition, {})).toEqual({});
  });

  it('is none for a row: rows are listed as a whole', () => {
    const answers = { medicines: { list: [{ name: 'A' }], name: 'x' } };
    expect(lastValues(definition, { logs: [answered(answers)] })).toEqual({});
  });
});

describe('the last rows', () => {
  it.each<[string, readonly FormAnswers[], object]>([
    [
      'are the newest that there are',
      [
        { medicines: { takes: 'YES' } },
        { medicines: { list: [{ name: 'B' }] } },
        { medicines: { list: [{}] } },
      ],
      { medicines: { ...AUTHOR, rows: [{ name: 'B' }] } },
    ],
    [
      'stand by section',
      [{ medicines: { list: [{ name: 'B' }] }, atHome: { readings: [{ systolic: '148' }] } }],
      {
        medicines: { ...AUTHOR, rows: [{ name: 'B' }] },
        atHome: { ...AUTHOR, rows: [{ systolic: '148' }] },
      },
    ],
    ['are none in an empty list', [{ medicines: { list: [] } }], {}],
    ['are none in what is no list of rows', [{ medicines: { list: ['A'] } }], {}],
    ['are none under the key of another section', [{ other: { list: [{ name: 'B' }] } }], {}],
  ])('%s', (_, logs, expected) => {
    expect(lastRows(definition, { logs: logs.map((answers) => answered(answers)) })).toEqual(expected);
  });
});

describe('metricsAsked', () => {
  it('names each metric of the patient once, rows included', () => {
    expect(metricsAsked(definition)).toEqual(['bloodpressure', 'bloodglucose']);
  });
});
