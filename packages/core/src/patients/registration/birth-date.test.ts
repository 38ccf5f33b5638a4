import { describe, expect, it } from 'vitest';
import { formatAge } from '#formatting';
import { type AgeUnit, birthDateOfAge, birthDateProblem } from './birth-date.ts';

describe('a birth date from a reported age', () => {
  it.each<[string, number, AgeUnit, string, string]>([
    ['years', 40, 'years', '2026-11-21', '1985'],
    ['years on the last day of a year', 40, 'years', '2026-12-31', '1986'],
    ['months', 7, 'months', '2026-11-21', '2026-03'],
    ['months over the turn of a year', 14, 'months', '2026-02-10', '2024-11'],
    ['months on the last day of a month', 7, 'months', '2026-11-30', '2026-04'],
    ['days', 9, 'days', '2026-03-05', '2026-02-24'],
    ['today', 0, 'days', '2026-03-05', '2026-03-05'],
  ])('%s: only as precise as the age', (_, value, unit, today, expected) => {
    expect(birthDateOfAge({ value, unit }, today)).toBe(expected);
  });

  it.each<[number, AgeUnit, string, string]>([
    [40, 'years', '2026-01-01', 'about 40 years'],
    [40, 'years', '2026-12-31', 'about 40 years'],
    [1, 'years', '2026-06-15', 'about 1 year'],
    [7, 'months', '2026-03-01', 'about 7 months'],
    [7, 'months', '2026-02-28', 'about 7 months'],
    [9, 'days', '2026-03-05', '9 days'],
  ])('%s %s on %s is shown as %s', (value, unit, today, shown) => {
    expect(formatAge(birthDateOfAge({ value, unit }, today) ?? '', today)).toBe(shown);
  });

  it.each<[string, number, AgeUnit]>([
    ['no year at all, which days can say', 0, 'years'],
    ['no month at all', 0, 'months'],
    ['older than anybody', 131, 'years'],
    ['before the birth', -1, 'days'],
    ['not whole', 2.5, 'years'],
    ['no number', Number.NaN, 'years'],
  ])('refuses %s', (_, value, unit) => {
    expect(birthDateOfAge({ value, unit }, '2026-11-21')).toBeUndefined();
  });
});

describe('a birth date', () => {
  it.each([
    ['a day', '1986-02-28', undefined],
    ['today', '2026-11-21', undefined],
    ['a month', '1986-02', undefined],
    ['this month', '2026-11', undefined],
    ['a year', '1986', undefined],
    ['tomorrow', '2026-11-22', 'future'],
    ['next month', '2026-12', 'future'],
    ['next year', '2027', 'future'],
    ['a day that is none', '1986-02-30', 'not-a-date'],
    ['a thirteenth month', '1986-13', 'not-a-date'],
    ['another way to write it', '28-02-1986', 'not-a-date'],
    ['more than the day', '1986-02-28T10:00', 'not-a-date'],
    ['too long ago', '1890', 'too-long-ago'],
    ['nothing', '', 'not-a-date'],
  ])('%s', (_, text, expected) => {
    expect(birthDateProblem(text, '2026-11-21')).toBe(expected);
  });
});
