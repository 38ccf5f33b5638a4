// spec: 192

import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatTime } from './format-date.ts';

afterEach(() => vi.unstubAllEnvs());

describe('formatTime', () => {
  it.each([
    ['midnight', '2024-01-05T00:00', 'Asia/Kolkata', '12:00 am'],
    ['a minute past midnight', '2024-01-05T00:01', 'Asia/Kolkata', '12:01 am'],
    ['the morning', '2024-01-05T09:05', 'Asia/Kolkata', '9:05 am'],
    ['the last minute of the morning', '2024-01-05T11:59:59', 'Asia/Kolkata', '11:59 am'],
    ['noon', '2024-01-05T12:00', 'Asia/Kolkata', '12:00 pm'],
    ['the afternoon', '2024-01-05T15:05', 'Asia/Kolkata', '3:05 pm'],
    ['the last minute', '2024-01-05T23:59', 'Asia/Kolkata', '11:59 pm'],
    [
      'midnight in India as an instant',
      Date.parse('2024-01-04T18:30:00Z') / 1000,
      'Asia/Kolkata',
      '12:00 am',
    ],
    ['before the epoch', -1, 'UTC', '11:59 pm'],
    ['a day without a time', '2024-01-05', 'America/New_York', '12:00 am'],
    ['before the clocks go forward', '2024-03-31T00:59:59Z', 'Europe/Berlin', '1:59 am'],
    ['after the clocks went forward', '2024-03-31T01:00:00Z', 'Europe/Berlin', '3:00 am'],
    ['a time the clocks left out is later by the gap', '2024-03-31T02:30', 'Europe/Berlin', '3:30 am'],
    ['before the clocks go back', '2024-10-27T00:59:00Z', 'Europe/Berlin', '2:59 am'],
    ['the same hour again', '2024-10-27T01:00:00Z', 'Europe/Berlin', '2:00 am'],
    ['the clocks of New York go forward', '2024-03-10T07:00:00Z', 'America/New_York', '3:00 am'],
    ['the clocks of New York go back', '2024-11-03T06:00:00Z', 'America/New_York', '1:00 am'],
    ['half an hour of summer time begins', '2024-10-05T15:30:00Z', 'Australia/Lord_Howe', '2:30 am'],
    ['half an hour of summer time ends', '2024-04-06T15:00:00Z', 'Australia/Lord_Howe', '1:30 am'],
    ['a day that begins at one', '2018-11-04', 'America/Sao_Paulo', '1:00 am'],
    ['a quarter-hour zone', '2024-01-05T00:00:00Z', 'Asia/Kathmandu', '5:45 am'],
  ])('shows %s', (_, value, timeZone, shown) => {
    expect(formatTime(value, { timeZone })).toBe(shown);
  });

  it('uses the earlier of two identical-looking times', () => {
    const twice = formatTime('2024-10-27T02:30', { timeZone: 'Europe/Berlin' });
    expect(twice).toBe('2:30 am');
  });

  it('has a plain space and lower-case letters in Hindi too', () => {
    expect(formatTime('2024-01-05T15:05', { timeZone: 'Asia/Kolkata', locale: 'hi' })).toBe('3:05 pm');
  });

  it.each([undefined, null, '', 'noon', Number.NaN])('shows -- for %s', (value) => {
    expect(formatTime(value, { timeZone: 'UTC' })).toBe('--');
  });

  it('shows -- in a zone that does not exist', () => {
    expect(formatTime(0, { timeZone: 'Mars/Base' })).toBe('--');
  });

  it('uses the machine’s zone without one', () => {
    vi.stubEnv('TZ', 'Asia/Kathmandu');
    expect(formatTime(0)).toBe('5:30 am');
    expect(formatTime('2024-01-05T15:05')).toBe('3:05 pm');
  });
});
