// spec: 185-187, 222, 228

import { describe, expect, it, vi } from 'vitest';
import { HttpError } from '#http';
import { aReading, aRecord, fakeHttp, heldHttp, type RecordedCall, refused, settled } from '#test';
import type { MetricQuestion } from './live-records.ts';
import { createMetricsClient, type MetricsClientOptions } from './metrics-client.ts';

const A = '00000000-0002-7000-8000-00000000000a';
const B = '00000000-0002-7000-8000-00000000000b';
const { metaInfo } = aRecord(1);
const question = (vitaId: string, facts: Partial<MetricQuestion> = {}): MetricQuestion => ({
  vitaId,
  metric: 'body',
  from: 0,
  to: 2_000_000_000,
  ...facts,
});

const about = (vitaId: string, ...data: readonly unknown[]) => ({ vitaId, data });
const base = { openToken: async (vitaId: string) => `token of ${vitaId}`, timeZone: 'Asia/Kolkata' };

function held() {
  const server = heldHttp();
  return { ...server, client: createMetricsClient({ http: server.http, ...base }) };
}

function answering(handler: (call: RecordedCall) => unknown, options: Partial<MetricsClientOptions> = {}) {
  const server = fakeHttp({ 'metric/body': handler, 'vitals/body/add': handler });
  return { ...server, client: createMetricsClient({ http: server.http, ...base, ...options }) };
}

describe('reading', () => {
  it('requests the window with the patient’s own token', async () => {
    const { client, http } = held();
    const call = vi.spyOn(http, 'call').mockResolvedValue(about(A));
    await client.read(question(A, { from: -10, to: 20 }));
    expect(call).toHaveBeenCalledOnce();
    const [endpoint, request] = call.mock.calls[0] ?? [];
    expect(endpoint).toMatchObject({ name: 'metric/body', path: '/vitals/body' });
    expect(request).toMatchObject({ query: { from: '-10', to: '20' }, openToken: `token of ${A}` });
  });

  it('returns and publishes the list, oldest first, with what was left out', async () => {
    const deleted = aRecord(3, { metaInfo: { ...metaInfo, deleted: true } });
    const { client } = answering(() => about(A, aRecord(2), deleted, aRecord(1), 'nonsense'));
    const seen = vi.fn();
    client.subscribe(question(A), seen);
    expect(client.list(question(A)).fetched).toBe(false);
    const records = await client.read(question(A));
    expect(records.map(({ id }) => id)).toEqual(['record-1', 'record-2']);
    expect(seen).toHaveBeenCalledExactlyOnceWith({ records, deleted: 1, unreadable: 1, fetched: true });
  });

  it('keeps deleted meals of the diet timeline', async () => {
    const deleted = aRecord(1, { metric: 'diet', metaInfo: { ...metaInfo, deleted: true } });
    const { http } = fakeHttp({ 'metric/diet': () => about(A, deleted) });
    const client = createMetricsClient({ http, ...base });
    expect(await client.read(question(A, { metric: 'diet' }))).toEqual([deleted]);
  });

  it('refuses an answer about another patient and publishes nothing', async () => {
    const { client } = answering(() => about(B, aRecord(1)));
    await expect(client.read(question(A))).rejects.toMatchObject({ failure: 'answer-invalid' });
    expect(client.list(question(A))).toMatchObject({ records: [], fetched: false });
    expect(client.list(question(B))).toMatchObject({ records: [], fetched: false });
  });

  it('passes a failure on and leaves the list unchanged', async () => {
    const replies = [about(A, aRecord(1))];
    const { client } = answering(
      () => replies.shift() ?? Promise.reject(refused('metric/body', 503, 'unavailable')),
    );
    await client.read(question(A));
    await expect(client.read(question(A))).rejects.toMatchObject({ status: 503 });
    expect(client.list(question(A)).records).toHaveLength(1);
  });
});

