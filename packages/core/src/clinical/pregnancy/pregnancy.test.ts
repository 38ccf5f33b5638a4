import { describe, expect, it } from 'vitest';
import {
  type DatingEvent,
  dueDate,
  formatGestation,
  gestationalDays,
  lmpProblem,
  redating,
  trimesterOf,
} from '../index.ts';
import { isSuboptimallyDated, termOf } from './pregnancy.ts';

describe('dueDate', () => {
  it.each<[string, DatingEvent, string, number | undefined, string | undefined]>([
    ['a cycle of 30 days', 'lmp', '2000-02-24', 30, '2000-12-02'],
    ['a cycle of 28 days', 'lmp', '2000-02-24', undefined, '2000-11-30'],
    ['conception', 'conception', '2024-03-01', undefined, '2024-11-22'],
    ['a cycle says nothing about a conception', 'conception', '2024-03-01', 35, '2024-11-22'],
    ['insemination', 'insemination', '2024-03-01', undefined, '2024-11-22'],
    ['an embryo of three days', 'embryo-day-3', '2024-03-01', undefined, '2024-11-19'],
    ['an embryo of five days', 'embryo-day-5', '2024-03-01', undefined, '2024-11-17'],
    ['a day that does not exist', 'lmp', '2023-02-29', undefined, undefined],
    ['no cycle', 'lmp', '2024-03-01', Number.NaN, undefined],
    ['a cycle too short', 'lmp', '2024-03-01', 5, undefined],
  ])('%s', (_, event, day, cycle, expected) => {
    expect(dueDate(event, day, cycle)).toBe(expected);
  });
});

describe('gestational age', () => {
  const onDay = (lmp: string, day: string): number =>
    gestationalDays(dueDate('lmp', lmp) ?? '', day) ?? Number.NaN;

  it.each([
    ['34 weeks 3 days', '2020-12-23', '2021-08-21', '34w3d'],
    ['the day of the period', '2024-01-05', '2024-01-05', '0w0d'],
    ['the due date', '2024-01-05', '2024-10-11', '40w0d'],
    ['a leap day', '2024-02-28', '2024-03-01', '0w2d'],
    ['before', '2024-01-05', '2024-01-04', '--'],
    ['no date', '2024-01-05', 'today', '--'],
  ])('%s', (_, lmp, day, expected) => {
    expect(formatGestation(onDay(lmp, day))).toBe(expected);
  });

  it.each([
    ['13w6d', 97, 1],
    ['14w0d', 98, 2],
    ['27w6d', 195, 2],
    ['28w0d', 196, 3],
  ])('%s is in its trimester', (_, days, trimester) => {
    expect(trimesterOf(days)).toBe(trimester);
  });

  it.each([
    ['36w6d', 258, 'preterm'],
    ['37w0d', 259, 'early-term'],
    ['38w6d', 272, 'early-term'],
    ['39w0d', 273, 'full-term'],
    ['41w0d', 287, 'late-term'],
    ['42w0d', 294, 'post-term'],
  ])('%s is %s', (_, days, term) => {
    expect(termOf(days)).toBe(term);
  });
});

describe('lmpProblem', () => {
  it.each([
    ['today', '2024-06-01', undefined],
    ['tomorrow', '2024-06-02', 'future'],
    ['44 weeks ago', '2023-07-29', undefined],
    ['a day more', '2023-07-28', 'too-long-ago'],
    ['no date', '01-06-2024', 'not-a-date'],
  ])('%s', (_, lmp, problem) => {
    expect(lmpProblem(lmp, '2024-06-01')).toBe(problem);
  });
});

describe('redating', () => {
  it.each([
    ['8w6d by 6 days', 62, 6, 'redate'],
    ['8w6d by 5 days', 62, 5, 'keep'],
    ['9w0d by 7 days', 63, 7, 'keep'],
    ['9w0d by 8 days', 63, 8, 'redate'],
    ['15w6d by 8 days', 111, 8, 'redate'],
    ['16w0d by 10 days', 112, 10, 'keep'],
    ['21w6d by 11 days', 153, 11, 'redate'],
    ['22w0d by 14 days', 154, 14, 'keep'],
    ['27w6d by 15 days', 195, 15, 'redate'],
    ['28w0d by 21 days', 196, 21, 'keep'],
    ['28w0d by 22 days', 196, 22, 'redate'],
  ])('%s: %s', (_, lmpDays, difference, decision) => {
    expect(redating(lmpDays, lmpDays + difference).decision).toBe(decision);
    expect(redating(lmpDays, lmpDays - difference).decision).toBe(decision);
  });

  it('recommends care from 28 weeks on, because the baby may be small', () => {
    expect([redating(195, 160).withCare, redating(196, 160).withCare]).toEqual([false, true]);
  });

  it('never moves an accepted date', () => {
    expect(redating(62, 80, true).decision).toBe('keep');
  });

  it.each([
    ['no scan', undefined, true],
    ['a scan at 21w6d', 153, false],
    ['a scan at 22w0d', 154, true],
  ])('%s: suboptimally dated is %s', (_, scan, expected) => {
    expect(isSuboptimallyDated(scan)).toBe(expected);
  });
});
