import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { createPagedList } from './paged-list.ts';
import type { Page } from './paged-list-state.ts';

interface Row {
  readonly id: number;
}

interface Asked {
  readonly filters: string;
  readonly after: string | undefined;
  readonly signal: AbortSignal;
  answer(page: Page<Row>): Promise<void>;
  fail(error: unknown): Promise<void>;
}

const failure = new HttpError({ failure: 'timeout', endpoint: 'rows/list' });
const rows = (...ids: number[]): readonly Row[] => ids.map((id) => ({ id }));
const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

function aList() {
  const asked: Asked[] = [];
  const list = createPagedList({
    endpoint: 'rows/list',
    none: '',
    nothing: 0,
    ask: (filters: string, after, signal) =>
      new Promise<Page<Row>>((resolve, reject) => {
        const then =
          <T>(settle: (value: T) => void) =>
          (value: T) => {
            settle(value);
            return settled();
          };
        asked.push({ filters, after, signal, answer: then(resolve), fail: then(reject) });
      }),
    about: ({ data }) => data.length,
    keyOf: (filters) => filters.trim(),
    idOf: (row: Row) => row.id,
    fits: ({ data }, filters) => filters !== 'even' || data.every(({ id }) => id % 2 === 0),
  });
  const last = () => {
    const one = asked.at(-1);
    if (!one) throw new Error('nothing was asked');
    return one;
  };
  return { list, asked, last, state: () => list.store.getState() };
}

/** A list that shows its first page of two. */
async function aFoundList() {
  const made = aList();
  made.list.show('all');
  await made.last().answer({ data: rows(3, 2), next: 'k' });
  return made;
}

describe('a paged list', () => {
  it('shows the first page, reports loading, and sends the same request once', async () => {
    const { list, asked, state } = await aFoundList();
    expect(state()).toMatchObject({ filters: 'all', phase: 'found', rows: rows(3, 2), about: 2, next: 'k' });
    list.show(' all ');
    expect(asked).toHaveLength(1);
  });

  it('loads more after the last row, each row once', async () => {
    const { list, last, state } = await aFoundList();
    list.more();
    expect([last().after, state().work]).toEqual(['k', 'more']);
    await last().answer({ data: rows(2, 1, 1), next: null });
    expect(state()).toMatchObject({ rows: rows(3, 2, 1), next: null, work: undefined });
    list.more();
    expect(state().work).toBeUndefined();
  });

  it.each([
    ['more', 'k'],
    ['refresh', undefined],
  ] as const)('keeps the shown rows when %s fails, and retries the same request', async (work, after) => {
    const { list, last, state } = await aFoundList();
    list[work]();
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'found', rows: rows(3, 2), failedWork: work, error: failure });
    list.retry();
    expect([last().after, state().error]).toEqual([after, undefined]);
  });

  it('starts again from the top when the service cannot read the key of the next page', async () => {
    const { list, last, asked, state } = await aFoundList();
    list.more();
    const problem = { type: 'about:blank', title: '', status: 422, code: 'input-invalid' };
    const errors = [{ path: 'after', message: 'is not the `next` of an answer' }];
    const facts = { failure: 'refused', endpoint: 'rows/list', status: 422, code: 'input-invalid' } as const;
    await last().fail(new HttpError({ ...facts, problem: { ...problem, errors } }));
    expect([asked.length, last().after, state().work]).toEqual([3, undefined, 'refresh']);
    await last().answer({ data: rows(9, 8), next: 'n' });
    expect(state()).toMatchObject({ rows: rows(9, 8), next: 'n', restarted: true, error: undefined });
    list.more();
    await last().answer({ data: rows(7), next: null });
    expect(state()).toMatchObject({ rows: rows(9, 8, 7), restarted: false });
  });

  it('starts again when the first page failed', async () => {
    const { list, last, state } = aList();
    list.show('all');
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'failed', error: failure });
    list.retry();
    expect(state()).toMatchObject({ phase: 'loading', error: undefined });
    await last().answer({ data: [], next: null });
    expect(state().phase).toBe('none');
  });

  it('never shows the reply to older filters, in whatever order replies arrive', async () => {
    const { list, asked, state } = aList();
    for (const filters of ['a', 'b', 'c']) list.show(filters);
    expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
    for (const index of [2, 0, 1]) await asked[index]?.answer({ data: rows(index), next: null });
    expect(state()).toMatchObject({ filters: 'c', rows: rows(2) });
  });

  it('refuses a page of other filters, and passes unknown errors on', async () => {
    const { list, last, state } = aList();
    list.show('even');
    await last().answer({ data: rows(2, 3), next: null });
    expect(state()).toMatchObject({ phase: 'failed', rows: [], error: { failure: 'answer-invalid' } });
    list.retry();
    await last().fail(new TypeError('not readable'));
    expect(state().error).toMatchObject({ failure: 'answer-invalid', endpoint: 'rows/list' });
  });

  it('forgets everything, including a running request', async () => {
    const { list, last, state } = await aFoundList();
    list.refresh();
    list.clear();
    expect(last().signal.aborted).toBe(true);
    await last().answer({ data: rows(9), next: null });
    expect(state()).toMatchObject({ filters: '', phase: 'idle', rows: [], about: 0 });
  });
});

