// spec: trend-weeks

import { describe, expect, it } from 'vitest';
import { gestationalWeek, hasGestationalWeek } from './gestational-week.ts';

const ZONE = 'Asia/Kolkata';
const at = (day: string): number => Date.parse(`${day}T06:00:00Z`) / 1000;
const due = { dueDate: '2026-12-14' };

describe('the week of pregnancy below a day', () => {
  it.each([
    ['in the pregnancy', [due], '2026-11-26', 37],
    ['on its first day', [due], '2026-03-09', 0],
    ['before it', [due], '2026-03-08', undefined],
    ['after the birth', [{ ...due, bornOn: '2026-11-20' }], '2026-11-26', undefined],
    ['in none', [], '2026-11-26', undefined],
  ])('%s', (_, pregnancies, day, week) => {
    expect(gestationalWeek({ pregnancies } as never, at(day), ZONE)).toBe(week);
  });

  it.each([
    ['it lies in the time', '2025-01-01', '2026-11-26', true],
    ['it comes later', '2020-01-01', '2025-12-31', false],
  ])('is shown where %s', (_, from, to, has) => {
    expect(hasGestationalWeek({ pregnancies: [due] } as never, { from: at(from), to: at(to) }, ZONE)).toBe(
      has,
    );
  });
});
