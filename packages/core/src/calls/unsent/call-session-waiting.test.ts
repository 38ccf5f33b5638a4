import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { enterPressure } from '../../../test/call-session.ts';
import { callTab } from '../../../test/call-tab.ts';
import { aCallLog, aContact, aStatus } from '../../../test/contacts.ts';
import { settled } from '../../../test/held-http.ts';
import { aPerson, memoryDevice } from '../../../test/memory-device.ts';
import { failing, type OutboxTabOptions } from '../../../test/outbox-tab.ts';
import { addCallLog } from '../call-saves.endpoints.ts';
import type { LogBody } from '../session/call-session-save.ts';
import { entriesOf } from './call-draft.ts';

const unfinished = aContact(1, { status: aStatus(1, { status: 'unfinished', disposition: null }) });
const offline = failing({ failure: 'unreachable' });
const stored = async () => ({ vitaId: unfinished.vitaId });

type CallTab = ReturnType<typeof callTab>;
type Call = ReturnType<CallTab['call']>;

async function opened(tab: CallTab): Promise<Call> {
  const call = tab.call();
  call.session.openUnfinished(unfinished);
  await call.session.retry('form');
  await settled();
  return call;
}

async function aTypedCall(options: OutboxTabOptions = {}) {
  const tab = callTab(options);
  const call = await opened(tab);
  call.session.choose('reached-patient');
  enterPressure(call.session, '148', '92');
  call.session.setNote('Feels well');
  return { tab, ...call };
}

/** The server has this call with this status and these answers. */
function serverHas(
  { handlers }: Call,
  body: Pick<LogBody, 'status' | 'log'>,
  note = body.status.note ?? null,
): void {
  const { disposition, nextCallAt = null } = body.status;
  const contact = { ...unfinished, status: aStatus(1, { disposition, note, nextCallAt }), logVersion: 1 };
  const about = (data: unknown) => ({ vitaId: unfinished.vitaId, data });
  handlers['touchpoint/get'] = () => about({ contact, statuses: [] });
  handlers['calllog/get'] = () => about([aCallLog(unfinished, { answers: body.log.answers as never })]);
}

