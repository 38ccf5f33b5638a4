import { describe, expect, it } from 'vitest';
import { isoDay, minuteOfDay } from '#formatting';
import { sequence } from '#test';
import { DISPOSITIONS } from './disposition.ts';
import { type LadderQuestion, proposeNextCall } from './retry-ladder.ts';

const HOURS = { from: '09:00', to: '18:00' };

function ask(facts: Partial<LadderQuestion> & { readonly at: string }) {
  const { at, ...rest } = facts;
  const question = {
    disposition: 'no-answer',
    attempt: 1,
    timeZone: 'Asia/Kolkata',
    callingHours: HOURS,
    ...rest,
  };
  const proposal = proposeNextCall({ ...question, now: Date.parse(at) });
  return proposal && 'at' in proposal ? new Date(proposal.at * 1000).toISOString() : proposal;
}

const iso = (text: string): string => new Date(text).toISOString();

describe('the first attempt', () => {
  it.each([
    ['two hours on', '2024-01-05T10:00+05:30', '2024-01-05T12:00+05:30'],
    ['on a whole minute, not before', '2024-01-05T10:00:20+05:30', '2024-01-05T12:01+05:30'],
    ['until just before calling ends', '2024-01-05T15:59+05:30', '2024-01-05T17:59+05:30'],
    ['not at the very end: tomorrow, another band', '2024-01-05T16:00+05:30', '2024-01-06T10:30+05:30'],
    ['after hours: tomorrow', '2024-01-05T21:30+05:30', '2024-01-06T10:30+05:30'],
    ['two hours past midnight: tomorrow', '2024-01-05T23:30+05:30', '2024-01-06T10:30+05:30'],
    ['long before hours: when they begin', '2024-01-05T02:00+05:30', '2024-01-05T09:00+05:30'],
    ['two hours before hours begin', '2024-01-05T07:00+05:30', '2024-01-05T09:00+05:30'],
    ['an hour before hours: two hours on', '2024-01-05T08:00+05:30', '2024-01-05T10:00+05:30'],
  ])('%s', (_, at, next) => {
    expect(ask({ at })).toBe(iso(next));
  });
});

describe('the second attempt', () => {
  it.each([
    ['tried in the morning: tomorrow at noon', '2024-01-05T10:00+05:30', '2024-01-06T13:30+05:30'],
    ['tried at noon: tomorrow afternoon', '2024-01-05T13:00+05:30', '2024-01-06T16:30+05:30'],
    ['tried in the afternoon: tomorrow morning', '2024-01-05T16:00+05:30', '2024-01-06T10:30+05:30'],
    ['on the last day of the year', '2023-12-31T16:00+05:30', '2024-01-01T10:30+05:30'],
    ['on the day before a leap day', '2024-02-28T10:00+05:30', '2024-02-29T13:30+05:30'],
  ])('%s', (_, at, next) => {
    expect(ask({ at, attempt: 2 })).toBe(iso(next));
  });
});

describe('other zones and hours', () => {
  it('means tomorrow by the facility’s clock', () => {
    expect(ask({ at: '2024-01-05T15:00Z', attempt: 2, timeZone: 'America/New_York' })).toBe(
      iso('2024-01-06T13:30-05:00'),
    );
  });

  it.each([
    ['goes forward', '2024-03-30T13:00+01:00', '2024-03-31T16:30+02:00'],
    ['goes back', '2024-10-26T13:00+02:00', '2024-10-27T16:30+01:00'],
  ])('is the same wall-clock time when the clock %s in between', (_, at, next) => {
    expect(ask({ at, attempt: 2, timeZone: 'Europe/Berlin' })).toBe(iso(next));
  });

  it('stays inside hours shorter than a quarter of an hour', () => {
    const callingHours = { from: '09:05', to: '09:10' };
    expect(ask({ at: '2024-01-05T12:00+05:30', attempt: 2, callingHours })).toBe(
      iso('2024-01-06T09:05+05:30'),
    );
  });
});

describe('the end of the ladder', () => {
  it.each([3, 4, 100])('passes to a colleague after attempt %d', (attempt) => {
    expect(ask({ at: '2024-01-05T10:00+05:30', attempt })).toEqual({ escalate: true });
  });
});

describe('dispositions', () => {
  const climbing = ['no-answer', 'busy', 'switched-off', 'call-dropped', 'language-barrier'];
  it.each(DISPOSITIONS.map(({ key }) => key))('%s', (disposition) => {
    const proposal = ask({ at: '2024-01-05T10:00+05:30', disposition });
    expect(proposal !== null).toBe(climbing.includes(disposition));
  });

  it('has no proposal for an unknown one', () => {
    expect(ask({ at: '2024-01-05T10:00+05:30', disposition: 'abducted' })).toBeNull();
  });
});

describe('invalid settings', () => {
  it.each([
    ['the end before the beginning', { from: '18:00', to: '09:00' }],
    ['no time at all', { from: '09:00', to: '09:00' }],
    ['no times', { from: 'nine', to: 'six' }],
    ['past the end of the day', { from: '09:00', to: '25:00' }],
  ])('refuses hours with %s', (_, callingHours) => {
    expect(() => ask({ at: '2024-01-05T10:00+05:30', callingHours })).toThrow(RangeError);
  });

  it('refuses a zone that does not exist', () => {
    expect(() => ask({ at: '2024-01-05T10:00+05:30', timeZone: 'Nowhere' })).toThrow(RangeError);
  });
});

it('is never in the past, never outside the hours and never later than tomorrow', () => {
  const next = sequence(3);
  const zones = ['Asia/Kolkata', 'Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe'];
  for (let count = 0; count < 4000; count += 1) {
    const timeZone = zones[count % zones.length] ?? 'UTC';
    const now = Math.floor(Date.parse('2024-01-01T00:00Z') + next() * 366 * 86_400_000);
    const attempt = 1 + (count % 2);
    const proposal = proposeNextCall({ disposition: 'busy', attempt, now, timeZone, callingHours: HOURS });
    if (!proposal || !('at' in proposal)) throw new Error('a first or second attempt has a proposal');
    const at = new Date(proposal.at * 1000);
    const minute = minuteOfDay(at.getTime(), timeZone);
    const label = `${new Date(now).toISOString()} in ${timeZone}: ${at.toISOString()}`;
    expect(at.getTime(), label).toBeGreaterThan(now);
    expect(minute >= 9 * 60 && minute < 18 * 60, label).toBe(true);
    const days = [isoDay(new Date(now), timeZone), isoDay(new Date(now + 86_400_000), timeZone)];
    const tomorrowAtMost = days.includes(isoDay(at, timeZone)) || proposal.at * 1000 - now < 2 * 86_400_000;
    expect(tomorrowAtMost, label).toBe(true);
  }
});
