import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { aContact, aStatus } from '../../../test/contacts.ts';
import { heldHttp, settled } from '../../../test/held-http.ts';
import type { Contact } from '../contact.ts';
import { createOutcomeCorrection, hasCorrectableOutcome } from './outcome-correction.ts';

/** 6 January 2024, 05:43 in Kolkata. */
const NOW = 1_704_500_000_000;
/** Half past a full minute, in the past. */
const PAST_CALL = 1_704_460_530;
const unreached = (facts = {}): Contact =>
  aContact(1, {
    logVersion: null,
    status: aStatus(1, { status: 'retry', disposition: 'no-answer', nextCallAt: PAST_CALL, ...facts }),
  });
const refusal = (facts: Partial<ConstructorParameters<typeof HttpError>[0]>) =>
  new HttpError({ failure: 'refused', endpoint: 'calllog/correct', ...facts });

function aCorrection(contact = unreached()) {
  const held = heldHttp();
  let made = 0;
  const newId = () => `00000000-0000-7000-8000-${String(made++).padStart(12, '0')}`;
  const options = { http: held.http, contact, timeZone: 'Asia/Kolkata', now: () => NOW, newId };
  const correction = createOutcomeCorrection(options);
  return { ...held, contact, correction, state: () => correction.store.getState() };
}

const answered = (contact: Contact) => ({
  vitaId: contact.vitaId,
  data: { contact, version: null, readingIds: [] },
});

describe('a call whose outcome can be corrected', () => {
  it.each([
    ['reached nobody', unreached(), true],
    ['was stopped', unreached({ status: 'stop', disposition: 'moved' }), true],
    ['was corrected before', unreached({ status: 'corrected' }), true],
    ['reached somebody', aContact(1), false],
    ['has no outcome yet', unreached({ status: 'unfinished', disposition: null }), false],
    ['was withdrawn', unreached({ status: 'withdrawn' }), false],
    ['has an outcome of a newer version', unreached({ disposition: 'voicemail' }), false],
  ])('is a call that %s: %#', (_, contact, expected) => {
    expect(hasCorrectableOutcome(contact)).toBe(expected);
  });
});

describe('the correction of an outcome', () => {
  it('starts with the stored values, and stores nothing while they are unchanged', async () => {
    const { correction, state, calls } = aCorrection(unreached({ note: 'Rang long' }));
    expect(state()).toMatchObject({
      disposition: 'no-answer',
      note: 'Rang long',
      nextCall: { wanted: true, date: '2024-01-05', time: '18:45' },
    });
    correction.setReason('Misread');
    expect(await correction.save()).toBe('unchanged');
    expect(calls).toEqual([]);
  });

  it('keeps a next call that is now in the past to the second, and accepts no other past one', async () => {
    const { correction, state, last } = aCorrection();
    correction.choose('busy');
    correction.setReason('Misheard');
    correction.setNextCall({ time: '18:46' });
    expect(await correction.save()).toBe('invalid');
    expect(state().outcomeProblems).toEqual({ nextCall: 'past' });
    correction.setNextCall({ time: '18:45' });
    void correction.save();
    await settled();
    expect(last().request.body).toMatchObject({ status: { disposition: 'busy', nextCallAt: PAST_CALL } });
  });

  it.each([
    ['another outcome needs a reason', 'busy', {}, { reasonProblem: 'required' }],
    ['a language', 'language-barrier', { reason: 'x' }, { outcomeProblems: { detail: 'required' } }],
    ['a second confirmation', 'deceased', { reason: 'x' }, { outcomeProblems: { confirmation: 'required' } }],
    ['somebody reached is another kind of call', 'reached-patient', { reason: 'x' }, { isReached: true }],
  ] as const)(
    'is not sent while something is missing: %s',
    async (_, disposition, { reason = '' }: { reason?: string }, problems) => {
      const { correction, state, calls } = aCorrection();
      correction.choose(disposition);
      correction.setReason(reason);
      expect(await correction.save()).toBe('invalid');
      expect(state()).toMatchObject(problems);
      expect(calls).toEqual([]);
    },
  );

  it('requires the hour of a call back, and drops the next call when calls are stopped', () => {
    const { correction, state } = aCorrection(unreached({ nextCallAt: null }));
    correction.choose('callback-requested');
    expect(state().nextCall).toMatchObject({ wanted: true, date: '', time: '' });
    correction.choose('do-not-call');
    expect(state().nextCall).toMatchObject({ wanted: false });
  });

  it('is sent once, without a log, following the status it was made from', async () => {
    const { correction, contact, calls, last, state } = aCorrection();
    correction.choose('refused');
    correction.setDetail(' Sees another doctor ');
    correction.setReason(' Wrong key ');
    const saves = [correction.save(), correction.save()];
    await settled();
    expect(calls).toHaveLength(1);
    expect(last().request.body).toEqual({
      contactId: contact.id,
      vitaId: contact.vitaId,
      reason: 'Wrong key',
      followsStatus: contact.status.id,
      status: expect.objectContaining({
        disposition: 'refused',
        detail: 'Sees another doctor',
        nextCallAt: null,
        endedAt: contact.status.endedAt,
      }),
    });
    await last().answer(answered(contact));
    expect(await Promise.all(saves)).toEqual(['saved', 'saved']);
    expect(state().phase).toBe('saved');
    expect(await correction.save()).toBe('refused');
  });

  it('that may have arrived is resent as the same request, and no entry is lost', async () => {
    const { correction, calls, state } = aCorrection();
    correction.choose('busy');
    correction.setReason('Misheard');
    for (const _ of [1, 2]) {
      const saving = correction.save();
      await settled();
      await calls.at(-1)?.fail(refusal({ failure: 'timeout' }));
      expect(await saving).toBe('failed');
    }
    expect(calls[1]?.request).toEqual(calls[0]?.request);
    expect(state()).toMatchObject({ phase: 'failed', disposition: 'busy', reason: 'Misheard' });
  });

  it('that meets a newer one shows it, and the next save follows that one', async () => {
    const { correction, contact, calls, last, lastTo, state } = aCorrection();
    correction.choose('busy');
    correction.setReason('Misheard');
    void correction.save();
    await settled();
    await last().fail(refusal({ status: 409, code: 'conflict' }));
    const newer = unreached({ ...aStatus(7), status: 'corrected', disposition: 'wrong-number' });
    await lastTo('calllog/get').answer({ vitaId: contact.vitaId, data: [] });
    await lastTo('touchpoint/get').answer({ vitaId: contact.vitaId, data: { contact: newer, statuses: [] } });
    expect(state()).toMatchObject({ phase: 'failed', newer: { status: { disposition: 'wrong-number' } } });
    void correction.save();
    await settled();
    expect(last().endpoint).toBe('calllog/correct');
    expect(last().request.body).toMatchObject({
      followsStatus: newer.status.id,
      status: { disposition: 'busy' },
    });
    expect(last().request.idempotencyKey).not.toBe(calls[0]?.request.idempotencyKey);
  });
});
