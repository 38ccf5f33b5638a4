// spec: alerts-worklist

import { describe, expect, it } from 'vitest';
import { workUrgency } from './work-item.ts';
import { type RiskQuestion, riskOf } from './work-risk.ts';

const DAY = 86_400;
const NOW = Date.parse('2026-03-10T11:00:00+05:30') / 1000;
const daysAgo = (days: number) => NOW - days * DAY;

const ask = (facts: Partial<RiskQuestion>) =>
  riskOf({
    flagged: [],
    hasOpenSign: false,
    reachedAt: undefined,
    edd: undefined,
    birthDate: '1996-05-01',
    now: NOW * 1000,
    timeZone: 'Asia/Kolkata',
    ...facts,
  });
const reading = (days: number, level: 'critical' | 'review', acknowledged = false) => ({
  at: daysAgo(days),
  level,
  acknowledged,
});

describe('riskOf', () => {
  it.each<[string, Partial<RiskQuestion>, string, readonly string[]]>([
    ['nothing known', {}, 'routine', []],
    [
      'a critical reading that nobody acknowledged',
      { flagged: [reading(2, 'critical')] },
      'critical',
      ['open-critical-alert'],
    ],
    [
      'one after which somebody was reached, and that nobody acknowledged',
      { flagged: [reading(2, 'critical')], reachedAt: daysAgo(1) },
      'critical',
      ['open-critical-alert'],
    ],
    [
      'a critical reading that was acknowledged',
      { flagged: [reading(2, 'critical', true)] },
      'high',
      ['critical-reading-answered'],
    ],
    ['a reading to look at', { flagged: [reading(2, 'review')] }, 'high', ['review-reading']],
    [
      'a reading that was looked at',
      { flagged: [reading(2, 'review')], reachedAt: daysAgo(1) },
      'raised',
      ['review-reading-answered'],
    ],
    [
      'a reading that was acknowledged, though nobody was reached',
      { flagged: [reading(2, 'review', true)] },
      'raised',
      ['review-reading-answered'],
    ],
    ['a danger sign that is open', { hasOpenSign: true }, 'critical', ['open-danger-sign']],
    ['a reading out of the window', { flagged: [reading(32, 'critical')] }, 'routine', []],
    [
      'two readings, the gravest first',
      { flagged: [reading(2, 'review'), reading(1, 'critical')] },
      'critical',
      ['open-critical-alert', 'review-reading'],
    ],
    ['35w6d', { edd: '2026-04-08' }, 'routine', []],
    ['36w0d', { edd: '2026-04-07' }, 'raised', ['near-term']],
    ['41w0d', { edd: '2026-03-03' }, 'high', ['past-due-date']],
    ['44w0d, a birth nobody recorded', { edd: '2026-02-10' }, 'routine', []],
    ['pregnant at 17', { edd: '2026-08-01', birthDate: '2008-03-11' }, 'raised', ['age-in-pregnancy']],
    ['pregnant at 18', { edd: '2026-08-01', birthDate: '2008-03-10' }, 'routine', []],
    ['pregnant at 35', { edd: '2026-08-01', birthDate: '1991-03-10' }, 'raised', ['age-in-pregnancy']],
    ['35 and not pregnant', { birthDate: '1980-03-10' }, 'routine', []],
  ])('%s', (_, facts, risk, reasons) => {
    expect(ask(facts)).toMatchObject({ risk, reasons });
  });

  it.each<[string, Partial<RiskQuestion>, number | null]>([
    ['never without anything that passes', {}, null],
    ['when a reading leaves the window', { flagged: [reading(2, 'review')] }, NOW + 29 * DAY],
    ['when 36 weeks are reached', { edd: '2026-04-08' }, Date.parse('2026-03-11T00:00:00+05:30') / 1000],
  ])('changes %s', (_, facts, changesAt) => {
    expect(ask(facts).changesAt).toBe(changesAt);
  });
});

describe('workUrgency', () => {
  it('puts a critical reading before a promise, and a promise before the rest', () => {
    const order = [
      workUrgency('scheduled', 'critical'),
      workUrgency('call-back', 'routine'),
      workUrgency('retry', 'high'),
      workUrgency('escalated', 'raised'),
      workUrgency('unfinished', 'routine'),
    ];
    expect(order).toEqual([0, 1, 2, 3, 4]);
  });
});
