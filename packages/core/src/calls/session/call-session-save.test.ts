import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { aPatient, lost, refused } from '../../../test/call-server.ts';
import { aRunningCall, enterPressure, NOON_IN_KOLKATA } from '../../../test/call-session.ts';
import { aContact } from '../../../test/contacts.ts';

describe('saving', () => {
  async function aReachedCall() {
    const call = await aRunningCall();
    call.session.choose('reached-patient');
    enterPressure(call.session, '148', '92');
    call.session.setValue({ section: 'bloodPressure', key: 'irrPulse' }, true);
    call.session.setNote('  Feels well  ');
    return call;
  }

  it('stores log and status of a reached call, and leaves its readings to the server', async () => {
    const { session, state, to } = await aReachedCall();
    expect(session.canLeave()).toBe(false);
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')[0]?.body).toMatchObject({
      vitaId: aPatient(1).vitaId,
      status: { disposition: 'reached-patient', note: 'Feels well' },
      log: {
        form: 'chronic-care/ad-hoc@1',
        follows: 0,
        answers: { bloodPressure: { systolic: '148', diastolic: '92', irrPulse: true } },
      },
    });
    expect(to('calllog/add')[0]?.body).not.toHaveProperty('readings');
    expect(state()).toMatchObject({ phase: 'saved', dirty: false });
    expect(session.canLeave()).toBe(true);
  });

  it('shows with the call what it stored, or the local values if reloading fails', async () => {
    const { session, state, to, handlers } = await aReachedCall();
    handlers['user/touchpoints'] = () => Promise.reject(lost('user/touchpoints'));
    const asked = to('user/get').length;
    await session.save();
    await expect.poll(() => to('user/get').length).toBe(asked + 1);
    expect(state().previous).toMatchObject({ phase: 'ready' });
    expect(state().patient).toMatchObject({ phase: 'ready' });
  });

  it('stores only the status of an unreached call, whatever the form contains', async () => {
    const { session, to } = await aReachedCall();
    session.choose('no-answer');
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')).toHaveLength(0);
    expect(to('status/v2/add')[0]?.body).toEqual({
      contactId: expect.any(String),
      vitaId: aPatient(1).vitaId,
      status: {
        id: expect.any(String),
        disposition: 'no-answer',
        detail: undefined,
        note: 'Feels well',
        nextCallAt: Date.UTC(2024, 0, 5, 8, 30) / 1000,
        endedAt: NOON_IN_KOLKATA / 1000,
        metaInfo: { updatedAt: NOON_IN_KOLKATA / 1000, deleted: false, source: 'manual' },
      },
    });
  });

  it('stores a listed language as its tag, however it was named', async () => {
    const { session, to } = await aReachedCall();
    session.choose('language-barrier');
    session.setDetail(' Bengali ');
    await expect(session.save()).resolves.toBe('saved');
    expect(to('status/v2/add')[0]?.body).toMatchObject({ status: { detail: 'bn' } });
  });

  it('stores once when asked twice', async () => {
    const { session, to } = await aReachedCall();
    await expect(Promise.all([session.save(), session.save()])).resolves.toEqual(['saved', 'saved']);
    expect(to('calllog/add')).toHaveLength(1);
    await expect(session.save()).resolves.toBe('refused');
    expect(to('calllog/add')).toHaveLength(1);
  });

  it('repeats a lost save with the same ids and key, and keeps everything meanwhile', async () => {
    const { session, state, handlers, to } = await aReachedCall();
    const working = handlers['calllog/add'] ?? (() => undefined);
    handlers['calllog/add'] = () => Promise.reject(lost('calllog/add'));
    const before = state().values;
    await expect(session.save()).resolves.toBe('failed');
    expect(state()).toMatchObject({ phase: 'save-failed', dirty: true, failure: { failure: 'timeout' } });
    expect(state().values).toBe(before);
    handlers['calllog/add'] = working;
    await expect(session.save()).resolves.toBe('saved');
    const [first, second] = to('calllog/add');
    expect(second).toEqual(first);
  });

  it('is a new save, with a new key, after something was changed', async () => {
    const { session, handlers, to } = await aReachedCall();
    const working = handlers['calllog/add'] ?? (() => undefined);
    handlers['calllog/add'] = () => Promise.reject(lost('calllog/add'));
    await session.save();
    handlers['calllog/add'] = working;
    session.setNote('Changed');
    await session.save();
    const [first, second] = to('calllog/add');
    expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  });

  it.each([
    ['the answer', { vitaId: aPatient(2).vitaId, data: { contact: aContact(1) } }],
    ['the contact', { vitaId: aPatient(1).vitaId, data: { contact: aContact(2) } }],
  ])('is not confirmed where %s is another patient’s', async (_, answer) => {
    const { session, state, handlers } = await aReachedCall();
    handlers['calllog/add'] = () => answer;
    await expect(session.save()).resolves.toBe('failed');
    expect(state()).toMatchObject({ phase: 'save-failed', dirty: true, failure: { code: 'other-patient' } });
  });

  it.each([
    ['the server failed', new HttpError({ failure: 'refused', endpoint: 'calllog/add', status: 500 })],
    ['the call was closed elsewhere', refused('calllog/add', 409, 'contact-closed')],
    ['there was no connection', new HttpError({ failure: 'unreachable', endpoint: 'calllog/add' })],
  ])('keeps everything when %s', async (_, error) => {
    const { session, state, handlers } = await aReachedCall();
    handlers['calllog/add'] = () => Promise.reject(error);
    await expect(session.save()).resolves.toBe('failed');
    expect(state()).toMatchObject({ phase: 'save-failed', failure: error, note: '  Feels well  ' });
    session.setNote('Still editable');
    expect(state().note).toBe('Still editable');
  });

  it('accepts no entry while it is running or afterwards', async () => {
    const { session, state } = await aReachedCall();
    const saving = session.save();
    session.setNote('too late');
    await saving;
    session.setNote('far too late');
    expect(state().note).toBe('  Feels well  ');
  });
});
