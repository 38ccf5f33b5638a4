import { describe, expect, it } from 'vitest';
import { aPatient, lost, refused } from '../../../test/call-server.ts';
import { aCallSession, aReading, NOON_IN_KOLKATA } from '../../../test/call-session.ts';
import { aContact, aStatus } from '../../../test/contacts.ts';
import type { CallSession } from './call-session.ts';

describe('loading', () => {
  it('reads patient, readings, previous calls and script of this patient', async () => {
    const { session, state, to } = aCallSession();
    await session.load();
    expect(state().patient).toMatchObject({ phase: 'ready', value: { uhid: 'CL1' } });
    expect(to('user/touchpoints')[0]?.query).toMatchObject({ vitaId: aPatient(1).vitaId });
    expect(to('script/get')[0]?.query).toEqual({ programme: 'ahc', callType: 'ad-hoc', locale: 'en' });
    expect(Object.keys(state().readings)).toEqual(
      'bloodpressure body bloodglucose temperature spo2 heartrate hba1c lipid thyroid creatinine'.split(' '),
    );
  });

  it('lets each part fail and retry separately', async () => {
    const { session, state, handlers } = aCallSession();
    const working = handlers['user/touchpoints'];
    handlers['user/touchpoints'] = () => Promise.reject(lost('user/touchpoints'));
    await session.load();
    expect(state().previous).toMatchObject({ phase: 'failed', error: { failure: 'timeout' } });
    expect(state().patient.phase).toBe('ready');
    handlers['user/touchpoints'] = working ?? (() => undefined);
    await session.retry('previous');
    expect(state().previous).toEqual({ phase: 'ready', value: [] });
  });

  it('shows no script where there is none', async () => {
    const { session, state, handlers } = aCallSession();
    handlers['script/get'] = () => Promise.reject(refused('script/get', 404, 'not-found'));
    await session.load();
    expect(state().script).toEqual({ phase: 'ready', value: undefined });
  });

  it('reads since the enrolment, and earlier only if nothing was measured since', async () => {
    const before = aReading('body', [{ key: 'weight', text: '70', unit: 'kg' }], 1_600_000_000);
    const since = aReading('bloodglucose', [{ key: 'value', text: '110', unit: 'mg/dL' }]);
    const { session, state, windows } = aCallSession({}, [before, since]);
    await session.load();
    expect(windows.filter(({ metric }) => metric === 'bloodglucose')).toHaveLength(1);
    expect(windows.find(({ metric }) => metric === 'bloodglucose')?.from).toBe(1_700_000_000);
    expect(state().readings.body).toEqual({ phase: 'ready', value: [before] });
    expect(state().lastValues['body.weight']).toMatchObject({ value: '70', author: 'Asha' });
  });

  it.each([
    ['patient', 'user/get', { vitaId: aPatient(2).vitaId, data: aPatient(1) }],
    ['patient', 'user/get', { vitaId: aPatient(1).vitaId, data: aPatient(2) }],
    ['previous', 'user/touchpoints', { vitaId: aPatient(2).vitaId, data: [] }],
    ['previous', 'user/touchpoints', { vitaId: aPatient(1).vitaId, data: [aContact(2)] }],
  ] as const)('refuses an answer of %s about another patient (%s)', async (part, endpoint, answer) => {
    const { session, state, handlers } = aCallSession();
    handlers[endpoint] = () => answer;
    await session.load();
    expect(state()[part]).toMatchObject({ phase: 'failed', error: { code: 'other-patient' } });
  });

  it('changes nothing when a reply arrives after the call was left', async () => {
    const { session, state, handlers } = aCallSession();
    let answer = (_: unknown) => {};
    handlers['user/get'] = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    const loading = session.load();
    session.dispose();
    const left = state();
    answer({ vitaId: aPatient(1).vitaId, data: aPatient(1) });
    await loading;
    expect(state()).toBe(left);
  });
});

