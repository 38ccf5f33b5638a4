import { describe, expect, it } from 'vitest';
import { HttpError } from './http-error.ts';
import { createLatest } from './latest.ts';
import { ofPatient } from './of-patient.ts';
import { createQuery } from './query.ts';

const LIST = { name: 'notes/list' };
const UNREACHABLE = new HttpError({ failure: 'unreachable', endpoint: LIST.name });

/** A server that responds when the test says so. */
function held<Value>() {
  const asked: { signal: AbortSignal; answer(value: Value): void; fail(error: unknown): void }[] = [];
  const read = (signal: AbortSignal) =>
    new Promise<Value>((answer, fail) => {
      asked.push({ signal, answer, fail });
    });
  return { asked, read };
}

describe('a query', () => {
  it('is loading until it is answered', async () => {
    const { asked, read } = held<string>();
    const query = createQuery({ endpoint: LIST, read });
    const loaded = query.load();
    expect(query.store.getState()).toEqual({ phase: 'loading' });
    asked[0]?.answer('a');
    await loaded;
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'a' });
  });

  it('says why it failed, and retries', async () => {
    const answers = [() => Promise.reject(UNREACHABLE), async () => 'b'];
    const query = createQuery({ endpoint: LIST, read: () => answers.shift()?.() ?? Promise.reject() });
    await query.load();
    expect(query.store.getState()).toEqual({ phase: 'failed', error: UNREACHABLE });
    await query.load();
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'b' });
  });

  it.each([new TypeError('no such property'), 'a word', undefined])(
    'ends with an error, whatever the load rejects with: %s',
    async (thrown) => {
      const query = createQuery({ endpoint: LIST, read: () => Promise.reject(thrown) });
      await query.load();
      expect(query.store.getState()).toMatchObject({
        phase: 'failed',
        error: { failure: 'answer-invalid', endpoint: 'notes/list', cause: thrown },
      });
    },
  );

  it('ends with an error when other code cancelled the request, too', async () => {
    const error = new HttpError({ failure: 'cancelled', endpoint: LIST.name });
    const query = createQuery({ endpoint: LIST, read: () => Promise.reject(error) });
    await query.load();
    expect(query.store.getState()).toEqual({ phase: 'failed', error });
  });

  it('refuses an answer about another patient', async () => {
    const answer = { vitaId: 'somebody else', data: ['a'] };
    const query = createQuery({ endpoint: LIST, read: async () => ofPatient(answer, 'asked for', LIST) });
    await query.load();
    expect(query.store.getState()).toMatchObject({
      phase: 'failed',
      error: { failure: 'answer-invalid', code: 'other-patient' },
    });
  });

  it('shows the newest answer, in whatever order they arrive, and cancels the others', async () => {
    const { asked, read } = held<string>();
    const query = createQuery({ endpoint: LIST, read });
    const both = [query.load(), query.load()];
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[1]?.answer('new');
    asked[0]?.answer('old');
    await Promise.all(both);
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'new' });
  });

  it('keeps the shown data while it reloads, and when that fails', async () => {
    const { asked, read } = held<string>();
    const query = createQuery({ endpoint: LIST, read });
    query.set('a');
    const failing = query.refresh();
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'a' });
    asked[0]?.fail(UNREACHABLE);
    await failing;
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'a', error: UNREACHABLE });
    const again = query.refresh();
    asked[1]?.answer('b');
    await again;
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'b' });
  });

  it('drops an answer that an event has made outdated', async () => {
    const { asked, read } = held<string>();
    const query = createQuery({ endpoint: LIST, read });
    const loaded = query.load();
    query.set('stored');
    asked[0]?.answer('before');
    await loaded;
    expect(query.store.getState()).toEqual({ phase: 'ready', value: 'stored' });
  });

  it('cancels running requests and forgets late answers when it is left', async () => {
    const { asked, read } = held<string>();
    const query = createQuery({ endpoint: LIST, read });
    query.set('a');
    const refreshed = query.refresh();
    query.close();
    expect(asked[0]?.signal.aborted).toBe(true);
    asked[0]?.answer('b');
    await refreshed;
    expect(query.store.getState()).toEqual({ phase: 'loading' });
  });
});

describe('the newest request', () => {
  it('never rejects, also when the request throws before there is a promise', async () => {
    const outcome = await createLatest().ask(LIST, () => {
      throw new RangeError('no such day');
    });
    expect(outcome?.error).toMatchObject({ failure: 'answer-invalid', endpoint: 'notes/list' });
  });
});
