import { describe, expect, it } from 'vitest';
import type { FormAnswers } from '#forms';
import type { BodyOf } from '#http';
import { lost, refused } from '../../../test/call-server.ts';
import { enterPressure } from '../../../test/call-session.ts';
import { callTab } from '../../../test/call-tab.ts';
import { aCallLog, aContact, aStatus } from '../../../test/contacts.ts';
import { settled } from '../../../test/held-http.ts';
import { failing } from '../../../test/outbox-tab.ts';
import type { correctCallLog } from '../call-saves.endpoints.ts';
import type { ContactStatus } from '../contact.ts';

type Correction = BodyOf<typeof correctCallLog>;

const unfinished = aContact(1, { status: aStatus(1, { status: 'unfinished', disposition: null }) });
const about = (data: unknown) => ({ vitaId: unfinished.vitaId, data });
const closed = failing({ failure: 'refused', status: 409, code: 'contact-closed' });

const pressure = (systolic: string, diastolic: string) => ({
  systolic,
  systolicUnit: 'mm[Hg]',
  diastolic,
  diastolicUnit: 'mm[Hg]',
  irrPulse: false,
});

interface Stored {
  readonly status?: Partial<ContactStatus>;
  readonly answers?: FormAnswers;
  readonly version?: number;
  readonly mayCorrect?: boolean;
  readonly form?: string;
  readonly reached?: boolean;
}

/** A call with 148/92 and “Feels well” locally, and something else on the server. */
async function aConflict(stored: Stored = {}) {
  const tab = callTab({ send: closed });
  const call = tab.call();
  const serverHas = ({ version = 1, mayCorrect = true, reached = true, ...facts }: Stored) => {
    const status = aStatus(version, { note: 'Asked for diet', ...facts.status });
    const contact = { ...unfinished, status, logVersion: reached ? version : null };
    const { answers = { bloodPressure: pressure('150', '90') }, form = 'chronic-care/ad-hoc@1' } = facts;
    call.handlers['touchpoint/get'] = () => about({ contact, statuses: [], mayCorrect });
    call.handlers['calllog/get'] = () =>
      about(reached ? [aCallLog(unfinished, { answers: answers as never, version, form })] : []);
    return contact;
  };
  const contact = serverHas(stored);
  call.handlers['calllog/correct'] = () => about({ contact, version: 2, readingIds: [] });
  call.session.openUnfinished(unfinished);
  await call.session.retry('form');
  await settled();
  call.session.choose('reached-patient');
  enterPressure(call.session, '148', '92');
  call.session.setNote('Feels well');
  await call.session.save();
  await settled();
  return {
    ...call,
    tab,
    serverHas,
    sent: () => call.to('calllog/correct').map(({ body }) => body as Correction),
  };
}

const ours = (...keys: string[]) => ({ ours: new Set(keys), reason: 'Both tabs were used' });

