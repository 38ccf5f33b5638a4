import { describe, expect, it } from 'vitest';
import type { Draft, OutboxEntry } from '#outbox';
import { callTab } from '../../../test/call-tab.ts';
import { aContact, aStatus } from '../../../test/contacts.ts';
import { settled } from '../../../test/held-http.ts';
import { failing } from '../../../test/outbox-tab.ts';
import { unfinishedCalls } from './unfinished-calls.ts';

const open = (number: number, startedAt = 1_704_450_600) =>
  aContact(number, { startedAt, status: aStatus(number, { status: 'unfinished', disposition: null }) });

const draft = (number: number, content: unknown): Draft => {
  const { id, vitaId: patient, programme, callType } = aContact(number);
  return { id, patient, programme, callType, user: 'anita', facility: 'f', content, savedAt: 0 };
};
const about = { about: { name: 'Asha', uhid: null, startedAt: 1_704_000_000 } };

const entry = (number: number, state: OutboxEntry['state']): OutboxEntry => {
  const { id: contactId, vitaId } = aContact(number);
  const body = { contactId, vitaId, status: { disposition: 'busy' } };
  return { endpoint: 'status/v2/add', body, patient: vitaId, state } as OutboxEntry;
};

const none = { contacts: [], drafts: [], entries: [] };
const kinds = (sources: Partial<Parameters<typeof unfinishedCalls>[0]>) =>
  unfinishedCalls({ ...none, ...sources }).map(({ contactId, kind }) => [contactId, kind]);

describe('unfinished calls', () => {
  it.each([
    ['one without an outcome', { contacts: [open(1)] }, 'no-outcome'],
    ['one with a draft', { contacts: [open(1)], drafts: [draft(1, about)] }, 'draft'],
    ['one whose save waits', { contacts: [open(1)], entries: [entry(1, 'waiting')] }, 'waiting'],
    [
      'one whose save is being sent',
      { drafts: [draft(1, about)], entries: [entry(1, 'sending')] },
      'waiting',
    ],
    ['one that was refused', { drafts: [draft(1, about)], entries: [entry(1, 'refused')] }, 'refused'],
    ['one in conflict', { contacts: [open(1)], entries: [entry(1, 'conflict')] }, 'conflict'],
  ] as const)('are listed by %s, once', (_, sources, kind) => {
    expect(kinds(sources)).toEqual([[aContact(1).id, kind]]);
  });

  it('exclude registrations, finished entries, and other saves', () => {
    const registration = draft(1, { name: 'Asha' });
    const other = { ...entry(2, 'refused'), endpoint: 'user/register' };
    expect(kinds({ drafts: [registration], entries: [entry(3, 'done'), other] })).toEqual([]);
  });

  it('start with what needs attention, then the oldest', () => {
    expect(
      kinds({
        contacts: [open(1, 200), open(2, 100), open(5)],
        drafts: [draft(3, about)],
        entries: [entry(5, 'waiting'), entry(4, 'conflict'), entry(6, 'refused')],
      }),
    ).toEqual([
      [aContact(4).id, 'conflict'],
      [aContact(6).id, 'refused'],
      [aContact(3).id, 'draft'],
      [aContact(2).id, 'no-outcome'],
      [aContact(1).id, 'no-outcome'],
      [aContact(5).id, 'waiting'],
    ]);
  });

  it('are named by a draft when the server cannot be reached', async () => {
    const tab = callTab({ send: failing({ failure: 'unreachable' }) });
    const { session } = tab.call();
    session.openUnfinished(open(1));
    await session.retry('form');
    await settled();
    session.choose('busy');
    await session.save();
    await tab.clock.advance(250);
    const { entries } = tab.outbox.store.getState();
    const drafts = await tab.drafts.list();
    expect(unfinishedCalls({ contacts: [], drafts, entries })).toMatchObject([
      { kind: 'waiting', patient: { name: 'Patient 1', uhid: 'CL1' }, startedAt: 1_704_450_600 },
    ]);
  });
});
