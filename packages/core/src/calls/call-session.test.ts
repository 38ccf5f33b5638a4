import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import type { MetricRecord } from '#metrics';
import { aPatient, callHandlers, fakeHttp, lost, refused } from '../../test/call-server.ts';
import { aContact, aStatus } from '../../test/contacts.ts';
import { openCallContext } from './call-context.ts';
import { type CallSession, type CallSessionOptions, createCallSession } from './call-session.ts';

const NOON_IN_KOLKATA = Date.UTC(2024, 0, 5, 6, 30);

function aReading(metric: string, values: MetricRecord['values'], timestamp = 1_704_000_000): MetricRecord {
  const metaInfo = { updatedAt: timestamp, deleted: false, source: 'manual', createdAt: timestamp };
  return { id: `${metric}-${timestamp}`, metric, timestamp, values, author: 'Asha', metaInfo };
}

function aCall(facts: Partial<CallSessionOptions> = {}, records: readonly MetricRecord[] = []) {
  const server = fakeHttp(callHandlers());
  let ids = 0;
  const windows: { metric: string; from: number; to: number }[] = [];
  const session = createCallSession({
    http: server.http,
    metrics: {
      async read({ metric, from, to }) {
        windows.push({ metric, from, to });
        return records.filter(
          (record) =>
            record.metric === metric && Number(record.timestamp) >= from && Number(record.timestamp) <= to,
        );
      },
    },
    context: openCallContext({
      vitaId: aPatient(1).vitaId,
      facilityId: aContact(1).facilityId,
      programme: 'ahc',
      providerId: 'coach',
      providerName: 'Anita Coach',
      userEnrollmentDate: 1_700_000_000,
    }),
    callType: 'ad-hoc',
    now: () => NOON_IN_KOLKATA,
    newId: () => {
      ids += 1;
      return `00000000-0000-4000-8000-${String(ids).padStart(12, '0')}`;
    },
    timeZone: 'Asia/Kolkata',
    callingHours: { from: '08:00', to: '20:00' },
    ...facts,
  });
  return { ...server, session, windows, state: () => session.store.getState() };
}

async function aRunningCall(records: readonly MetricRecord[] = []) {
  const call = aCall({}, records);
  await call.session.load();
  await call.session.dial();
  return call;
}

function enterPressure(session: CallSession, systolic: string, diastolic: string): void {
  session.setValue('bloodPressure', 'systolic', systolic);
  session.setValue('bloodPressure', 'diastolic', diastolic);
}