describe('a list that follows live changes', () => {
  it('reloads the loaded pages silently', async () => {
    const { list, last, state, asked } = await aFoundList();
    list.more();
    await last().answer({ data: rows(1), next: null });
    list.follow();
    expect(state()).toMatchObject({ work: undefined, rows: rows(3, 2, 1) });
    await last().answer({ data: rows(4, 3), next: 'k' });
    await last().answer({ data: rows(2, 1), next: null });
    expect(state()).toMatchObject({ rows: rows(4, 3, 2, 1), next: null, phase: 'found' });
    expect(asked.slice(2).map(({ after }) => after)).toEqual([undefined, 'k']);
  });

  it('stays unchanged when that fails', async () => {
    const { list, last, state } = await aFoundList();
    list.follow();
    await last().fail(failure);
    expect(state()).toMatchObject({ rows: rows(3, 2), failedWork: undefined, error: undefined });
    list.follow();
    await last().answer({ data: [], next: null });
    expect(state()).toMatchObject({ rows: [], phase: 'none' });
  });

  it('reloads only the first pages of a long one', async () => {
    const { list, last, state, asked } = await aFoundList();
    for (const id of [1, 0, -1, -2, -3]) {
      list.more();
      await last().answer({ data: rows(id), next: `after ${id}` });
    }
    const before = asked.length;
    list.follow();
    for (const id of [5, 4, 3, 2]) await last().answer({ data: rows(id), next: `after ${id}` });
    expect(asked).toHaveLength(before + 4);
    expect(state()).toMatchObject({ next: 'after -3', rows: rows(5, 4, 3, 2, -1, -2, -3) });
  });

  it.each([
    [
      'the first page is read',
      async ({ list }: Awaited<ReturnType<typeof aFoundList>>) => list.show('other'),
    ],
    ['the next page is read', async ({ list }: Awaited<ReturnType<typeof aFoundList>>) => list.more()],
    ['it is refreshed by hand', async ({ list }: Awaited<ReturnType<typeof aFoundList>>) => list.refresh()],
    ['it is read anew already', async ({ list }: Awaited<ReturnType<typeof aFoundList>>) => list.follow()],
  ])('reloads once more when it changes while %s', async (_, work) => {
    const made = await aFoundList();
    await work(made);
    const before = made.asked.length;
    made.list.follow();
    made.list.follow();
    expect(made.asked).toHaveLength(before);
    await made.last().answer({ data: rows(3, 2), next: null });
    expect(made.asked).toHaveLength(before + 1);
    await made.last().answer({ data: rows(9, 3, 2), next: null });
    expect(made.state().rows[0]).toEqual({ id: 9 });
    expect(made.asked).toHaveLength(before + 1);
  });

  it('does not restore what was changed here meanwhile', async () => {
    const { list, last, state, asked } = await aFoundList();
    list.follow();
    const late = last();
    list.settle({ id: 2 });
    expect(late.signal.aborted).toBe(true);
    await late.answer({ data: rows(7), next: null });
    expect(state().rows).toEqual(rows(3, 2));
    expect(asked).toHaveLength(3);
  });

  it('loads nothing before it is shown and after it failed', async () => {
    const { list, asked } = aList();
    list.follow();
    expect(asked).toHaveLength(0);
  });
});
