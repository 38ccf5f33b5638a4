import { describe, expect, it } from 'vitest';
import { HttpError } from '#http';
import { aContact } from '../../../test/contacts.ts';
import { heldHttp } from '../../../test/held-http.ts';
import type { Contact } from '../contact.ts';
import { createCallHistory } from './call-history.ts';
import { readCallHistoryFilters } from './call-history-filters.ts';

const failure = new HttpError({ failure: 'timeout', endpoint: 'calllog/list' });
const page = (data: readonly Contact[], next: string | null = null, total = data.length) => ({
  data,
  next,
  total,
});

function aHistory() {
  const held = heldHttp();
  const history = createCallHistory({ http: held.http });
  return { ...held, history, state: () => history.store.getState() };
}

describe('the call status history', () => {
  it('loads the first page of the filters, with the total', async () => {
    const { history, last, state } = aHistory();
    history.show({ programme: 'ahc', from: '2024-01-01' });
    expect(state().phase).toBe('loading');
    expect(last().request.query).toMatchObject({ programme: 'ahc', from: '2024-01-01', limit: '50' });
    await last().answer(page([aContact(1), aContact(2)], 'k', 7));
    expect(state()).toMatchObject({ phase: 'found', about: { total: 7 }, next: 'k' });
    expect(state().rows).toHaveLength(2);
  });

  it('knows that there are more than were counted, also after the next page', async () => {
    const { history, last, state } = aHistory();
    history.show({});
    await last().answer({ ...page([aContact(1)], 'k', 10_000), exceeded: true });
    expect(state().about).toEqual({ total: 10_000, exceeded: true });
    history.more();
    await last().answer({ data: [aContact(2)], next: null, total: null });
    expect(state()).toMatchObject({ rows: { length: 2 }, about: { total: 10_000, exceeded: true } });
  });

  it('says when no call matches', async () => {
    const { history, last, state } = aHistory();
    history.show({});
    await last().answer(page([]));
    expect(state()).toMatchObject({ phase: 'none', about: { total: 0 } });
  });

  it('does not reload for the filters shown', async () => {
    const { history, calls, last } = aHistory();
    history.show({ programme: 'ahc', callType: 'ad-hoc' });
    await last().answer(page([aContact(1)]));
    history.show({ callType: 'ad-hoc', programme: 'ahc' });
    expect(calls).toHaveLength(1);
  });

  it('never shows the reply to older filters', async () => {
    const { history, calls, state } = aHistory();
    history.show({ programme: 'ahc' });
    history.show({ programme: 'careline' });
    expect(calls[0]?.request.signal?.aborted).toBe(true);
    await calls[1]?.answer(page([aContact(2)]));
    await calls[0]?.answer(page([aContact(1)]));
    expect(state().rows).toEqual([aContact(2)]);
  });

  it('refuses an answer for one patient that contains the call of another', async () => {
    const { history, last, state } = aHistory();
    history.show({ vitaId: aContact(1).vitaId });
    await last().answer(page([aContact(1), aContact(2)]));
    expect(state()).toMatchObject({ phase: 'failed', rows: [], error: { failure: 'answer-invalid' } });
  });

  it('loads more by key, each call once', async () => {
    const { history, last, calls, state } = aHistory();
    history.show({});
    await last().answer(page([aContact(1), aContact(2)], 'k', 3));
    history.more();
    history.more();
    expect(calls).toHaveLength(2);
    expect(last().request.query).toMatchObject({ after: 'k' });
    await last().answer(page([aContact(2), aContact(3)], null, 3));
    expect(state().rows.map(({ id }) => id)).toEqual([1, 2, 3].map((number) => aContact(number).id));
    expect(state().next).toBeNull();
  });

  it('keeps the shown calls when the next page fails, and retries that page', async () => {
    const { history, last, state } = aHistory();
    history.show({});
    await last().answer(page([aContact(1)], 'k', 2));
    history.more();
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'found', failedWork: 'more', error: failure });
    history.retry();
    expect(last().request.query).toMatchObject({ after: 'k' });
    await last().answer(page([aContact(2)], null, 2));
    expect(state()).toMatchObject({ work: undefined, failedWork: undefined, error: undefined });
    expect(state().rows).toHaveLength(2);
  });

  it('keeps the shown calls while it refreshes, and replaces them then', async () => {
    const { history, last, state } = aHistory();
    history.show({});
    await last().answer(page([aContact(1)]));
    history.refresh();
    expect(state()).toMatchObject({ phase: 'found', work: 'refresh', rows: [aContact(1)] });
    await last().answer(page([aContact(3), aContact(1)]));
    expect(state()).toMatchObject({ work: undefined, rows: [aContact(3), aContact(1)] });
  });

  it('reloads a first page that failed on retry', async () => {
    const { history, last, state } = aHistory();
    history.show({ programme: 'ahc' });
    await last().fail(failure);
    expect(state()).toMatchObject({ phase: 'failed', error: failure });
    history.retry();
    expect(last().request.query).toMatchObject({ programme: 'ahc' });
    await last().answer(page([aContact(1)]));
    expect(state().phase).toBe('found');
  });

  it('forgets everything on sign-out, including a late reply', async () => {
    const { history, last, state } = aHistory();
    history.show({});
    history.clear();
    await last().answer(page([aContact(1)]));
    expect(state()).toMatchObject({ phase: 'idle', rows: [] });
  });
});

describe('the filters in an address', () => {
  it('are kept if the server accepts them, and left out otherwise', () => {
    const address = new URLSearchParams({
      programme: 'ahc',
      callType: 'weekly',
      disposition: 'open',
      from: '2024-02-30x',
      to: '2024-01-31',
      vitaId: "1'; drop table contact",
      limit: '9',
    });
    expect(readCallHistoryFilters(address)).toEqual({
      programme: 'ahc',
      disposition: 'open',
      to: '2024-01-31',
    });
  });
});
