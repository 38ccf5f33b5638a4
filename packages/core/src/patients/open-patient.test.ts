import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { heldHttp, settled } from '../../test/held-http.ts';
import { sequence } from '../../test/sequence.ts';
import { createOpenPatient, type OpenPatientState } from './open-patient.ts';

const idOf = (number: number): string => `00000000-0002-7000-8000-${String(number).padStart(12, '0')}`;
const answerOf = (vitaId: string) => ({ vitaId, data: { vitaId, appUserInfo: { name: `Of ${vitaId}` } } });

/** All identifying parts of a state. */
const named = (state: OpenPatientState): readonly string[] => [
  ...('vitaId' in state ? [state.vitaId] : []),
  ...(state.phase === 'open' ? [state.patient.vitaId, state.patient.appUserInfo.name.slice(3)] : []),
];

describe('the open patient', () => {
  it('is the last of a thousand opened in quick succession, whatever the order of answers', async () => {
    const random = sequence(6);
    const held = heldHttp();
    const opened = createOpenPatient({ http: held.http });
    const mixed: OpenPatientState[] = [];
    let asked = '';
    opened.store.subscribe((state) => {
      if (named(state).some((id) => id !== asked)) mixed.push(state);
    });
    const waiting: number[] = [];
    const answerOne = () => {
      const [index = 0] = waiting.splice(Math.floor(random() * waiting.length), 1);
      const call = held.calls[index];
      const { vitaId = '' } = (call?.request.query ?? {}) as { vitaId?: string };
      // Sometimes the response is about another patient.
      return call?.answer(answerOf(random() < 0.05 ? idOf(5000) : vitaId));
    };
    for (let switched = 0; switched < 1000; switched += 1) {
      asked = idOf(1 + Math.floor(random() * 50));
      const before = held.calls.length;
      opened.open(asked);
      if (held.calls.length > before) waiting.push(before);
      while (waiting.length > 0 && random() < 0.5) await answerOne();
    }
    expect(held.calls.length).toBeGreaterThan(900);
    while (waiting.length > 0) await answerOne();
    opened.retry();
    await held.last().answer(answerOf(asked));
    expect(mixed).toEqual([]);
    expect(opened.store.getState()).toMatchObject({ phase: 'open', vitaId: asked });
  });

  it('is none while another is loading, and the previous request is cancelled', async () => {
    const held = heldHttp();
    const opened = createOpenPatient({ http: held.http });
    opened.open(idOf(1));
    await held.last().answer(answerOf(idOf(1)));
    opened.open(idOf(2));
    expect(opened.store.getState()).toEqual({ phase: 'loading', vitaId: idOf(2) });
    opened.open(idOf(3));
    expect(held.calls[1]?.request.signal?.aborted).toBe(true);
  });

  it.each([
    ['in the answer', { vitaId: idOf(2), data: { vitaId: idOf(1) } }],
    ['in the record', { vitaId: idOf(1), data: { vitaId: idOf(2) } }],
  ])('is never another patient: %s', async (_, answer) => {
    const held = heldHttp();
    const opened = createOpenPatient({ http: held.http });
    opened.open(idOf(1));
    await held.last().answer(answer);
    expect(opened.store.getState()).toMatchObject({ phase: 'failed', vitaId: idOf(1) });
  });

  it('can be reloaded after a failure, and is requested once while it is open', async () => {
    const held = heldHttp();
    const opened = createOpenPatient({ http: held.http });
    opened.retry();
    opened.open(idOf(1));
    opened.open(idOf(1));
    expect(held.calls).toHaveLength(1);
    await held.last().fail(new HttpError({ failure: 'unreachable', endpoint: 'user/get' }));
    opened.retry();
    await held.last().answer(answerOf(idOf(1)));
    expect(opened.store.getState()).toMatchObject({ phase: 'open' });
    expect(held.calls).toHaveLength(2);
  });

  it('is none after leaving, whatever is answered then', async () => {
    const held = heldHttp();
    const opened = createOpenPatient({ http: held.http });
    opened.open(idOf(1));
    opened.close();
    await held.last().answer(answerOf(idOf(1)));
    await settled();
    expect(opened.store.getState()).toEqual({ phase: 'none' });
  });
});
