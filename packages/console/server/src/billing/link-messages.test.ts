import { cancelPaymentLink, previewLinkMessage, sendPaymentLink } from '@careline/core/internal/billing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aBillingClinic, type BillingClinic, refusalOf } from '../../test/billing.ts';
import { NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { type MessageCarrier, MessageRefusedError } from '../messages/message-carrier.ts';
import { sendPatientMessages } from '../messages/send-patient-messages.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { createLog } from '../platform/http/log.ts';
import { storeLink } from './payment-links.ts';

const URL = 'https://pay.example/1';
const log = createLog('off', () => undefined);

describe.each(databasesOfRun)('a payment link by message on $name', (kind) => {
  let at: BillingClinic;
  let call: ReturnType<typeof clinicalCalls>;
  const carried: string[] = [];
  const refusing = new Set<string>();
  const sms: MessageCarrier = {
    via: 'provider',
    async carry({ id, body }) {
      if (refusing.has(id)) throw new MessageRefusedError('refused');
      carried.push(body);
      return { state: 'sent' };
    },
  };
  const carriers = { sms };

  beforeAll(async () => {
    at = await aBillingClinic(kind);
    call = clinicalCalls(at.database, at.clinic, {
      now: NOW,
      scopes: ['transactions'],
      messaging: { carriers, sendWaiting: async () => undefined },
    });
  });
  afterAll(() => at.database.remove());

  async function aLink() {
    const visit = await at.aVisit();
    await at.charge(visit);
    const linkId = newId();
    const { organisationId, facilityId, staffId } = at.clinic;
    const entry = { organisationId, facilityId, staffId, name: 'Asha', timeZone: 'Asia/Kolkata', now: NOW };
    const wanted = { ...visit, id: linkId, amount: 50_000 };
    await runWork(at.database.db, (tx) => storeLink(tx, { wanted, url: URL }, entry));
    return { ...visit, linkId };
  }
  const send = (link: Awaited<ReturnType<typeof aLink>>, id = newId()) =>
    call(sendPaymentLink, { body: { ...link, channel: 'sms', id } });
  const billOf = ({ vitaId, encounterId }: Awaited<ReturnType<typeof aLink>>) =>
    at.bill({ vitaId, encounterId });
  const work = () => sendPatientMessages({ db: at.database.db, log, carriers, now: () => NOW });

  it('is previewed, sent as it was previewed, and shown with its state; it names no health data', async () => {
    const link = await aLink();
    expect((await billOf(link)).linkChannels).toEqual(['sms']);
    const { data } = await call(previewLinkMessage, { body: { ...link, channel: 'sms' } });
    expect(data).toMatchObject({ obstacle: null, recipient: '+919876543210' });
    expect(data.body).toMatch(/you can pay your bill on this page\. .+ https:\/\/pay\.example\/1$/);
    const sent = await send(link);
    expect(sent.data.links[0]?.message).toMatchObject({ channel: 'sms', state: 'queued' });
    await work();
    expect(carried.at(-1)).toBe(data.body);
    expect((await billOf(link)).links[0]?.message).toMatchObject({ state: 'sent' });
  });

  it('shows that it failed', async () => {
    const link = await aLink();
    const id = newId();
    refusing.add(id);
    await send(link, id);
    await work();
    expect((await billOf(link)).links[0]?.message).toMatchObject({ state: 'failed' });
  });

  it('is withdrawn with the link while it waits, and a link that has ended is not sent', async () => {
    const link = await aLink();
    await send(link);
    const { linkId, ...visit } = link;
    const cancelled = await call(cancelPaymentLink, { body: { ...visit, linkId } });
    expect(cancelled.data.links[0]).toMatchObject({ state: 'cancelled', message: { state: 'cancelled' } });
    expect(cancelled.data.linkChannels).toEqual([]);
    const before = carried.length;
    await work();
    expect(carried).toHaveLength(before);
    await expect(send(link)).rejects.toMatchObject({ code: 'conflict' });
    await expect(call(previewLinkMessage, { body: { ...link, channel: 'sms' } })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it.each([
    [
      'accepts no SMS',
      { channels: JSON.stringify([{ channelType: 'SMS', isEnabled: false }]) },
      'channel-off',
    ],
    ['withdrew the consent', { consent_withdrawn_at: NOW - 60 }, 'stopped'],
  ])('is neither offered nor sent to a patient who %s', async (_, facts, reason) => {
    const link = await aLink();
    await at.database.db.updateTable('person').set(facts).where('id', '=', link.vitaId).execute();
    expect((await billOf(link)).linkChannels).toEqual([]);
    expect(await refusalOf(send(link))).toMatchObject({ code: 'message-refused', reason });
  });

  it('is neither offered nor sent by a channel without an address', async () => {
    const link = await aLink();
    const body = { ...link, channel: 'email' as const };
    expect((await call(previewLinkMessage, { body })).data.obstacle).toBe('address-missing');
    await expect(call(sendPaymentLink, { body: { ...body, id: newId() } })).rejects.toMatchObject({
      code: 'message-refused',
    });
  });

  it('is not found at another visit', async () => {
    const { linkId } = await aLink();
    const other = await at.aVisit();
    await expect(send({ ...other, linkId })).rejects.toMatchObject({ code: 'not-found' });
  });
});
