import { describe, expect, it } from 'vitest';
import { type QualityCounts, qualitySigns } from './quality-sign.ts';

const NOTHING: QualityCounts = {
  digits: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  below: 0,
  above: 0,
  repeatable: 0,
  repeated: 0,
  calls: 0,
  short: 0,
};
const digits = (text: string) => text.split(' ').map(Number);

describe('signs of values that were not measured', () => {
  it.each<[string, Partial<QualityCounts>, readonly string[]]>([
    ['nothing entered', {}, []],
    ['digits as they come', { digits: digits('12 9 11 8 10 10 12 9 10 9') }, []],
    ['a device that shows even numbers', { digits: digits('22 0 18 0 20 0 19 0 21 0') }, []],
    ['every second value ends with 0', { digits: digits('50 6 5 6 5 6 5 6 5 6') }, ['digit-preference']],
    ['every value ends with 0, but there are few', { digits: digits('29 0 0 0 0 0 0 0 0 0') }, []],
    ['all values ending with 0', { digits: digits('40 0 0 0 0 0 0 0 0 0') }, ['digit-preference']],
    ['more values below 140 than above', { below: 60, above: 40 }, []],
    ['hardly a value above 140', { below: 95, above: 5 }, ['below-limit']],
    ['some equal pressures', { repeatable: 100, repeated: 6 }, []],
    ['a third of the pressures as before', { repeatable: 100, repeated: 33 }, ['same-value']],
    ['some short calls', { calls: 100, short: 12 }, []],
    ['half of the calls too short', { calls: 60, short: 30 }, ['short-calls']],
  ])('%s', (_, counts, signs) => {
    expect(qualitySigns({ ...NOTHING, ...counts })).toEqual(signs);
  });
});
