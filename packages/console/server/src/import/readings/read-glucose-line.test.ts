import { parseKeepingNumbers } from '@careline/core/internal/fhir/values';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { glucoseRowSchema } from './glucose-row.ts';
import { AIM_94, glucoseLineId, readGlucoseLine } from './read-glucose-line.ts';

const LINE = { source: 's', patient: 'data-01', line: 7, date: '04-21-1991', time: '9:09', code: '58' };
const read = (parts: Readonly<Record<string, unknown>>) => {
  const text = JSON.stringify({ ...LINE, value: '100', meaning: 'Pre-breakfast', ...parts });
  return readGlucoseLine(v.parse(glucoseRowSchema, parseKeepingNumbers(text)), 'Asia/Kolkata');
};

describe('a line of a diabetes log', () => {
  it('is a glucose with its meal, in the facility’s time zone', () => {
    const { reading, remarks } = read({});
    expect(reading).toMatchObject({
      metric: 'bloodglucose',
      system: AIM_94,
      code: '58',
      display: 'Pre-breakfast',
      at: Date.parse('1991-04-21T09:09:00+05:30') / 1000,
      timeText: '04-21-1991 9:09',
      timePrecision: 'minute',
      values: [{ key: 'value', text: '100', value: 100 }],
      mealSituation: 'MEAL_SITUATION_BEFORE_MEAL',
      sourceId: 'data-01/7',
      details: null,
    });
    expect(remarks).toEqual(['zone-assumed', 'no-unit']);
  });

  it.each([
    ['after breakfast', '59', 'bloodglucose', 'MEAL_SITUATION_AFTER_MEAL'],
    ['before lunch', '60', 'bloodglucose', 'MEAL_SITUATION_BEFORE_MEAL'],
    ['after lunch', '61', 'bloodglucose', 'MEAL_SITUATION_AFTER_MEAL'],
    ['before supper', '62', 'bloodglucose', 'MEAL_SITUATION_BEFORE_MEAL'],
    ['after supper', '63', 'bloodglucose', 'MEAL_SITUATION_AFTER_MEAL'],
    ['before a snack', '64', 'bloodglucose', 'MEAL_SITUATION_BEFORE_MEAL'],
    ['at no said time', '48', 'bloodglucose', null],
    ['insulin', '33', null, null],
    ['symptoms', '65', null, null],
    ['a meal', '66', null, null],
    ['a code outside the list', '4', null, null],
    ['a name every object has', 'constructor', null, null],
  ])('%s', (_label, code, metric, mealSituation) => {
    expect(read({ code }).reading).toMatchObject({ metric, mealSituation, code });
  });

  it.each([
    ['leading zeros', '009', { text: '009', value: 9 }],
    ['too high for the meter', '0Hi', { text: '0Hi' }],
    ['a slip of the pen', "0''", { text: "0''" }],
    ['a letter', '3A', { text: '3A' }],
    ['a number', 75, { text: '75', value: 75 }],
  ])('keeps the value as written: %s', (_label, value, stored) => {
    const { reading, remarks } = read({ value });
    expect(reading.values).toEqual([{ key: 'value', ...stored }]);
    expect(remarks.includes('no-number')).toBe(!('value' in stored));
  });

  it('says where a value is missing', () => {
    const { reading, remarks } = read({ value: ' ' });
    expect([reading.values, remarks]).toEqual([[], ['no-value', 'zone-assumed']]);
  });

  it.each([
    ['a day that does not exist', { date: '06-31-1991' }, '06-31-1991 9:09', 'unreadable'],
    ['an hour that does not exist', { time: '56:35' }, '04-21-1991 56:35', 'unreadable'],
    ['a time of three digits', { time: '188:00' }, '04-21-1991 188:00', 'unreadable'],
    ['shifted columns', { date: '9:09', time: '58' }, '9:09 58', 'unreadable'],
    ['no time at all', { date: undefined, time: '' }, null, 'none'],
  ])('never guesses: %s', (_label, parts, timeText, timePrecision) => {
    expect(read(parts).reading).toMatchObject({ timeText, timePrecision, at: null, onDate: null });
  });

  it('keeps columns it does not know', () => {
    expect(read({ meter: 'B' }).reading.details).toEqual({ meter: 'B' });
  });

  it('is identified by its log and its position in it', () => {
    const row = v.parse(glucoseRowSchema, { ...LINE, line: '12a', value: '1' });
    expect(glucoseLineId(row)).toBe('data-01/12a');
  });
});
