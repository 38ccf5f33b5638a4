import { describe, expect, it } from 'vitest';
import { aForm, aSection, EVERY_ANSWER, EVERY_CONTROL, entered, field, options } from '../../test/forms.ts';
import type { FieldReading, ReadingSubject } from './definition/form-definition.ts';
import { readingsFrom } from './form-readings.ts';
import type { SectionValues } from './form-values.ts';

const AT = 1_704_450_600;
const metaInfo = { updatedAt: AT + 1 };

function readings(values: Readonly<Record<string, SectionValues>>, subject?: ReadingSubject) {
  let made = 0;
  const newId = () => {
    made += 1;
    return `id-${made}`;
  };
  return readingsFrom(EVERY_CONTROL, entered(EVERY_CONTROL, values), {
    timestamp: AT,
    metaInfo,
    newId,
    ...(subject && { subject }),
  });
}

const common = { timestamp: AT, metaInfo };
const pressure = (systolic: string, diastolic: string) => [
  { key: 'systolic', text: systolic, unit: 'mm[Hg]' },
  { key: 'diastolic', text: diastolic, unit: 'mm[Hg]' },
];

describe('the patient’s readings', () => {
  it('are one for each metric, digits and units as entered', () => {
    const values = {
      bloodPressure: { systolic: ' 148 ', diastolic: '92', irrPulse: true },
      glucose: { value: '7.80', valueUnit: 'mmol/L', mealSituation: 'MEAL_SITUATION_FASTING' },
    };
    expect(readings(values)).toEqual([
      { ...common, id: 'id-1', metric: 'bloodpressure', values: pressure('148', '92'), irrPulse: true },
      {
        ...common,
        id: 'id-2',
        metric: 'bloodglucose',
        values: [{ key: 'value', text: '7.80', unit: 'mmol/L' }],
        mealSituation: 'MEAL_SITUATION_FASTING',
      },
    ]);
  });

  it('are one for each row that has a number', () => {
    const row = (systolic: string, diastolic: string) => ({
      systolic,
      systolicUnit: 'mm[Hg]',
      diastolic,
      diastolicUnit: 'mm[Hg]',
    });
    const values = { atHome: { readings: [row('150', '95'), row('', ''), row('140', '90')] } };
    expect(readings(values)).toEqual([
      { ...common, id: 'id-1', metric: 'bloodpressure', values: pressure('150', '95') },
      { ...common, id: 'id-2', metric: 'bloodpressure', values: pressure('140', '90') },
    ]);
  });

  it.each<[string, Readonly<Record<string, SectionValues>>]>([
    ['an untouched form', {}],
    ['a tick alone', { bloodPressure: { irrPulse: true } }],
    ['a choice alone', { glucose: { mealSituation: 'MEAL_SITUATION_FASTING' } }],
    ['a number that is no reading', { person: { visits: '3' } }],
    ['the infant’s numbers', { person: { visits: '2' }, baby: { weight: '3.2' } }],
  ])('are none in %s', (_, values) => {
    expect(readings(values)).toEqual([]);
  });
});

describe('the infant’s readings', () => {
  it('are requested separately', () => {
    expect(readings(EVERY_ANSWER, 'infant')).toEqual([
      { ...common, id: 'id-1', metric: 'body', values: [{ key: 'weight', text: '3.2', unit: 'kg' }] },
    ]);
  });

  it('are none while they are not asked', () => {
    expect(readings({ ...EVERY_ANSWER, person: { visits: '3' } }, 'infant')).toEqual([]);
  });
});

describe('the readings of choices and situations', () => {
  const choice = (key: string, reading: Omit<FieldReading, 'subject'>, ...values: string[]) =>
    field({
      key,
      control: 'dropdown',
      options: options(...values),
      reading: { ...reading, subject: 'patient' },
    });
  const glucose = (key: string, situation: FieldReading['situation']) =>
    field({
      key,
      control: 'number',
      units: ['mg/dL'],
      decimals: 0,
      reading: { metric: 'bloodglucose', part: 'value', subject: 'patient', situation },
    });
  const hour = (text: string) => [{ key: 'hours', text, unit: 'h' }];
  const form = aForm(
    aSection('tests', [
      field({
        key: 'date',
        control: 'date',
        reading: { metric: 'bloodglucose', part: 'date', subject: 'patient' },
      }),
      choice(
        'protein',
        { metric: 'urine', part: 'protein', texts: { TRACE: 'trace', PLUS_1: '1+' } },
        'TRACE',
        'PLUS_1',
        'NOT_DONE',
      ),
      field({ key: 'kind', control: 'dropdown', options: options('A', 'B') }),
      glucose('first', { mealSituation: 'MEAL_SITUATION_FASTING' }),
      glucose('second', { by: 'kind', of: { A: { values: hour('1') }, B: { values: hour('2') } } }),
      choice(
        'arm',
        { metric: 'bloodglucose', part: 'arm', texts: { LEFT: '1' }, unit: '1', beside: true },
        'LEFT',
      ),
    ]),
  );
  const made = (values: SectionValues) =>
    readingsFrom(form, entered(form, { tests: values }), { timestamp: AT, metaInfo, newId: () => 'id' }).map(
      ({ id: _, metaInfo: __, ...reading }) => reading,
    );
  const value = (text: string) => ({ key: 'value', text, unit: 'mg/dL' });

  it.each<[string, SectionValues, readonly object[]]>([
    [
      'a choice is stored as the text of its option',
      { protein: 'PLUS_1' },
      [{ metric: 'urine', timestamp: AT, values: [{ key: 'protein', text: '1+', unit: '{presence}' }] }],
    ],
    ['an option without a text is none', { protein: 'NOT_DONE' }, []],
    ['a text that is not an option of the map is none', { protein: 'constructor' }, []],
    [
      'a number of a situation is one of its own, with the day that all have',
      { date: '2024-01-04', kind: 'B', first: '90', second: '150' },
      [
        {
          metric: 'bloodglucose',
          date: '2024-01-04',
          mealSituation: 'MEAL_SITUATION_FASTING',
          values: [value('90')],
        },
        { metric: 'bloodglucose', date: '2024-01-04', values: [value('150'), ...hour('2')] },
      ],
    ],
    [
      'a number whose situation nobody told has none',
      { second: '150' },
      [{ metric: 'bloodglucose', timestamp: AT, values: [value('150')] }],
    ],
    [
      'what stands beside a number comes after it',
      { arm: 'LEFT', second: '150' },
      [
        {
          metric: 'bloodglucose',
          timestamp: AT,
          values: [value('150'), { key: 'arm', text: '1', unit: '1' }],
        },
      ],
    ],
    ['what stands beside no number is none', { arm: 'LEFT' }, []],
  ])('%s', (_, values, expected) => {
    expect(made(values)).toEqual(expected);
  });
});
