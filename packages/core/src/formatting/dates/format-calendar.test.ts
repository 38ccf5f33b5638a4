// spec: 194

import { describe, expect, it } from 'vitest';
import { formatCalendar } from './format-calendar.ts';

const INDIA = { timeZone: 'Asia/Kolkata' };
/** A Wednesday, 10:00 in India. */
const NOW = '2024-01-10T10:00:00+05:30';

describe('formatCalendar', () => {
  it.each([
    ['this minute', NOW, 'Today at 10:00 am'],
    ['the first instant of today', '2024-01-10T00:00', 'Today at 12:00 am'],
    ['later today', '2024-01-10T23:59', 'Today at 11:59 pm'],
    ['the last minute of yesterday', '2024-01-09T23:59', 'Yesterday at 11:59 pm'],
    ['tomorrow', '2024-01-11T15:05', 'Tomorrow at 3:05 pm'],
    ['two days ago', '2024-01-08T15:05', 'Last Monday at 3:05 pm'],
    ['six days ago', '2024-01-04T15:05', 'Last Thursday at 3:05 pm'],
    ['seven days ago', '2024-01-03T15:05', '3 January 2024 at 3:05 pm'],
    ['two days from now', '2024-01-12T15:05', '12 January 2024 at 3:05 pm'],
    ['a year ago', '2023-01-10T15:05', '10 January 2023 at 3:05 pm'],
    ['before the epoch', '1961-05-17T15:05', '17 May 1961 at 3:05 pm'],
    ['far in the future', '9999-12-31T15:05', '31 December 9999 at 3:05 pm'],
    ['nothing', undefined, '--'],
    ['words', 'soon', '--'],
  ])('%s', (_, value, shown) => {
    expect(formatCalendar(value, NOW, INDIA)).toBe(shown);
  });

  it('counts calendar days, not hours: three hours ago can be yesterday', () => {
    expect(formatCalendar('2024-01-09T23:00', '2024-01-10T02:00', INDIA)).toBe('Yesterday at 11:00 pm');
  });

  it('counts days across a change of the clocks', () => {
    const berlin = { timeZone: 'Europe/Berlin' };
    expect(formatCalendar('2024-03-30T23:30', '2024-03-31T23:00', berlin)).toBe('Yesterday at 11:30 pm');
    expect(formatCalendar('2024-10-27T00:10', '2024-10-26T23:50', berlin)).toBe('Tomorrow at 12:10 am');
  });

  it('knows the weekdays before the epoch', () => {
    expect(formatCalendar('1969-12-29T12:00', '1969-12-31T12:00', INDIA)).toBe('Last Monday at 12:00 pm');
  });

  it('is relative to now without a second argument', () => {
    const now = new Date();
    now.setHours(12, 0, 0, 0);
    expect(formatCalendar(now)).toBe('Today at 12:00 pm');
  });

  it.each([
    ['today', '2024-01-10T15:05', 'आज 3:05 pm बजे'],
    ['yesterday', '2024-01-09T15:05', 'बीते कल 3:05 pm बजे'],
    ['tomorrow', '2024-01-11T15:05', 'आने वाले कल 3:05 pm बजे'],
    ['last Monday', '2024-01-08T15:05', 'पिछले सोमवार को 3:05 pm बजे'],
    ['a date', '2024-01-01T15:05', '1 जनवरी 2024 को 3:05 pm बजे'],
  ])('shows %s in Hindi, with Latin digits', (_, value, shown) => {
    expect(formatCalendar(value, NOW, { ...INDIA, locale: 'hi-IN' })).toBe(shown);
  });

  it('is English for an unknown language', () => {
    expect(formatCalendar(NOW, NOW, { ...INDIA, locale: 'hil' })).toBe('Today at 10:00 am');
  });
});
