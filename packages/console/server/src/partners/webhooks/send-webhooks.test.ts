import { createHmac } from 'node:crypto';
import { WEBHOOK_EVENTS } from '@careline/core/internal/administration';
import { addCallLog, addStatus, correctCallLog, withdrawCallLog } from '@careline/core/internal/calls';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { type WebhookReceiver, webhookReceiver } from '../../../test/webhook-receiver.ts';
import { newId } from '../../platform/database/new-id.ts';
import { createLog } from '../../platform/http/log.ts';
import { dropOldDeliveries } from './claim-delivery.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { newWebhookSecret } from './sign-webhook.ts';
import { closeSecret, openWebhookSeal } from './webhook-secrets.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;
/** The last time it was half past two in India: older events are not sent, and calls have calling hours. */
const NOW = Math.floor((Date.now() / 1000 - 9 * HOUR) / DAY) * DAY + 9 * HOUR;
const SCOPES = ['prohealth', 'search', 'hmCallInfo'];

describe.each(databasesOfRun)('webhooks on the $kind database', (kind) => {
  let at: CallClinic;
  let receiver: WebhookReceiver;
  let partnerId: string;
  let clock: number;
  const log = createLog('off', () => undefined);

  beforeAll(async () => {
    at = await aCallClinic(kind, [], NOW);
  });
  afterAll(() => at.database.remove());
  beforeEach(async () => {
    receiver = await webhookReceiver();
    clock = NOW;
    partnerId = newId();
    const { organisationId, facilityId } = at.clinic;
    const row = {
      id: partnerId,
      organisation_id: organisationId,
      name: partnerId,
      issuer: `https://${partnerId}.example`,
      origins: [],
    };
    await at.database.db
      .insertInto('partner')
      .values({ ...row, scopes: SCOPES, created_at: 1, updated_at: 1 })
      .execute();
    await at.database.db
      .insertInto('partner_facility')
      .values({ partner_id: partnerId, facility_id: facilityId })
      .execute();
  });
  afterEach(async () => {
    await receiver.close();
    await sql`delete from webhook`.execute(at.database.db);
  });

  async function webhook(facts: { url?: string; events?: string[]; former?: string } = {}) {
    const { db } = at.database;
    const [id, secret] = [newId(), newWebhookSecret()];
    const seal = await openWebhookSeal(db);
    const former = facts.former && {
      former_secret: closeSecret(seal, id, facts.former),
      former_secret_until: NOW + HOUR,
    };
    await db
      .insertInto('webhook')
      .values({
        id,
        partner_id: partnerId,
        url: facts.url ?? receiver.url,
        events: facts.events ?? [...WEBHOOK_EVENTS],
        secret: closeSecret(seal, id, secret),
        secret_end: '',
        secret_made_at: NOW,
        created_at: NOW,
        updated_at: NOW,
        ...former,
      })
      .execute();
    return { id, secret };
  }

  const send = (more: object = {}) =>
    sendWebhooks({
      db: at.database.db,
      log,
      reach: 'loopback',
      now: () => clock,
      random: () => 0.5,
      timeoutMs: 300,
      ...more,
    });
  const deliveries = () =>
    at.database.db.selectFrom('webhook_delivery').selectAll().orderBy('occurred_at').execute();
  const only = async () => (await deliveries())[0];
  const stored = (id: string) =>
    at.database.db.selectFrom('webhook').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const bodies = () => receiver.received.map(({ body }) => JSON.parse(body));

  /** Makes a call that reached nobody. */
  async function unreached() {
    const { vitaId, contactId } = await at.dialled();
    await at.call(addStatus, { body: { contactId, vitaId, status: at.content.status() } });
    return { vitaId, contactId };
  }

  it('report saved changes in ids only, signed so that their receiver can verify it', async () => {
    const former = newWebhookSecret();
    const { secret } = await webhook({ former });
    const { vitaId, contactId } = await at.dialled();
    const answers = {
      bloodPressure: { systolic: '172', systolicUnit: 'mm[Hg]', diastolic: '104', diastolicUnit: 'mm[Hg]' },
    };
    const saved = at.content.saved(contactId, vitaId, { log: at.content.log({ answers }) });
    const { data } = await at.call(addCallLog, { body: saved });
    await send();
    const { facilityId } = at.clinic;
    const about = { facilityId, patientId: vitaId };
    const sent = bodies().toSorted((one, other) => one.type.localeCompare(other.type));
    expect(sent).toEqual([
      {
        id: expect.any(String),
        type: 'alert.raised',
        timestamp: new Date(NOW * 1000).toISOString(),
        data: { ...about, alertId: data.readingIds[0], level: expect.any(String) },
      },
      {
        id: expect.any(String),
        type: 'call.saved',
        timestamp: new Date(NOW * 1000).toISOString(),
        data: { ...about, callId: contactId },
      },
    ]);
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const signed = `${JSON.parse(body).id}.${NOW}.${body}`;
    const signatures = [secret, former].map((one) => {
      const key = Buffer.from(one.slice('whsec_'.length), 'base64');
      return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
    });
    expect(headers).toMatchObject({
      'content-type': 'application/json',
      'webhook-id': JSON.parse(body).id,
      'webhook-timestamp': String(NOW),
      'webhook-signature': signatures.join(' '),
    });
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: 1, last_status: 204, last_error: null },
      { state: 'delivered', attempts: 1 },
    ]);
    await send();
    expect(receiver.received).toHaveLength(2);
  });

  it('report a corrected call and a withdrawn one', async () => {
    await webhook();
    const { vitaId, contactId } = await unreached();
    const status = at.content.status({ disposition: 'busy' });
    const first = await at.database.db
      .selectFrom('contact')
      .select('current_status_id as id')
      .where('id', '=', contactId)
      .executeTakeFirstOrThrow();
    const corrected = {
      contactId,
      vitaId,
      followsStatus: first.id,
      status,
      reason: 'It was busy',
    };
    await at.call(correctCallLog, { body: corrected });
    await at.call(withdrawCallLog, {
      body: {
        contactId,
        vitaId,
        statusId: newId(),
        followsStatus: status.id,
        reason: 'Somebody else',
        metaInfo: { updatedAt: NOW, deleted: false, source: 'manual' },
      },
    });
    await send();
    expect(
      bodies()
        .map(({ type }) => type)
        .sort(),
    ).toEqual(['call.corrected', 'call.saved', 'call.withdrawn']);
  });

  it('report no history that is written later', async () => {
    await webhook();
    const { contactId } = await unreached();
    await at.database.db.deleteFrom('webhook_delivery').execute();
    await sql`
      insert into contact_status (id, contact_id, organisation_id, facility_id, person_id, status, author_id, source,
        created_at, updated_at)
      select gen_random_uuid(), contact_id, organisation_id, facility_id, person_id, status, author_id, source,
        created_at - ${3 * DAY}::bigint, updated_at
      from contact_status where contact_id = ${contactId}`.execute(at.database.db);
    expect(await deliveries()).toEqual([]);
  });

  it('report nothing that was rolled back', async () => {
    await webhook();
    const { vitaId, contactId } = await at.dialled();
    const status = at.content.status({ disposition: 'callback-requested' });
    await expect(at.call(addStatus, { body: { contactId, vitaId, status } })).rejects.toThrow();
    expect(await deliveries()).toEqual([]);
  });

  const setPartner = (row: object) => () =>
    at.database.db.updateTable('partner').set(row).where('id', '=', partnerId).execute();

  it.each([
    ['that does not ask for it', { events: ['alert.raised'] }, undefined],
    ['of a partner that is switched off', {}, setPartner({ active: false })],
    ['whose partner’s scopes do not open it', {}, setPartner({ scopes: ['prohealth', 'charts'] })],
    [
      'of a partner of other facilities',
      {},
      () => at.database.db.deleteFrom('partner_facility').where('partner_id', '=', partnerId).execute(),
    ],
  ])('report nothing to one %s', async (_, facts, change) => {
    await webhook(facts);
    await change?.();
    await unreached();
    await send();
    expect(receiver.received).toEqual([]);
  });

  it('drop waiting deliveries about a patient who is erased meanwhile', async () => {
    await webhook();
    const { vitaId } = await unreached();
    await at.database.db.updateTable('person').set({ erased_at: NOW }).where('id', '=', vitaId).execute();
    await send();
    expect([receiver.received, await deliveries()]).toEqual([[], []]);
  });

  it('retry after longer and longer pauses for about three days, and then pause the webhook', async () => {
    const { id } = await webhook();
    receiver.answer(500);
    await unreached();
    const pauses = [];
    for (let tries = 0; (await only())?.state === 'waiting' && tries < 20; tries += 1) {
      await send();
      const { state, next_try_at: next = 0 } = (await only()) ?? {};
      if (state === 'waiting') pauses.push(next - clock);
      clock = Math.max(clock, next);
    }
    expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await only()).toMatchObject({ state: 'failed', attempts: 10, last_status: 500 });
    expect(await stored(id)).toMatchObject({ pause_reason: 'failing', failing_since: NOW });
  });

  it.each([
    ['redirects', () => receiver.answer(302, { location: receiver.url }), { last_status: 302 }],
    ['does not answer in time', () => receiver.answer('nothing'), { last_error: 'timeout' }],
    ['speaks another protocol', () => receiver.answer('upgrade'), { last_status: null }],
    ['does not listen', () => receiver.close(), { last_error: 'ECONNREFUSED' }],
  ])('are retried when the server %s', async (_, change, expected) => {
    await webhook();
    await unreached();
    await change();
    await send();
    expect(receiver.received.length).toBeLessThan(2);
    expect(await only()).toMatchObject({ state: 'waiting', attempts: 1, next_try_at: NOW + 5, ...expected });
  });

  it.each([
    ['this machine', (url: string) => url, 'public' as const],
    ['this machine by its name', (url: string) => url.replace('127.0.0.1', 'localhost'), 'public' as const],
    ['a private network', () => 'http://10.255.255.1/hooks', 'loopback' as const],
  ])('never go to %s, where that is not permitted', async (_, address, reach) => {
    await webhook({ url: address(receiver.url) });
    await unreached();
    await send({ reach });
    expect(receiver.received).toEqual([]);
    expect(await only()).toMatchObject({
      state: 'waiting',
      last_status: null,
      last_error: 'address-refused',
    });
  });

  it('are paused at once by 410 Gone, and later events wait', async () => {
    const { id } = await webhook();
    receiver.answer(410);
    await unreached();
    await send();
    expect(await only()).toMatchObject({ state: 'failed', last_status: 410 });
    expect(await stored(id)).toMatchObject({ paused_at: NOW, pause_reason: 'gone', updated_by: null });
    await unreached();
    await send();
    expect(receiver.received).toHaveLength(1);
    expect((await deliveries()).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  });

  it('failing for days are not paused while others are delivered', async () => {
    const { id } = await webhook();
    await unreached();
    receiver.answer(500);
    await send();
    clock += 4 * DAY;
    receiver.answer(204);
    await send();
    expect(await stored(id)).toMatchObject({ failing_since: null, paused_at: null });
  });

  it('that are down are tried once per round, while others continue', async () => {
    await webhook();
    await unreached();
    await unreached();
    receiver.answer(503);
    await send();
    expect(receiver.received).toHaveLength(1);
  });

  it('are sent once by two servers on one database', async () => {
    await webhook();
    for (let calls = 0; calls < 6; calls += 1) await unreached();
    await Promise.all([send(), send(), send()]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([6, 6]);
  });

  it('of a process that ended are sent by another one, under the same id', async () => {
    await webhook();
    await unreached();
    const row = { claim: newId(), tries: 1, attempts: 1, next_try_at: NOW + 120 };
    await at.database.db.updateTable('webhook_delivery').set(row).execute();
    await send();
    expect(receiver.received).toHaveLength(0);
    clock = NOW + 121;
    await send();
    expect(await only()).toMatchObject({ state: 'delivered', attempts: 2, claim: null });
  });

  it('are deleted after thirty days', async () => {
    await webhook();
    await unreached();
    const { created_at: created = 0 } = (await only()) ?? {};
    await dropOldDeliveries(at.database.db, created + 30 * DAY);
    expect(await deliveries()).toHaveLength(1);
    await dropOldDeliveries(at.database.db, created + 30 * DAY + 1);
    expect(await deliveries()).toHaveLength(0);
  });
});
