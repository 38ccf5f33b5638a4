import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { everyPage } from './every-page.ts';
import type { Page } from './paged-list-state.ts';

type Rows = Page<number>;
type Reply = Rows | HttpError;

const failure = new HttpError({ failure: 'timeout', endpoint: 'rows/list' });
const busy = (retryAfterMs?: number) =>
  new HttpError({
    failure: 'refused',
    endpoint: 'rows/list',
    status: 429,
    code: 'rate-limited',
    retryAfterMs,
  });

/** Replies in order, with the key of each request and the waiting time. */
function reading(replies: readonly Reply[], from?: string) {
  const asked: (string | undefined)[] = [];
  const waits: number[] = [];
  const pages = everyPage<number, Rows>({
    endpoint: 'rows/list',
    after: from,
    signal: new AbortController().signal,
    ask: async (after) => {
      const reply = replies[asked.length];
      asked.push(after);
      if (reply === undefined || reply instanceof HttpError) throw reply ?? new Error('nothing answers');
      return reply;
    },
    pause: async (ms) => void waits.push(ms),
  });
  return { pages, asked, waits };
}

async function rowsOf(pages: AsyncIterable<Rows>): Promise<readonly number[]> {
  const rows: number[] = [];
  for await (const { data } of pages) rows.push(...data);
  return rows;
}

describe('every page of a list', () => {
  it('are read from the first to the last, one at a time', async () => {
    const { pages, asked } = reading([
      { data: [3, 2], next: 'k' },
      { data: [1], next: null },
    ]);
    await pages.next();
    expect(asked).toEqual([undefined]);
    expect(await rowsOf(pages)).toEqual([1]);
    expect(asked).toEqual([undefined, 'k']);
  });

  it('continue behind a page that was already read', async () => {
    const { pages, asked } = reading([{ data: [1], next: null }], 'k');
    expect(await rowsOf(pages)).toEqual([1]);
    expect(asked).toEqual(['k']);
  });

  it.each([
    ['as long as the server says', 1500, 1500],
    ['a while where it says nothing', undefined, 5000],
  ])('waits %s after a rate limit, and repeats the request', async (_, named, waited) => {
    const { pages, asked, waits } = reading([
      { data: [2], next: 'k' },
      busy(named),
      { data: [1], next: null },
    ]);
    expect(await rowsOf(pages)).toEqual([2, 1]);
    expect([asked, waits]).toEqual([[undefined, 'k', 'k'], [waited]]);
  });

  it('ends with the failure of a page', async () => {
    await expect(rowsOf(reading([{ data: [1], next: 'k' }, failure]).pages)).rejects.toBe(failure);
  });

  it('refuses a list without an end', async () => {
    const { pages } = reading([
      { data: [2], next: 'k' },
      { data: [1], next: 'k' },
    ]);
    await expect(rowsOf(pages)).rejects.toMatchObject({ failure: 'answer-invalid' });
  });

  it('requests no further page when the wait is cancelled', async () => {
    const stop = new AbortController();
    let asked = 0;
    const cancelled = new HttpError({ failure: 'cancelled', endpoint: 'rows/list' });
    const pages = everyPage<number, Rows>({
      endpoint: 'rows/list',
      signal: stop.signal,
      ask: async (_, signal) => {
        asked += 1;
        throw signal.aborted ? cancelled : busy(60_000);
      },
    });
    const whole = rowsOf(pages);
    setTimeout(() => stop.abort());
    await expect(whole).rejects.toBe(cancelled);
    expect(asked).toBe(2);
  });
});
