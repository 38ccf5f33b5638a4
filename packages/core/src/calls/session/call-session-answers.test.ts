import { describe, expect, it } from 'vitest';
import { openCallContext } from '#calls/session';
import { aPatient, lost } from '../../../test/call-server.ts';
import { aCallSession, aReading } from '../../../test/call-session.ts';

const { vitaId } = aPatient(1);
const author = { id: 'coach', name: 'Asha' };
const contactId = '00000000-0001-4000-8000-000000000009';
const aLog = (answeredAt: number, answers: object) => ({ contactId, answeredAt, author, answers });

const NEWER = aLog(1_703_000_000, {
  diet: { recall: 'Millet' },
  medications: { medicines: [{ name: 'Metformin' }] },
});
const OLDER = aLog(1_702_000_000, { sleepPattern: { hours: '6.5', hoursUnit: 'h' } });

async function opened(data: readonly object[], records: Parameters<typeof aCallSession>[1] = []) {
  const call = aCallSession({}, records);
  call.handlers['calllog/last'] = () => ({ vitaId, data });
  await call.session.load();
  return call;
}

describe('answers of earlier calls', () => {
  it('are requested for the patient and the programme of the call', async () => {
    const { to } = await opened([]);
    expect(to('calllog/last').map(({ query }) => query)).toEqual([{ vitaId, programme: 'ahc' }]);
  });

  it('are shown next to their fields, with day and author, and next to readings', async () => {
    const weight = aReading('body', [{ key: 'weight', text: '72', unit: 'kg' }]);
    const { state } = await opened([NEWER, OLDER], [weight]);
    expect(state().lastValues).toMatchObject({
      'diet.recall': { value: 'Millet', timestamp: 1_703_000_000, author: 'Asha' },
      'sleepPattern.hours': { value: '6.5', unit: 'h', timestamp: 1_702_000_000 },
      'body.weight': { value: '72', unit: 'kg' },
    });
    expect(state().lastRows).toEqual({
      medications: { rows: [{ name: 'Metformin' }], timestamp: 1_703_000_000, author: 'Asha' },
    });
  });

  it('are entered again in one step, a field or rows', async () => {
    const { session, state } = await opened([NEWER, OLDER]);
    await session.dial();
    session.setUnchanged({ section: 'sleepPattern', key: 'hours' });
    session.setRowsUnchanged('medications');
    expect(state().values).toMatchObject({
      sleepPattern: { hours: '6.5', hoursUnit: 'h' },
      medications: { medicines: [{ name: 'Metformin' }] },
    });
  });

  it.each([
    ['another shape than the field', { diet: { recall: ['Millet'], mealsPerDay: { of: '3' } } }],
    ['a field and a section the form does not have', { diet: { fasts: 'YES' }, hiv: { result: 'REACTIVE' } }],
  ])('change nothing when it has %s', async (_, answers) => {
    const { session, state } = await opened([aLog(1, answers)]);
    await session.dial();
    const before = state().values;
    session.setUnchanged({ section: 'diet', key: 'recall' });
    session.setUnchanged({ section: 'diet', key: 'mealsPerDay' });
    session.setUnchanged({ section: 'diet', key: 'fasts' });
    expect(state().values).toEqual(before);
  });

  it('leave the readings when they fail to load, and are shown on retry', async () => {
    const weight = aReading('body', [{ key: 'weight', text: '72', unit: 'kg' }]);
    const { session, state, handlers } = aCallSession({}, [weight]);
    handlers['calllog/last'] = () => Promise.reject(lost('calllog/last'));
    await session.load();
    expect(state().answers).toMatchObject({ phase: 'failed', error: { failure: 'timeout' } });
    expect(Object.keys(state().lastValues)).toEqual(['body.weight']);
    handlers['calllog/last'] = () => ({ vitaId, data: [NEWER] });
    await session.retry('answers');
    expect(Object.keys(state().lastValues).sort()).toEqual(['body.weight', 'diet.recall']);
  });

  it('are refused when they are another patient’s', async () => {
    const { session, state, handlers } = aCallSession();
    handlers['calllog/last'] = () => ({ vitaId: aPatient(2).vitaId, data: [NEWER] });
    await session.load();
    expect(state().answers).toMatchObject({ phase: 'failed', error: { code: 'other-patient' } });
    expect(state().lastValues).toEqual({});
  });
});

describe('the answers of her registration', () => {
  const context = openCallContext({
    vitaId,
    facilityId: '00000000-0002-4000-8000-000000000001',
    programme: 'healthy_motherhood',
    providerId: 'coach',
    providerName: 'Asha',
  });
  const patient = aPatient(1, {
    maternity: { dueDate: '2024-05-01', lmp: '2023-07-26' },
    enrolments: [{ programme: 'healthy_motherhood', enrolledAt: 1_700_000_000 }],
  });

  it('are shown next to the questions of the first call, until a call has newer ones', async () => {
    const { session, state, handlers } = aCallSession({ context, callType: 'first', patient });
    await session.load();
    expect(state().lastValues).toMatchObject({
      'pregnancy.edd': { value: '2024-05-01', timestamp: 1_700_000_000 },
      'pregnancy.lmp': { value: '2023-07-26', timestamp: 1_700_000_000 },
    });
    handlers['calllog/last'] = () => ({
      vitaId,
      data: [aLog(1_703_000_000, { pregnancy: { edd: '2024-05-09' } })],
    });
    await session.retry('answers');
    expect(state().lastValues['pregnancy.edd']).toMatchObject({ value: '2024-05-09', author: 'Asha' });
  });
});
