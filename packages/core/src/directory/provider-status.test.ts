import { describe, expect, it } from 'vitest';
import { decideStatus, type StatusFacts } from './index.ts';

const NOW = 1_760_000_000;
const MINUTE = 60;
const atWork: StatusFacts = {
  now: NOW,
  own: null,
  consultingSince: null,
  callingSince: null,
  seenAt: NOW - 30,
  hours: 'within',
};
const own = (status: string, until = NOW + 600) => ({ status, since: NOW - 60, until });

describe('a care provider is', () => {
  it.each<[string, Partial<StatusFacts>, Partial<ReturnType<typeof decideStatus>>]>([
    ['available with a page open in their hours', {}, { status: 'available', reason: null, since: null }],
    ['available without bookable hours', { hours: 'none' }, { status: 'available' }],
    ['away outside their hours', { hours: 'outside' }, { status: 'away', reason: 'outside-hours' }],
    ['away on leave, also with a page open', { hours: 'leave' }, { status: 'away', reason: 'leave' }],
    [
      'away a few minutes after the page was closed',
      { seenAt: NOW - 5 * MINUTE },
      { status: 'away', reason: 'idle', since: NOW - 5 * MINUTE },
    ],
    [
      'offline after a quarter of an hour',
      { seenAt: NOW - 16 * MINUTE },
      { status: 'offline', since: NOW - 16 * MINUTE },
    ],
    ['offline if never seen', { seenAt: null }, { status: 'offline', since: null }],
    [
      'in a consultation, whatever they set',
      { consultingSince: NOW - 90, own: own('break') },
      { status: 'consulting', since: NOW - 90 },
    ],
    [
      'in a consultation during a call to the same patient',
      { consultingSince: NOW - 90, callingSince: NOW - 20 },
      { status: 'consulting' },
    ],
    [
      'on a call, whatever they set',
      { callingSince: NOW - 20, own: own('busy') },
      { status: 'calling', since: NOW - 20 },
    ],
    [
      'away for what they set',
      { own: own('meeting') },
      { status: 'away', reason: 'meeting', since: NOW - 60, until: NOW + 600 },
    ],
    [
      'available outside their hours if they say so',
      { hours: 'outside', own: own('available') },
      { status: 'available', until: NOW + 600 },
    ],
    [
      'available again once what they set has ended',
      { own: own('break', NOW) },
      { status: 'available', until: null },
    ],
    ['not changed by a status of a newer version', { own: own('on-rounds') }, { status: 'available' }],
  ])('%s', (_, facts, expected) => {
    expect(decideStatus({ ...atWork, ...facts })).toMatchObject(expected);
  });
});