describe('a save with an outbox', () => {
  it('is sent at once, and its draft is deleted when the server confirmed it', async () => {
    const { tab, session, state } = await aTypedCall();
    await expect(session.save()).resolves.toBe('saved');
    await settled();
    expect(state()).toMatchObject({
      phase: 'saved',
      dirty: false,
      contact: { logVersion: 2, status: { status: 'reached', note: 'Feels well' } },
    });
    expect(tab.seen).toHaveLength(1);
    expect(await tab.drafts.list()).toEqual([]);
  });

  it.each([
    ['there is no connection', { failure: 'unreachable' }, { waitsFor: 'network', maybeStored: true }],
    ['nobody answers', { failure: 'timeout' }, { waitsFor: 'network', maybeStored: true }],
    ['the server fails', { failure: 'refused', status: 503 }, { waitsFor: 'server', maybeStored: true }],
    [
      'the session has ended',
      { failure: 'refused', status: 401 },
      { waitsFor: 'sign-in', maybeStored: false },
    ],
    ['the answer cannot be read', { failure: 'answer-invalid' }, { waitsFor: 'server', maybeStored: true }],
  ] as const)('waits when %s, and is sent with the same key later', async (_, facts, queued) => {
    const { tab, session, state } = await aTypedCall({ send: failing(facts) });
    await expect(session.save()).resolves.toBe('queued');
    expect(state()).toMatchObject({
      phase: 'queued',
      // Until the user has signed in again, the screen stays next to the sign-in.
      dirty: queued.waitsFor === 'sign-in',
      queued: { ...queued, isBeingSent: false },
    });
    session.setNote('too late');
    expect(state().note).toBe('Feels well');
    await expect(session.save()).resolves.toBe('refused');
    tab.answer(stored);
    await tab.outbox.flush('signed-in');
    await tab.clock.advance(5_000);
    expect(state().phase).toBe('saved');
    expect(new Set(tab.seen.map(({ key }) => key)).size).toBe(1);
    expect(tab.outbox.store.getState().counts).toMatchObject({ done: 1, waiting: 0 });
    expect(await tab.drafts.list()).toEqual([]);
  });

  it('has its complete draft on the device before it is sent: a tab that closes meanwhile finds all of it', async () => {
    const { tab, session, state } = await aTypedCall();
    await tab.clock.advance(250);
    session.setNote('Feels well, and walks daily');
    let saved: unknown;
    tab.answer(async () => {
      saved = (await tab.drafts.list())[0]?.content;
      return stored();
    });
    await expect(session.save()).resolves.toBe('saved');
    expect(saved).toMatchObject(entriesOf(state()));
  });

  it('of contract 1 that waits on the device is sent unchanged, with its readings', async () => {
    const before = callTab({ send: offline, ports: { contract: { number: 1, endpoints: [addCallLog] } } });
    const { contactId, vitaId } = { contactId: unfinished.id, vitaId: unfinished.vitaId };
    const metaInfo = { updatedAt: 1 };
    const body = {
      contactId,
      vitaId,
      status: {
        id: '019a0000-0000-7000-8000-000000000001',
        disposition: 'reached-patient',
        endedAt: 1,
        metaInfo,
      },
      log: { form: 'chronic-care/ad-hoc@1', answers: { body: { weight: '61', weightUnit: 'kg' } }, metaInfo },
      readings: [
        {
          id: '019a0000-0000-7000-8000-000000000002',
          metric: 'body',
          timestamp: 1,
          values: [{ key: 'weight', text: '61', unit: 'kg' }],
          metaInfo,
        },
      ],
    } as const;
    const request = { body, patient: vitaId, idempotencyKey: 'k1' };
    await before.outbox.enqueue(addCallLog, request as never);
    before.kill();
    const sent: unknown[] = [];
    const after = callTab({
      device: before.device,
      clock: before.clock,
      ports: { contract: { number: 2, endpoints: [addCallLog] } },
      send: async ({ entry }) => sent.push(entry.contractNumber, entry.body),
    });
    await after.clock.advance(3_600_000);
    expect(sent).toEqual([1, body]);
  });

  it('is stored once when requested twice', async () => {
    const { tab, session } = await aTypedCall();
    await expect(Promise.all([session.save(), session.save()])).resolves.toEqual(['saved', 'saved']);
    expect(tab.seen).toHaveLength(1);
  });

  it('waits behind an earlier save about the patient that needs attention', async () => {
    const { tab, session, state } = await aTypedCall({ send: failing({ failure: 'refused', status: 422 }) });
    await expect(session.save()).resolves.toBe('failed');
    const later = tab.call({ newId: () => '00000000-0000-4000-9000-000000000001' });
    later.session.openUnfinished(aContact(1, { ...unfinished, id: aContact(7).id }));
    await later.session.retry('form');
    await settled();
    later.session.choose('no-answer');
    await expect(later.session.save()).resolves.toBe('queued');
    expect(later.state().queued).toMatchObject({ waitsFor: 'nothing', maybeStored: false });
    expect(state().phase).toBe('save-failed');
  });

  it('is sent without the outbox where the device cannot store it', async () => {
    const { tab, session, state, to } = await aTypedCall();
    tab.tab.failure = new Error('disk full');
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')).toHaveLength(1);
    expect(state().phase).toBe('saved');
  });
});

