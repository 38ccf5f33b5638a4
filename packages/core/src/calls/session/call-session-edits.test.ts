import { describe, expect, it } from 'vitest';
import { aPatient } from '../../../test/call-server.ts';
import { aCallSession, aReading, aRunningCall, enterPressure } from '../../../test/call-session.ts';
import type { CallSession } from './call-session.ts';
import type { CallSessionState } from './call-session-state.ts';

describe('the outcome', () => {
  it('proposes the next call of the ladder, until a person enters one', async () => {
    const { session, state } = await aRunningCall();
    session.choose('no-answer');
    expect(state().nextCall).toMatchObject({ wanted: true, date: '2024-01-05', time: '14:00', by: 'ladder' });
    session.setNextCall({ date: '2024-01-08' });
    session.choose('busy');
    expect(state().nextCall).toMatchObject({ date: '2024-01-08', time: '14:00', by: 'person' });
  });

  it('proposes no next call when calls are stopped', async () => {
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
  it('shows a problem only after the field was left', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    enterPressure(session, '14', '90');
    expect(state().problems).toEqual({});
    session.leave({ section: 'bloodPressure', key: 'systolic' });
    expect(state().problems).toMatchObject({ 'bloodPressure.systolic': { code: 'decimal-slip' } });
  });

  it('finds swapped pressures, and swaps them on request', async () => {
    const { session, state } = await aRunningCall();
    session.choose('reached-patient');
    enterPressure(session, '90', '148');
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().problems).toEqual({ 'bloodPressure.diastolic': { code: 'swapped', with: 'systolic' } });
    session.swap({ section: 'bloodPressure', key: 'diastolic' });
    expect(state().values.bloodPressure).toMatchObject({ systolic: '148', diastolic: '90' });
    expect(state().problems).toEqual({});
  });

  it('enters the last value again, in its unit', async () => {
    const last = aReading('bloodglucose', [{ key: 'value', text: '7.8', unit: 'mmol/L' }]);
    const { session, state } = await aRunningCall([last]);
    session.choose('reached-patient');
    session.setUnchanged({ section: 'bloodGlucose', key: 'value' });
    expect(state().values.bloodGlucose).toMatchObject({ value: '7.8', valueUnit: 'mmol/L' });
  });

  it('does not enter a last value in an unknown unit', async () => {
    const last = aReading('body', [{ key: 'weight', text: '11', unit: '[stone_av]' }]);
    const { session, state } = await aRunningCall([last]);
    session.setUnchanged({ section: 'body', key: 'weight' });
    expect(state().values.body).toMatchObject({ weight: '', weightUnit: 'kg' });
  });

  it('asks about an unlikely value until a reason confirms it', async () => {
    const { session, state, to } = await aRunningCall();
    const at = { section: 'bloodGlucose', key: 'value' };
    session.choose('reached-patient');
    session.setValue(at, '55');
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().problems).toEqual({
      'bloodGlucose.value': { code: 'unlikely', min: 60, max: 400, unit: 'mg/dL' },
    });
    session.setFieldReason(at, 'Measured twice');
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')[0]?.body).toMatchObject({
      log: { answers: { bloodGlucose: { value: '55', valueReason: 'Measured twice' } } },
    });
  });

  it.each([
    ['an adult', '1961-05-17', 'unlikely'],
    ['a child', '2015-01-06', undefined],
    ['somebody who is eighteen today', '2006-01-05', 'unlikely'],
    ['somebody who will be tomorrow', '2006-01-06', undefined],
    ['somebody whose age nobody knows', null, 'unlikely'],
  ])('is checked for the patient’s age: %s', async (_, birthDate, code) => {
    const { session, state } = aCallSession({ patient: aPatient(1, { birthDate }) });
    await session.dial();
    session.choose('reached-patient');
    session.setValue({ section: 'body', key: 'weight' }, '25');
    session.leave({ section: 'body', key: 'weight' });
    expect(state().problems['body.weight']?.code).toBe(code);
  });

  it('is checked again when the age is known', async () => {
    const { session, state, handlers } = aCallSession();
    handlers['user/get'] = () => ({
      vitaId: aPatient(1).vitaId,
      data: aPatient(1, { birthDate: '2015-01-06' }),
    });
    await session.dial();
    session.choose('reached-patient');
    session.setValue({ section: 'body', key: 'weight' }, '25');
    session.leave({ section: 'body', key: 'weight' });
    expect(state().problems['body.weight']?.code).toBe('unlikely');
    await session.load();
    expect(state().problems).toEqual({});
  });

  it('stores Latin digits of numbers typed in Devanagari', async () => {
    const { session, state } = await aRunningCall();
    enterPressure(session, '१४८', '९२');
    expect(state().values.bloodPressure).toMatchObject({ systolic: '148', diastolic: '92' });
  });
});

describe('rows', () => {
  const name = (row: number) => ({ section: 'medications', row, key: 'name' });
  const names = ({ values }: CallSessionState) => {
    const rows = values.medications?.medicines;
    return Array.isArray(rows) ? rows.map((row) => row.name) : rows;
  };

  it('are added, answered and removed', async () => {
    const { session, state } = await aRunningCall();
    session.addRow('medications');
    session.addRow('medications');
    session.setValue(name(0), 'Metformin');
    session.setValue(name(1), 'Aspirin');
    expect(names(state())).toEqual(['Metformin', 'Aspirin']);
    session.removeRow('medications', 0);
    expect(names(state())).toEqual(['Aspirin']);
  });

  it('show their problems by position, and are stored without blank ones', async () => {
    const { session, state, to } = await aRunningCall();
    session.choose('reached-patient');
    for (let row = 0; row < 3; row += 1) session.addRow('medications');
    session.setValue({ section: 'medications', row: 1, key: 'dose' }, '500');
    await expect(session.save()).resolves.toBe('invalid');
    expect(state().problems).toEqual({ 'medications.1.name': { code: 'required' } });
    session.setValue(name(1), 'Metformin');
    await expect(session.save()).resolves.toBe('saved');
    expect(to('calllog/add')[0]?.body).toMatchObject({
      log: { answers: { medications: { medicines: [{ name: 'Metformin', dose: '500' }] } } },
    });
  });

  it('of last time are entered again, and none if there were none', async () => {
    const { session, state } = await aRunningCall();
    session.setRowsUnchanged('medications');
    expect(names(state())).toEqual([]);
    session.store.setState({ lastRows: { medications: { rows: [{ name: 'Metformin' }], timestamp: 1 } } });
    session.setRowsUnchanged('medications');
    expect(names(state())).toEqual(['Metformin']);
  });
});
