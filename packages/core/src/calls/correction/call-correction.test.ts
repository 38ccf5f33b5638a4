import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { aCallLog, aContact, aStatus } from '../../../test/contacts.ts';
import { heldHttp, settled } from '../../../test/held-http.ts';
import { MAX_CORRECTION_REASON } from '../call-saves.endpoints.ts';
import { createCallCorrection, createCallWithdrawal } from './call-correction.ts';
import { correctableForm } from './correctable-form.ts';
import { reasonProblem } from './correction-reason.ts';

const contact = aContact(1);
const pressure = (systolic: string) => ({
  bloodPressure: { systolic, systolicUnit: 'mm[Hg]', diastolic: '80', diastolicUnit: 'mm[Hg]' },
});
const log = aCallLog(contact, { answers: pressure('148') });
const answered = { vitaId: contact.vitaId, data: { contact, version: 2, readingIds: [] } };
const timeout = new HttpError({ failure: 'timeout', endpoint: 'calllog/correct' });
const conflict = new HttpError({
  failure: 'refused',
  endpoint: 'calllog/correct',
  status: 409,
  code: 'conflict',
});
const SYSTOLIC = { section: 'bloodPressure', key: 'systolic' };

function aCorrection() {
  const held = heldHttp();
  let made = 0;
  const newId = () => `00000000-0000-7000-8000-${String(made++).padStart(12, '0')}`;
  const now = () => 1_704_500_000_000;
  const options = { http: held.http, contact, timeZone: 'Asia/Kolkata', now, newId };
  const correction = createCallCorrection({ ...options, log });
  return { ...held, options, correction, state: () => correction.store.getState() };
}

describe('a correction', () => {
  it('starts with the saved values, and lists what it changes', () => {
    const { correction, state } = aCorrection();
    expect(state().values.bloodPressure).toMatchObject({ systolic: '148' });
    correction.setValue(SYSTOLIC, '138');
    expect(state().changes).toEqual([
      {
        at: SYSTOLIC,
        before: { value: '148', unit: 'mm[Hg]' },
        after: { value: '138', unit: 'mm[Hg]' },
      },
    ]);
  });

  it.each([
    ['a reason', '138', '', 'invalid'],
    ['a possible value', '900', 'Misheard', 'invalid'],
    ['a change', '148', 'Misheard', 'unchanged'],
  ])('is not sent without %s', async (_, systolic, reason, result) => {
    const { correction, calls } = aCorrection();
    correction.setValue(SYSTOLIC, systolic);
    correction.setReason(reason);
    expect(await correction.save()).toBe(result);
    expect(calls).toEqual([]);
  });

  it('is sent once, follows its base version, and leaves its readings to the server', async () => {
    const { correction, calls, last, state } = aCorrection();
    correction.setValue(SYSTOLIC, '138');
    correction.setReason(' Misheard ');
    const saves = [correction.save(), correction.save()];
    await settled();
    expect(calls).toHaveLength(1);
    expect(last().request.body).toMatchObject({
      contactId: contact.id,
      reason: 'Misheard',
      followsStatus: contact.status.id,
      status: { disposition: 'reached-patient', endedAt: contact.status.endedAt },
      log: { follows: 1, answers: pressure('138') },
    });
    expect(last().request.body).not.toHaveProperty('readings');
    await last().answer(answered);
    expect(await Promise.all(saves)).toEqual(['saved', 'saved']);
    expect(state().phase).toBe('saved');
    expect(await correction.save()).toBe('refused');
  });

  it('that may have arrived is resent as the same request', async () => {
    const { correction, calls } = aCorrection();
    correction.setValue(SYSTOLIC, '138');
    correction.setReason('Misheard');
    for (const _ of [1, 2]) {
      const saving = correction.save();
      await settled();
      await calls.at(-1)?.fail(timeout);
      expect(await saving).toBe('failed');
    }
    expect(calls[1]?.request.body).toEqual(calls[0]?.request.body);
    expect(calls[1]?.request.idempotencyKey).toBe(calls[0]?.request.idempotencyKey);
  });

  it('that meets a newer version keeps the entries and follows that one', async () => {
    const { correction, calls, last, lastTo, state } = aCorrection();
    correction.setValue(SYSTOLIC, '138');
    correction.setReason('Misheard');
    const saving = correction.save();
    await settled();
    await last().fail(conflict);
    const status = aStatus(9, { status: 'corrected' });
    const newer = { ...contact, status };
    await lastTo('touchpoint/get').answer({ vitaId: contact.vitaId, data: { contact: newer, statuses: [] } });
    const second = aCallLog(contact, { version: 2, answers: pressure('150') });
    await lastTo('calllog/get').answer({ vitaId: contact.vitaId, data: [second, log] });
    expect(await saving).toBe('failed');
    expect(state().conflict?.changes.map(({ after }) => after?.value)).toEqual(['150']);
    expect(state().changes.map(({ before, after }) => [before?.value, after?.value])).toEqual([
      ['150', '138'],
    ]);
    const again = correction.save();
    await settled();
    expect(last().request.body).toMatchObject({ followsStatus: status.id, log: { follows: 2 } });
    expect(last().request.idempotencyKey).not.toBe(calls[0]?.request.idempotencyKey);
    await last().answer(answered);
    expect(await again).toBe('saved');
  });

  it('refuses an answer about another patient', async () => {
    const { correction, last, state } = aCorrection();
    correction.setValue(SYSTOLIC, '138');
    correction.setReason('Misheard');
    const saving = correction.save();
    await settled();
    await last().answer({ ...answered, vitaId: aContact(2).vitaId });
    expect(await saving).toBe('failed');
    expect(state().failure?.code).toBe('other-patient');
  });

  it('is only possible where the form of the log is known', () => {
    const old = aCallLog(contact, { form: 'chronic-care/ad-hoc@0' });
    expect(correctableForm(contact, old)).toBeUndefined();
    expect(() => createCallCorrection({ ...aCorrection().options, log: old })).toThrow(RangeError);
  });
});

it('a withdrawal is resent as the same request until its reason changes', async () => {
  const { options, calls, last } = aCorrection();
  const withdrawal = createCallWithdrawal(options);
  for (const reason of ['Another Asha', 'Another Asha', 'Wrong row']) {
    const asked = withdrawal.withdraw(reason).catch((error: HttpError) => error);
    await settled();
    await last().fail(timeout);
    expect(await asked).toBe(timeout);
  }
  const keys = calls.map(({ request }) => request.idempotencyKey);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(last().request.body).toMatchObject({ reason: 'Wrong row', followsStatus: contact.status.id });
});

it.each([
  ['', 'required'],
  ['  \n', 'required'],
  ['x'.repeat(MAX_CORRECTION_REASON + 1), 'too-long'],
  ['x'.repeat(MAX_CORRECTION_REASON), undefined],
])('a reason %#', (reason, problem) => {
  expect(reasonProblem(reason)).toBe(problem);
});