describe('a queued save', () => {
  it('is withdrawn, changed, and sent once with another key', async () => {
    const { tab, session, state } = await aTypedCall({ send: failing({ failure: 'refused', status: 401 }) });
    await session.save();
    await expect(session.takeBack()).resolves.toBe('changed');
    expect(state()).toMatchObject({ phase: 'open', note: 'Feels well', queued: undefined });
    session.setNote('Feels better');
    tab.answer(stored);
    await expect(session.save()).resolves.toBe('saved');
    const [first, second] = tab.seen;
    expect(second?.key).not.toBe(first?.key);
    expect(tab.outbox.store.getState().entries).toEqual([]);
  });

  it('that may be stored is withdrawn only after a confirmation', async () => {
    const { session, state } = await aTypedCall({ send: offline });
    await session.save();
    await expect(session.takeBack()).resolves.toBe('may-be-stored');
    expect(state().phase).toBe('queued');
    await expect(session.takeBack({ confirmed: true })).resolves.toBe('changed');
    expect(state().phase).toBe('open');
  });

  it('is retried at once on request', async () => {
    const { tab, session, state } = await aTypedCall({ send: offline });
    await session.save();
    tab.answer(stored);
    await session.sendNow();
    await settled();
    expect(state().phase).toBe('saved');
  });

  it('that was removed elsewhere becomes an unsaved call again', async () => {
    const { tab, session, state } = await aTypedCall({ send: offline });
    await session.save();
    await tab.outbox.withdraw(state().queued?.id ?? '', { confirmed: true });
    expect(state()).toMatchObject({ phase: 'open', note: 'Feels well' });
  });

  it('is still there in a tab opened later, with its entries', async () => {
    const device = memoryDevice();
    const { tab, session, state } = await aTypedCall({ device, send: offline });
    await session.save();
    const typed = entriesOf(state());
    tab.kill();
    const next = callTab({ device, clock: tab.clock, send: offline });
    const later = await opened(next);
    await tab.clock.advance(1_000);
    expect(later.state()).toMatchObject({ phase: 'queued', queued: { maybeStored: true } });
    expect(entriesOf(later.state())).toEqual(typed);
    next.answer(stored);
    await tab.clock.advance(10_000);
    expect(later.state().phase).toBe('saved');
    expect(await next.drafts.list()).toEqual([]);
  });

  it('restores its entries when the draft is gone', async () => {
    const { tab, session, state } = await aTypedCall({ send: offline });
    session.choose('reached-relative');
    session.setDetail('Daughter');
    await session.save();
    const typed = entriesOf(state());
    session.dispose();
    await settled();
    await tab.drafts.confirmed(unfinished.id);
    const later = await opened(tab);
    expect(later.state().phase).toBe('queued');
    expect(entriesOf(later.state())).toEqual(typed);
  });
});

describe('a refused save', () => {
  it('stays in the tray, with the form open, until it is replaced', async () => {
    const { tab, session, state } = await aTypedCall({
      send: failing({ failure: 'refused', status: 422, code: 'input-invalid' }),
    });
    await expect(session.save()).resolves.toBe('failed');
    expect(state()).toMatchObject({ phase: 'save-failed', dirty: true, failure: { code: 'input-invalid' } });
    expect(tab.outbox.store.getState()).toMatchObject({ tray: 1, entries: [{ state: 'refused' }] });
    session.setNote('Shorter');
    tab.answer(stored);
    await expect(session.save()).resolves.toBe('saved');
    expect(tab.outbox.store.getState()).toMatchObject({ tray: 0, entries: [], counts: { done: 1 } });
  });

  it('is the same save when it is retried unchanged', async () => {
    const { tab, session } = await aTypedCall({ send: failing({ failure: 'refused', status: 403 }) });
    await session.save();
    tab.answer(stored);
    await expect(session.save()).resolves.toBe('saved');
    const [first, second] = tab.seen;
    expect(second?.key).toBe(first?.key);
  });

  const closed = failing({ failure: 'refused', status: 409, code: 'contact-closed' });

  it('is saved when an earlier try had stored the same', async () => {
    const { tab, state, session, ...call } = await aTypedCall({ send: closed });
    let sent: LogBody | undefined;
    tab.answer(async ({ entry }) => {
      sent = entry.body as LogBody;
      serverHas({ ...call, state, session } as Call, sent);
      throw new HttpError({
        failure: 'refused',
        endpoint: 'calllog/add',
        status: 409,
        code: 'contact-closed',
      });
    });
    await expect(session.save()).resolves.toBe('saved');
    await settled();
    expect(state()).toMatchObject({ phase: 'saved', contact: { logVersion: 1 } });
    expect(tab.outbox.store.getState()).toMatchObject({ tray: 0, entries: [] });
    expect(await tab.drafts.list()).toEqual([]);
  });

  async function aConflict() {
    const call = await aTypedCall({ send: closed });
    call.tab.answer(async ({ entry }) => {
      const { status, log } = entry.body as LogBody;
      const answers = { bloodPressure: { ...log.answers.bloodPressure, systolic: '150' } };
      serverHas(call, { status, log: { ...log, answers } }, 'From another window');
      throw new HttpError({
        failure: 'refused',
        endpoint: 'calllog/add',
        status: 409,
        code: 'contact-closed',
      });
    });
    await expect(call.session.save()).resolves.toBe('failed');
    return call;
  }

  it('shows both when something else is stored', async () => {
    const { state, tab } = await aConflict();
    expect(state()).toMatchObject({
      phase: 'conflict',
      dirty: true,
      note: 'Feels well',
      conflict: {
        theirs: { contact: { status: { note: 'From another window' } } },
        differences: {
          outcome: [{ part: 'note', ours: 'Feels well', theirs: 'From another window' }],
          form: [
            {
              at: { section: 'bloodPressure', key: 'systolic' },
              before: { value: '150', unit: 'mm[Hg]' },
              after: { value: '148', unit: 'mm[Hg]' },
            },
          ],
        },
      },
    });
    await tab.clock.advance(250);
    expect(await tab.drafts.list()).toHaveLength(1);
  });

  it('is discarded for the stored version only by the user', async () => {
    const { state, tab, session } = await aConflict();
    await session.keepStored();
    await settled();
    expect(state()).toMatchObject({ phase: 'saved', note: 'From another window', dirty: false });
    expect(state().values).toMatchObject({ bloodPressure: { systolic: '150' } });
    expect(tab.outbox.store.getState()).toMatchObject({ tray: 0, entries: [] });
    expect(await tab.drafts.list()).toEqual([]);
  });

  it('keeps everything when the stored version cannot be read', async () => {
    const { session, state } = await aTypedCall({ send: closed });
    await expect(session.save()).resolves.toBe('failed');
    expect(state()).toMatchObject({
      phase: 'save-failed',
      note: 'Feels well',
      failure: { code: 'contact-closed' },
    });
  });
});

