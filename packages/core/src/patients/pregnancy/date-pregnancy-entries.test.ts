import { describe, expect, it } from 'vitest';
import { datePregnancyEntries, type OtherDating, type RecordedContent } from './date-pregnancy-entries.ts';
import { lastPossibleDay } from './last-possible-day.ts';
import { type PregnancyContent, readPregnancyContent } from './pregnancy-entry.ts';

const entry = (id: string, at: number, content: PregnancyContent): RecordedContent => ({ id, at, content });
const lmp = (on: string): PregnancyContent => ({ kind: 'pregnancy', dating: { by: 'last-period', on } });
const scan = (on: string, weeks: number, days: number): PregnancyContent => ({
  kind: 'pregnancy',
  dating: { by: 'scan', on, weeks, days },
});
const transfer = (on: string): PregnancyContent => ({
  kind: 'pregnancy',
  dating: { by: 'embryo-day-5', on },
});

// Last period on 2025-02-13: due on 2025-11-20, and 8w5d on 2025-04-15 (limits: ACOG Committee Opinion 700).
const LMP = '2025-02-13';
const DUE = '2025-11-20';

describe('datePregnancyEntries', () => {
  it.each<[string, RecordedContent[], OtherDating[], [string, string] | undefined]>([
    ['a last period', [entry('a', 1, lmp(LMP))], [], [DUE, 'last-period']],
    [
      'a scan 5 days off before 9 weeks',
      [entry('x', 1, lmp(LMP)), entry('a', 2, scan('2025-04-15', 8, 0))],
      [],
      [DUE, 'last-period'],
    ],
    [
      'a scan 6 days off before 9 weeks',
      [entry('x', 1, lmp(LMP)), entry('a', 2, scan('2025-04-15', 7, 6))],
      [],
      ['2025-11-26', 'scan'],
    ],
    [
      'a last period told after the scan',
      [entry('x', 1, scan('2025-04-15', 7, 6)), entry('a', 2, lmp(LMP))],
      [],
      ['2025-11-26', 'scan'],
    ],
    [
      'a second scan',
      [entry('x', 1, scan('2025-04-15', 7, 6)), entry('a', 2, scan('2025-08-01', 25, 0))],
      [],
      ['2025-11-26', 'scan'],
    ],
    [
      'a transfer after a scan',
      [entry('x', 1, scan('2025-04-15', 7, 6)), entry('a', 2, transfer('2025-03-04'))],
      [],
      [DUE, 'ivf'],
    ],
    [
      'a scan after a transfer',
      [entry('x', 1, transfer('2025-03-04')), entry('a', 2, scan('2025-04-15', 7, 0))],
      [],
      [DUE, 'ivf'],
    ],
    [
      'a scan close to the date of the registration',
      [entry('a', 2, scan('2025-04-15', 8, 3))],
      [{ at: 1, dueDate: DUE, basis: 'last-period' }],
      [DUE, 'last-period'],
    ],
    [
      'a scan close to a date of a call that came later',
      [entry('a', 2, scan('2025-04-15', 8, 3))],
      [{ at: 3, dueDate: DUE }],
      ['2025-11-22', 'scan'],
    ],
    [
      'the next pregnancy',
      [
        entry('x', 1, transfer('2025-03-04')),
        entry('y', 2, { kind: 'end', outcome: 'birth', on: '2025-11-18' }),
        entry('a', 3, lmp('2026-03-01')),
      ],
      [],
      ['2026-12-06', 'last-period'],
    ],
    ['a test', [entry('a', 1, { kind: 'pregnancy', dating: { by: 'test', on: LMP } })], [], undefined],
  ])('%s', (_, entries, others, expected) => {
    const found = datePregnancyEntries(entries, others).get('a');
    expect(found && [found.dueDate, found.basis]).toEqual(expected);
  });
});

describe('a partly known date', () => {
  it.each([
    ['2026-02', '2026-11-28', '2026-02-28'],
    ['2024-02', '2026-11-28', '2024-02-29'],
    ['2026-11', '2026-11-28', '2026-11-28'],
    ['2026', '2026-11-28', '2026-11-28'],
    ['2025', '2026-11-28', '2025-12-31'],
    ['2026-04-03', '2026-11-28', '2026-04-03'],
  ])('%s on %s is %s at the latest', (on, today, expected) => {
    expect(lastPossibleDay(on, today)).toBe(expected);
  });

  it.each(['2026-13', '2026-02-30', '26', 'yesterday', ''])('%j is invalid', (on) => {
    expect(readPregnancyContent({ kind: 'end', outcome: 'birth', on })).toBeUndefined();
  });
});
