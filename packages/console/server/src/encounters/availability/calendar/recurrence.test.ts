import rrule from 'rrule';
import { describe, expect, it } from 'vitest';
import { type Effort, HeavyCalendarError, occurrences, type Rule, readRule } from './recurrence.ts';
import { DAY_MS } from './wall-time.ts';

const START = Date.UTC(2024, 0, 31, 9, 30);
const WINDOW = { from: Date.UTC(2025, 5, 1), to: Date.UTC(2027, 5, 1) };

function all(rule: Rule, wall: number, effort: Effort): readonly number[] {
  const steps = occurrences(rule, wall, WINDOW, effort);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

function ours(text: string, wall = START): readonly string[] {
  const rule = readRule(text, (utc) => utc);
  if (typeof rule === 'string') throw new Error(rule);
  return all(rule, wall, { left: 1_000_000 }).map((at) => new Date(at).toISOString());
}

/** Returns the result of another implementation of the same standard. */
function theirs(text: string, wall = START): readonly string[] {
  const rule = new rrule.RRule({ ...rrule.RRule.parseString(text), dtstart: new Date(wall) });
  return rule.between(new Date(WINDOW.from), new Date(WINDOW.to - 1), true).map((at) => at.toISOString());
}

describe('a recurrence', () => {
  it.each([
    'FREQ=DAILY',
    'FREQ=DAILY;INTERVAL=3',
    'FREQ=DAILY;COUNT=600',
    'FREQ=DAILY;UNTIL=20260310T093000Z',
    'FREQ=DAILY;BYMONTH=3,11;BYDAY=MO,TU',
    'FREQ=DAILY;BYMONTHDAY=1,-1',
    'FREQ=WEEKLY',
    'FREQ=WEEKLY;BYDAY=MO,WE,FR',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO',
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU',
    'FREQ=WEEKLY;COUNT=250;BYDAY=TU,TH',
    'FREQ=MONTHLY',
    'FREQ=MONTHLY;INTERVAL=5',
    'FREQ=MONTHLY;BYMONTHDAY=-1',
    'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR',
    'FREQ=MONTHLY;BYDAY=2TU',
    'FREQ=MONTHLY;BYDAY=-1FR,1MO',
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'FREQ=MONTHLY;BYMONTH=11,3;BYDAY=5SU',
    'FREQ=YEARLY',
    'FREQ=YEARLY;INTERVAL=2',
    'FREQ=YEARLY;BYMONTH=10,3;BYDAY=-1SU',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    'FREQ=YEARLY;BYMONTHDAY=15',
    'FREQ=YEARLY;BYDAY=20MO',
    'FREQ=YEARLY;BYDAY=MO;BYSETPOS=1,-1',
    'FREQ=YEARLY;COUNT=2;BYMONTH=3,9;BYMONTHDAY=8',
  ])('%s', (text) => {
    expect(ours(text)).toEqual(theirs(text));
  });

  it('matches another implementation when it starts on any day of two years', () => {
    const rules = [
      'FREQ=MONTHLY',
      'FREQ=YEARLY',
      'FREQ=WEEKLY;INTERVAL=3;BYDAY=MO,SU',
      'FREQ=DAILY;INTERVAL=11',
    ];
    for (let day = 0; day < 730; day += 23)
      for (const text of rules) {
        const wall = Date.UTC(2023, 0, 1, 23, 45) + day * DAY_MS;
        expect(ours(text, wall), `${text} from ${new Date(wall).toISOString()}`).toEqual(theirs(text, wall));
      }
  });

  it('ends on its last day, if it has one', () => {
    expect(ours('FREQ=DAILY;UNTIL=20250602')).toEqual([
      '2025-06-01T09:30:00.000Z',
      '2025-06-02T09:30:00.000Z',
    ]);
  });

  it.each([
    ['FREQ=HOURLY', 'too-often'],
    ['', 'too-often'],
    ['FREQ=DAILY;BYHOUR=9,17', 'rule-unsupported'],
    ['FREQ=YEARLY;BYWEEKNO=20', 'rule-unsupported'],
    ['FREQ=DAILY;INTERVAL=0', 'rule-unsupported'],
    ['FREQ=DAILY;INTERVAL=x', 'rule-unsupported'],
    ['FREQ=DAILY;BYDAY=XX', 'rule-unsupported'],
    ['FREQ=WEEKLY;BYDAY=1MO', 'rule-unsupported'],
    ['FREQ=DAILY;UNTIL=soon', 'rule-unsupported'],
  ])('is not read where the rule is “%s”', (text, fault) => {
    expect(readRule(text, (utc) => utc)).toBe(fault);
  });

  it.each(['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;COUNT=1'])(
    'ends if it never matches: %s',
    (text) => {
      const effort = { left: 100_000 };
      const rule = readRule(text, (utc) => utc);
      if (typeof rule === 'string') throw new Error(rule);
      expect(all(rule, Date.UTC(1900, 0, 1), effort)).toEqual([]);
    },
  );

  it('is refused when it takes too many steps, or its text is too long', () => {
    const rule = readRule('FREQ=DAILY;COUNT=99999', (utc) => utc);
    if (typeof rule === 'string') throw new Error(rule);
    expect(() => all(rule, Date.UTC(1900, 0, 1), { left: 10_000 })).toThrow(HeavyCalendarError);
    const days = Array.from({ length: 3000 }, () => 'MO').join();
    expect(() => readRule(`FREQ=DAILY;BYDAY=${days}`, (utc) => utc)).toThrow(HeavyCalendarError);
  });
});
