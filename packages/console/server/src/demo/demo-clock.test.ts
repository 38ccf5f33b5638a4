import { describe, expect, it } from 'vitest';
import { demoClock, REPEATED_IDS } from './demo-clock.ts';

const at = (text: string): number => Date.parse(text) / 1000;
/** The packed clinic ends at 18 March 2026, 00:00 in India. */
const FIRST = at('2026-11-29T10:15:00+05:30');

describe('the clock of the demo', () => {
  const clock = demoClock({ first: FIRST });

  it.each([
    ['a call of the day before', '2026-03-17T16:40:00+05:30', '2026-11-28T16:40:00+05:30'],
    ['a reading of a year before', '2025-03-20T07:05:00+05:30', '2025-12-01T07:05:00+05:30'],
    ['two hours before the anchor', '2026-03-17T22:00:00+05:30', '2026-11-29T08:15:00+05:30'],
    ['ten minutes after it', '2026-03-18T00:10:00+05:30', '2026-11-29T10:25:00+05:30'],
    ['an appointment of its day', '2026-03-18T09:20:00+05:30', '2026-11-29T09:20:00+05:30'],
    ['one of the week after', '2026-03-25T17:30:00+05:30', '2026-12-06T17:30:00+05:30'],
  ])('moves %s', (_, packed, loaded) => {
    expect(clock.timeOf(at(packed))).toBe(at(loaded));
  });

  it('moves days, weekdays and years with the times', () => {
    expect([clock.dateOf(0), clock.dateOf(-17), clock.dateOf(30)]).toEqual([
      '2026-11-29',
      '2026-11-12',
      '2026-12-29',
    ]);
    // The anchor's Wednesday becomes a Sunday.
    expect([clock.weekdayOf(3), clock.weekdayOf(6)]).toEqual([0, 3]);
    expect(demoClock({ first: at('2027-02-01T12:00:00+05:30') }).yearOf(0)).toBe(2027);
  });

  it('gives the rows of later days new ids, and people keep theirs', () => {
    const later = demoClock({ first: FIRST, days: 21 });
    expect(later.idOf(5)).toBe(clock.idOf(5));
    expect(later.idOf(REPEATED_IDS + 5)).not.toBe(clock.idOf(REPEATED_IDS + 5));
    expect(demoClock({ first: FIRST }).idOf(REPEATED_IDS)).toBe(clock.idOf(REPEATED_IDS));
    expect(demoClock({ first: FIRST + 1 }).idOf(5)).not.toBe(clock.idOf(5));
  });

  it('moves rows of later days by whole days alone', () => {
    const later = demoClock({ first: FIRST, days: 21 });
    expect(later.timeOf(at('2026-03-17T23:58:00+05:30'))).toBe(at('2026-12-19T23:58:00+05:30'));
  });

  it('delays the appointment of the waiting patient, not the arrival', () => {
    const delayed = demoClock({ first: FIRST, delay: 600 });
    expect(delayed.timeOf(at('2026-03-18T00:10:00+05:30'))).toBe(FIRST + 1200);
    expect(delayed.timeOf(at('2026-03-17T23:58:00+05:30'))).toBe(FIRST - 120);
  });
});
