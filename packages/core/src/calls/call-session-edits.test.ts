import { describe, expect, it } from 'vitest';
import { aReading, aRunningCall, enterPressure } from '../../test/call-session.ts';
import type { CallSession } from './call-session.ts';

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
