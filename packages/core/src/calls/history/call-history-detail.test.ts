import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { aCallLog, aContact, aStatus } from '../../../test/contacts.ts';
import { heldHttp } from '../../../test/held-http.ts';
import type { Contact } from '../contact.ts';
import { createCallDetail } from './call-history-detail.ts';

const failure = new HttpError({ failure: 'unreachable', endpoint: 'calllog/get' });
const touchpoint = (contact: Contact) => ({
  vitaId: contact.vitaId,
  data: { contact, statuses: [contact.status] },
});
const logs = (contact: Contact, data = [aCallLog(contact)]) => ({ vitaId: contact.vitaId, data });

function aDetail() {
  const held = heldHttp();
  const detail = createCallDetail({ http: held.http });
  return { ...held, detail, state: () => detail.store.getState() };
}

describe('the detail of a call', () => {
  it('shows the call first, then its log with the newest version first', async () => {
    const { detail, last, state } = aDetail();
    detail.open(aContact(1).id);
    expect(state()).toMatchObject({ phase: 'loading', contactId: aContact(1).id });
    await last().answer(touchpoint(aContact(1)));
    expect(state()).toMatchObject({ phase: 'ready', logPhase: 'loading', contact: aContact(1) });
    await last().answer(
      logs(
        aContact(1),
        [1, 2].map((version) => aCallLog(aContact(1), { version })),
      ),
    );
    expect(state().logPhase).toBe('ready');
    expect(state().logs.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('requests no log for a call that has none', async () => {
    const { detail, last, calls, state } = aDetail();
    const unreached = aContact(1, { logVersion: null, status: aStatus(1, { status: 'retry' }) });
    detail.open(unreached.id);
    await last().answer(touchpoint(unreached));
    expect(calls).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'ready', logPhase: 'none' });
  });

  it.each([
    ['about another call', touchpoint(aContact(2))],
    ['about another patient than it says', { ...touchpoint(aContact(1)), vitaId: aContact(2).vitaId }],
  ])('refuses an answer %s', async (_, answer) => {
    const { detail, last, state } = aDetail();
    detail.open(aContact(1).id);
    await last().answer(answer);
    expect(state()).toMatchObject({
      phase: 'failed',
      contact: undefined,
      error: { failure: 'answer-invalid' },
    });
  });

  it.each([
    ['of another patient', { ...logs(aContact(1)), vitaId: aContact(2).vitaId }],
    ['with a version of another call', logs(aContact(1), [aCallLog(aContact(1)), aCallLog(aContact(2))])],
  ])('refuses a log %s and still shows the call', async (_, answer) => {
    const { detail, last, state } = aDetail();
    detail.open(aContact(1).id);
    await last().answer(touchpoint(aContact(1)));
    await last().answer(answer);
    expect(state()).toMatchObject({ phase: 'ready', logPhase: 'failed', logs: [] });
  });

  it('never shows the reply about the call opened before', async () => {
    const { detail, calls, state } = aDetail();
    detail.open(aContact(1).id);
    detail.open(aContact(2).id);
    await calls[1]?.answer(touchpoint(aContact(2)));
    await calls[0]?.answer(touchpoint(aContact(1)));
    expect(state().contact).toEqual(aContact(2));
  });

  it('drops the log of the call opened before', async () => {
    const { detail, calls, state } = aDetail();
    detail.open(aContact(1).id);
    await calls[0]?.answer(touchpoint(aContact(1)));
    detail.open(aContact(2).id);
    await calls[1]?.answer(logs(aContact(1)));
    expect(state()).toMatchObject({ phase: 'loading', contact: undefined, logs: [] });
  });

  it('retries only what failed', async () => {
    const { detail, last, calls, state } = aDetail();
    detail.open(aContact(1).id);
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'failed', error: failure });
    detail.retry();
    await last().answer(touchpoint(aContact(1)));
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'ready', logPhase: 'failed', logError: failure });
    detail.retry();
    await last().answer(logs(aContact(1)));
    expect(state().logPhase).toBe('ready');
    expect(calls.map((call) => call.endpoint)).toEqual([
      'touchpoint/get',
      'touchpoint/get',
      'calllog/get',
      'calllog/get',
    ]);
  });

  it('forgets the call when it is closed, including a late reply', async () => {
    const { detail, last, state } = aDetail();
    detail.open(aContact(1).id);
    detail.close();
    await last().answer(touchpoint(aContact(1)));
    expect(state()).toMatchObject({ phase: 'closed', contact: undefined });
  });
});
