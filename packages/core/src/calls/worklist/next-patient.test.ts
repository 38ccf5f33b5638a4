import { describe, expect, it } from 'vitest';
import { type Endpoint, type HttpClient, HttpError } from '#http';
import { createNextPatient } from './next-patient.ts';

const ITEM = { vitaId: '00000000-0002-7000-8000-000000000001' };

/** Returns each response once, in order; errors are thrown. */
function aWorklist(...answers: unknown[]) {
  const asked: { readonly body: unknown; readonly key: string | undefined }[] = [];
  const call = async (_: Endpoint, request: { body?: unknown; idempotencyKey?: string }) => {
    asked.push({ body: request.body, key: request.idempotencyKey });
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return answer;
  };
  let ids = 0;
  const newId = () => {
    ids += 1;
    return `key-${ids}`;
  };
  const next = createNextPatient({ http: { call: call as HttpClient['call'] }, newId });
  return { next, asked, state: () => next.store.getState() };
}

const lost = new HttpError({ failure: 'timeout', endpoint: 'worklist/next' });
const refused = new HttpError({ failure: 'refused', endpoint: 'worklist/next', status: 403 });

describe('the next patient', () => {
  it('is claimed by the call filters', async () => {
    const { next, asked } = aWorklist({ data: ITEM });
    expect(await next.claim({ risk: 'high', kind: 'mine', owner: 'x' })).toEqual(ITEM);
    expect(asked[0]?.body).toEqual({ risk: 'high' });
  });

  it('is claimed once by two presses', async () => {
    const { next, asked } = aWorklist({ data: ITEM });
    const both = await Promise.all([next.claim(), next.claim()]);
    expect([both, asked.length]).toEqual([[ITEM, undefined], 1]);
  });

  it('may be none', async () => {
    const { next, state } = aWorklist({ data: null });
    expect(await next.claim()).toBeUndefined();
    expect(state().phase).toBe('none');
  });

  it.each([
    ['repeats a question whose answer was lost', lost, ['key-1', 'key-1']],
    ['asks anew after a refusal', refused, ['key-1', 'key-2']],
  ])('%s', async (_, error, keys) => {
    const { next, asked, state } = aWorklist(error, { data: ITEM });
    expect(await next.claim()).toBeUndefined();
    expect(state()).toMatchObject({ phase: 'failed', error });
    expect(await next.claim()).toEqual(ITEM);
    expect(asked.map(({ key }) => key)).toEqual(keys);
  });

  it('never repeats a request for another user with the same key', async () => {
    const { next, asked } = aWorklist(lost, { data: ITEM });
    await next.claim();
    await next.claim({ programme: 'ahc' });
    expect(asked.map(({ key }) => key)).toEqual(['key-1', 'key-2']);
  });
});
