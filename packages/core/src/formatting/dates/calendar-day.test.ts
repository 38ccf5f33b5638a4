import { describe, expect, it } from 'vitest';
import { endOfDay, isoDay } from './calendar-day.ts';
import { dayNumber, dayOfNumber } from './wall-clock.ts';

describe('isoDay', () => {
  it.each([
    [
      'an instant that is the next day in the zone',
      new Date('2024-01-05T18:30:00Z'),
      'Asia/Kolkata',
      '2024-01-06',
    ],
    ['a text that is a day already', '2024-01-05', 'America/New_York', '2024-01-05'],
    ['the first centuries', '0079-08-24', 'UTC', '0079-08-24'],
    ['nothing', undefined, 'UTC', undefined],
    ['a zone that does not exist', 0, 'Nowhere', undefined],
  ])('%s', (_, value, timeZone, day) => {
    expect(isoDay(value, timeZone)).toBe(day);
  });
});

describe('endOfDay', () => {
  it.each([
    ['an ordinary day', '2024-01-05T12:00:00+05:30', 'Asia/Kolkata', '2024-01-05T23:59:59+05:30'],
    ['its first instant', '2024-01-05T00:00:00+05:30', 'Asia/Kolkata', '2024-01-05T23:59:59+05:30'],
    ['its last second', '2024-01-05T23:59:59+05:30', 'Asia/Kolkata', '2024-01-05T23:59:59+05:30'],
    ['a day of 23 hours', '2024-03-31T00:30:00+01:00', 'Europe/Berlin', '2024-03-31T23:59:59+02:00'],
    ['a day of 25 hours', '2024-10-27T00:30:00+02:00', 'Europe/Berlin', '2024-10-27T23:59:59+01:00'],
    [
      'the day before one that begins at one',
      '2018-11-03T12:00:00-03:00',
      'America/Sao_Paulo',
      '2018-11-03T23:59:59-03:00',
    ],
    ['the last day of a leap February', '2024-02-29T12:00:00Z', 'UTC', '2024-02-29T23:59:59Z'],
    ['the last day of a year', '2024-12-31T12:00:00Z', 'UTC', '2024-12-31T23:59:59Z'],
  ])('%s', (_, now, timeZone, end) => {
    expect(endOfDay(Date.parse(now), timeZone)).toBe(Date.parse(end) / 1000);
  });

  it('is NaN in a zone that does not exist', () => {
    expect(endOfDay(0, 'Nowhere')).toBeNaN();
  });
});

describe('dayOfNumber', () => {
  it('turns every day number back into its day', () => {
    for (let number = -720_000; number < 3_000_000; number += 997) {
      const { year, month, day } = dayOfNumber(number);
      expect(dayNumber(year, month, day)).toBe(number);
      expect(month >= 1 && month <= 12 && day >= 1 && day <= 31, `${year}-${month}-${day}`).toBe(true);
    }
  });
});
