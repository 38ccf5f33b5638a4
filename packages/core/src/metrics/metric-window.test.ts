// spec: 225, 226

import { describe, expect, it } from 'vitest';
import { metricWindow } from './metric-window.ts';

const at = (iso: string): number => Date.parse(iso) / 1000;
const now = Date.parse('2024-01-05T20:00:00Z');

describe('metricWindow', () => {
  it.each([
    ['India, where it is tomorrow already', 'Asia/Kolkata', '2024-01-06T23:59:59+05:30'],
    ['New York', 'America/New_York', '2024-01-05T23:59:59-05:00'],
    ['UTC', 'UTC', '2024-01-05T23:59:59Z'],
  ])('goes from the enrolment to the end of today in %s', (_, timeZone, end) => {
    const enrolledAt = at('2023-06-01T10:00:00Z');
    expect(metricWindow({ enrolledAt, now, timeZone })).toEqual({ from: enrolledAt, to: at(end) });
  });

  it.each([0, null, undefined])('starts in 1970 for an enrolment of %s', (enrolledAt) => {
    expect(metricWindow({ enrolledAt, now, timeZone: 'UTC' }).from).toBe(0);
  });

  it('keeps an enrolment before 1970', () => {
    expect(metricWindow({ enrolledAt: -5, now, timeZone: 'UTC' }).from).toBe(-5);
  });

  it('includes all of today in an unknown zone', () => {
    const { to } = metricWindow({ enrolledAt: 0, now, timeZone: 'Nowhere' });
    expect(to).toBeGreaterThanOrEqual(
      metricWindow({ enrolledAt: 0, now, timeZone: 'Pacific/Honolulu' }).to - 86_400,
    );
    expect(to).toBeGreaterThan(now / 1000);
  });
});
