import { describe, expect, it } from 'vitest';
import { ageInYears, ageOn, ageSpanOn } from './index.ts';

describe('ageSpanOn', () => {
  it.each([
    ['a whole date is one age', '2024-01-05', '2024-02-05', { age: { months: 1, days: 31 } }],
    [
      'a year is every age of it',
      '2022',
      '2024-01-05',
      { age: { months: 12, days: 370 }, oldest: { months: 24, days: 734 } },
    ],
    [
      'a month too',
      '2023-11',
      '2024-01-05',
      { age: { months: 1, days: 36 }, oldest: { months: 2, days: 65 } },
    ],
    [
      'a year that is not over begins with a birth on the day',
      '2024',
      '2024-03-01',
      { age: { months: 0, days: 0 }, oldest: { months: 2, days: 60 } },
    ],
    ['a year still to come', '2025', '2024-03-01', undefined],
    ['no date', 'unknown', '2024-03-01', undefined],
  ])('%s', (_, birth, day, span) => {
    expect(ageSpanOn(birth, day)).toEqual(span);
  });
});

describe('ageOn', () => {
  it.each([
    ['the day of birth', '2024-01-05', '2024-01-05', { months: 0, days: 0 }],
    ['the day before the 18th birthday', '2006-03-31', '2024-03-30', { months: 215, days: 6574 }],
    ['the 18th birthday', '2006-03-31', '2024-03-31', { months: 216, days: 6575 }],
    ['29 February in a common year', '2004-02-29', '2022-02-28', { months: 216, days: 6574 }],
    ['a month too short for the day', '2024-01-31', '2024-02-29', { months: 1, days: 29 }],
    ['a year counts from its last day', '2006', '2024-12-30', { months: 215, days: 6574 }],
    ['a month counts from its last day', '2024-02', '2024-03-29', { months: 1, days: 29 }],
    ['a year that is not over', '2024', '2024-03-01', { months: 0, days: 0 }],
    ['a month that is not over', '2024-03', '2024-03-01', { months: 0, days: 0 }],
    ['a year still to come', '2025', '2024-03-01', undefined],
    ['before the birth', '2024-01-05', '2024-01-04', undefined],
    ['no month', '2024-13', '2024-01-04', undefined],
    ['no date', 'unknown', '2024-01-04', undefined],
  ])('%s', (_, birth, day, age) => {
    expect(ageOn(birth, day)).toEqual(age);
  });

  it('uses completed years unchanged', () => {
    expect(ageInYears(18).months).toBe(216);
  });
});
