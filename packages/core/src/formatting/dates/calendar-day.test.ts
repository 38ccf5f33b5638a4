import { describe, expect, it } from 'vitest';
import { isoDay } from './calendar-day.ts';
import { dayNumber, dayOfNumber, instantOfWall } from './wall-clock.ts';

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

describe('dayOfNumber', () => {
  it('turns every day number back into its day', () => {
    for (let number = -720_000; number < 3_000_000; number += 997) {
      const { year, month, day } = dayOfNumber(number);
      expect(dayNumber(year, month, day)).toBe(number);
      expect(month >= 1 && month <= 12 && day >= 1 && day <= 31, `${year}-${month}-${day}`).toBe(true);
    }
  });
});

describe('instantOfWall', () => {
  it.each([
    ['an hour of every day', '2026-07-15T12:00Z', 'America/New_York', '2026-07-15T16:00:00.000Z'],
    [
      'an hour that comes twice: the earlier one',
      '2026-11-01T01:30Z',
      'America/New_York',
      '2026-11-01T05:30:00.000Z',
    ],
    [
      'an hour that is left out: as much later',
      '2026-03-08T02:30Z',
      'America/New_York',
      '2026-03-08T07:30:00.000Z',
    ],
    ['the hour before it', '2026-03-08T01:30Z', 'America/New_York', '2026-03-08T06:30:00.000Z'],
    ['midnight in India', '2026-11-29T00:00Z', 'Asia/Kolkata', '2026-11-28T18:30:00.000Z'],
  ])('%s', (_, wall, timeZone, instant) => {
    expect(new Date(instantOfWall(Date.parse(wall), timeZone)).toISOString()).toBe(instant);
  });
});
