import { describe, expect, it } from 'vitest';
import { callForm } from '#calls';
import { aRecord } from '#test';
import { answersFrom, readingsFrom } from './form-readings.ts';
import { type FormValues, initialValues, isAnswered, isDirty, withValue } from './form-values.ts';
import { lastValues } from './last-values.ts';

const form = callForm('ahc', 'ad-hoc');
if (!form) throw new Error('the chronic-care call has a form');
const definition = form;
const untouched = initialValues(definition);

const filled = (entries: readonly (readonly [string, string, string | boolean])[]): FormValues =>
  entries.reduce((values, [section, key, value]) => withValue(values, section, key, value), untouched);

let made = 0;
const context = () => {
  made = 0;
  return {
    timestamp: 1_704_450_600,
    metaInfo: { updatedAt: 1_704_450_601 },
    newId: () => {
      made += 1;
      return `id-${made}`;
    },
  };
};

describe('an untouched form', () => {
  it('has the first unit, the default choice and no ticks', () => {
    expect(untouched.bloodGlucose).toEqual({
      value: '',
      valueUnit: 'mg/dL',
      mealSituation: 'MEAL_SITUATION_RANDOM',
    });
    expect(untouched.bloodPressure).toMatchObject({ irrPulse: false });
  });

  it('is not dirty and answers nothing', () => {
    expect(isDirty(definition, untouched)).toBe(false);
    expect(answersFrom(definition, untouched)).toEqual({});
    expect(readingsFrom(definition, untouched, context())).toEqual([]);
  });
});

describe('what counts as an answer', () => {
  it.each([
    ['a number', 'bloodPressure', 'systolic', '148', true],
    ['a tick', 'bloodPressure', 'irrPulse', true, true],
    ['a choice', 'bloodGlucose', 'mealSituation', 'MEAL_SITUATION_FASTING', true],
    ['the default choice', 'bloodGlucose', 'mealSituation', 'MEAL_SITUATION_RANDOM', false],
    ['a text taken back', 'complaints', 'notes', '', false],
    ['another unit alone', 'bloodGlucose', 'valueUnit', 'mmol/L', false],
  ])('%s', (_, key, field, value, answered) => {
    const section = definition.sections.find((candidate) => candidate.key === key);
    if (!section) throw new Error(`no section ${key}`);
    expect(isAnswered(section, withValue(untouched, key, field, value)[key])).toBe(answered);
  });

  it('a changed unit alone is unsaved work all the same', () => {
    expect(isDirty(definition, withValue(untouched, 'bloodGlucose', 'valueUnit', 'mmol/L'))).toBe(true);
  });

  it('changing a value leaves the values before as they were', () => {
    const copy = structuredClone(untouched);
    withValue(untouched, 'complaints', 'notes', 'Headache');
    expect(untouched).toEqual(copy);
  });
});

describe('what is stored', () => {
  const values = filled([
    ['bloodPressure', 'systolic', ' 148 '],
    ['bloodPressure', 'diastolic', '92'],
    ['bloodPressure', 'irrPulse', true],
    ['bloodGlucose', 'value', '7.80'],
    ['bloodGlucose', 'valueUnit', 'mmol/L'],
    ['bloodGlucose', 'mealSituation', 'MEAL_SITUATION_AFTER_MEAL'],
  ]);

  it('is one reading a metric, digits and units as entered', () => {
    expect(readingsFrom(definition, values, context())).toEqual([
      {
        id: 'id-1',
        metric: 'bloodpressure',
        timestamp: 1_704_450_600,
        values: [
          { key: 'systolic', text: '148', unit: 'mm[Hg]' },
          { key: 'diastolic', text: '92', unit: 'mm[Hg]' },
        ],
        irrPulse: true,
        metaInfo: { updatedAt: 1_704_450_601 },
      },
      {
        id: 'id-2',
        metric: 'bloodglucose',
        timestamp: 1_704_450_600,
        values: [{ key: 'value', text: '7.80', unit: 'mmol/L' }],
        mealSituation: 'MEAL_SITUATION_AFTER_MEAL',
        metaInfo: { updatedAt: 1_704_450_601 },
      },
    ]);
  });

  it('is the answered sections, trimmed', () => {
    const answers = answersFrom(definition, withValue(values, 'complaints', 'notes', '  Headache '));
    expect(Object.keys(answers)).toEqual(['bloodPressure', 'bloodGlucose', 'complaints']);
    expect(answers.bloodPressure).toMatchObject({ systolic: '148', diastolic: '92', irrPulse: true });
    expect(answers.complaints).toEqual({ notes: 'Headache' });
  });

  it('is no reading where only a tick or a choice was given', () => {
    const ticked = filled([['bloodPressure', 'irrPulse', true]]);
    expect(readingsFrom(definition, ticked, context())).toEqual([]);
    expect(answersFrom(definition, ticked)).toMatchObject({ bloodPressure: { irrPulse: true } });
  });
});

describe('last values', () => {
  it('are the newest of each field, with unit, time and author', () => {
    const records = {
      body: [aRecord(1), aRecord(2, { values: [{ key: 'weight', text: '74.50', unit: 'kg' }] })],
    };
    expect(lastValues(definition, records)['body.weight']).toEqual({
      text: '74.50',
      unit: 'kg',
      timestamp: 1_704_450_602,
      date: undefined,
      author: 'Anita Coach',
    });
  });

  it('look past records without that value', () => {
    const records = { body: [aRecord(1), aRecord(2, { values: [{ key: 'height', text: '160' }] })] };
    expect(lastValues(definition, records)['body.weight']?.text).toBe('75.0');
  });

  it('are none without records', () => {
    expect(lastValues(definition, {})).toEqual({});
  });
});
