import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { heldHttp } from '../../../test/held-http.ts';
import { createPatientClaim } from './patient-claim.ts';

const VITA_ID = '00000000-0002-7000-8000-000000000001';
const failure = new HttpError({ failure: 'unreachable', endpoint: 'worklist/claim' });

const claim = (mine: boolean, name = 'Asha') => ({
  staff: { id: name, name },
  until: 900,
  mine,
  assigned: false,
});
const answer = (held: ReturnType<typeof claim> | null) => ({ vitaId: VITA_ID, data: { claim: held } });

function aClaim() {
  const held = heldHttp();
  const times: { work: () => void; stopped: boolean }[] = [];
  const patient = createPatientClaim({
    http: held.http,
    vitaId: VITA_ID,
    every(_, work) {
      const time = { work, stopped: false };
      times.push(time);
      return () => {
        time.stopped = true;
      };
    },
  });
  return { ...held, patient, times, state: () => patient.store.getState() };
}

describe('the claim of a call screen', () => {
  it('is requested when it opens, renewed, and released', async () => {
    const { patient, calls, last, state, times } = aClaim();
    patient.open();
    patient.open();
    expect([state().phase, calls.length]).toEqual(['asking', 1]);
    expect(last().request.body).toEqual({ vitaId: VITA_ID, takeOver: false });
    await last().answer(answer(claim(true)));
    expect(state()).toMatchObject({ phase: 'mine', claim: { until: 900 } });
    times[0]?.work();
    expect(calls).toHaveLength(2);
    patient.leave();
    expect([last().endpoint, times[0]?.stopped]).toEqual(['worklist/release', true]);
  });

  it('names the user who claimed the patient, and leaves it theirs', async () => {
    const { patient, calls, last, state } = aClaim();
    patient.open();
    await last().answer(answer(claim(false, 'Meena')));
    expect(state()).toMatchObject({ phase: 'held', claim: { staff: { name: 'Meena' } } });
    patient.leave();
    expect(calls).toHaveLength(1);
  });

  it('takes over only on request, once', async () => {
    const { patient, calls, last, state } = aClaim();
    patient.open();
    await last().answer(answer(claim(false, 'Meena')));
    patient.takeOver();
    patient.takeOver();
    expect(calls).toHaveLength(2);
    expect(last().request.body).toEqual({ vitaId: VITA_ID, takeOver: true });
    await last().answer(answer(claim(true)));
    expect(state()).toMatchObject({ phase: 'mine', takingOver: false });
  });

  it('keeps the known state when a renewal fails', async () => {
    const { patient, last, state, times } = aClaim();
    patient.open();
    await last().answer(answer(claim(true)));
    times[0]?.work();
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'mine', error: failure });
    times[0]?.work();
    await last().answer(answer(claim(false, 'Meena')));
    expect(state()).toMatchObject({ phase: 'held', error: undefined });
  });

  it('does not block calling when the server cannot be reached', async () => {
    const { patient, last, state } = aClaim();
    patient.open();
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'unknown', error: failure });
  });

  it('ignores answers after it was left', async () => {
    const { patient, calls, last, state } = aClaim();
    patient.open();
    const asked = last();
    patient.leave();
    await asked.answer(answer(claim(true)));
    expect(state().phase).toBe('asking');
    expect(calls.map(({ endpoint }) => endpoint)).toEqual(['worklist/claim', 'worklist/release']);
  });
});
