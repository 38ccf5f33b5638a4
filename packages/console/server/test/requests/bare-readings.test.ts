// spec: 174
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clinicalRoutes } from '../../src/service/clinical-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

let server: TestServer;
let staff: TestStaff;
let colleague: TestStaff;

beforeAll(async () => {
  server = await startTestServer({ routes: clinicalRoutes });
  staff = await server.addStaff();
  colleague = await server.addStaff();
});
afterAll(() => server.stop());

const now = Math.floor(Date.now() / 1000);

interface Written {
  readonly by?: TestStaff;
  readonly metric?: string;
  readonly key?: string;
}

async function write(
  vitaId: string,
  data: object,
  { by = staff, metric = 'bloodpressure', key }: Written = {},
) {
  const open = await server.openToken(by, vitaId);
  const response = await server.fetch(`/api/data/vitals/${metric}/add`, {
    method: 'POST',
    headers: {
      authorization: `Open ${open}`,
      'content-type': 'application/json',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    body: JSON.stringify({ data }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  return { status: response.status, body: (await response.json()) as any };
}

const stored = (vitaId: string) =>
  server.db.selectFrom('reading').selectAll().where('person_id', '=', vitaId).orderBy('created_at').execute();
const alerts = (vitaId: string) =>
  server.db.selectFrom('reading_alert').selectAll().where('person_id', '=', vitaId).execute();

describe('a reading in the format of the specification (7.4)', () => {
  it('is stored without id, units and key, in the first unit of each measure', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    const { status, body } = await write(vitaId, { timestamp: now - 60, systolic: 128, diastolic: '82' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ vitaId, data: { id: expect.any(String), metaInfo: { source: 'manual' } } });
    expect(await stored(vitaId)).toMatchObject([
      {
        ...{
          id: body.data.id,
          metric: 'bloodpressure',
          at: now - 60,
          source: 'manual',
          author_id: staff.staffId,
        },
        values: [
          { key: 'systolic', text: '128', value: 128, unit: 'mm[Hg]' },
          { key: 'diastolic', text: '82', value: 82, unit: 'mm[Hg]' },
        ],
      },
    ]);
  });

  it.each([
    ['a weight', 'body', { weight: 72.5 }, [{ key: 'weight', text: '72.5', unit: 'kg' }]],
    ['an oxygen saturation', 'spo2', { value: 97 }, [{ key: 'value', text: '97', unit: '%' }]],
    ['a temperature', 'temperature', { value: 37.2 }, [{ key: 'value', text: '37.2', unit: 'Cel' }]],
  ])('%s has its own unit', async (_, metric, values, expected) => {
    const vitaId = await server.addPatient('Asha Verma');
    expect((await write(vitaId, { timestamp: now - 60, ...values }, { metric })).status).toBe(200);
    expect(await stored(vitaId)).toMatchObject([{ metric, values: expected }]);
  });

  it('is a random glucose by default', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    await write(vitaId, { timestamp: now - 60, value: 140 }, { metric: 'bloodglucose' });
    expect(await stored(vitaId)).toMatchObject([{ meal_situation: 'MEAL_SITUATION_RANDOM' }]);
  });

  it('is judged and alerts like any other', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    await write(vitaId, { timestamp: now - 60, systolic: 192, diastolic: 118 });
    expect(await alerts(vitaId)).toMatchObject([{ level: 'critical' }]);
  });

  it('is accepted however unusual it is: a program can give no reason', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    const { status } = await write(vitaId, { timestamp: now - 60, systolic: 245, diastolic: 140 });
    expect(status).toBe(200);
    expect(await alerts(vitaId)).toMatchObject([{ level: 'critical' }]);
  });

  it('is stored once by content, patient and time, for any sender and any number of requests', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    const data = { timestamp: now - 60, systolic: 150, diastolic: 96 };
    const first = await write(vitaId, data);
    const again = [
      await write(vitaId, data),
      await write(vitaId, { diastolic: 96, systolic: 150, timestamp: now - 60 }),
      await write(vitaId, { ...data, metaInfo: { updatedAt: now - 5 } }),
      await write(vitaId, data, { by: colleague }),
      await write(vitaId, data, { key: randomUUID() }),
    ];
    for (const { status, body } of again) {
      expect(status).toBe(200);
      expect(body.data.id).toBe(first.body.data.id);
    }
    expect(await stored(vitaId)).toHaveLength(1);
  });

  it('is stored once for twenty simultaneous requests', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    const data = { timestamp: now - 90, systolic: 151, diastolic: 97 };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => write(vitaId, data, { by: index % 2 ? staff : colleague })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await stored(vitaId)).toHaveLength(1);
  });

  it.each([
    ['another time', { timestamp: now - 61, systolic: 150, diastolic: 96 }],
    ['another value', { timestamp: now - 60, systolic: 151, diastolic: 96 }],
  ])('is another one with %s', async (_, other) => {
    const vitaId = await server.addPatient('Asha Verma');
    await write(vitaId, { timestamp: now - 60, systolic: 150, diastolic: 96 });
    await write(vitaId, other);
    expect(await stored(vitaId)).toHaveLength(2);
  });

  it('is another one of another patient', async () => {
    const data = { timestamp: now - 60, systolic: 150, diastolic: 96 };
    const [one, other] = [await server.addPatient('Asha Verma'), await server.addPatient('Meena Rao')];
    await write(one, data);
    expect((await write(other, data)).status).toBe(200);
    expect(await stored(other)).toHaveLength(1);
  });

  it.each([
    ['without a time', { systolic: 128, diastolic: 82 }, 'body'],
    ['without a value', { timestamp: now - 60 }, 'body.data.values'],
    ['with a value of another metric', { timestamp: now - 60, weight: 70 }, 'body.data.weight'],
    ['that no person has', { timestamp: now - 60, systolic: 1280, diastolic: 82 }, 'data.values.0'],
    ['in the future', { timestamp: now + 86_400 * 3, systolic: 128, diastolic: 82 }, 'data.timestamp'],
  ])('is refused with an explanation %s', async (_, data, path) => {
    const vitaId = await server.addPatient('Asha Verma');
    const { status, body } = await write(vitaId, data);
    expect(status).toBe(422);
    expect(body.errors[0].path).toContain(path);
    expect(await stored(vitaId)).toEqual([]);
  });

  it('needs a key in the format of Careline’s own clients', async () => {
    const vitaId = await server.addPatient('Asha Verma');
    const own = {
      ...{ id: randomUUID(), metric: 'body', timestamp: now - 60, metaInfo: { updatedAt: now - 5 } },
      values: [{ key: 'weight', text: '72', unit: 'kg' }],
    };
    expect(await write(vitaId, own, { metric: 'body' })).toMatchObject({
      status: 400,
      body: { code: 'idempotency-key-missing' },
    });
  });
});
