import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHttpProvider } from '../src/calls/telephony/http-provider.ts';
import { providerTelephony } from '../src/calls/telephony/provider-telephony.ts';
import { LINE_NEWS_PATH, mountLineNews } from '../src/calls/telephony/telephony.routes.ts';
import type { Telephony } from '../src/calls/telephony/telephony.ts';
import { newId } from '../src/platform/database/new-id.ts';
import { createLog } from '../src/platform/http/log.ts';
import { providerFetch } from '../src/platform/outbound/permitted-fetch.ts';
import { clinicalRoutesWith } from '../src/service/clinical-routes.ts';
import { callContent } from './content/call-content.ts';
import { fakeProvider, PROVIDER_SECRET, postEvent } from './identity/fake-provider.ts';
import { startTestServer, type TestServer, type TestStaff } from './test-server.ts';

const unixSeconds = () => Math.floor(Date.now() / 1000);

const provider = fakeProvider('call-1');
let server: TestServer;
let staff: TestStaff;
/** The patient that `dial` called last. */
let patient: string;
/** Settles when the last request to the provider is done. */
let working: Promise<void> = Promise.resolve();

beforeAll(async () => {
  const url = await provider.listen();
  const open = (): Telephony => {
    const http = createHttpProvider({
      url,
      key: 'the-key-of-the-clinic',
      callerId: '+911140000000',
      callback: `https://clinic.example${LINE_NEWS_PATH}`,
      timeoutMs: 5000,
      fetch: providerFetch,
    });
    const quiet = createLog('off', () => undefined);
    const real = providerTelephony(http, { db: server.db, log: quiet, now: unixSeconds });
    if (real.kind !== 'provider') throw new Error('a provider is a provider');
    return real;
  };
  const withRows = (work: () => Promise<void>): Promise<void> => {
    working = work();
    return working;
  };
  const telephony: Telephony = {
    kind: 'provider',
    connect: (line) => withRows(() => (open() as Extract<Telephony, { kind: 'provider' }>).connect(line)),
    hangUp: (id) => withRows(() => (open() as Extract<Telephony, { kind: 'provider' }>).hangUp(id)),
  };
  // The database exists once the server is running.
  const deps = {
    get db() {
      return server.db;
    },
    secret: PROVIDER_SECRET,
    now: unixSeconds,
  };
  server = await startTestServer({
    routes: clinicalRoutesWith(telephony),
    mounts: [(app) => mountLineNews(app, deps)],
  });
  staff = await server.addStaff();
});
afterAll(async () => {
  await server.stop();
  provider.server.close();
});
beforeEach(() => {
  provider.asked.length = 0;
  provider.answers(200, '{"id":"call-1"}');
});

const headers = () => ({
  authorization: `Bearer ${staff.token}`,
  'content-type': 'application/json',
  'idempotency-key': newId(),
});
const post = (path: string, body: unknown) =>
  server.fetch(path, { method: 'POST', headers: headers(), body: JSON.stringify(body) });

async function dial() {
  patient = await server.addPatient('Meena Iyer');
  const phone = { value: '98765 43210', number_key: '9876543210', position: 0 };
  await server.db
    .insertInto('person_phone')
    .values({ person_id: patient, ...phone })
    .execute();
  const contact = callContent(unixSeconds()).contact(patient);
  const response = await post('/api/auth/routine/dial', { contact });
  expect(await response.json()).toMatchObject({ data: { via: 'provider', tel: 'tel:+919876543210' } });
  // The work starts after the response and stores its result at the end.
  await expect.poll(() => provider.asked.length).toBe(1);
  await working;
  return contact.id;
}
async function line(contactId: string) {
  const path = `/api/auth/routine/dial/line?contactId=${contactId}`;
  const { data } = (await (await server.fetch(path, { headers: headers() })).json()) as { data: unknown };
  return data;
}
const postEventOf = (news: unknown, signed?: Parameters<typeof postEvent>[3]) =>
  postEvent(server, LINE_NEWS_PATH, news, signed);

