import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DEVICE } from '../../src/calls/telephony/telephony.ts';
import { createHttpSmsCarrier } from '../../src/messages/http-sms-carrier.ts';
import { createMailCarrier } from '../../src/messages/mail-carrier.ts';
import type { MessageCarriers } from '../../src/messages/message-carrier.ts';
import { MESSAGE_NEWS_PATH, mountMessageNews } from '../../src/messages/message-news.routes.ts';
import { sendPatientMessages } from '../../src/messages/send-patient-messages.ts';
import { newId } from '../../src/platform/database/new-id.ts';
import { createLog } from '../../src/platform/http/log.ts';
import { clinicalRoutesWith } from '../../src/service/clinical-routes.ts';
import { aMessage } from '../content/message-content.ts';
import { fakeProvider, PROVIDER_SECRET, postEvent } from '../identity/fake-provider.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';

const unixSeconds = () => Math.floor(Date.now() / 1000);

const provider = fakeProvider('sms-1');
const { asked } = provider;
const mails: { to: string; id: string }[] = [];
let server: TestServer;
let staff: TestStaff;
let patient: string;
let sendWaiting: () => Promise<void>;

beforeAll(async () => {
  const url = await provider.listen();
  const sms = createHttpSmsCarrier({
    url,
    key: 'the-key-of-the-clinic',
    sender: 'CRELNE',
    callback: `https://clinic.example${MESSAGE_NEWS_PATH}`,
    timeoutMs: 5000,
    fetch: globalThis.fetch,
  });
  const email = createMailCarrier(async ({ to, id }) => {
    mails.push({ to, id });
    return 'sent';
  });
  const carriers: MessageCarriers = { sms, email };
  // The database exists once the server is running.
  const deps = {
    get db() {
      return server.db;
    },
    secret: PROVIDER_SECRET,
    now: unixSeconds,
  };
  const log = createLog('off', () => undefined);
  sendWaiting = () => sendPatientMessages({ db: server.db, log, carriers, now: unixSeconds });
  server = await startTestServer({
    routes: clinicalRoutesWith(DEVICE, { carriers, sendWaiting }),
    mounts: [(app) => mountMessageNews(app, deps)],
  });
  staff = await server.addStaff();
});
afterAll(async () => {
  await server.stop();
  provider.server.close();
});
beforeEach(async () => {
  asked.length = 0;
  mails.length = 0;
  provider.answers(200, '{"id":"sms-1"}');
  patient = await server.addPatient('Meena Iyer', [server.facilityId]);
  const phone = { value: '98765 43210', number_key: '9876543210', position: 0 };
  await server.db
    .insertInto('person_phone')
    .values({ person_id: patient, ...phone })
    .execute();
  await server.db
    .updateTable('person')
    .set({ emails: ['meena@home.example'] })
    .where('id', '=', patient)
    .execute();
});

const headers = (key = newId()) => ({
  authorization: `Bearer ${staff.token}`,
  'content-type': 'application/json',
  'idempotency-key': key,
});
const post = (path: string, body: unknown, key?: string) =>
  server.fetch(path, { method: 'POST', headers: headers(key), body: JSON.stringify(body) });
async function history() {
  const response = await server.fetch(`/api/communicate/history?vitaId=${patient}`, { headers: headers() });
  return ((await response.json()) as { data: { state: string; reason: string | null }[] }).data;
}
async function sendSms(key?: string) {
  const message = aMessage(patient, unixSeconds());
  const response = await post('/api/communicate/send/sms', { message }, key);
  expect(response.status).toBe(200);
  return message;
}
const postEventOf = (news: unknown, signed?: Parameters<typeof postEvent>[3]) =>
  postEvent(server, MESSAGE_NEWS_PATH, news, signed);

describe('an SMS provider', () => {
  it('is called once the message is stored, and reports its delivery', async () => {
    const { id } = await sendSms();
    await expect.poll(async () => (await history())[0]?.state).toBe('sent');
    expect(asked).toMatchObject([
      {
        path: '/messages',
        headers: { authorization: 'Bearer the-key-of-the-clinic', 'idempotency-key': `${id}.0` },
        body: {
          reference: `${id}.0`,
          to: '+919876543210',
          text: 'Dear Meena Iyer, please keep the reports of your latest tests at hand for our next call. First Clinic',
          template: 'reports',
          parameters: {},
          locale: 'en',
          sender: 'CRELNE',
          callback: `https://clinic.example${MESSAGE_NEWS_PATH}`,
        },
      },
    ]);
    expect((await postEventOf({ reference: `${id}.0`, state: 'delivered', at: unixSeconds() })).status).toBe(
      200,
    );
    expect(await history()).toMatchObject([{ state: 'delivered' }]);
  });

  it('is called once, however often the request is repeated', async () => {
    const message = aMessage(patient, unixSeconds());
    const key = newId();
    const answers = [1, 2, 3].map(() => post('/api/communicate/send/sms', { message }, key));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await expect.poll(async () => (await history())[0]?.state).toBe('sent');
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['refuses', 409, 'no', 'failed', 'refused'],
    ['does not know the number', 422, 'no', 'failed', 'address-invalid'],
    ['is down', 503, 'Service Unavailable', 'queued', 'unreachable'],
    ['does not know our key', 401, 'no', 'queued', 'unreachable'],
    ['leads elsewhere', 302, '', 'queued', 'unreachable'],
    ['answers what nobody can read', 200, '<html>', 'sent', null],
  ])('that %s', async (_, status, text, state, reason) => {
    provider.answers(status, text);
    await sendSms();
    await sendWaiting();
    await expect.poll(async () => (await history())[0]).toMatchObject({ state, reason });
    await server.db.deleteFrom('patient_message').execute();
  });
});

it('e-mails go to the mail server, each sending under its own id', async () => {
  const message = aMessage(patient, unixSeconds());
  expect((await post('/api/communicate/send/email', { message })).status).toBe(200);
  await expect.poll(() => mails).toEqual([{ to: 'meena@home.example', id: message.id }]);
  expect(asked).toEqual([]);
});

it('a refusal says why, and is in the audit', async () => {
  await server.db.updateTable('person').set({ emails: [] }).where('id', '=', patient).execute();
  const response = await post('/api/communicate/send/email', { message: aMessage(patient, unixSeconds()) });
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ code: 'message-refused', reason: 'address-missing' });
  const rows = await server.db
    .selectFrom('audit')
    .select(['action', 'outcome', 'person_ids'])
    .where('outcome', '=', 'refused')
    .execute();
  expect(rows).toEqual([{ action: 'send/email', outcome: 'refused', person_ids: [patient] }]);
});

describe('delivery reports', () => {
  const news = (facts: object = {}) => ({ reference: `${newId()}.0`, state: 'delivered', at: 1, ...facts });

  it.each([
    ['signed with another secret', news(), { secret: 'another-secret-altogether' }, 401],
    ['that are old', news(), { at: 1_700_000_000 }, 401],
    ['of a message nobody knows', news(), {}, 404],
    ['of a name that is none', news({ reference: 'x.y' }), {}, 404],
    ['of a state nobody knows', news({ state: 'read' }), {}, 422],
    ['with more than is asked for', news({ text: 'Hello' }), {}, 422],
    ['that are no JSON', 'delivered', {}, 400],
  ])('%s are refused', async (_, body, options, status) => {
    expect((await postEventOf(body, options)).status).toBe(status);
  });
});
