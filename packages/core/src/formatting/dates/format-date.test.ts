// spec: 190

import { afterEach, describe, expect, it, vi } from 'vitest';
import { sequence } from '#test';
import { formatDate } from './format-date.ts';

const seconds = (iso: string): number => Date.parse(iso) / 1000;

afterEach(() => vi.unstubAllEnvs());

describe('formatDate', () => {
  it.each([
    ['a Date', new Date('2024-01-05T12:00:00Z'), 'UTC', '05-01-2024'],
    ['unix seconds', seconds('2024-01-05T12:00:00Z'), 'UTC', '05-01-2024'],
    ['unix seconds with a fraction', seconds('2024-01-05T12:00:00Z') + 0.9, 'UTC', '05-01-2024'],
    ['the epoch', 0, 'UTC', '01-01-1970'],
    ['a second before the epoch', -1, 'UTC', '31-12-1969'],
    ['long before the epoch', seconds('1921-03-04T00:00:00Z'), 'UTC', '04-03-1921'],
    ['a leap day', '2024-02-29', 'UTC', '29-02-2024'],
    ['the leap day of a century', '2000-02-29', 'UTC', '29-02-2000'],
    ['the end of a month', '2024-04-30', 'Asia/Kolkata', '30-04-2024'],
    ['the end of a year in UTC, the next one in India', '2023-12-31T18:30:00Z', 'Asia/Kolkata', '01-01-2024'],
    ['a second before midnight in India', '2023-12-31T18:29:59Z', 'Asia/Kolkata', '31-12-2023'],
    [
      'midnight UTC, still the day before in New York',
      '2024-01-05T00:00:00Z',
      'America/New_York',
      '04-01-2024',
    ],
    ['a day without a time is that day, west', '2024-01-05', 'Pacific/Honolulu', '05-01-2024'],
    ['a day without a time is that day, east', '2024-01-05', 'Pacific/Kiritimati', '05-01-2024'],
    ['a time without an offset is the zone’s', '2024-01-05T23:59', 'America/New_York', '05-01-2024'],
    ['an offset in the text', '2024-01-05T00:30:00+05:30', 'UTC', '04-01-2024'],
    ['an offset without a colon', '2024-01-05T00:30:00+0530', 'UTC', '04-01-2024'],
    ['an offset in hours', '2024-01-05T23:30:00-05', 'UTC', '06-01-2024'],
    ['a space for the T, and around', ' 2024-01-05 10:20:30.123456 ', 'UTC', '05-01-2024'],
    ['a leap second', '2016-12-31T23:59:60Z', 'UTC', '01-01-2017'],
    ['a day the clocks go forward at midnight', '2018-11-04', 'America/Sao_Paulo', '04-11-2018'],
    ['far in the future', '9999-12-31T23:59:59Z', 'UTC', '31-12-9999'],
    ['the first year', '0001-01-01', 'UTC', '01-01-0001'],
    ['a year of two digits is that year', '0079-08-24', 'UTC', '24-08-0079'],
    ['no date of the epoch rule', 9_999_999_999, 'UTC', '20-11-2286'],
  ])('shows %s', (_, value, timeZone, shown) => {
    expect(formatDate(value, { timeZone })).toBe(shown);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty text', ''],
    ['words', 'yesterday'],
    ['a number as text', '1704455999'],
    ['a day that month does not have', '2023-02-29'],
    ['a thirteenth month', '2024-13-01'],
    ['month zero', '2024-00-10'],
    ['day zero', '2024-01-00'],
    ['hour 24', '2024-01-05T24:00:00'],
    ['minute 60', '2024-01-05T10:60'],
    ['another order', '05-01-2024'],
    ['NaN', Number.NaN],
    ['infinity', Infinity],
    ['an invalid Date', new Date(Number.NaN)],
    ['beyond the year 9999', 253_402_300_800],
    ['milliseconds where seconds belong', Date.parse('2024-01-05T12:00:00Z')],
    ['before the first year', -62_135_596_801],
  ])('shows -- for %s', (_, value) => {
    expect(formatDate(value, { timeZone: 'UTC' })).toBe('--');
  });

  it('shows -- rather than the time of another zone when the zone does not exist', () => {
    expect(formatDate(0, { timeZone: 'Asia/Nowhere' })).toBe('--');
    expect(formatDate(0, { timeZone: '' })).toBe('--');
  });

  it.each(['Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati'])(
    'is in the machine’s zone at the time of the call without one: %s',
    (zone) => {
      const at = new Date('2024-01-05T20:00:00Z');
      vi.stubEnv('TZ', zone);
      expect(formatDate(at)).toBe(formatDate(at, { timeZone: zone }));
      expect(formatDate('2024-01-05')).toBe('05-01-2024');
      expect(formatDate('2024-01-05T00:00')).toBe('05-01-2024');
    },
  );

  it.each([
    'Europe/Berlin',
    'America/New_York',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Asia/Kathmandu',
    'America/St_Johns',
    'Pacific/Apia',
    'Africa/Monrovia',
    'Africa/Casablanca',
  ])('matches the platform’s calendar in %s', (timeZone) => {
    const platform = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
    });
    const next = sequence(7);
    const from = seconds('1905-01-01T00:00:00Z');
    const span = seconds('2060-01-01T00:00:00Z') - from;
    for (let count = 0; count < 2000; count += 1) {
      const at = Math.floor(from + next() * span);
      const expected = platform.format(at * 1000).replaceAll('/', '-');
      expect(formatDate(at, { timeZone }), `${at} in ${timeZone}`).toBe(expected);
    }
  });

  it('creates no Intl object for a day that was shown before', () => {
    const timeZone = 'Asia/Tashkent';
    const at = seconds('2024-01-05T12:00:00Z');
    formatDate(at, { timeZone });
    const made = vi.spyOn(Intl, 'DateTimeFormat');
    for (let minute = 0; minute < 600; minute += 1) formatDate(at + minute * 60, { timeZone });
    expect(made).not.toHaveBeenCalled();
    made.mockRestore();
  });
});