describe('a telephony provider', () => {
  it('is called once the call is stored, and reports its course', async () => {
    const contactId = await dial();
    expect(provider.asked[0]).toMatchObject({
      path: '/calls',
      headers: { authorization: 'Bearer the-key-of-the-clinic', 'idempotency-key': contactId },
      body: {
        reference: contactId,
        to: '+919876543210',
        agent: staff.email,
        callerId: '+911140000000',
        callback: `https://clinic.example${LINE_NEWS_PATH}`,
      },
    });
    const at = unixSeconds();
    expect((await postEventOf({ reference: contactId, state: 'ringing', at })).status).toBe(200);
    expect((await postEventOf({ reference: contactId, state: 'answered', at: at + 4 })).status).toBe(200);
    expect(await line(contactId)).toMatchObject({ state: 'answered', answeredAt: at + 4 });

    const hung = await post('/api/auth/routine/dial/hangup', { contactId, vitaId: patient });
    expect(hung.status).toBe(200);
    await expect.poll(() => provider.asked.at(-1)?.path).toBe('/calls/call-1/hangup');
    await postEventOf({ reference: contactId, state: 'ended', at: at + 60 });
    expect(await line(contactId)).toMatchObject({ state: 'ended', endedAt: at + 60 });
  });

  it('shows patients the organisation’s number if it has one', async () => {
    const { organisationId: organisation_id } = server;
    await server.db
      .insertInto('preference')
      .values({
        ...{ organisation_id, type: 'TELEPHONY', updated_at: 1 },
        info: JSON.stringify({ callerId: '+918012345678', askBeforeDial: false }),
      })
      .execute();
    await dial();
    await server.db.deleteFrom('preference').where('type', '=', 'TELEPHONY').execute();
    expect(provider.asked[0]?.body).toMatchObject({ callerId: '+918012345678' });
  });

  it.each([
    ['refuses', 422, '{"error":"no credit"}', 'provider-refused'],
    ['is down', 503, 'Service Unavailable', 'provider-unreachable'],
    ['answers what nobody can read', 200, '<html>', 'unknown'],
    ['names nothing', 200, '{"id":""}', 'unknown'],
    ['leads elsewhere', 302, '', 'provider-unreachable'],
  ])(
    'that %s results in a failed line and a call that waits for its outcome',
    async (_, status, text, reason) => {
      provider.answers(status, text);
      const contactId = await dial();
      expect(await line(contactId)).toMatchObject({ state: 'failed', reason });
      const touchpoint = await server.fetch(`/api/routine/touchpoint/get?id=${contactId}`, {
        headers: headers(),
      });
      expect(await touchpoint.json()).toMatchObject({
        data: { contact: { status: { status: 'dialling' } } },
      });
    },
  );

  it('is polled without filling the audit', async () => {
    const contactId = await dial();
    await line(contactId);
    await line(contactId);
    const rows = await server.db
      .selectFrom('audit')
      .select('action')
      .where('action', 'like', 'routine/dial/%')
      .execute();
    expect(rows.filter(({ action }) => action === 'routine/dial/line')).toEqual([]);
  });
});

describe('call reports', () => {
  const news = (facts: object = {}) => ({ reference: newId(), state: 'ringing', at: 1, ...facts });

  it.each([
    ['signed with another secret', news(), { secret: 'another-secret-altogether' }, 401],
    ['that are old', news(), { at: 1_700_000_000 }, 401],
    ['of a call nobody knows', news(), {}, 404],
    ['of a state nobody knows', news({ state: 'sleeping' }), {}, 422],
    ['with more than is asked for', news({ transcript: 'Hello' }), {}, 422],
    ['without a time', news({ at: undefined }), {}, 422],
    ['that are no JSON', 'ringing', {}, 400],
    ['that are empty', '', {}, 400],
  ])('%s are refused', async (_, body, options, status) => {
    expect((await postEventOf(body, options)).status).toBe(status);
  });

  it('without a signature are refused', async () => {
    const response = await server.fetch(LINE_NEWS_PATH, { method: 'POST', body: JSON.stringify(news()) });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ code: 'token-invalid' });
  });
});
