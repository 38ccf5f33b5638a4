import { describe, expect, it } from 'vitest';
import { formatWeekday } from './format-date.ts';

describe('formatWeekday', () => {
  it.each([
    ['in English', '2026-12-23', 'en', 'Wed'],
    ['in Hindi', '2026-12-23', 'hi', 'बुध'],
    ['of a leap day', '2024-02-29', 'en', 'Thu'],
    ['before the epoch', '1912-05-05', 'en', 'Sun'],
    ['of what is no day', '31-02', 'en', '--'],
  ])('%s', (_, day, locale, shown) => {
    expect(formatWeekday(day, { locale })).toBe(shown);
  });
});
