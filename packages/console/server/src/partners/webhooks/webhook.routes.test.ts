import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ADMINISTRATOR,
  type Administration,
  administration,
  type Organisation,
  type Person,
} from '../../../test/administration.ts';
import { databasesOfRun, type TestDatabase } from '../../../test/databases.ts';
import { type WebhookReceiver, webhookReceiver } from '../../../test/webhook-receiver.ts';
import { openSecret, openWebhookSeal } from './webhook-secrets.ts';

const URL = 'https://hooks.example/careline?key=hidden';

describe.each(databasesOfRun)('webhooks of partners on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let care: Administration;
  let home: Organisation;
  let admin: Person;
  let partnerId: string;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    database = await open();
    care = await administration(database, { CARELINE_WEBHOOKS: 'private' });
    receiver = await webhookReceiver();
  });
  afterAll(async () => {
    await receiver?.close();
    await care?.close();
    await database?.remove();
  });
  beforeEach(async () => {
    home = await care.addOrganisation();
    admin = await care.addPerson(home, { scopes: ADMINISTRATOR, name: 'Meera Admin' });
    partnerId = await addPartner(home, admin);
  });

  async function addPartner({ facilityId }: Organisation, by: Person): Promise<string> {
    const fields = { name: 'North Hospital', issuer: null, origins: ['https://intranet.example'] };
    const scopes = ['prohealth', 'hmCallInfo'];
    const { body } = await care.ask('partner/add', by.token, {
      ...fields,
      facilityIds: [facilityId],
      scopes,
    });
    return body.data.partnerId;
  }
  const fields = (more: object = {}) => ({ url: URL, events: ['call.saved', 'alert.raised'], ...more });
  const add = (more: object = {}, key?: string) =>
    care.ask('partner/webhook/add', admin.token, { partnerId, ...fields(more) }, key);
  const change = ({ webhookId, updatedAt }: { webhookId: string; updatedAt: number }, more: object = {}) =>
    care.ask('partner/webhook/update', admin.token, {
      ...fields(),
      webhookId,
      updatedAt,
      paused: false,
      ...more,
    });
  const list = async () => (await care.ask(`partner/webhooks?partnerId=${partnerId}`, admin.token)).body.data;
  const deliveries = async (webhookId: string, more = '') =>
    (await care.ask(`partner/webhook/deliveries?webhookId=${webhookId}${more}`, admin.token)).body;
  const stored = (id: string) =>
    care.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('get a secret that is shown once and stored encrypted', async () => {
    const key = randomUUID();
    const { body } = await add({}, key);
    expect(body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(body.data).toMatchObject({ url: URL, secretEnd: body.secret.slice(-4), paused: null, waiting: 0 });
    const row = await stored(body.data.webhookId);
    const seal = await openWebhookSeal(care.db);
    expect(openSecret(seal, row.id, row.secret)).toBe(body.secret);
    const audited = await care.audited('partner/webhook/add');
    expect(audited?.details).toEqual({
      partner: partnerId,
      webhook: row.id,
      given: { url: 'https://hooks.example/careline?…', events: ['call.saved', 'alert.raised'] },
    });
    expect((await add({}, key)).body).toEqual({ ...body, secret: null });
    const repeats = await care.db.selectFrom('idempotency_key').select('answer').execute();
    expect(JSON.stringify([row, repeats, audited, await list()])).not.toContain(body.secret.slice(6));
  });

  it.each([
    ['an address without a certificate', { url: 'http://hooks.example/' }, 'url'],
    ['an address with a user', { url: 'https://me:it@hooks.example/' }, 'url'],
    ['the metadata of a cloud', { url: 'https://169.254.169.254/latest' }, 'url'],
    ['no event', { events: [] }, 'events'],
    ['an event that nobody knows', { events: ['patient.born'] }, 'events.0'],
    ['one event twice', { events: ['call.saved', 'call.saved'] }, 'events'],
    ['a reason to be sent nothing', { paused: true }, 'paused'],
  ])('are refused with %s', async (_, more, path) => {
    const { status, body } = await add(more);
    expect([status, body.errors[0].path]).toEqual([422, expect.stringContaining(path)]);
  });

  it('are refused events that the partner’s scopes do not permit, and keep those they have', async () => {
    const { data } = (await add()).body;
    await care.db
      .updateTable('partner')
      .set({ scopes: ['prohealth', 'charts'] })
      .where('id', '=', partnerId)
      .execute();
    expect((await add()).body.errors).toMatchObject([{ path: 'events.0' }, { path: 'events.1' }]);
    expect((await change(data)).status).toBe(200);
  });

  it('are limited to five', async () => {
    for (let count = 0; count < 5; count += 1) await add();
    expect((await add()).body.code).toBe('conflict');
    const [first] = await list();
    expect(
      (await care.ask('partner/webhook/remove', admin.token, { webhookId: first.webhookId })).status,
    ).toBe(200);
    expect((await add()).status).toBe(200);
  });

  it('get a new secret in addition to the old one, or instead of it', async () => {
    const first = (await add()).body;
    const both = (await change(first.data, { newSecret: true, formerSecret: 'keep' })).body;
    const { secret_made_at: at, ...row } = await stored(first.data.webhookId);
    expect(both.data.formerSecret).toEqual({ end: first.data.secretEnd, until: at + 604_800 });
    const seal = await openWebhookSeal(care.db);
    const opened = [row.secret, row.former_secret ?? ''].map((one) => openSecret(seal, row.id, one));
    expect(opened).toEqual([both.secret, first.secret]);
    const ended = (await change(both.data, { formerSecret: 'end' })).body;
    expect(ended).toMatchObject({
      secret: null,
      data: { formerSecret: null, secretEnd: both.data.secretEnd },
    });
    const alone = (await change(ended.data, { newSecret: true })).body;
    expect([alone.data.formerSecret, alone.secret === both.secret]).toEqual([null, false]);
    expect((await care.audited('partner/webhook/update'))?.details).toMatchObject({
      newSecret: true,
      changes: {},
    });
    expect((await change(first.data)).body.code).toBe('conflict');
  });

  it('are tested, and the result is among the deliveries', async () => {
    const { data } = (await add({ url: receiver.url })).body;
    const paused = (await change(data, { url: receiver.url, paused: true })).body.data;
    expect(paused.paused).toEqual({ since: expect.any(Number), reason: 'person' });
    const before = receiver.received.length;
    const { body } = await care.ask('partner/webhook/test', admin.token, { webhookId: data.webhookId });
    expect(body.data).toMatchObject({ event: 'webhook.test', state: 'waiting', answer: null });
    await vi.waitFor(
      async () => expect((await deliveries(data.webhookId)).data[0].state).toBe('delivered'),
      5_000,
    );
    const [delivery] = (await deliveries(data.webhookId)).data;
    expect(delivery).toMatchObject({ attempts: 1, nextTryAt: null, answer: { status: 204, error: null } });
    const [received] = receiver.received.slice(before);
    expect(JSON.parse(received?.body ?? '')).toMatchObject({
      id: delivery.deliveryId,
      type: 'webhook.test',
      data: {},
    });
    expect((await care.audited('partner/webhook/test'))?.details).toEqual({
      webhook: data.webhookId,
      delivery: delivery.deliveryId,
    });
  });

  it('wait, and say so, when the operator disabled sending', async () => {
    const quiet = await administration(database, { CARELINE_WEBHOOKS: 'off' });
    const person = await quiet.addPerson(home, { scopes: ADMINISTRATOR });
    const answer = await quiet.ask(`partner/webhooks?partnerId=${partnerId}`, person.token);
    await quiet.close();
    expect(answer.body).toEqual({ data: [], sending: false });
  });

  it('resend failed deliveries, and waiting ones when they are resumed', async () => {
    const { data } = (await add({ url: receiver.url })).body;
    const { webhookId } = data;
    const row = { webhook_id: webhookId, event: 'webhook.test', occurred_at: 1 };
    const failed = { ...row, state: 'failed', attempts: 10, tries: 10, last_try_at: 1, last_status: 500 };
    await care.db.insertInto('webhook_delivery').values(failed).execute();
    const [{ deliveryId }] = (await deliveries(webhookId)).data;
    const again = await care.ask('partner/webhook/send-again', admin.token, { deliveryId });
    expect(again.body.data).toMatchObject({ deliveryId, state: 'waiting', attempts: 10 });
    await vi.waitFor(async () => expect((await deliveries(webhookId)).data[0].attempts).toBe(11), 5_000);
    const paused = (await change(data, { url: receiver.url, paused: true })).body.data;
    expect((await care.ask('partner/webhook/send-again', admin.token, { deliveryId })).body.code).toBe(
      'conflict',
    );
    await care.db.updateTable('webhook').set({ failing_since: 1 }).where('id', '=', webhookId).execute();
    const on = (await change(paused, { url: receiver.url })).body.data;
    expect(on).toMatchObject({ paused: null, failingSince: null });
  });

  it('list their deliveries page by page, the newest first', async () => {
    const { webhookId } = (await add()).body.data;
    // Old deliveries are not listed, and are deleted.
    const [older, middle, newest] = [3, 2, 1].map((ago) => Math.floor(Date.now() / 1000) - ago);
    const rows = [older, middle, newest].map((at = 0) => ({
      webhook_id: webhookId,
      event: 'call.saved',
      occurred_at: at,
      created_at: at,
      state: 'failed',
    }));
    await care.db.insertInto('webhook_delivery').values(rows).execute();
    const first = await deliveries(webhookId, '&limit=2');
    expect(first.data.map((one: { occurredAt: number }) => one.occurredAt)).toEqual([newest, middle]);
    const rest = await deliveries(webhookId, `&limit=2&after=${first.next}`);
    expect([rest.data.length, rest.next]).toEqual([1, null]);
  });

  it('of another organisation are not found', async () => {
    const { data } = (await add()).body;
    await care.db
      .insertInto('webhook_delivery')
      // Failed, because a waiting one would be sent and deleted during the test.
      .values({ webhook_id: data.webhookId, event: 'call.saved', occurred_at: 1, state: 'failed' })
      .execute();
    const [{ deliveryId }] = (await deliveries(data.webhookId)).data;
    const elsewhere = await care.addOrganisation('Elsewhere');
    const stranger = await care.addPerson(elsewhere, { scopes: ADMINISTRATOR });
    const ask = (path: string, body?: object) => care.ask(path, stranger.token, body);
    const { webhookId } = data;
    const answers = [
      await ask('partner/webhook/add', { partnerId, ...fields() }),
      await ask('partner/webhook/update', {
        ...fields(),
        webhookId,
        updatedAt: data.updatedAt,
        paused: true,
      }),
      await ask('partner/webhook/remove', { webhookId }),
      await ask('partner/webhook/test', { webhookId }),
      await ask(`partner/webhook/deliveries?webhookId=${webhookId}`),
      await ask('partner/webhook/send-again', { deliveryId }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
    expect((await ask(`partner/webhooks?partnerId=${partnerId}`)).body.data).toEqual([]);
    expect(await list()).toHaveLength(1);
  });
});
