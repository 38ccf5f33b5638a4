import { describe, expect, it } from 'vitest';
import {
  kindsBy,
  mailDayAt,
  type NotificationChoice,
  pushFrom,
  readNotificationChoice,
  USUAL_NOTIFICATION_CHOICE,
} from './notification-choice.ts';
import type { NotificationKind } from './notification-kind.ts';

const INDIA = 'Asia/Kolkata';
const at = (time: string, timeZone = '+05:30') => Date.parse(`2026-03-10T${time}:00${timeZone}`) / 1000;

const CHOICE: NotificationChoice = {
  rules: [
    { alert: 'critical-reading', channels: ['PUSH_NOTIFICATIONS'] },
    { alert: 'task-assigned', channels: ['PUSH_NOTIFICATIONS', 'EMAIL'] },
    { alert: 'message-failed', channels: [] },
  ],
  quietHours: { from: '21:00', to: '07:00' },
  urgentInQuietHours: false,
  showNames: false,
  mailAt: '08:00',
};
const PASSES: Partial<NotificationChoice> = { urgentInQuietHours: true };
const NOON_QUIET: Partial<NotificationChoice> = { quietHours: { from: '12:00', to: '14:00' } };

describe('when a notification may be pushed', () => {
  it.each<[string, NotificationKind, Partial<NotificationChoice>, string, string | 'now' | 'never']>([
    ['by day', 'task-assigned', {}, '10:00', 'now'],
    ['a kind without the channel', 'message-failed', {}, '10:00', 'never'],
    ['a kind without a rule', 'result-arrived', {}, '10:00', 'never'],
    ['at the first quiet minute', 'task-assigned', {}, '21:00', '2026-03-11T07:00:00+05:30'],
    ['a minute before', 'task-assigned', {}, '20:59', 'now'],
    ['after midnight', 'task-assigned', {}, '03:20', '2026-03-10T07:00:00+05:30'],
    ['at the end of quiet hours', 'task-assigned', {}, '07:00', 'now'],
    ['an urgent one in quiet hours', 'critical-reading', {}, '23:00', '2026-03-11T07:00:00+05:30'],
    ['an urgent one, if the person wants it', 'critical-reading', PASSES, '23:00', 'now'],
    ['another, though urgent ones pass', 'task-assigned', PASSES, '23:00', '2026-03-11T07:00:00+05:30'],
    ['quiet hours within a day', 'task-assigned', NOON_QUIET, '13:30', '2026-03-10T14:00:00+05:30'],
    ['outside of them', 'task-assigned', NOON_QUIET, '23:00', 'now'],
    ['without quiet hours', 'task-assigned', { quietHours: null }, '03:00', 'now'],
  ])('%s', (_, kind, change, time, expected) => {
    const now = at(time);
    const from = pushFrom({ ...CHOICE, ...change }, kind, { now, timeZone: INDIA });
    if (expected === 'never') expect(from).toBeUndefined();
    else expect(from).toBe(expected === 'now' ? now : Date.parse(expected) / 1000);
  });

  it('follows the clock of the facility', () => {
    const now = at('10:00');
    expect(pushFrom(CHOICE, 'task-assigned', { now, timeZone: 'America/New_York' })).toBe(
      Date.parse('2026-03-10T07:00:00-04:00') / 1000,
    );
  });
});

describe('the day of the mail that is due', () => {
  it.each<[string, Partial<NotificationChoice>, string, string | undefined]>([
    ['before its time', {}, '07:59', undefined],
    ['at its time', {}, '08:00', '2026-03-10'],
    ['a little later', {}, '10:59', '2026-03-10'],
    ['long after', {}, '11:00', undefined],
    ['a time in quiet hours, in them', { mailAt: '23:00' }, '23:30', undefined],
    ['a time in quiet hours, at their end', { mailAt: '23:00' }, '07:00', '2026-03-10'],
    ['a late evening, after midnight', { mailAt: '23:30', quietHours: null }, '00:15', '2026-03-09'],
    [
      'while quiet hours began since',
      { mailAt: '20:30', quietHours: { from: '21:00', to: '07:00' } },
      '21:10',
      undefined,
    ],
  ])('%s', (_, change, time, expected) => {
    expect(mailDayAt({ ...CHOICE, ...change }, { now: at(time), timeZone: INDIA })).toBe(expected);
  });
});

describe('a stored choice', () => {
  it('names the kinds of a channel', () => {
    expect(kindsBy(CHOICE, 'PUSH_NOTIFICATIONS')).toEqual(['critical-reading', 'task-assigned']);
    expect(kindsBy(CHOICE, 'EMAIL')).toEqual(['task-assigned']);
  });

  it.each([
    ['nothing', undefined],
    [
      'the form before notifications existed',
      { rules: [{ alert: 'danger-sign', channels: ['SMS'] }], quietHours: null },
    ],
    ['two rules for one kind', { ...CHOICE, rules: [CHOICE.rules[0], CHOICE.rules[0]] }],
    ['quiet hours of no length', { ...CHOICE, quietHours: { from: '07:00', to: '07:00' } }],
    ['an hour that is none', { ...CHOICE, mailAt: '24:00' }],
  ])('of %s is the usual one: no mail and no names', (_, stored) => {
    const choice = readNotificationChoice(stored);
    expect(choice).toBe(USUAL_NOTIFICATION_CHOICE);
    expect(kindsBy(choice, 'EMAIL')).toEqual([]);
    expect(choice.showNames).toBe(false);
  });

  it('is read as it was stored', () => {
    expect(readNotificationChoice(CHOICE)).toEqual(CHOICE);
  });
});