describe('publishing', () => {
  it('keeps patients, metrics and windows separate', async () => {
    const { client } = answering(() => about(A, aRecord(1)));
    await client.read(question(A));
    for (const other of [question(B), question(A, { metric: 'spo2' }), question(A, { to: 1 })]) {
      expect(client.list(other).fetched).toBe(false);
    }
  });

  it.each([
    ['nothing at all, after a list: ignored', [aRecord(1)], [], 1],
    [
      'only deleted records, after a list: emptied',
      [aRecord(1)],
      [aRecord(1, { metaInfo: { ...metaInfo, deleted: true } })],
      0,
    ],
    ['nothing, after nothing: stays empty', [], [], 0],
    ['fewer records: shown', [aRecord(1), aRecord(2)], [aRecord(2)], 1],
  ])('a refetch that returns %s', async (_, first, second, shown) => {
    const replies = [about(A, ...first), about(A, ...second)];
    const { client } = answering(() => replies.shift());
    await client.read(question(A));
    await client.read(question(A));
    expect(client.list(question(A)).records).toHaveLength(shown);
    expect(client.list(question(A)).fetched).toBe(true);
  });

  it('does not let a late answer replace a newer one', async () => {
    const { client, calls } = held();
    const first = client.read(question(A));
    const second = client.read(question(A));
    await settled();
    await calls[1]?.answer(about(A, aRecord(1), aRecord(2)));
    await calls[0]?.answer(about(A, aRecord(1)));
    await Promise.all([first, second]);
    expect(client.list(question(A)).records).toHaveLength(2);
  });

  it('uses an older answer when the newer request failed', async () => {
    const { client, calls } = held();
    const first = client.read(question(A));
    const second = client.read(question(A));
    await settled();
    const failed = expect(second).rejects.toMatchObject({ failure: 'timeout' });
    await calls[1]?.fail(new HttpError({ failure: 'timeout', endpoint: 'metric/body' }));
    await calls[0]?.answer(about(A, aRecord(1)));
    await failed;
    await first;
    expect(client.list(question(A)).records).toHaveLength(1);
  });

  it('publishes no running request when the patient was forgotten', async () => {
    const { client, calls } = held();
    const seen = vi.fn();
    client.subscribe(question(A), seen);
    const reading = client.read(question(A));
    await settled();
    client.forget();
    await calls[0]?.answer(about(A, aRecord(1)));
    await reading;
    expect(client.list(question(A))).toMatchObject({ records: [], fetched: false });
    expect(seen.mock.calls.every(([list]) => list.records.length === 0)).toBe(true);
  });

  it('publishes no running request even without a subscriber', async () => {
    const { client, calls } = held();
    const reading = client.read(question(A));
    await settled();
    client.forget(A);
    const seen = vi.fn();
    client.subscribe(question(A), seen);
    await calls[0]?.answer(about(A, aRecord(1)));
    await reading;
    expect(client.list(question(A)).fetched).toBe(false);
    expect(seen).not.toHaveBeenCalled();
  });

  it('forgets one patient only, and notifies the subscribers of that list', async () => {
    const { client } = answering(({ query }) => about(query?.to === '1' ? B : A, aRecord(1)));
    await client.read(question(A));
    await client.read(question(B, { to: 1 }));
    const seen = vi.fn();
    client.subscribe(question(A), seen);
    client.forget(A);
    expect(seen).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ records: [], fetched: false }));
    expect(client.list(question(B, { to: 1 })).records).toHaveLength(1);
  });

  it('reaches a subscriber again after it was forgotten, and not after it left', async () => {
    const { client } = answering(() => about(A, aRecord(1)));
    const seen = vi.fn();
    const leave = client.subscribe(question(A), seen);
    client.forget(A);
    seen.mockClear();
    await client.read(question(A));
    expect(seen).toHaveBeenCalledOnce();
    leave();
    leave();
    await client.read(question(A));
    expect(seen).toHaveBeenCalledOnce();
  });
});

describe('cancelling', () => {
  it('sends nothing when it was cancelled while the token was fetched', async () => {
    const { http, calls } = heldHttp();
    const controller = new AbortController();
    const openToken = async () => {
      controller.abort();
      return 'token';
    };
    const client = createMetricsClient({ http, openToken, timeZone: 'UTC' });
    const reading = client.read({ ...question(A), signal: controller.signal });
    await expect(reading).rejects.toMatchObject({ failure: 'cancelled' });
    expect(calls).toHaveLength(0);
  });

  it('publishes nothing when the answer was already on its way', async () => {
    const { client, calls } = held();
    const controller = new AbortController();
    const reading = client.read({ ...question(A), signal: controller.signal });
    await settled();
    controller.abort();
    await Promise.all([
      expect(reading).rejects.toMatchObject({ failure: 'cancelled' }),
      calls[0]?.answer(about(A, aRecord(1))),
    ]);
    expect(client.list(question(A)).fetched).toBe(false);
  });
});

describe('refused tokens', () => {
  const expired = () => Promise.reject(refused('metric/body', 401, 'token-expired'));

  it('are forgotten, and the call is repeated with a new one', async () => {
    const forgetToken = vi.fn();
    const replies = [expired, () => about(A, aRecord(1))];
    const { client } = answering(() => replies.shift()?.(), { forgetToken });
    expect(await client.read(question(A))).toHaveLength(1);
    expect(forgetToken).toHaveBeenCalledExactlyOnceWith(A);
  });

  it('fail the call when the new one is refused too', async () => {
    const { client, calls } = answering(expired, { forgetToken: () => {} });
    await expect(client.read(question(A))).rejects.toMatchObject({ status: 401 });
    expect(calls).toHaveLength(2);
  });
});

describe('adding', () => {
  const stored = (vitaId: string) => ({
    vitaId,
    data: { id: aReading().id, metaInfo: { createdAt: 1_704_450_601 } },
  });

  it('sends the reading unchanged, with its idempotency key', async () => {
    const { client, calls } = answering(() => stored(A));
    expect(await client.add(A, 'body', aReading(), 'key-1')).toEqual({
      id: aReading().id,
      createdAt: 1_704_450_601,
    });
    expect(calls).toEqual([
      {
        endpoint: 'vitals/body/add',
        query: undefined,
        body: { data: aReading() },
        idempotencyKey: 'key-1',
      },
    ]);
  });

  it('refuses a confirmation about another patient', async () => {
    const { client } = answering(() => stored(B));
    await expect(client.add(A, 'body', aReading(), 'key-1')).rejects.toMatchObject({
      failure: 'answer-invalid',
    });
  });
});
