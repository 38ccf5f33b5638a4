import { describe, expect, it } from 'vitest';
import { draftOf, filledParameters, firstEntries, type MessageEntries } from './message-draft.ts';

/** 21 November 2026, 12:00 in Kolkata. */
const time = { timeZone: 'Asia/Kolkata', now: Date.UTC(2026, 10, 21, 6, 30) };
const entries = (facts: Partial<MessageEntries>): MessageEntries => ({
  ...firstEntries(undefined, time.timeZone),
  ...facts,
});

describe('the fields of a message', () => {
  it.each<[string, Partial<MessageEntries>, object]>([
    ['nothing where nothing is asked for', {}, { parameters: {} }],
    [
      'a time',
      { template: 'next-call', day: '2026-11-23', time: '09:15' },
      { parameters: { at: 1795405500 } },
    ],
    ['a day without its time', { template: 'next-call', day: '2026-11-23' }, { fault: 'timeMissing' }],
    ['this very minute', { template: 'next-call', day: '2026-11-21', time: '12:00' }, { fault: 'isOver' }],
    ['today', { template: 'visit', day: '2026-11-21' }, { parameters: { on: '2026-11-21' } }],
    ['yesterday', { template: 'visit', day: '2026-11-20' }, { fault: 'isOver' }],
    ['no day', { template: 'visit' }, { fault: 'dayMissing' }],
  ])('%s', (_, facts, filled) => {
    expect(filledParameters(entries(facts), time)).toEqual(filled);
  });

  it('start with the next call if one is planned', () => {
    const begun = firstEntries(1795405500, time.timeZone);
    expect(begun).toMatchObject({ template: 'next-call', day: '2026-11-23', time: '09:15' });
    expect(draftOf('x', begun, time)).toEqual({
      vitaId: 'x',
      channel: 'sms',
      template: 'next-call',
      parameters: { at: 1795405500 },
    });
  });
});
