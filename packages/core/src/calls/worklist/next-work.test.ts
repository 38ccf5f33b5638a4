import { describe, expect, it } from 'vitest';
import { type NextWork, nextWork, type WorkQuestion } from './next-work.ts';
import type { PastCall } from './past-call.ts';

const zone = 'Asia/Kolkata';
/** Local time of the facility. */
const at = (wall: string): number => Date.parse(`${wall}:00+05:30`) / 1000;
const NOW = at('2026-03-10T11:00');

const aCall = (wall: string, facts: Partial<PastCall> = {}): PastCall => ({
  id: wall,
  callType: 'ad-hoc',
  status: 'reached',
  disposition: 'reached-patient',
  attempt: 1,
  startedAt: at(wall),
  endedAt: at(wall) + 60,
  nextCallAt: null,
  authorId: 'asha',
  ...facts,
});

const unanswered = (wall: string, facts: Partial<PastCall> = {}) =>
  aCall(wall, { status: 'retry', disposition: 'no-answer', ...facts });

const callBack = (wall: string, when: string, facts: Partial<PastCall> = {}) =>
  aCall(wall, { status: 'retry', disposition: 'callback-requested', nextCallAt: at(when), ...facts });

function ask(calls: readonly PastCall[], facts: Partial<WorkQuestion> = {}): NextWork | null {
  return nextWork({
    programme: 'careline',
    enrolledAt: at('2026-01-05T10:00'),
    calls,
    stopped: false,
    pregnancy: undefined,
    now: NOW * 1000,
    timeZone: zone,
    callingHours: { from: '09:00', to: '20:00' },
    ...facts,
  }).next;
}

