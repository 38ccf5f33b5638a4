import { dial, getLine, getTouchpoint, hangUp } from '@careline/core/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databases } from '../../test/databases.ts';
import { moveLine, nameLine } from '../store/call-lines.ts';
import { newId } from '../store/new-id.ts';
import { runWork } from '../store/work.ts';
import type { Telephony } from '../telephony/telephony.ts';

const SIMULATED: Telephony = { kind: 'simulated' };
const PROVIDER: Telephony = {
  kind: 'provider',
  connect: () => Promise.resolve(),
  hangUp: () => Promise.resolve(),
};

describe.each(databases)('lines on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const callAt = (now: number, telephony: Telephony = SIMULATED) =>
    clinicalCalls(at.database, at.clinic, { now, telephony });

  async function dialled(telephony: Telephony, phone = '98765 43210') {
    const vitaId = await at.newPatient({ phones: [{ value: phone }] });
    const contact = at.content.contact(vitaId);
    const { data } = await callAt(NOW, telephony)(dial, { body: { contact } });
    return { vitaId, contactId: contact.id, data };
  }
  const lineAt = async (contactId: string, seconds: number) =>
    (await callAt(NOW + seconds)(getLine, { query: { contactId } })).data;

  it('of a demo ring nobody, say so, and look alive', async () => {
    const { contactId, data } = await dialled(SIMULATED);
    expect(data).toMatchObject({ via: 'simulated', tel: 'tel:+919876543210' });
    expect(await lineAt(contactId, 0)).toMatchObject({ via: 'simulated', state: 'dialling', reason: null });
    expect(await lineAt(contactId, 2)).toMatchObject({ state: 'ringing' });
    expect(await lineAt(contactId, 60)).toMatchObject({ state: 'answered', answeredAt: NOW + 5 });
  });

  it('of a demo are open at any hour', async () => {
    const night = Date.parse('2025-10-09T23:00+05:30') / 1000;
    const contact = at.content.contact(await at.newPatient());
    const { data } = await callAt(night)(dial, { body: { contact } });
    expect(data.via).toBe('simulated');
  });

  it('fail as the number does, and leave a call that waits for its outcome', async () => {
    const { contactId } = await dialled(SIMULATED, '98765 43218');
    expect(await lineAt(contactId, 9)).toMatchObject({ state: 'failed', reason: 'busy', endedAt: NOW + 2 });
    const { data } = await at.call(getTouchpoint, { query: { id: contactId } });
    expect(data.contact.status.status).toBe('dialling');
  });

  it('are hung up once', async () => {
    const { vitaId, contactId } = await dialled(SIMULATED);
    for (const second of [65, 90]) {
      const { data } = await callAt(NOW + second)(hangUp, { body: { vitaId, contactId } });
      expect(data).toMatchObject({ state: 'ended', answeredAt: NOW + 5, endedAt: NOW + 65 });
    }
    expect(await lineAt(contactId, 900)).toMatchObject({ state: 'ended', endedAt: NOW + 65 });
  });

  it('follow the news of the provider, which come twice and in any order', async () => {
    const { contactId } = await dialled(PROVIDER);
    await runWork(at.database.db, (tx) => nameLine(tx, contactId, 'call-1'));
    const hear = (news: Pick<Parameters<typeof moveLine>[1], 'state' | 'reason' | 'at'>) =>
      runWork(at.database.db, (tx) => moveLine(tx, { contactId, ...news }));
    expect(await lineAt(contactId, 500)).toMatchObject({ via: 'provider', state: 'dialling' });
    await hear({ state: 'answered', at: NOW + 12 });
    await hear({ state: 'ringing', at: NOW + 3 });
    await hear({ state: 'answered', at: NOW + 13 });
    expect(await lineAt(contactId, 20)).toMatchObject({ state: 'answered', answeredAt: NOW + 12 });
    await hear({ state: 'failed', reason: 'busy', at: NOW + 14 });
    await hear({ state: 'ended', at: NOW + 70 });
    await hear({ state: 'ended', at: NOW + 80 });
    expect(await lineAt(contactId, 90)).toEqual({
      contactId,
      via: 'provider',
      state: 'ended',
      reason: null,
      answeredAt: NOW + 12,
      endedAt: NOW + 70,
    });
  });

  it('that no provider has named after a minute are not known to be anything', async () => {
    const { contactId } = await dialled(PROVIDER);
    expect(await lineAt(contactId, 60)).toMatchObject({ state: 'dialling' });
    expect(await lineAt(contactId, 61)).toMatchObject({ state: 'failed', reason: 'unknown' });
  });

  it('answer alike where the call is unknown, foreign, another’s or not dialled by the console', async () => {
    const { contactId } = await dialled(SIMULATED);
    const another = await at.newPatient();
    const onDevice = await at.dialled();
    const elsewhere = clinicalCalls(at.database, at.clinic, {
      now: NOW,
      facilityId: at.clinic.otherFacilityId,
    });
    const results = await Promise.allSettled([
      at.call(getLine, { query: { contactId: newId() } }),
      at.call(getLine, { query: { contactId: onDevice.contactId } }),
      elsewhere(getLine, { query: { contactId } }),
      at.call(hangUp, { body: { contactId, vitaId: another } }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
    expect(await runWork(at.database.db, (tx) => moveLine(tx, { contactId, state: 'ended', at: NOW }))).toBe(
      false,
    );
  });
});
