import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { createCareList } from './care-list.ts';

const ID = '00000000-0000-7000-8000-000000000001';
const listOf = (read: () => Promise<{ vitaId: string; data: string[] }>) =>
  createCareList({ vitaId: ID, name: 'notes/list', read });

describe('a list about one patient', () => {
  it('is loading until the answer is there', async () => {
    const list = listOf(async () => ({ vitaId: ID, data: ['a'] }));
    expect(list.store.getState()).toEqual({ phase: 'loading' });
    await list.load();
    expect(list.store.getState()).toEqual({ phase: 'ready', items: ['a'] });
  });

  it('refuses an answer about somebody else', async () => {
    const list = listOf(async () => ({ vitaId: ID.replace('1', '2'), data: ['a'] }));
    await list.load();
    expect(list.store.getState()).toMatchObject({ phase: 'failed', error: { failure: 'answer-invalid' } });
  });

  it('says why it could not be read, and reads again', async () => {
    const error = new HttpError({ failure: 'unreachable', endpoint: 'notes/list' });
    const answers = [() => Promise.reject(error), async () => ({ vitaId: ID, data: ['b'] })];
    const list = listOf(() => (answers.shift() ?? answers[0])?.() ?? Promise.reject(error));
    await list.load();
    expect(list.store.getState()).toEqual({ phase: 'failed', error });
    await list.load();
    expect(list.store.getState()).toEqual({ phase: 'ready', items: ['b'] });
  });

  it('shows the newest of several readings, in whatever order they come', async () => {
    const held: ((data: string[]) => void)[] = [];
    const list = listOf(() => new Promise((resolve) => held.push((data) => resolve({ vitaId: ID, data }))));
    const [first, second] = [list.load(), list.load()];
    held[1]?.(['new']);
    held[0]?.(['old']);
    await Promise.all([first, second]);
    expect(list.store.getState()).toEqual({ phase: 'ready', items: ['new'] });
  });
});