describe('a call that is stored with other values', () => {
  it('is decided for each part', async () => {
    const { state } = await aConflict();
    expect(state().conflict).toMatchObject({ mayMerge: true, merge: { phase: 'open' } });
    expect(state().conflict?.parts.map(({ key, fixed }) => [key, fixed])).toEqual([
      ['note', false],
      ['bloodPressure.systolic', false],
      ['bloodPressure.diastolic', false],
    ]);
  });

  it('becomes a correction with the chosen values, and the draft is deleted', async () => {
    const { session, state, sent, tab } = await aConflict();
    await expect(session.mergeConflict(ours('note', 'bloodPressure.systolic'))).resolves.toBe('saved');
    await settled();
    expect(sent()).toMatchObject([
      {
        reason: 'Both tabs were used',
        followsStatus: aStatus(1).id,
        status: { disposition: 'reached-patient', note: 'Feels well' },
        log: { follows: 1, answers: { bloodPressure: pressure('148', '90') } },
      },
    ]);
    expect(state()).toMatchObject({ phase: 'saved', note: 'Feels well', dirty: false, conflict: undefined });
    expect(tab.outbox.store.getState()).toMatchObject({ tray: 0, entries: [] });
    expect(await tab.drafts.list()).toEqual([]);
  });

  it.each([
    ['nothing of ours', ours(), 'unchanged'],
    ['a part that does not differ', ours('body.weight'), 'unchanged'],
    ['no reason', { ...ours('note'), reason: ' ' }, 'invalid'],
  ])('stores nothing with %s', async (_, choice, result) => {
    const { session, sent, state } = await aConflict();
    await expect(session.mergeConflict(choice)).resolves.toBe(result);
    expect(sent()).toEqual([]);
    expect(state().phase).toBe('conflict');
  });

  it('says which values contradict each other', async () => {
    const { session, sent, state } = await aConflict({ answers: { bloodPressure: pressure('85', '70') } });
    await expect(session.mergeConflict(ours('bloodPressure.diastolic'))).resolves.toBe('invalid');
    expect(Object.keys(state().conflict?.merge.problems ?? {})).not.toEqual([]);
    expect(sent()).toEqual([]);
  });

  it.each<[string, Stored]>([
    ['the reader may not correct it', { mayCorrect: false }],
    ['its form is not known any more', { form: 'chronic-care/ad-hoc@0' }],
  ])('is read-only where %s', async (_, stored) => {
    const { session, state, sent } = await aConflict(stored);
    expect(state().conflict?.mayMerge).toBe(false);
    await expect(session.mergeConflict(ours('note'))).resolves.toBe('refused');
    expect(sent()).toEqual([]);
  });

  it('stays an unreached call', async () => {
    const status = { status: 'retry', disposition: 'busy', note: null } as const;
    const { session, state, sent } = await aConflict({ status, reached: false });
    const fixed = state().conflict?.parts.filter((part) => part.fixed);
    expect(fixed?.map(({ key }) => key)).toContain('disposition');
    await expect(session.mergeConflict(ours('disposition', 'note', 'bloodPressure.systolic'))).resolves.toBe(
      'saved',
    );
    expect(sent()).toMatchObject([{ status: { disposition: 'busy', note: 'Feels well' } }]);
    expect(sent()[0]).not.toHaveProperty('log');
  });

  it('is compared again when it was changed meanwhile', async () => {
    const { session, state, sent, handlers, serverHas } = await aConflict();
    const [choice, works] = [ours('note'), handlers['calllog/correct']];
    handlers['calllog/correct'] = () => {
      serverHas({ version: 2, status: { note: 'Changed again' } });
      throw refused('calllog/correct', 409, 'conflict');
    };
    await expect(session.mergeConflict(choice)).resolves.toBe('failed');
    expect(state().conflict).toMatchObject({
      theirs: { contact: { status: { note: 'Changed again' } } },
      merge: { phase: 'open', changedAgain: true },
    });
    handlers['calllog/correct'] = works as never;
    await expect(session.mergeConflict(choice)).resolves.toBe('saved');
    expect(sent()[1]).toMatchObject({ followsStatus: aStatus(2).id, log: { follows: 2 } });
  });

  it('is resent as the same correction', async () => {
    const { session, state, to, handlers } = await aConflict();
    const works = handlers['calllog/correct'];
    handlers['calllog/correct'] = () => {
      throw lost('calllog/correct');
    };
    await expect(session.mergeConflict(ours('note'))).resolves.toBe('failed');
    expect(state()).toMatchObject({
      phase: 'conflict',
      note: 'Feels well',
      conflict: { merge: { phase: 'failed', failure: { failure: 'timeout' } } },
    });
    handlers['calllog/correct'] = works as never;
    await expect(session.mergeConflict(ours('note'))).resolves.toBe('saved');
    const [first, second] = to('calllog/correct');
    expect(second).toEqual(first);
  });
});