describe('loading', () => {
  it('reads patient, readings, previous calls and script of this patient', async () => {
    const { session, state, to } = aCall();
    await session.load();
    expect(state().patient).toMatchObject({ phase: 'ready', value: { uhid: 'CL1' } });
    expect(to('user/touchpoints')[0]?.query).toMatchObject({ vitaId: aPatient(1).vitaId });
    expect(to('script/get')[0]?.query).toEqual({ programme: 'ahc', callType: 'ad-hoc', locale: 'en' });
    expect(Object.keys(state().readings)).toEqual(['bloodpressure', 'body', 'bloodglucose']);
  });

  it('lets each part fail and be retried on its own', async () => {
    const { session, state, handlers } = aCall();
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
    const { session, state, handlers } = aCall();
    handlers['script/get'] = () => Promise.reject(refused('script/get', 404, 'not-found'));
    await session.load();
    expect(state().script).toEqual({ phase: 'ready', value: undefined });
  });

  it('reads since the enrolment, and before it only where nothing was measured since', async () => {
    const before = aReading('body', [{ key: 'weight', text: '70', unit: 'kg' }], 1_600_000_000);
    const since = aReading('bloodglucose', [{ key: 'value', text: '110', unit: 'mg/dL' }]);
    const { session, state, windows } = aCall({}, [before, since]);
    await session.load();
    expect(windows.filter(({ metric }) => metric === 'bloodglucose')).toHaveLength(1);
    expect(windows.find(({ metric }) => metric === 'bloodglucose')?.from).toBe(1_700_000_000);
    expect(state().readings.body).toEqual({ phase: 'ready', value: [before] });
    expect(state().lastValues['body.weight']).toMatchObject({ text: '70', author: 'Asha' });
  });

  it.each([
    ['patient', 'user/get', { vitaId: aPatient(2).vitaId, data: aPatient(1) }],
    ['patient', 'user/get', { vitaId: aPatient(1).vitaId, data: aPatient(2) }],
    ['previous', 'user/touchpoints', { vitaId: aPatient(2).vitaId, data: [] }],
    ['previous', 'user/touchpoints', { vitaId: aPatient(1).vitaId, data: [aContact(2)] }],
  ] as const)('refuses an answer of %s about another patient (%s)', async (part, endpoint, answer) => {
    const { session, state, handlers } = aCall();
    handlers[endpoint] = () => answer;
    await session.load();
    expect(state()[part]).toMatchObject({ phase: 'failed', error: { code: 'other-patient' } });
  });

  it('changes nothing when a reply arrives after the call was left', async () => {
    const { session, state, handlers } = aCall();
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

describe('beginning the call', () => {
  it('brings the contact into being and says what to dial', async () => {
    const { session, state, to } = aCall();
    await expect(session.dial()).resolves.toBe('tel:+919800000001');
    expect(state()).toMatchObject({ phase: 'open', dirty: true, contact: { attempt: 1 } });
    expect(to('routine/dial')[0]?.body).toMatchObject({
      contact: { programme: 'ahc', callType: 'ad-hoc', startedAt: NOON_IN_KOLKATA / 1000 },
    });
  });

  it('is begun once by a double click', async () => {
    const { session, to } = aCall();
    await Promise.all([session.dial(), session.dial(), session.calledElsewhere()]);
    expect(to('routine/dial')).toHaveLength(1);
    expect(to('touchpoint/v2/add')).toHaveLength(0);
  });

  it('records a call made on another phone', async () => {
    const { session, state, to } = aCall();
    await session.calledElsewhere();
    expect(to('touchpoint/v2/add')).toHaveLength(1);
    expect(state()).toMatchObject({ phase: 'open', tel: null });
  });

  it('repeats a lost attempt with the same id and key, whichever button is pressed', async () => {
    const { session, handlers, to, state } = aCall();
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

  it('tells that calls to the patient were stopped, and reads the patient again', async () => {
    const { session, handlers, state } = aCall();
    await session.load();
    const callsStopped = { disposition: 'wrong-number', at: 1_704_400_000 };
    handlers['user/get'] = () => ({ vitaId: aPatient(1).vitaId, data: aPatient(1, { callsStopped }) });
    handlers['routine/dial'] = () => Promise.reject(refused('routine/dial', 409, 'number-stopped'));
    await expect(session.dial()).resolves.toBeUndefined();
    expect(state()).toMatchObject({ phase: 'ready', dirty: false, failure: { code: 'number-stopped' } });
    expect(state().patient).toMatchObject({ phase: 'ready', value: { callsStopped } });
  });

  it('may be recorded as made elsewhere after a clear refusal', async () => {
    const { session, handlers, to } = aCall();
    handlers['routine/dial'] = () => Promise.reject(refused('routine/dial', 409, 'number-missing'));
    await session.dial();
    await session.calledElsewhere();
    expect(to('touchpoint/v2/add')).toHaveLength(1);
  });

  it('refuses a contact of another patient', async () => {
    const { session, handlers, state } = aCall();
    handlers['routine/dial'] = () => ({
      vitaId: aPatient(1).vitaId,
      data: { contact: aContact(2), via: 'device', tel: 'tel:+911' },
    });
    await session.dial();
    expect(state()).toMatchObject({ phase: 'ready', contact: undefined, failure: { code: 'other-patient' } });
  });

  it('goes on with an unfinished contact of this call', () => {
    const { session, state } = aCall();
    const unfinished = aContact(1, { status: aStatus(1, { status: 'unfinished', disposition: null }) });
    expect(session.openUnfinished(unfinished)).toBe(true);
    expect(state()).toMatchObject({ phase: 'open', continued: true, contact: unfinished });
  });

  it.each([
    ['another patient', aContact(2, { status: aStatus(2, { status: 'dialling' }) })],
    ['a finished one', aContact(1)],
    ['another programme', aContact(1, { programme: 'careline', status: aStatus(1, { status: 'dialling' }) })],
  ])('does not go on with a contact of %s', (_, contact) => {
    const { session, state } = aCall();
    expect(session.openUnfinished(contact)).toBe(false);
    expect(state().contact).toBeUndefined();
  });

  it('takes no entry before the call has begun', () => {
    const { session, state } = aCall();
    session.setNote('early');
    session.choose('busy');
    expect(state()).toMatchObject({ note: '', disposition: undefined });
  });

  it('says so when the programme has no form for the call type', () => {
    expect(() => aCall({ callType: 'psychology' })).toThrow(/no form for psychology/);
  });
});

describe('the outcome', () => {
  it('proposes the next call of the ladder, until a person enters one', async () => {
    const { session, state } = await aRunningCall();
    session.choose('no-answer');
    expect(state().nextCall).toMatchObject({ wanted: true, date: '2024-01-05', time: '14:00', by: 'ladder' });
    session.setNextCall({ date: '2024-01-08' });
    session.choose('busy');
    expect(state().nextCall).toMatchObject({ date: '2024-01-08', time: '14:00', by: 'person' });
  });

  it('wants no next call where calls are stopped', async () => {
    const { session, state } = await aRunningCall();
    session.choose('no-answer');
    session.choose('wrong-number');
    expect(state().nextCall.wanted).toBe(false);
  });

  it.each([
    ['no disposition', undefined, () => {}, { disposition: 'required' }],
    ['who was reached', 'reached-relative', () => {}, { detail: 'required' }],
    ['which language', 'language-barrier', () => {}, { detail: 'required' }],
    ['why', 'refused', () => {}, { detail: 'required' }],
    [
      'a detail too long',
      'refused',
      (s: CallSession) => s.setDetail('x'.repeat(501)),
      { detail: 'too-long' },
    ],
    ['the second confirmation', 'deceased', () => {}, { confirmation: 'required' }],
    ['a note too long', 'busy', (s: CallSession) => s.setNote('x'.repeat(4001)), { note: 'too-long' }],
    [
      'when to call back',
      'callback-requested',
      (s: CallSession) => s.setNextCall({ wanted: false }),
      { nextCall: 'required' },
    ],
    ['half a time', 'busy', (s: CallSession) => s.setNextCall({ time: '' }), { nextCall: 'incomplete' }],
    [
      'no such day',
      'busy',
      (s: CallSession) => s.setNextCall({ wanted: true, date: '2024-02-31', time: '10:00' }),
      { nextCall: 'incomplete' },
    ],
    [
      'a time that has passed',
      'busy',
      (s: CallSession) => s.setNextCall({ wanted: true, date: '2024-01-05', time: '11:59' }),
      { nextCall: 'past' },
    ],
  ] as const)('is not saved without %s', async (_, disposition, enter, problems) => {
    const { session, state, to } = await aRunningCall();
    if (disposition) session.choose(disposition);
    enter(session);
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().outcomeProblems).toEqual(problems);
    expect([...to('status/v2/add'), ...to('calllog/add')]).toHaveLength(0);
  });
});

describe('the form', () => {
  it('tells of a problem only after the field was left', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    enterPressure(session, '14', '90');
    expect(state().problems).toEqual({});
    session.leave('bloodPressure', 'systolic');
    expect(state().problems).toMatchObject({ 'bloodPressure.systolic': { code: 'impossible' } });
  });

  it('finds swapped pressures, and exchanges them when asked', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    enterPressure(session, '90', '148');
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().problems).toEqual({ 'bloodPressure.diastolic': { code: 'swapped', with: 'systolic' } });
    session.swap('bloodPressure');
    expect(state().values.bloodPressure).toMatchObject({ systolic: '148', diastolic: '90' });
    expect(state().problems).toEqual({});
  });

  it('enters the last value again, in its unit', async () => {
    const last = aReading('bloodglucose', [{ key: 'value', text: '7.8', unit: 'mmol/L' }]);
    const { session, state } = await aRunningCall([last]);
    session.choose('reached-patient');
    session.setUnchanged('bloodGlucose', 'value');
    expect(state().values.bloodGlucose).toMatchObject({ value: '7.8', valueUnit: 'mmol/L' });
  });

  it('does not enter a last value in a unit the form does not know', async () => {
    const last = aReading('body', [{ key: 'weight', text: '154', unit: '[lb_av]' }]);
    const { session, state } = await aRunningCall([last]);
    session.setUnchanged('body', 'weight');
    expect(state().values.body).toEqual({ weight: '', weightUnit: 'kg' });
  });

  it('stores Latin digits of numbers typed in Devanagari', async () => {
    const { session, state } = await aRunningCall();
    enterPressure(session, '१४८', '९२');
    expect(state().values.bloodPressure).toMatchObject({ systolic: '148', diastolic: '92' });
  });
});

describe('saving', () => {
  async function aReachedCall() {
    const call = await aRunningCall();
    call.session.choose('reached-patient');
    enterPressure(call.session, '148', '92');
    call.session.setValue('bloodPressure', 'irrPulse', true);
    call.session.setNote('  Feels well  ');
    return call;
  }

  it('stores log, readings and status of a reached call', async () => {
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
      readings: [
        {
          metric: 'bloodpressure',
          timestamp: NOON_IN_KOLKATA / 1000,
          irrPulse: true,
          values: [
            { key: 'systolic', text: '148', unit: 'mm[Hg]' },
            { key: 'diastolic', text: '92', unit: 'mm[Hg]' },
          ],
        },
      ],
    });
    expect(state()).toMatchObject({ phase: 'saved', dirty: false });
    expect(session.canLeave()).toBe(true);
  });

  it('stores only the status of an unreached call, whatever stands in the form', async () => {
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

  it('takes no entry while it is under way or afterwards', async () => {
    const { session, state } = await aReachedCall();
    const saving = session.save();
    session.setNote('too late');
    await saving;
    session.setNote('far too late');
    expect(state().note).toBe('  Feels well  ');
  });
});
