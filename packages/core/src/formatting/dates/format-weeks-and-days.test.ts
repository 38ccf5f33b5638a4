// spec: 196

import { describe, expect, it } from 'vitest';
import { formatWeeksAndDays } from './format-weeks-and-days.ts';

const INDIA = { timeZone: 'Asia/Kolkata' };

describe('formatWeeksAndDays', () => {
  it.each([
    ['weeks and days', '2023-10-13', '2024-01-08', '12 weeks 3 days'],
    ['one week', '2024-01-01', '2024-01-08', '1 week'],
    ['one week and one day', '2024-01-01', '2024-01-09', '1 week 1 day'],
    ['days', '2024-01-06', '2024-01-08', '2 days'],
    ['one day', '2024-01-07', '2024-01-08', '1 day'],
    ['today', '2024-01-08', '2024-01-08', '0 days'],
    ['a day to come has no sign', '2024-01-18', '2024-01-08', '1 week 3 days'],
    ['across a leap day', '2024-02-28', '2024-03-06', '1 week'],
    ['a pregnancy at term', '2023-04-03', '2024-01-08', '40 weeks'],
    ['hours of the day do not count', '2024-01-01T23:59', '2024-01-08T00:01', '1 week'],
    ['nothing', null, '2024-01-08', '--'],
    ['words', 'soon', '2024-01-08', '--'],
  ])('%s', (_, from, now, shown) => {
    expect(formatWeeksAndDays(from, now, INDIA)).toBe(shown);
  });

  it.each(['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'])(
    'counts days of 23 and 25 hours as days in %s',
    (timeZone) => {
      expect(formatWeeksAndDays('2024-03-04', '2024-04-15', { timeZone })).toBe('6 weeks');
      expect(formatWeeksAndDays('2024-09-30', '2024-11-11', { timeZone })).toBe('6 weeks');
    },
  );

  it('uses Hindi', () => {
    expect(formatWeeksAndDays('2023-10-13', '2024-01-08', { ...INDIA, locale: 'hi' })).toBe('12 सप्ताह 3 दिन');
  });
});
