import { addStatus, correctCallLog, dial, getTouchpoint } from '@careline/core/internal/calls';
import { allowNumber, getLine, hangUp } from '@careline/core/internal/calls/line';
import { getPatient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { moveLine, nameLine } from './call-lines.ts';
import type { Telephony } from './telephony/telephony.ts';

const SIMULATED: Telephony = { kind: 'simulated' };
const PROVIDER: Telephony = {
  kind: 'provider',
  connect: () => Promise.resolve(),
  hangUp: () => Promise.resolve(),
};

describe.each(databasesOfRun)('lines on the $kind database', (kind) => {
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

  it('of a demo do not dial, say so, and look real', async () => {
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

  it('fail like the number, and leave a call that waits for its outcome', async () => {
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

  it('follow the provider’s reports, which arrive twice and in any order', async () => {
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

  it('are unknown when the provider has not reported them after a minute', async () => {
    const { contactId } = await dialled(PROVIDER);
    expect(await lineAt(contactId, 60)).toMatchObject({ state: 'dialling' });
    expect(await lineAt(contactId, 61)).toMatchObject({ state: 'failed', reason: 'unknown' });
  });

  it('give the same answer for an unknown, foreign, mismatched or external call', async () => {
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

describe.each(databasesOfRun)('numbers on the $kind database', (kind) => {
  const HOME = '040 2345 6789';
  const MOBILE = '98765 43210';
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const dialNumber = (vitaId: string, number?: string) => {
    const contact = at.content.contact(vitaId, number === undefined ? {} : { number });
    return at.call(dial, { body: { contact } });
  };
  /** Creates a patient with a mobile and a home number; the mobile number turned out to be wrong. */
  async function wronglyCalled(phones = [MOBILE, HOME], disposition = 'wrong-number') {
    const vitaId = await at.newPatient({ phones: phones.map((value) => ({ value })) });
    const { data } = await dialNumber(vitaId);
    const status = at.content.status({ disposition: disposition as 'wrong-number' });
    const closed = await at.call(addStatus, { body: { contactId: data.contact.id, vitaId, status } });
    return { vitaId, contactId: data.contact.id, statusId: closed.data.status.id };
  }
  const patient = async (vitaId: string) => (await at.call(getPatient, { query: { vitaId } })).data;
  const allow = (vitaId: string, number: string) =>
    at.call(allowNumber, { body: { vitaId, number, reason: 'They rang from it' } });

  it.each(['wrong-number', 'invalid-number'])(
    'a %s stops the number, and records who reported it when',
    async (key) => {
      const { vitaId } = await wronglyCalled([MOBILE, HOME], key);
      const { phones, callsStopped } = await patient(vitaId);
      expect(callsStopped).toBeNull();
      expect(phones).toEqual([
        {
          value: MOBILE,
          use: null,
          stopped: {
            disposition: key,
            at: NOW - 10,
            author: { id: at.clinic.staffId, name: expect.any(String) },
          },
        },
        { value: HOME, use: null, stopped: null },
      ]);
      const { data } = await dialNumber(vitaId);
      expect(data.tel).toBe('tel:04023456789');
      // A call to a wrong number does not count as an attempt.
      expect(data.contact.attempt).toBe(1);
    },
  );

  it('a stopped one is not dialled, however it is written', async () => {
    const { vitaId } = await wronglyCalled();
    for (const number of [MOBILE, '+91 98765-43210', '09876543210']) {
      await expect(dialNumber(vitaId, number)).rejects.toMatchObject({ code: 'number-stopped' });
    }
    expect((await dialNumber(vitaId, '(040) 23456789')).data.tel).toBe('tel:04023456789');
  });

  it('the last one stops the patient, until there is another or it is allowed again', async () => {
    const { vitaId } = await wronglyCalled([MOBILE]);
    expect((await patient(vitaId)).callsStopped).toEqual({ disposition: 'wrong-number', at: NOW - 10 });
    await expect(dialNumber(vitaId)).rejects.toMatchObject({ code: 'number-stopped' });
    const { data } = await allow(vitaId, '+91 9876543210');
    expect(at.call.touched).toEqual([vitaId]);
    expect(at.call.noted).toEqual({ lifted: true, reason: 'They rang from it' });
    expect(data).toMatchObject({ callsStopped: null, phones: [{ value: MOBILE, stopped: null }] });
    expect((await dialNumber(vitaId)).data.tel).toBe('tel:+919876543210');
  });

  it('an allowed one can be reported wrong again, and an active one stays unchanged', async () => {
    const { vitaId } = await wronglyCalled();
    await allow(vitaId, MOBILE);
    await allow(vitaId, MOBILE);
    expect(at.call.noted).toMatchObject({ lifted: false });
    const { data } = await dialNumber(vitaId, MOBILE);
    const status = at.content.status({ disposition: 'invalid-number' });
    await at.call(addStatus, { body: { contactId: data.contact.id, vitaId, status } });
    expect((await patient(vitaId)).phones[0]?.stopped).toMatchObject({ disposition: 'invalid-number' });
  });

  it('a correction of the call removes its stop', async () => {
    const { vitaId, contactId, statusId } = await wronglyCalled();
    const status = at.content.status({ disposition: 'busy' });
    const body = { contactId, vitaId, reason: 'Wrong key', followsStatus: statusId, status };
    await at.call(correctCallLog, { body });
    expect((await patient(vitaId)).phones[0]?.stopped).toBeNull();
  });

  it.each([
    ['no number of theirs', '99999 00000'],
    ['no number at all', 'home'],
  ])('%s is refused', async (_, number) => {
    const vitaId = await at.newPatient();
    await expect(dialNumber(vitaId, number)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'contact.number' }] },
    });
  });

  it('give the same refusal for an unknown patient and one of another facility', async () => {
    const { vitaId } = await wronglyCalled();
    const body = { vitaId, number: MOBILE, reason: 'They rang' };
    const results = await Promise.allSettled([
      at.call(allowNumber, { body: { ...body, vitaId: newId() } }),
      at.callElsewhere(allowNumber, { body }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
    await expect(at.call(allowNumber, { body: { ...body, number: 'home' } })).rejects.toMatchObject({
      code: 'input-invalid',
    });
  });
});
