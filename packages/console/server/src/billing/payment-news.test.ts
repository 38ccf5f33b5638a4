import { createHmac } from 'node:crypto';
import { addPayment, addPaymentLink, billOf, cancelPaymentLink } from '@careline/core/internal/billing';
import { Hono } from 'hono';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic, refusalOf } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import type { App } from '../platform/http/app-context.ts';
import { createLog } from '../platform/http/log.ts';
import { asProblem, problemResponse } from '../platform/http/problem-response.ts';
import { recordOf } from '../platform/http/request-record.ts';
import { createHttpPaymentProvider } from './http-payment-provider.ts';
import { storeLink } from './payment-links.ts';
import { mountPaymentNews, PAYMENT_NEWS_PATH } from './payment-news.routes.ts';

const SECRET = 'a shared secret of the tests';

describe.each(databasesOfRun)('reports of a payment provider on the $kind database', (kind) => {
  let at: BillingClinic;
  let app: App;
  beforeAll(async () => {
    at = await aBillingClinic(kind);
    app = new Hono();
    const log = createLog('off', () => undefined);
    app.onError((error, c) =>
      problemResponse(asProblem(error, recordOf(c.env.incoming), log), recordOf(c.env.incoming)),
    );
    mountPaymentNews(app, { db: at.database.db, secret: SECRET, now: () => NOW });
  });
  afterAll(() => at.database.remove());

  /** A charged visit with a link for all of it. */
  async function aLink() {
    const visit = await at.aVisit();
    await at.charge(visit);
    const id = newId();
    const { organisationId, facilityId, staffId } = at.clinic;
    const entry = { organisationId, facilityId, staffId, name: 'Asha', timeZone: 'Asia/Kolkata', now: NOW };
    const wanted = { ...visit, id, amount: 50_000 };
    await runWork(at.database.db, (tx) => storeLink(tx, { wanted, url: 'https://pay.example/1' }, entry));
    return { visit, id };
  }
  async function report(body: object, secret = SECRET) {
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', secret).update(`${NOW}.${text}`).digest('hex');
    const headers = {
      'x-careline-signature': `t=${NOW},v1=${signature}`,
      'content-type': 'application/json',
    };
    const incoming = { headers: {}, socket: { remoteAddress: '192.0.2.1' } };
    const asked = { method: 'POST', headers, body: text };
    return (await app.request(PAYMENT_NEWS_PATH, asked, { incoming })).status;
  }
  const paid = (reference: string, payment: string, amount = 50_000) =>
    report({ reference, state: 'paid', payment, amount, currency: 'INR' });
  const receiptsOf = async (visit: Parameters<BillingClinic['bill']>[0]) => {
    const { entries, links } = await at.bill(visit);
    const amounts = entries.filter(({ kind: one }) => one === 'payment').map(({ amount }) => amount);
    return [amounts, links[0]?.state, billOf(entries).state];
  };

  it('write one receipt, however often they arrive', async () => {
    const { visit, id } = await aLink();
    const payment = newId();
    expect(await Promise.all([1, 2, 3].map(() => paid(id, payment)))).toEqual([200, 200, 200]);
    expect(await paid(id, payment)).toBe(200);
    expect(await receiptsOf(visit)).toEqual([[-50_000], 'paid', 'paid']);
    const [entry] = (await at.bill(visit)).entries.slice(-1);
    expect(entry).toMatchObject({ means: 'online', author: null, reference: payment });
    expect(entry?.number).toMatch(/^R\/2025-26\/\d{5}$/);
  });

  it.each(['failed', 'expired'])(
    'are believed in any order: %s after the payment changes nothing',
    async (state) => {
      const { visit, id } = await aLink();
      await paid(id, newId());
      expect(await report({ reference: id, state })).toBe(200);
      expect(await receiptsOf(visit)).toEqual([[-50_000], 'paid', 'paid']);
    },
  );

  it('count a payment that comes after a failure or a cancellation', async () => {
    const first = await aLink();
    await report({ reference: first.id, state: 'failed' });
    expect(await receiptsOf(first.visit)).toEqual([[], 'failed', 'unpaid']);
    await paid(first.id, newId());
    expect(await receiptsOf(first.visit)).toEqual([[-50_000], 'paid', 'paid']);
    const second = await aLink();
    await at.call(cancelPaymentLink, { body: { ...second.visit, linkId: second.id } });
    await paid(second.id, newId());
    expect(await receiptsOf(second.visit)).toEqual([[-50_000], 'paid', 'paid']);
  });

  it('show money to be refunded if the patient has paid twice', async () => {
    const { visit, id } = await aLink();
    await at.call(addPayment, { body: { ...visit, id: newId(), means: 'cash', amount: 50_000 } });
    await paid(id, newId());
    expect(await receiptsOf(visit)).toEqual([[-50_000, -50_000], 'paid', 'credit']);
  });

  it('are refused if the signature, the link or the currency is wrong', async () => {
    const { visit, id } = await aLink();
    const body = { reference: id, state: 'paid', payment: 'p', amount: 50_000, currency: 'INR' };
    expect(await report(body, 'another secret')).toBe(401);
    expect(await report({ ...body, currency: 'USD' })).toBe(422);
    expect(await report({ ...body, reference: newId() })).toBe(404);
    expect(await report({ ...body, amount: 0 })).toBe(422);
    expect(await receiptsOf(visit)).toEqual([[], 'open', 'unpaid']);
  });

  it('are audited with the patient', async () => {
    const { visit, id } = await aLink();
    await paid(id, newId());
    const rows = await at.database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('action', '=', 'payment/report')
      .where(sql<boolean>`${visit.vitaId}::uuid = any(person_ids)`)
      .execute();
    expect(rows).toEqual([{ action: 'payment/report', details: { link: id, state: 'paid' } }]);
  });

  it('are not needed without a provider: no link can be made', async () => {
    const visit = await at.aVisit();
    await at.charge(visit);
    expect((await at.bill(visit)).takesOnline).toBe(false);
    const wanted = { ...visit, id: newId(), amount: 100 };
    expect((await refusalOf(at.call(addPaymentLink, { body: wanted }))).code).toBe('unavailable');
  });
});

describe('a payment provider over HTTP', () => {
  const link = { reference: 'a', amount: 100, currency: 'INR', expiresAt: NOW };
  const provider = (answer: () => Promise<Response>) =>
    createHttpPaymentProvider({
      ...{ url: 'https://payments.example/v1', key: 'k', callback: 'https://c.example', timeoutMs: 1000 },
      fetch: answer as typeof fetch,
    });

  it('returns the URL of its page', async () => {
    const answer = async () => Response.json({ url: 'https://pay.example/a' });
    expect(await provider(answer).createLink(link)).toEqual({ url: 'https://pay.example/a' });
  });

  it.each([
    ['refuses', async () => new Response('', { status: 500 })],
    ['answers with another page', async () => new Response('<html>')],
    ['names an insecure page', async () => Response.json({ url: 'http://pay.example' })],
    ['is not reached', () => Promise.reject(new TypeError('no network'))],
  ])('is unavailable if it %s', async (_, answer) => {
    await expect(provider(answer).createLink(link)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
