import { describe, expect, it } from 'vitest';
import { createHttpClient, serviceBasesUnder } from '#http';
import { aReading, aRecord } from '#test';
import { createMetricsClient, METRIC_TYPES, SPECIFIED_DATA } from './index.ts';

const vitaId = '00000000-0002-7000-8000-00000000000a';
const ORIGIN = 'https://data.example';

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly body: unknown;
}

/** A service that only knows the specification: it refuses anything beyond 7.4 and returns just `{ data }`. */
function plainService(data: unknown = []) {
  const asked: Asked[] = [];
  async function answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (request.headers.get('authorization') !== 'Open of the patient')
      return new Response('', { status: 401 });
    if (request.headers.has('idempotency-key')) return new Response('unknown header', { status: 400 });
    const body = request.method === 'POST' ? await request.json() : undefined;
    asked.push({ method: request.method, path: pathname, query: search, body });
    if (request.method === 'POST') return new Response('', { status: 201 });
    return new Response(JSON.stringify({ data }), { headers: { 'content-type': 'application/json' } });
  }
  const http = createHttpClient({
    bases: serviceBasesUnder(ORIGIN),
    origin: ORIGIN,
    accessToken: async () => 'bearer',
    fetch: (input, init) => answer(new Request(input, init)),
  });
  const client = createMetricsClient({
    http,
    openToken: async () => 'of the patient',
    timeZone: 'Asia/Kolkata',
    contract: SPECIFIED_DATA,
  });
  return { asked, client };
}

const question = { vitaId, from: 10, to: 20 } as const;
const bare = (facts: object) => ({ metaInfo: { deleted: false }, ...facts });

describe('an external data service', () => {
  it.each([
    ['bloodpressure', '/vitals/bloodpressure', '?from=10&to=20'],
    ['activity', '/activity/activity', '?from=10&to=20'],
    ['stress', '/stress', '?from=10&to=20'],
    ['medication', '/events/medication', ''],
    ['habitevents', '/events/behaviour', ''],
    ['diet', '/dietplan/meals', ''],
  ] as const)('is asked for %s in the format of the specification', async (metric, path, query) => {
    const { asked, client } = plainService();
    expect(await client.read({ ...question, metric })).toEqual([]);
    expect(asked.map((one) => [one.method, one.path.replace('/data', ''), one.query])).toEqual([
      ['GET', path, query],
    ]);
  });

  it('may send records with only a time and whether they were deleted', async () => {
    const { client } = plainService([
      bare({ timestamp: 1_704_000_200, systolic: 148, diastolic: '92', note: 'sitting' }),
      bare({ date: '2023-12-01', systolic: 120, diastolic: 80 }),
      { timestamp: 1_704_000_100, systolic: 1, metaInfo: { deleted: true } },
      { timestamp: 1_704_000_150, systolic: 1 },
      bare({ systolic: 3 }),
      'nonsense',
    ]);
    const records = await client.read({ ...question, metric: 'bloodpressure' });
    expect(records.map(({ date, timestamp, values }) => [date ?? timestamp, values])).toEqual([
      [
        '2023-12-01',
        [
          { key: 'systolic', value: 120, text: '120' },
          { key: 'diastolic', value: 80, text: '80' },
        ],
      ],
      [
        1_704_000_200,
        [
          { key: 'systolic', value: 148, text: '148' },
          { key: 'diastolic', value: 92, text: '92' },
        ],
      ],
    ]);
    expect(new Set(records.map(({ id }) => id)).size).toBe(2);
    expect(client.list({ ...question, metric: 'bloodpressure' })).toMatchObject({
      deleted: 2,
      unreadable: 2,
    });
  });

  it('may send complete records', async () => {
    const record = aRecord(1);
    const { client } = plainService([record]);
    expect(await client.read({ ...question, metric: 'body' })).toEqual([record]);
  });

  it.each(['no object', { data: {} }, null])('is refused for an invalid answer: %j', async (data) => {
    const { client } = plainService(data === null ? null : data);
    await expect(client.read({ ...question, metric: 'body' })).rejects.toMatchObject({
      failure: 'answer-invalid',
    });
  });

  it('receives a reading as { data }, without a key, and any answer confirms it', async () => {
    const { asked, client } = plainService();
    const reading = aReading();
    expect(await client.add(vitaId, 'body', reading, 'a key')).toEqual({ id: reading.id });
    expect(asked).toEqual([
      expect.objectContaining({ method: 'POST', path: '/data/vitals/body/add', body: { data: reading } }),
    ]);
  });

  it('has a path for every metric', async () => {
    const { asked, client } = plainService();
    for (const metric of METRIC_TYPES) await client.read({ ...question, metric });
    expect(new Set(asked.map(({ path }) => path)).size).toBe(METRIC_TYPES.length);
  });
});
