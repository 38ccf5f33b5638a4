import { describe, expect, it } from 'vitest';
import { formatDate, formatTime } from '#formatting';
import { everyRound } from '../../test/rounds.ts';
import { timeAxis, valueAxis } from './index.ts';

describe('the value axis', () => {
  it.each([
    ['blood pressures', [92, 148], [80, 100, 120, 140, 160]],
    ['a tenth', [36.4, 37.1], [36.4, 36.6, 36.8, 37, 37.2]],
    ['thousandths', [0.001, 0.004], [0.001, 0.002, 0.003, 0.004]],
    ['thousands', [1200, 9800], [0, 2000, 4000, 6000, 8000, 10_000]],
    ['one value', [80], [76, 78, 80, 82, 84]],
    ['none but zero', [0, 0], [-0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6]],
    ['both sides of zero', [-3, 4], [-4, -2, 0, 2, 4]],
  ])('of %s is round', (_, values, ticks) => {
    expect(valueAxis(values)?.ticks).toEqual(ticks);
  });

  it('is none without a value, and none for invalid numbers', () => {
    expect(valueAxis([])).toBeUndefined();
    expect(valueAxis([Number.NaN])).toBeUndefined();
    expect(valueAxis([Number.POSITIVE_INFINITY, 1])).toBeUndefined();
  });

  it('covers every value in few steps', () => {
    everyRound(
      500,
      (random) => {
        const scale = 10 ** Math.round(random() * 12 - 6);
        return Array.from({ length: 1 + Math.floor(random() * 9) }, () => (random() - 0.3) * scale);
      },
      (values) => {
        const axis = valueAxis(values);
        expect(axis?.from).toBeLessThanOrEqual(Math.min(...values) + 1e-9);
        expect(axis?.to).toBeGreaterThanOrEqual(Math.max(...values) - 1e-9);
        expect(axis?.ticks.length).toBeLessThanOrEqual(12);
        expect(axis?.ticks).toEqual(axis?.ticks.toSorted((a, b) => a - b));
      },
    );
  });
});

describe('the time axis', () => {
  const INDIA = 'Asia/Kolkata';
  const at = (text: string) => Date.parse(text) / 1000;
  const words = (from: string, to: string, zone = INDIA) => {
    const { step, ticks } = timeAxis({ from: at(from), to: at(to) }, zone);
    const written = ticks.map((tick) =>
      step === 'hour' ? formatTime(tick, { timeZone: zone }) : formatDate(tick, { timeZone: zone }),
    );
    return [step, ...written];
  };

  it.each([
    [
      'a day',
      '2024-01-05T00:00+05:30',
      '2024-01-05T23:00+05:30',
      ['hour', '12:00 am', '3:00 am', '6:00 am', '9:00 am', '12:00 pm', '3:00 pm', '6:00 pm', '9:00 pm'],
    ],
    [
      'a week',
      '2024-01-05T10:00+05:30',
      '2024-01-11T10:00+05:30',
      ['day', '06-01-2024', '07-01-2024', '08-01-2024', '09-01-2024', '10-01-2024', '11-01-2024'],
    ],
    [
      'half a year',
      '2023-10-20T00:00Z',
      '2024-04-02T00:00Z',
      ['month', '01-11-2023', '01-12-2023', '01-01-2024', '01-02-2024', '01-03-2024', '01-04-2024'],
    ],
    [
      'a life',
      '1961-05-17T00:00Z',
      '2024-01-05T00:00Z',
      ['year', '01-01-1970', '01-01-1980', '01-01-1990', '01-01-2000', '01-01-2010', '01-01-2020'],
    ],
    ['a moment', '2024-01-05T00:10+05:30', '2024-01-05T00:20+05:30', ['hour']],
  ])('follows the facility’s calendar over %s', (_, from, to, ticks) => {
    expect(words(from, to)).toEqual(ticks);
  });

  it('treats days of 23 and of 25 hours as days', () => {
    const days = words('2024-10-25T22:00Z', '2024-10-29T12:00Z', 'Europe/Berlin');
    expect(days).toEqual(['day', '26-10-2024', '27-10-2024', '28-10-2024', '29-10-2024']);
    const { ticks } = timeAxis(
      { from: at('2024-10-25T22:00Z'), to: at('2024-10-29T12:00Z') },
      'Europe/Berlin',
    );
    expect(new Set(ticks.map((tick) => formatTime(tick, { timeZone: 'Europe/Berlin' })))).toEqual(
      new Set(['12:00 am']),
    );
  });

  it('never exceeds its maximum', () => {
    everyRound(
      300,
      (random) => ({ from: Math.floor(random() * 2e9 - 1e9), length: Math.floor(10 ** (random() * 9.5)) }),
      ({ from, length }) => {
        const { ticks } = timeAxis({ from, to: from + length }, INDIA, 6);
        expect(ticks.length).toBeLessThanOrEqual(8);
        expect(ticks.every((tick) => tick >= from && tick <= from + length)).toBe(true);
      },
    );
  });
});
