import { describe, expect, it } from 'vitest';
import { datePregnancy, type PregnancyFacts, pregnancyProblems } from './pregnancy-dating.ts';

const TODAY = '2026-11-21';

describe('the due date', () => {
  it.each<[string, PregnancyFacts, object]>([
    [
      'from the last period',
      { lmp: '2026-08-29' },
      { edd: '2027-06-05', basis: 'lmp', days: 84, redated: false },
    ],
    [
      'of a longer cycle',
      { lmp: '2026-08-29', cycleDays: 35 },
      { edd: '2027-06-12', basis: 'lmp', days: 77 },
    ],
    [
      'from a scan alone',
      { scan: { on: '2026-11-21', weeks: 12, days: 0 } },
      { edd: '2027-06-05', basis: 'scan', days: 84, redated: false },
    ],
    [
      'of both, seven days apart at twelve weeks: the last period stays',
      { lmp: '2026-08-29', scan: { on: '2026-11-21', weeks: 11, days: 0 } },
      { edd: '2027-06-05', basis: 'lmp', redated: false },
    ],
    [
      'of both, eight days apart: the scan counts',
      { lmp: '2026-08-29', scan: { on: '2026-11-21', weeks: 10, days: 6 } },
      { edd: '2027-06-13', basis: 'scan', redated: true, withCare: false },
    ],
    [
      'of both, late',
      { lmp: '2026-04-18', scan: { on: '2026-11-21', weeks: 27, days: 0 } },
      { edd: '2027-02-20', basis: 'scan', redated: true, withCare: true },
    ],
  ])('%s', (_, facts, expected) => {
    expect(datePregnancy(facts, TODAY)).toMatchObject(expected);
  });

  it.each<[string, PregnancyFacts, string, string]>([
    ['nothing', {}, 'lmp', 'required'],
    ['no day', { lmp: '2026-02-30' }, 'lmp', 'not-a-date'],
    ['a period to come', { lmp: '2026-11-22' }, 'lmp', 'future'],
    ['a period over 44 weeks ago', { lmp: '2026-01-16' }, 'lmp', 'too-long-ago'],
    ['a cycle nobody counts with', { lmp: '2026-08-29', cycleDays: 60 }, 'cycleDays', 'out-of-range'],
    ['a scan to come', { scan: { on: '2026-11-22', weeks: 8, days: 0 } }, 'scan.on', 'future'],
    [
      'a scan before the last period',
      { lmp: '2026-08-29', scan: { on: '2026-08-20', weeks: 8, days: 0 } },
      'scan.on',
      'before-lmp',
    ],
    ['weeks no scan gives', { scan: { on: TODAY, weeks: 2, days: 0 } }, 'scan.weeks', 'out-of-range'],
    ['a week of seven days more', { scan: { on: TODAY, weeks: 8, days: 7 } }, 'scan.days', 'out-of-range'],
    ['a scan long ago', { scan: { on: '2026-01-20', weeks: 8, days: 0 } }, 'scan.on', 'over'],
  ])('refuses %s', (_, facts, field, code) => {
    expect(pregnancyProblems(facts, TODAY)).toEqual([{ field, code }]);
    expect(datePregnancy(facts, TODAY)).toBeUndefined();
  });
});
