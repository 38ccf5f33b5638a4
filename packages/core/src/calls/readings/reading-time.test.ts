import { describe, expect, it } from 'vitest';
import { type TakenContext, takenAt, takenNow } from './reading-time.ts';

/** 5 January 2024, 16:00 in Kolkata. */
const NOW = 1_704_450_600;
const context: TakenContext = { now: NOW, timeZone: 'Asia/Kolkata', birthDate: '1980-04' };

describe('the time of a reading', () => {
  it.each([
    ['at a time', { date: '2024-01-05', time: '15:59' }, { timestamp: NOW - 60 }],
    ['a moment ahead, by a clock that is', { date: '2024-01-05', time: '16:01' }, { timestamp: NOW + 60 }],
    ['on a day, the time not known', { date: '2024-01-04', time: '' }, { date: '2024-01-04' }],
    ['today, the time not known', { date: '2024-01-05', time: '' }, { date: '2024-01-05' }],
    ['in the month of the birth', { date: '1980-04-01', time: '' }, { date: '1980-04-01' }],
    ['long ago', { date: '1980-05-01', time: '10:00' }, { timestamp: 326_003_400 }],
    ['on no day', { date: '', time: '10:00' }, 'no-day'],
    ['on a day there is not', { date: '2023-02-29', time: '' }, 'no-day'],
    ['at no time there is', { date: '2024-01-04', time: '25:00' }, 'not-a-time'],
    ['later today', { date: '2024-01-05', time: '16:02' }, 'to-come'],
    ['tomorrow', { date: '2024-01-06', time: '' }, 'to-come'],
    ['before the month of the birth', { date: '1980-03-31', time: '' }, 'before-birth'],
  ] as const)('%s', (_, wall, expected) => {
    expect(takenAt(wall, context)).toEqual(expected);
  });

  it('may be any day for a patient without a known birth date', () => {
    expect(takenAt({ date: '1950-01-01', time: '' }, { ...context, birthDate: null })).toEqual({
      date: '1950-01-01',
    });
  });

  it('is now, on the clock of the facility', () => {
    expect(takenNow(NOW, 'Asia/Kolkata')).toEqual({ date: '2024-01-05', time: '16:00' });
  });
});
