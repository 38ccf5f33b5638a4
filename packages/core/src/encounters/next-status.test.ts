// spec: 176, 177

import { describe, expect, it } from 'vitest';
import { ENCOUNTER_STATUSES } from './encounter-status.ts';
import { eventsToComplete, isOpenStatus, nextStatus } from './next-status.ts';

/** Event, accepted statuses, resulting status. */
const LIFECYCLE = [
  ['create', [undefined], 'CREATED'],
  ['assign_care_provider', ['CREATED', 'DECLINED'], 'AWAITED'],
  ['accept', ['AWAITED'], 'CONFIRMED'],
  ['decline', ['AWAITED'], 'DECLINED'],
  ['reject', ['CREATED', 'AWAITED'], 'REJECTED'],
  ['complete', ['CONFIRMED'], 'COMPLETED'],
  ['cancel', ['CREATED', 'AWAITED', 'CONFIRMED', 'DECLINED'], 'CANCELLED'],
  ['reopen', ['COMPLETED'], 'CONFIRMED'],
] as const;

/** Every event on every status, and on an encounter that does not exist yet. */
const CASES = LIFECYCLE.flatMap(([event, from, to]) =>
  [undefined, ...ENCOUNTER_STATUSES].map((status) => {
    const accepts = from.filter((accepted) => accepted !== undefined);
    const accepted = (from as readonly unknown[]).includes(status);
    const decision = accepted ? { allowed: true, status: to } : { allowed: false, accepts };
    return [event, status, decision] as const;
  }),
);

describe('nextStatus', () => {
  it.each(CASES)('%s of %s', (event, status, decision) => {
    expect(nextStatus(status, event)).toEqual(decision);
  });

  it.each([
    ['an unknown event', 'CREATED', 'erase', []],
    ['a name every object has', 'CREATED', 'constructor', []],
    ['an unknown status', 'PAUSED', 'accept', ['AWAITED']],
    ['an event in capitals', 'AWAITED', 'ACCEPT', []],
  ])('refuses %s', (_, status, event, accepts) => {
    expect(nextStatus(status, event)).toEqual({ allowed: false, accepts });
  });
});

describe('an encounter that takes place', () => {
  it.each([
    ['CREATED', 'assign_care_provider accept complete'],
    ['DECLINED', 'assign_care_provider accept complete'],
    ['AWAITED', 'accept complete'],
    ['CONFIRMED', 'complete'],
    ['COMPLETED', ''],
    ['CANCELLED', ''],
    ['REJECTED', ''],
    ['PAUSED', ''],
  ])('proceeds from %s by events that each status accepts', (status, events) => {
    const steps = eventsToComplete(status);
    expect(steps.join(' ')).toBe(events);
    let at: string = status;
    for (const event of steps) {
      const decision = nextStatus(at, event);
      at = decision.allowed ? decision.status : 'refused';
    }
    expect(at).toBe(events === '' ? status : 'COMPLETED');
    expect(isOpenStatus(status)).toBe(events !== '');
  });
});
