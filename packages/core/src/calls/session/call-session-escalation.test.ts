import { describe, expect, it } from 'vitest';
import { aRunningCall, enterPressure } from '../../../test/call-session.ts';

const signs = { section: 'complaints', key: 'warningSigns' };
const done = { section: 'complaints', key: 'actionTaken' };
const about = { section: 'escalation', key: 'about' };
const handedTo = { section: 'escalation', key: 'handedTo' };
const handedAt = { section: 'escalation', key: 'handedAt' };

describe('an urgent finding', () => {
  it('blocks saving a reached call until it was handed over, and is stored with the handover', async () => {
    const { session, state, to } = await aRunningCall();
    session.choose('reached-patient');
    session.setValue(signs, ['CHEST_PAIN']);
    session.setValue(done, 'SENT_TO_EMERGENCY');
    expect(state().findings).toMatchObject([{ kind: 'WARNING_SIGN', label: 'calls.option.CHEST_PAIN' }]);
    await expect(session.save()).resolves.toBe('invalid');
    expect(Object.keys(state().problems)).toEqual(expect.arrayContaining(['escalation.handedTo']));
    session.setValue(about, ['WARNING_SIGN']);
    session.setValue(handedTo, 'Dr Rao, on duty');
    session.setValue(handedAt, '2024-01-05T11:58');
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')[0]?.body).toMatchObject({
      log: {
        answers: {
          escalation: { about: ['WARNING_SIGN'], handedTo: 'Dr Rao, on duty', handedAt: '2024-01-05T11:58' },
        },
      },
    });
  });

  it('is handed over again when another one is found', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    session.setValue(signs, ['CHEST_PAIN']);
    session.setValue(done, 'SENT_TO_EMERGENCY');
    session.setValue(about, ['WARNING_SIGN']);
    session.setValue(handedTo, 'Dr Rao');
    session.setValue(handedAt, '2024-01-05T11:58');
    session.setValue({ section: 'bloodGlucose', key: 'value' }, '52');
    session.setFieldReason({ section: 'bloodGlucose', key: 'value' }, 'Measured twice');
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().problems).toEqual({
      'escalation.about': { code: 'rule', rule: 'calls.escalation.notHandedOver' },
    });
  });

  it('entered by mistake is left out of the log, and requires nothing', async () => {
    const { session, state, to } = await aRunningCall();
    session.choose('reached-patient');
    session.setValue(signs, ['CHEST_PAIN']);
    session.setValue(handedTo, 'Dr Rao');
    session.setValue(signs, ['NONE']);
    enterPressure(session, '128', '82');
    expect(state().findings).toEqual([]);
    expect(state().values.escalation).toMatchObject({ handedTo: 'Dr Rao' });
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')[0]?.body).toHaveProperty('log.answers.bloodPressure');
    expect(to('calllog/add')[0]?.body).not.toHaveProperty('log.answers.escalation');
  });

  it('does not exist in an unreached call', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    session.setValue(signs, ['CHEST_PAIN']);
    session.choose('no-answer');
    expect(state().findings).toEqual([]);
    await expect(session.save()).resolves.toBe('saved');
  });
});

describe('the next call after a danger sign', () => {
  const tomorrow = { wanted: true, date: '2024-01-06', by: 'danger' };
  const withPain = async () => {
    const call = await aRunningCall();
    call.session.choose('reached-patient');
    call.session.setValue(signs, ['CHEST_PAIN']);
    return call;
  };

  it('is proposed for the next day, and withdrawn with the sign', async () => {
    const { session, state } = await withPain();
    expect(state().nextCall).toMatchObject(tomorrow);
    session.setValue(signs, ['NONE']);
    expect(state().nextCall.wanted).toBe(false);
  });

  it('keeps an hour that a user entered for that day', async () => {
    const { session, state } = await withPain();
    session.setNextCall({ time: '16:30' });
    session.setValue(signs, ['CHEST_PAIN', 'FITS']);
    expect(state().nextCall).toMatchObject({ date: '2024-01-06', time: '16:30', by: 'person' });
  });

  it.each([
    ['no next call', { wanted: false }],
    ['a week later', { wanted: true, date: '2024-01-12', time: '10:00' }],
  ])('is not saved with %s', async (_, next) => {
    const { session, state } = await withPain();
    session.setNextCall(next);
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().outcomeProblems).toEqual({ nextCall: 'after-danger' });
  });

  it('is the same for an urgent reading', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    enterPressure(session, '184', '112');
    expect(state().nextCall).toMatchObject(tomorrow);
  });
});
