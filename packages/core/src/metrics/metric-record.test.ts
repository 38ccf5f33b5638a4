// spec: 168-170, 243, 244

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { aReading } from '#test';
import { manualMetaInfo } from './meta-info.ts';
import { newReadingSchema } from './metric-record.ts';

const value = (facts: object = {}) => ({ key: 'weight', text: '75.0', unit: 'kg', ...facts });

describe('a new reading', () => {
  it('is manual and not deleted by default', () => {
    expect(v.parse(newReadingSchema, aReading())).toMatchObject({
      metaInfo: { deleted: false, source: 'manual' },
    });
  });

  it.each([
    ['the digits as entered', { values: [value({ text: '75.00' })] }],
    ['a negative value', { values: [value({ text: '-1.5' })] }],
    ['why a number is right', { values: [value({ reason: 'Weighed twice' })] }],
    ['a note', { note: 'After a walk' }],
    ['a day without a time', { timestamp: undefined, date: '2024-01-05' }],
    ['a meal situation', { metric: 'bloodglucose', mealSituation: 'MEAL_SITUATION_FASTING' }],
  ])('may have %s', (_, facts) => {
    expect(v.is(newReadingSchema, { ...aReading(), ...facts })).toBe(true);
  });

  it.each([
    ['no value', { values: [] }],
    ['the same value twice', { values: [value(), value()] }],
    ['a value without a unit', { values: [{ key: 'weight', text: '75' }] }],
    ['a value in words', { values: [value({ text: 'heavy' })] }],
    ['an empty reason', { values: [value({ reason: '' })] }],
    ['an exponent', { values: [value({ text: '1e3' })] }],
    ['a name that is none', { values: [value({ key: 'a b' })] }],
    ['neither time nor day', { timestamp: undefined }],
    ['a metric nobody knows', { metric: 'mood' }],
    ['a meal situation nobody knows', { mealSituation: 'LUNCH' }],
    ['something the contract does not have', { colour: 'red' }],
    ['a createdAt of its own', { metaInfo: { updatedAt: 1, createdAt: 1 } }],
    [
      'more values than a reading has',
      { values: Array.from({ length: 25 }, (_unused, n) => value({ key: `v${n}` })) },
    ],
  ])('may not have %s', (_, facts) => {
    expect(v.is(newReadingSchema, { ...aReading(), ...facts })).toBe(false);
  });

  it('entered by hand is from now, in whole seconds', () => {
    expect(manualMetaInfo(1_704_450_600_999)).toEqual({
      updatedAt: 1_704_450_600,
      deleted: false,
      source: 'manual',
    });
  });
});
