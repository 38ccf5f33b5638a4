import { describe, expect, it } from 'vitest';
import { type HttpClient, HttpError } from '#http';
import { createMessageOutbox, type OutboxFilters, outboxQuery, readOutboxFilters } from './index.ts';

describe('the filters in an address', () => {
  it.each<[string, string, OutboxFilters]>([
    ['none', '', {}],
    ['all', 'state=failed&channel=sms&mine=true', { state: 'failed', channel: 'sms', mine: true }],
    ['what nobody knows', 'state=lost&channel=fax&mine=yes', {}],
  ])('%s', (_, text, filters) => {
    const read = readOutboxFilters(new URLSearchParams(text));
    expect(read).toEqual({ state: undefined, channel: undefined, mine: undefined, ...filters });
    expect(readOutboxFilters(new URLSearchParams(outboxQuery(read)))).toEqual(read);
  });
});

describe('the outbox of a facility', () => {
  const counts = { queued: 2, failed: 1 };
  function outbox(answers: (() => unknown)[]) {
    const asked: unknown[] = [];
    const call = async (_: unknown, { query }: { query: unknown }) => {
      asked.push(query);
      return answers.shift()?.();
    };
    const http = { call } as unknown as HttpClient;
    return { asked, list: createMessageOutbox({ http, now: () => 5 }) };
  }
  const page = (ids: string[], next: string | null) => () => ({
    data: ids.map((id) => ({ id })),
    next,
    counts,
  });

  it('is read by pages, with waiting and failed counts', async () => {
    const { asked, list } = outbox([page(['a', 'b'], 'after-b'), page(['b', 'c'], null)]);
    list.show({ state: 'queued', mine: true });
    await expect.poll(() => list.store.getState().phase).toBe('found');
    list.more();
    await expect.poll(() => list.store.getState().next).toBeNull();
    expect(list.store.getState().rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(list.store.getState().about).toEqual({ counts, loadedAt: 5 });
    const filters = { state: 'queued', mine: 'true' };
    expect(asked).toEqual([filters, { ...filters, after: 'after-b' }]);
  });

  it('says when it fails to load', async () => {
    const error = new HttpError({ failure: 'unreachable', endpoint: 'message/outbox' });
    const { list } = outbox([
      () => {
        throw error;
      },
    ]);
    list.show({});
    await expect.poll(() => list.store.getState()).toMatchObject({ phase: 'failed', error });
  });
});
