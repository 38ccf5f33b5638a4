// spec: 195

import { describe, expect, it } from 'vitest';
import { formatAge } from './format-age.ts';

const INDIA = { timeZone: 'Asia/Kolkata' };

describe('formatAge', () => {
  it.each([
    ['years', '1961-05-17', '2024-01-05', '62 years'],
    ['the day before a birthday', '1961-05-17', '2024-05-16', '62 years'],
    ['a birthday', '1961-05-17', '2024-05-17', '63 years'],
    ['one year', '2023-01-05', '2024-01-05', '1 year'],
    ['a day short of a year', '2023-01-06', '2024-01-05', '11 months'],
    ['two months', '2023-11-05', '2024-01-05', '2 months'],
    ['one month', '2023-12-05', '2024-01-05', '1 month'],
    ['a day short of a month', '2023-12-06', '2024-01-05', '30 days'],
    ['one day', '2024-01-04', '2024-01-05', '1 day'],
    ['born today', '2024-01-05', '2024-01-05', '0 days'],
    ['born tomorrow', '2024-01-06', '2024-01-05', '--'],
    ['born on a leap day, 27 February', '2000-02-29', '2001-02-27', '11 months'],
    ['born on a leap day, 28 February of a common year', '2000-02-29', '2001-02-28', '1 year'],
    ['born on a leap day, 28 February of a leap year', '2000-02-29', '2004-02-28', '3 years'],
    ['born on a leap day, the next leap day', '2000-02-29', '2004-02-29', '4 years'],
    ['born on the 31st, the end of a short month', '2023-01-31', '2023-04-30', '3 months'],
    ['born on the 31st, the day before', '2023-01-31', '2023-04-29', '2 months'],
    ['born long ago', '1899-12-31', '2024-01-05', '124 years'],
    ['an instant before midnight in India', '2023-01-04T18:29:59Z', '2024-01-04T18:29:59Z', '1 year'],
    ['only the year is known', '1980', '2024-01-05', 'about 43 years'],
    ['only the year, on its last day', '1980', '2024-12-31', 'about 44 years'],
    ['only the year, which is not over', '2024', '2024-06-01', 'under 1 year'],
    ['year and month are known', '2023-11', '2024-01-05', 'about 1 month'],
    ['year and month, a leap February', '2000-02', '2001-02-28', 'about 1 year'],
    ['year and month, which is not over', '2024-06', '2024-06-10', 'under 1 month'],
    ['a year still to come', '2025', '2024-06-01', '--'],
    ['a month still to come', '2024-07', '2024-06-10', '--'],
    ['a month that is none', '2000-13', '2024-01-05', '--'],
    ['nothing', undefined, '2024-01-05', '--'],
    ['words', 'old', '2024-01-05', '--'],
    ['an unreadable now', '1961-05-17', 'now', '--'],
  ])('%s', (_, birthDate, now, shown) => {
    expect(formatAge(birthDate, now, INDIA)).toBe(shown);
  });

  it('is the age on the zone’s day, not on UTC’s', () => {
    const now = '2024-05-16T19:00:00Z';
    expect(formatAge('1961-05-17', now, INDIA)).toBe('63 years');
    expect(formatAge('1961-05-17', now, { timeZone: 'UTC' })).toBe('62 years');
  });

  it.each([
    ['2000-01-05', '24 वर्ष'],
    ['2023-01-05', '1 वर्ष'],
    ['2023-12-05', '1 महीना'],
    ['2023-11-05', '2 महीने'],
    ['2024-01-03', '2 दिन'],
    ['1980', 'लगभग 43 वर्ष'],
    ['2024', '1 वर्ष से कम'],
  ])('shows the age of %s in Hindi', (birthDate, shown) => {
    expect(formatAge(birthDate, '2024-01-05', { ...INDIA, locale: 'hi' })).toBe(shown);
  });

  it('is the current age without a second argument', () => {
    expect(formatAge(new Date())).toBe('0 days');
  });
});