describe('starting the call', () => {
  it('creates the contact and says what to dial', async () => {
    const { session, state, to } = aCallSession();
    await expect(session.dial()).resolves.toBe('tel:+919800000001');
    expect(state()).toMatchObject({ phase: 'open', dirty: true, contact: { attempt: 1 } });
    expect(to('routine/dial')[0]?.body).toMatchObject({
      contact: { programme: 'ahc', callType: 'ad-hoc', startedAt: NOON_IN_KOLKATA / 1000 },
    });
  });

  it('happens once for a double click', async () => {
    const { session, to } = aCallSession();
    await Promise.all([session.dial(), session.dial(), session.calledElsewhere()]);
    expect(to('routine/dial')).toHaveLength(1);
    expect(to('touchpoint/v2/add')).toHaveLength(0);
  });

  it('is another attempt on another number: the lost one may have started', async () => {
    const { session, handlers, to } = aCallSession();
    const working = handlers['routine/dial'] ?? (() => undefined);
    handlers['routine/dial'] = () => Promise.reject(lost('routine/dial'));
    await session.dial({ number: '98000 00001' });
    await session.dial({ number: '98000 00001' });
    handlers['routine/dial'] = working;
    await session.dial({ number: '98000 00002' });
    const keys = to('routine/dial').map(({ idempotencyKey }) => idempotencyKey);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(to('routine/dial')[2]?.body).toMatchObject({ contact: { number: '98000 00002' } });
  });

  it('records a call made on another phone', async () => {
    const { session, state, to } = aCallSession();
    await session.calledElsewhere();
    expect(to('touchpoint/v2/add')).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'open', tel: null });
  });

  it('repeats a lost attempt with the same id and key, whichever button is pressed', async () => {
    const { session, handlers, to, state } = aCallSession();
    const working = handlers['routine/dial'] ?? (() => undefined);
    handlers['routine/dial'] = () => Promise.reject(lost('routine/dial'));
    await session.dial();
    expect(state()).toMatchObject({ phase: 'ready', failure: { failure: 'timeout' } });
    handlers['routine/dial'] = working;
    await session.calledElsewhere();
    const [first, second] = to('routine/dial');
    expect(second).toEqual(first);
    expect(to('touchpoint/v2/add')).toHaveLength(0);
  });

  it('says that calls to the patient were stopped, and reloads the patient', async () => {
    const { session, handlers, state } = aCallSession();
    await session.load();
    const callsStopped = { disposition: 'wrong-number', at: 1_704_400_000 };
    handlers['user/get'] = () => ({ vitaId: aPatient(1).vitaId, data: aPatient(1, { callsStopped }) });
    handlers['routine/dial'] = () => Promise.reject(refused('routine/dial', 409, 'number-stopped'));
    await expect(session.dial()).resolves.toBeUndefined();
    expect(state()).toMatchObject({ phase: 'ready', dirty: false, failure: { code: 'number-stopped' } });
    expect(state().patient).toMatchObject({ phase: 'ready', value: { callsStopped } });
  });

  it('may be recorded as made elsewhere after a definite refusal', async () => {
    const { session, handlers, to } = aCallSession();
    handlers['routine/dial'] = () => Promise.reject(refused('routine/dial', 409, 'number-missing'));
    await session.dial();
    await session.calledElsewhere();
    expect(to('touchpoint/v2/add')).toHaveLength(1);
  });

  it('refuses a contact of another patient', async () => {
    const { session, handlers, state } = aCallSession();
    handlers['routine/dial'] = () => ({
      vitaId: aPatient(1).vitaId,
      data: { contact: aContact(2), via: 'device', tel: 'tel:+911' },
    });
    await session.dial();
    expect(state()).toMatchObject({ phase: 'ready', contact: undefined, failure: { code: 'other-patient' } });
  });

  it('continues an unfinished contact of this call', () => {
    const { session, state } = aCallSession();
    const unfinished = aContact(1, { status: aStatus(1, { status: 'unfinished', disposition: null }) });
    expect(session.openUnfinished(unfinished)).toBe(true);
    expect(state()).toMatchObject({ phase: 'open', continued: true, contact: unfinished });
  });

  it.each([
    ['another patient', aContact(2, { status: aStatus(2, { status: 'dialling' }) })],
    ['a finished one', aContact(1)],
    ['another programme', aContact(1, { programme: 'careline', status: aStatus(1, { status: 'dialling' }) })],
  ])('does not continue a contact of %s', (_, contact) => {
    const { session, state } = aCallSession();
    expect(session.openUnfinished(contact)).toBe(false);
    expect(state().contact).toBeUndefined();
  });

  const weight = { section: 'body', key: 'weight' };
  const medicine = { section: 'medications', row: 0, key: 'name' };

  it.each<[string, (session: CallSession) => void]>([
    ['a note', (session) => session.setNote('early')],
    ['a disposition', (session) => session.choose('busy')],
    ['a value', (session) => session.setValue(weight, '75')],
    ['a unit', (session) => session.setUnit(weight, '[lb_av]')],
    ['a reason', (session) => session.setFieldReason(weight, 'Measured twice')],
    ['the last value', (session) => session.setUnchanged(weight)],
    ['an exchange', (session) => session.swap({ section: 'bloodPressure', key: 'systolic' })],
    ['a row', (session) => session.addRow('medications')],
    ['a row less', (session) => session.removeRow('medications', 0)],
    ['the last rows', (session) => session.setRowsUnchanged('medications')],
    ['a value in a row', (session) => session.setValue(medicine, 'Metformin')],
    ['a field that was left', (session) => session.leave(weight)],
  ])('accepts no entry before the call has started: %s', async (_, edit) => {
    const { session, state } = aCallSession({}, [
      aReading('body', [{ key: 'weight', text: '70', unit: 'kg' }]),
    ]);
    await session.load();
    const before = state();
    edit(session);
    expect(state()).toBe(before);
  });

  it('says so when the programme has no form for the call type', () => {
    expect(() => aCallSession({ callType: 'psychology' })).toThrow(/no form for psychology/);
  });
});
