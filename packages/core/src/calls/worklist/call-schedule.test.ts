import { describe, expect, it } from 'vitest';
import { type ReportedEnd, scheduleOf } from './call-schedule.ts';
import type { PastCall } from './past-call.ts';

const zone = 'Asia/Kolkata';
const at = (day: string): number => Date.parse(`${day}T11:00:00+05:30`) / 1000;

const done = (callType: string, day: string): PastCall => ({
  id: day,
  callType,
  status: 'reached',
  disposition: 'reached-patient',
  attempt: 1,
  startedAt: at(day),
  endedAt: null,
  nextCallAt: null,
  authorId: 'asha',
});

/** Due on 8 October 2026: 20w0d is 21 May, 26w0d 2 July, 28w0d 16 July, 30w0d 30 July, 38w0d 24 September. */
const EDD = '2026-10-08';

function ask(
  calls: readonly PastCall[],
  {
    today = '2026-05-01',
    endedAt = null as number | null,
    edd = EDD as string | undefined,
    reported = undefined as ReportedEnd | undefined,
  } = {},
) {
  return scheduleOf({
    programme: 'healthy_motherhood',
    enrolledAt: at('2026-04-01'),
    calls,
    pregnancy: edd === undefined && !reported ? undefined : { edd, endedAt, ...(reported && { reported }) },
    now: at(today) * 1000,
    timeZone: zone,
  }).next;
}

const first = done('first', '2026-04-02');
const diet = done('diet', '2026-04-10');

describe('the calls of a motherhood programme', () => {
  it.each<[string, readonly PastCall[], string, string]>([
    ['the First Call two days after enrolment', [], 'first', '2026-04-03'],
    ['the Diet Call a week after the First', [first], 'diet', '2026-04-09'],
    ['an AdHoc Call at 20 weeks', [first, diet], 'adhoc', '2026-05-21'],
    ['the next at 26 weeks', [first, diet, done('adhoc', '2026-05-25')], 'adhoc', '2026-07-02'],
    ['the psychologist at 28 weeks', [first, diet, done('adhoc', '2026-07-03')], 'psychology', '2026-07-16'],
    [
      'an AdHoc Call at 30 weeks after it',
      [first, diet, done('adhoc', '2026-07-03'), done('psychology', '2026-07-17')],
      'adhoc',
      '2026-07-30',
    ],
    [
      'the Last Call at 38 weeks',
      [first, diet, done('psychology', '2026-07-17'), done('adhoc', '2026-09-11')],
      'last',
      '2026-09-24',
    ],
  ])('is %s', (_, calls, callType, day) => {
    expect(ask(calls)).toEqual({ callType, day });
  });

  it('has no further call before the birth once all were made', () => {
    const all = [first, diet, done('psychology', '2026-07-17'), done('last', '2026-09-25')];
    expect(ask(all, { today: '2026-10-01' })).toBeUndefined();
  });

  it.each<[string, readonly PastCall[], string, string]>([
    ['a Post Natal Call on day 3', [first], 'post-natal', '2026-10-11'],
    ['on day 7', [first, done('post-natal', '2026-10-11')], 'post-natal', '2026-10-15'],
    [
      'on day 7, the first made a day late',
      [first, done('post-natal', '2026-10-12')],
      'post-natal',
      '2026-10-15',
    ],
    [
      'on day 14, the second made a day early',
      [first, done('post-natal', '2026-10-14')],
      'post-natal',
      '2026-10-22',
    ],
    ['on day 21', [first, done('post-natal', '2026-10-22')], 'post-natal', '2026-10-29'],
    ['on day 28', [first, done('post-natal', '2026-10-29')], 'post-natal', '2026-11-05'],
    ['on day 42', [first, done('post-natal', '2026-11-06')], 'post-natal', '2026-11-19'],
    [
      'the infant’s diet at six months',
      [first, done('post-natal', '2026-11-20')],
      'infant-diet',
      '2027-04-08',
    ],
  ])('after the due date is %s', (_, calls, callType, day) => {
    expect(ask(calls, { today: '2026-10-20' })).toEqual({ callType, day });
  });

  it('counts from the day the pregnancy ended if it was reported', () => {
    const born = ask([first], { today: '2026-10-20', endedAt: at('2026-09-30') });
    expect(born).toEqual({ callType: 'post-natal', day: '2026-10-03' });
  });

  const end = (on: string, facts: Partial<ReportedEnd> = {}): ReportedEnd => ({
    on,
    reportedOn: on,
    kind: 'birth',
    childLives: true,
    ...facts,
  });
  const loss = { kind: 'loss', childLives: false } as const;
  it.each<[string, Parameters<typeof ask>[1], readonly PastCall[], string, string]>([
    [
      'a birth before 28 weeks with a living child',
      { reported: end('2026-07-01') },
      [first],
      'post-natal',
      '2026-07-04',
    ],
    [
      'a birth of which nothing else is known',
      { edd: undefined, reported: end('2026-07-01') },
      [],
      'post-natal',
      '2026-07-04',
    ],
    [
      'a child that does not live',
      { reported: end('2026-09-01', { childLives: false }) },
      [first],
      'post-natal',
      '2026-09-04',
    ],
    [
      'a loss',
      { reported: end('2026-05-10', loss) },
      [first, done('adhoc', '2026-05-10')],
      'adhoc',
      '2026-05-13',
    ],
    [
      'a loss that is heard of two days later',
      { reported: end('2026-05-10', { ...loss, reportedOn: '2026-05-12' }) },
      [done('adhoc', '2026-05-12')],
      'adhoc',
      '2026-05-13',
    ],
    [
      'a loss that is heard of weeks later',
      { reported: end('2026-05-10', { ...loss, reportedOn: '2026-06-02' }) },
      [done('adhoc', '2026-06-02')],
      'adhoc',
      '2026-06-03',
    ],
    [
      'an end before 28 weeks of which no call told',
      { endedAt: at('2026-05-10') },
      [first],
      'adhoc',
      '2026-05-13',
    ],
  ])('after %s a call is due', (_, facts, calls, callType, day) => {
    expect(ask(calls, { today: '2026-05-11', ...facts })).toEqual({ callType, day });
  });

  it('ends once the patient was reached after a loss, and has no diet call for a child that does not live', () => {
    expect(ask([done('adhoc', '2026-05-13')], { reported: end('2026-05-10', loss) })).toBeUndefined();
    const visited = [done('post-natal', '2026-10-14')];
    expect(
      ask(visited, { reported: end('2026-09-01', { childLives: false }), today: '2026-11-01' }),
    ).toBeUndefined();
  });

  it('ends with the infant’s diet', () => {
    const all = [done('post-natal', '2026-11-20'), done('infant-diet', '2027-04-09')];
    expect(ask(all, { today: '2027-05-01' })).toBeUndefined();
  });

  it.each<[string, readonly PastCall[], string, string]>([
    ['the First Call', [], 'first', '2026-04-03'],
    ['every four weeks', [first, diet, done('adhoc', '2026-05-01')], 'adhoc', '2026-05-29'],
  ])('without a due date is %s', (_, calls, callType, day) => {
    const undated = scheduleOf({
      programme: 'healthy_motherhood',
      enrolledAt: at('2026-04-01'),
      calls,
      pregnancy: undefined,
      now: at('2026-05-10') * 1000,
      timeZone: zone,
    });
    expect(undated).toEqual({ next: { callType, day }, changesOn: undefined });
  });
});