describe('nextWork', () => {
  it.each<[string, readonly PastCall[], Partial<NextWork>]>([
    [
      'a week after enrolment, the day alone',
      [],
      { kind: 'scheduled', callType: 'monthly', dueAt: at('2026-01-12T00:00'), timed: false },
    ],
    [
      'a month after somebody was reached',
      [aCall('2026-02-03T15:00')],
      { kind: 'scheduled', dueAt: at('2026-03-03T00:00'), contactId: null },
    ],
    [
      'the next number at once after a wrong one, as the same attempt',
      [unanswered('2026-03-10T10:00', { status: 'stop', disposition: 'wrong-number', attempt: 2 })],
      { kind: 'retry', dueAt: at('2026-03-10T10:01'), attempt: 2, contactId: '2026-03-10T10:00' },
    ],
    [
      'the next number when calling begins, where the wrong one was dialled at night',
      [unanswered('2026-03-09T23:58', { status: 'stop', disposition: 'invalid-number' })],
      { kind: 'retry', dueAt: at('2026-03-10T09:00') },
    ],
    ['the last day of a shorter month', [aCall('2026-01-31T15:00')], { dueAt: at('2026-02-28T00:00') }],
    [
      'the hour agreed with the patient',
      [aCall('2026-02-03T15:00', { nextCallAt: at('2026-03-20T17:30') })],
      { kind: 'scheduled', callType: 'monthly', dueAt: at('2026-03-20T17:30'), timed: true },
    ],
    [
      'a call-back at its hour',
      [callBack('2026-03-09T10:00', '2026-03-10T17:00')],
      {
        kind: 'call-back',
        callType: 'ad-hoc',
        dueAt: at('2026-03-10T17:00'),
        attempt: 2,
        contactId: '2026-03-09T10:00',
      },
    ],
    [
      'a try when the caller proposed it',
      [unanswered('2026-03-10T09:30', { nextCallAt: at('2026-03-10T16:00') })],
      { kind: 'retry', dueAt: at('2026-03-10T16:00') },
    ],
    [
      'a try when the ladder proposes it',
      [unanswered('2026-03-10T09:30')],
      { kind: 'retry', dueAt: at('2026-03-10T11:31') },
    ],
    [
      'somebody else after the third try',
      [unanswered('2026-03-09T10:00', { attempt: 3 })],
      { kind: 'escalated', dueAt: at('2026-03-10T10:01'), notFor: 'asha', attempt: 4 },
    ],
    [
      'a fourth try that somebody set',
      [unanswered('2026-03-09T10:00', { attempt: 3, nextCallAt: at('2026-03-11T10:00') })],
      { kind: 'retry', dueAt: at('2026-03-11T10:00'), notFor: null },
    ],
    [
      'a call without an outcome, its author first',
      [aCall('2026-03-10T10:00', { status: 'dialling', disposition: null })],
      {
        kind: 'unfinished',
        contactId: '2026-03-10T10:00',
        heldFor: { staffId: 'asha', until: at('2026-03-11T10:00') },
      },
    ],
    [
      'the open call before what came later',
      [
        aCall('2026-03-09T10:00', { status: 'unfinished', disposition: null }),
        callBack('2026-03-10T10:00', '2026-03-10T17:00'),
      ],
      { kind: 'unfinished' },
    ],
    [
      'what is left when the newest call was withdrawn',
      [callBack('2026-03-09T10:00', '2026-03-10T17:00'), aCall('2026-03-10T10:00', { status: 'withdrawn' })],
      { kind: 'call-back' },
    ],
    [
      'by the correction of a call',
      [
        aCall('2026-03-09T10:00', {
          status: 'corrected',
          disposition: 'busy',
          nextCallAt: at('2026-03-12T10:00'),
        }),
      ],
      { kind: 'retry', dueAt: at('2026-03-12T10:00') },
    ],
    [
      'a promise that a later call of another type did not keep',
      [
        callBack('2026-03-05T10:00', '2026-03-12T17:00'),
        aCall('2026-03-09T10:00', { callType: 'monthly', nextCallAt: at('2026-04-09T10:00') }),
      ],
      { kind: 'call-back', dueAt: at('2026-03-12T17:00') },
    ],
    [
      'no old try once somebody was spoken to',
      [unanswered('2026-03-05T10:00'), aCall('2026-03-09T10:00', { callType: 'monthly' })],
      { kind: 'scheduled', dueAt: at('2026-04-09T00:00') },
    ],
    [
      'the next month after a visit elsewhere',
      [aCall('2026-02-20T10:00', { status: 'stop', disposition: 'already-visited' })],
      { kind: 'scheduled', dueAt: at('2026-03-20T00:00') },
    ],
  ])('is %s', (_, calls, expected) => {
    expect(ask(calls)).toMatchObject(expected);
  });

  it.each<[string, readonly PastCall[], Partial<WorkQuestion>]>([
    ['whom nobody may call', [callBack('2026-03-09T10:00', '2026-03-10T17:00')], { stopped: true }],
    ['who left the programme', [unanswered('2026-03-09T10:00')], { enrolledAt: null }],
  ])('is nothing for a patient %s', (_, calls, facts) => {
    expect(ask(calls, facts)).toBeNull();
  });

  const sign = (wall: string, callType = 'ad-hoc') => ({
    openSign: { contactId: `sign ${wall}`, callType, at: at(wall) },
  });
  it.each<[string, readonly PastCall[], Partial<WorkQuestion>, Partial<NextWork>]>([
    [
      'on the next day, when the facility calls again',
      [aCall('2026-03-10T10:00')],
      sign('2026-03-10T10:00'),
      { kind: 'danger-sign', callType: 'ad-hoc', dueAt: at('2026-03-11T09:00'), timed: true },
    ],
    [
      'by the call that asks for the signs of a pregnancy',
      [aCall('2026-03-10T10:00', { callType: 'first' })],
      { ...sign('2026-03-10T10:00', 'first'), programme: 'healthy_motherhood' },
      { kind: 'danger-sign', callType: 'adhoc', dueAt: at('2026-03-11T09:00') },
    ],
    [
      'by the call that asks for those of mother and child',
      [aCall('2026-03-10T10:00', { callType: 'infant-diet' })],
      { ...sign('2026-03-10T10:00', 'infant-diet'), programme: 'healthy_motherhood', enrolledAt: null },
      { callType: 'post-natal', dueAt: at('2026-03-11T09:00') },
    ],
    [
      'and again the day after a call, while it has no outcome',
      [aCall('2026-03-08T10:00'), aCall('2026-03-09T12:00')],
      sign('2026-03-08T10:00'),
      { kind: 'danger-sign', dueAt: at('2026-03-10T09:00') },
    ],
    [
      'though the patient asked for a later hour',
      [callBack('2026-03-10T10:00', '2026-03-14T17:00')],
      sign('2026-03-10T09:30'),
      { kind: 'danger-sign', dueAt: at('2026-03-11T09:00') },
    ],
    [
      'unless another try is due before',
      [unanswered('2026-03-10T10:00')],
      sign('2026-03-09T09:30'),
      { kind: 'retry', contactId: '2026-03-10T10:00' },
    ],
    [
      'at the hour that was agreed for that day',
      [aCall('2026-03-10T10:00', { nextCallAt: at('2026-03-11T16:30') })],
      sign('2026-03-10T10:00'),
      { kind: 'danger-sign', dueAt: at('2026-03-11T16:30') },
    ],
    [
      'in the place of a call that the programme has asked for since days',
      [],
      sign('2026-03-10T10:00'),
      { kind: 'danger-sign', dueAt: at('2026-03-11T09:00') },
    ],
    [
      'also for a patient who left the programme',
      [aCall('2026-03-10T10:00')],
      { ...sign('2026-03-10T10:00'), enrolledAt: null },
      { kind: 'danger-sign', dueAt: at('2026-03-11T09:00') },
    ],
  ])('is a call after a danger sign %s', (_, calls, facts, expected) => {
    expect(ask(calls, facts)).toMatchObject(expected);
  });

  it('is no call to a patient who must not be called, whatever was reported', () => {
    expect(ask([aCall('2026-03-10T10:00')], { ...sign('2026-03-10T10:00'), stopped: true })).toBeNull();
  });

  it('is still the open call of a patient who must not be called', () => {
    const open = aCall('2026-03-10T10:00', { status: 'dialling', disposition: null });
    expect(ask([open], { stopped: true, enrolledAt: null })).toMatchObject({ kind: 'unfinished' });
  });

  it('follows the later of two calls of one second, in whatever order they arrive', () => {
    const first = unanswered('2026-03-10T10:00', { id: 'a', attempt: 1 });
    const second = unanswered('2026-03-10T10:00', { id: 'b', attempt: 2 });
    for (const calls of [
      [first, second],
      [second, first],
    ])
      expect(ask(calls)).toMatchObject({ contactId: 'b', attempt: 3 });
  });

  it('is due now when the start of the enrolment is unknown', () => {
    expect(ask([], { enrolledAt: 0 })).toMatchObject({ dueAt: at('2026-03-17T00:00') });
  });

  it('says when the birth changes what is due', () => {
    const pregnancy = { edd: '2026-05-01', endedAt: null };
    const question = { programme: 'healthy_motherhood', pregnancy } as const;
    const answer = nextWork({
      ...question,
      enrolledAt: at('2026-03-09T10:00'),
      calls: [],
      stopped: false,
      now: NOW * 1000,
      timeZone: zone,
      callingHours: { from: '09:00', to: '20:00' },
    });
    expect(answer).toMatchObject({ next: { callType: 'first' }, changesAt: at('2026-05-01T00:00') });
  });
});
