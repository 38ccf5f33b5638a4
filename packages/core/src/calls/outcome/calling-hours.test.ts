import { describe, expect, it } from 'vitest';
import { nextPermittedAt } from './calling-hours.ts';

const HOURS = { from: '08:00', to: '20:00' };

const ask = (at: string, timeZone = 'Asia/Kolkata', hours = HOURS) => {
  const next = nextPermittedAt({ now: Date.parse(at), timeZone }, hours);
  return next === null ? null : new Date(next * 1000).toISOString();
};
const iso = (text: string): string => new Date(text).toISOString();

describe('calls are permitted', () => {
  it.each([
    ['from the first minute', '2024-01-05T08:00+05:30'],
    ['in the middle of the day', '2024-01-05T13:30+05:30'],
    ['until the last second', '2024-01-05T19:59:59+05:30'],
  ])('%s', (_, at) => {
    expect(ask(at)).toBeNull();
  });

  it('at midnight where the whole day is permitted', () => {
    expect(ask('2024-01-05T00:00+05:30', 'Asia/Kolkata', { from: '00:00', to: '24:00' })).toBeNull();
  });
});

describe('the next permitted time', () => {
  it.each([
    ['before hours: the same day', '2024-01-05T07:59:59+05:30', '2024-01-05T08:00+05:30'],
    ['after midnight: the same day', '2024-01-05T00:10+05:30', '2024-01-05T08:00+05:30'],
    ['from the end on: the next day', '2024-01-05T20:00+05:30', '2024-01-06T08:00+05:30'],
    ['just before midnight: the next day', '2024-01-05T23:59+05:30', '2024-01-06T08:00+05:30'],
    ['on the last day of the year', '2023-12-31T21:00+05:30', '2024-01-01T08:00+05:30'],
    ['on the day before a leap day', '2024-02-28T21:00+05:30', '2024-02-29T08:00+05:30'],
  ])('%s', (_, at, next) => {
    expect(ask(at)).toBe(iso(next));
  });

  it.each([
    [
      'the facility’s day has ended though the world’s has not',
      'Asia/Kolkata',
      '2024-01-05T15:00Z',
      '2024-01-06T02:30Z',
    ],
    [
      'the facility’s day has not begun though the world’s has',
      'America/New_York',
      '2024-01-05T10:00Z',
      '2024-01-05T13:00Z',
    ],
    ['the clock goes forward at night', 'Europe/Berlin', '2024-03-30T21:00+01:00', '2024-03-31T08:00+02:00'],
    ['the clock goes back at night', 'Europe/Berlin', '2024-10-26T21:00+02:00', '2024-10-27T08:00+01:00'],
  ])('when %s', (_, timeZone, at, next) => {
    expect(ask(at, timeZone)).toBe(iso(next));
  });

  it('is when the clock jumps, if the hours would start in the skipped hour', () => {
    expect(ask('2024-03-31T01:30+01:00', 'Europe/Berlin', { from: '02:30', to: '20:00' })).toBe(
      iso('2024-03-31T03:30+02:00'),
    );
  });
});

it.each([
  ['the end before the beginning', { from: '20:00', to: '08:00' }],
  ['sixty minutes', { from: '08:60', to: '20:00' }],
  ['no times', { from: 'eight', to: 'eight' }],
])('refuses hours with %s', (_, hours) => {
  expect(() => ask('2024-01-05T10:00+05:30', 'Asia/Kolkata', hours)).toThrow(RangeError);
});
