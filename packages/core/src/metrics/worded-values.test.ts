import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aReading } from '#test';
import { newReadingSchema } from './metric-record.ts';

const isTaken = (metric: string, key: string, text: string): boolean =>
  v.is(newReadingSchema, { ...aReading(), metric, values: [{ key, text, unit: 'mg/dL' }] });

describe('the text of a new value', () => {
  it.each([
    ['a meter that shows LO', 'bloodglucose', 'value', 'LO'],
    ['a meter that shows HI', 'bloodglucose', 'value', 'HI'],
    ['a dipstick', 'urine', 'protein', '1+'],
    ['a test of pregnancy', 'pregnancytest', 'value', 'negative'],
    ['a rapid test with a name of two words', 'rapidtest', 'hepatitis_b', 'positive'],
    ['a symptom', 'symptom', 'value', 'blurred-vision'],
  ])('may be that of %s', (_, metric, key, text) => {
    expect(isTaken(metric, key, text)).toBe(true);
  });

  it.each([
    ['LO of what no meter shows in words', 'hba1c', 'value', 'LO'],
    ['a word of another measure', 'bloodglucose', 'value', 'positive'],
    ['a number where the measure has words', 'urine', 'protein', '30'],
    ['a word the measure does not have', 'urine', 'protein', 'cloudy'],
    ['a comparator', 'bloodglucose', 'value', '<40'],
  ])('is not %s', (_, metric, key, text) => {
    expect(isTaken(metric, key, text)).toBe(false);
  });
});