describe('a resumed call while its save is running', () => {
  it('cannot be changed before the answer, which would discard the change', async () => {
    let answer = () => {};
    const underway = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { tab, session } = await aTypedCall({ send: () => underway.then(stored) });
    void session.save();
    await settled();
    session.dispose();
    const next = await opened(tab);
    expect(next.state()).toMatchObject({ phase: 'saving', note: 'Feels well' });
    next.session.setNote('Feels better');
    expect(next.state().note).toBe('Feels well');
    answer();
    await settled();
    expect(next.state()).toMatchObject({ phase: 'saved', note: 'Feels well' });
    expect(tab.seen).toHaveLength(1);
  });
});

describe('a finished call', () => {
  const closedContact = aContact(1, { status: aStatus(1, { disposition: 'reached-patient' }) });

  async function left(note = 'Feels well') {
    const { tab, session } = await aTypedCall();
    session.setNote(note);
    await tab.clock.advance(250);
    session.dispose();
    await settled();
    return tab;
  }

  it.each([
    ['is compared with a draft that says something else', 'Feels better', true],
    ['gives up a draft that says what is stored', 'Feels well', false],
  ])('%s', async (_, note, differs) => {
    const tab = await left(note);
    const call = tab.call();
    const answers = {
      bloodPressure: {
        systolic: '148',
        systolicUnit: 'mm[Hg]',
        diastolic: '92',
        diastolicUnit: 'mm[Hg]',
        irrPulse: false,
      },
    };
    const status = { disposition: 'reached-patient', note: 'Feels well' };
    serverHas(call, { status, log: { answers } } as unknown as LogBody);
    await expect(call.session.openClosed(closedContact)).resolves.toBe(differs);
    await settled();
    expect(call.state().phase).toBe(differs ? 'conflict' : 'saved');
    expect(await tab.drafts.list()).toHaveLength(differs ? 1 : 0);
  });

  it('has nothing to compare without a draft', async () => {
    const tab = callTab();
    const { session, calls } = tab.call();
    await expect(session.openClosed(closedContact)).resolves.toBe(false);
    expect(calls).toEqual([]);
    expect(await tab.drafts.list()).toEqual([]);
  });

  it('of another patient is refused', async () => {
    const { session } = callTab({ person: aPerson('anita') }).call();
    await expect(session.openClosed(aContact(2))).resolves.toBe(false);
  });
});
