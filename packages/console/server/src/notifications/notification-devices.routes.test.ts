import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestStaff } from '../../test/test-server.ts';

const ENDPOINT = 'https://push.example/subscription/1';
const keysOf = (p256dh = createECDH('prime256v1').generateKeys('base64url')) => ({
  p256dh,
  auth: Buffer.alloc(16, 1).toString('base64url'),
});

interface Device {
  readonly deviceId: string;
  readonly endpoint: string;
}

interface Answer<Data> {
  readonly data: Data;
  readonly errors: readonly [{ readonly path: string; readonly message: string }];
}

function clientOf(server: TestServer, { token }: TestStaff) {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  async function answerOf<Data>(response: Response) {
    return { status: response.status, body: (await response.json()) as Answer<Data> };
  }
  return {
    post: async (path: string, body: object) =>
      answerOf<Device>(
        await server.fetch(`/api/care/notifications/devices/${path}`, {
          method: 'POST',
          headers,
          body: JSON.stringify(body),
        }),
      ),
    list: async () => answerOf<Device[]>(await server.fetch('/api/care/notifications/devices', { headers })),
  };
}

describe('browsers that show notifications', () => {
  let server: TestServer;
  let own: ReturnType<typeof clientOf>;
  let other: ReturnType<typeof clientOf>;
  beforeAll(async () => {
    server = await startTestServer({ routes: [] });
    const scopes = ['prohealth', 'notifications'];
    own = clientOf(server, await server.addStaff({ scopes }));
    other = clientOf(server, await server.addStaff({ scopes }));
  });
  afterAll(() => server.stop());

  const save = (endpoint: string, keys = keysOf()) => own.post('save', { endpoint, keys, locale: 'hi' });

  it('are saved once, listed for their owner, and removed by nobody else', async () => {
    const saved = await save(ENDPOINT);
    expect(saved).toMatchObject({ status: 200, body: { data: { endpoint: ENDPOINT } } });
    expect((await save(ENDPOINT)).body.data.deviceId).toBe(saved.body.data.deviceId);
    const { deviceId } = saved.body.data;
    expect(await own.list()).toMatchObject({
      status: 200,
      body: { data: [{ deviceId }], publicKey: expect.stringMatching(/^[\w-]{87}$/) },
    });
    expect((await other.list()).body.data).toEqual([]);
    await other.post('remove', { deviceId });
    expect((await own.list()).body.data).toHaveLength(1);
    expect((await own.post('remove', { deviceId })).status).toBe(200);
    expect((await own.list()).body.data).toEqual([]);
  });

  it.each([
    ['where clouds hand out credentials', 'https://169.254.169.254/latest'],
    ['this machine', 'https://127.0.0.1/x'],
    ['this machine by its name without HTTPS', 'http://localhost:4400/x'],
    ['a private network', 'https://10.0.0.5/x'],
    ['plain HTTP', 'http://push.example/x'],
  ])('are refused with an explanation for %s', async (_, endpoint) => {
    const { status, body } = await save(endpoint);
    expect([status, body.errors[0].path]).toEqual([422, 'endpoint']);
    expect(body.errors[0].message).toMatch(/^must /);
  });

  it('are refused with a key that is no point of the curve', async () => {
    const { status, body } = await save(ENDPOINT, keysOf(Buffer.alloc(65, 4).toString('base64url')));
    expect([status, body.errors[0].path]).toEqual([422, 'keys.p256dh']);
  });
});

it('an installation that sends none says so', async () => {
  const server = await startTestServer({ routes: [], environment: { CARELINE_PUSH: 'off' } });
  try {
    const client = clientOf(server, await server.addStaff({ scopes: ['prohealth', 'notifications'] }));
    const body = { endpoint: ENDPOINT, keys: keysOf(), locale: 'en' };
    expect((await client.post('save', body)).status).toBe(404);
    expect((await client.list()).body).toMatchObject({ publicKey: null });
  } finally {
    await server.stop();
  }
});
