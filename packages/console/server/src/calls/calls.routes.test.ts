import {
  addStatus,
  addTouchpoint,
  dial,
  getTouchpoint,
  listUserTouchpoints,
} from '@careline/core/internal/calls';
import { getPatient } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

describe.each(databasesOfRun)('calls on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
  });
  afterAll(() => at.database.remove());

  const unreached = (contactId: string, vitaId: string, facts = {}) =>
    at.call(addStatus, { body: { contactId, vitaId, status: at.content.status(facts) } });

  it('start with dialling, and answer the number to dial', async () => {
    const vitaId = await at.newPatient();
    const contact = at.content.contact(vitaId);
    const answer = await at.call(dial, { body: { contact } });
    expect(answer).toMatchObject({
      vitaId,
      data: {
        via: 'device',
        tel: 'tel:+919876543210',
        contact: {
          id: contact.id,
          vitaId,
          patient: { name: 'Ravi Kumar', uhid: null },
          facilityId: at.clinic.facilityId,
          direction: 'outbound',
          attempt: 1,
          startedAt: NOW - 300,
          author: { id: at.clinic.staffId, name: 'Asha Coach' },
          status: { status: 'dialling', disposition: null, endedAt: null },
          logVersion: null,
          metaInfo: { updatedAt: NOW, deleted: false, source: 'manual', createdAt: NOW },
        },
      },
    });
    expect(at.call.touched).toEqual([vitaId]);
  });

  it.each([
    ['an Indian mobile', ['098765 43210'], 'tel:+919876543210'],
    ['a landline, as written', ['022 2345 6789'], 'tel:02223456789'],
    ['another country', ['+1 (555) 123-4567'], 'tel:+15551234567'],
    ['the first that has digits', ['none', '9876543210'], 'tel:+919876543210'],
  ])('dial %s', async (_, values, tel) => {
    const vitaId = await at.newPatient({ phones: values.map((value) => ({ value })) });
    const { data } = await at.call(dial, { body: { contact: at.content.contact(vitaId) } });
    expect(data.tel).toBe(tel);
  });

  it('are refused without a number, but a call made elsewhere can be recorded', async () => {
    const vitaId = await at.newPatient({ phones: [] });
    const contact = at.content.contact(vitaId);
    await expect(at.call(dial, { body: { contact } })).rejects.toMatchObject({ code: 'number-missing' });
    const { data } = await at.call(addTouchpoint, { body: { contact } });
    expect(data.status.status).toBe('dialling');
  });

  it('are the same when the author records a dialled one after a lost answer', async () => {
    const vitaId = await at.newPatient();
    const contact = at.content.contact(vitaId);
    const { data: dialled } = await at.call(dial, { body: { contact } });
    const { data } = await at.call(addTouchpoint, { body: { contact } });
    expect(data).toEqual(dialled.contact);
    const another = { ...contact, startedAt: contact.startedAt - 60 };
    await expect(at.call(addTouchpoint, { body: { contact: another } })).rejects.toMatchObject({
      code: 'conflict',
    });
  });

  it('are closed once by their outcome', async () => {
    const { vitaId, contactId } = await at.dialled();
    const closed = await unreached(contactId, vitaId, { note: ' Rang for long ', nextCallAt: NOW + 7200 });
    expect(closed.data.status).toMatchObject({
      status: 'retry',
      disposition: 'no-answer',
      note: 'Rang for long',
      nextCallAt: NOW + 7200,
      endedAt: NOW - 10,
      author: { name: 'Asha Coach' },
    });
    await expect(unreached(contactId, vitaId)).rejects.toMatchObject({ code: 'contact-closed' });
    const { data } = await at.call(getTouchpoint, { query: { id: contactId } });
    expect(data.statuses.map((status) => status.status)).toEqual(['dialling', 'retry']);
    expect(data.contact.status).toEqual(closed.data.status);
  });

  it('count the attempts since the patient was last reached, for each call type', async () => {
    const vitaId = await at.newPatient();
    const attempt = async (startedAt: number, outcome: 'busy' | 'reached', callType = 'ad-hoc') => {
      const facts = { startedAt, callType: callType as 'ad-hoc' };
      const contact = at.content.contact(vitaId, facts);
      const { data } = await at.call(addTouchpoint, { body: { contact } });
      if (outcome === 'busy') await unreached(contact.id, vitaId, { disposition: outcome });
      else await at.reach(contact.id, vitaId);
      return data.attempt;
    };
    expect(await attempt(NOW - 900, 'busy')).toBe(1);
    expect(await attempt(NOW - 800, 'busy')).toBe(2);
    expect(await attempt(NOW - 700, 'busy', 'monthly')).toBe(1);
    expect(await attempt(NOW - 600, 'reached')).toBe(3);
    expect(await attempt(NOW - 500, 'busy')).toBe(1);
    expect(await attempt(NOW - 400, 'busy', 'monthly')).toBe(2);
  });

  it('recorded at once get different attempt numbers', async () => {
    const vitaId = await at.newPatient();
    const begin = () => at.call(addTouchpoint, { body: { contact: at.content.contact(vitaId) } });
    const answers = await Promise.all([begin(), begin(), begin()]);
    expect(answers.map((answer) => answer.data.attempt).sort()).toEqual([1, 2, 3]);
  });

  it('are refused once calls were stopped, at every facility of the organisation', async () => {
    const facilityIds = [at.clinic.facilityId, at.clinic.otherFacilityId];
    const vitaId = await at.newPatient({ facilityIds });
    const contact = at.content.contact(vitaId);
    await at.call(dial, { body: { contact } });
    await unreached(contact.id, vitaId, { disposition: 'do-not-call', detail: 'Asked twice' });
    const patient = await at.call(getPatient, { query: { vitaId } });
    expect(patient.data.callsStopped).toEqual({ disposition: 'do-not-call', at: NOW - 10 });
    for (const call of [at.call, at.callElsewhere]) {
      const again = call(dial, { body: { contact: at.content.contact(vitaId) } });
      await expect(again).rejects.toMatchObject({ code: 'number-stopped' });
    }
  });

  it('go on after a stop that does not stop calls', async () => {
    const { vitaId, contactId } = await at.dialled();
    const { data } = await unreached(contactId, vitaId, { disposition: 'already-visited' });
    expect(data.status.status).toBe('stop');
    const again = await at.call(dial, { body: { contact: at.content.contact(vitaId) } });
    expect(again.data.contact.attempt).toBe(2);
  });

  it('are refused for a patient who is known to be dead', async () => {
    const vitaId = await at.newPatient({ deceased: '2024-01-01' });
    const asked = at.call(dial, { body: { contact: at.content.contact(vitaId) } });
    await expect(asked).rejects.toMatchObject({ code: 'number-stopped' });
  });

  it('of a patient are listed newest first', async () => {
    const vitaId = await at.newPatient();
    const contacts = [1, 3, 2].map((minute) => at.content.contact(vitaId, { startedAt: NOW - minute * 60 }));
    for (const contact of contacts) await at.call(addTouchpoint, { body: { contact } });
    const { data } = await at.call(listUserTouchpoints, { query: { vitaId, limit: '2' } });
    expect(data.map((contact) => contact.startedAt)).toEqual([NOW - 60, NOW - 120]);
  });

  describe('outside of the calling hours', () => {
    /** 20:00 and 07:59:59 in Kolkata. */
    const EVENING = Date.parse('2025-10-09T20:00+05:30') / 1000;
    const EARLY = Date.parse('2025-10-10T07:59:59+05:30') / 1000;
    const MORNING = Date.parse('2025-10-10T08:00+05:30') / 1000;
    const atTime = (now: number) => clinicalCalls(at.database, at.clinic, { now });

    it.each([
      ['in the evening', EVENING],
      ['in the early morning', EARLY],
    ])('a call is refused %s, with the time when it is permitted again', async (_, now) => {
      const contact = at.content.contact(await at.newPatient());
      await expect(atTime(now)(dial, { body: { contact } })).rejects.toMatchObject({
        code: 'calling-hours',
        facts: { permittedAt: MORNING },
      });
      await expect(at.call(getTouchpoint, { query: { id: contact.id } })).rejects.toMatchObject({
        code: 'not-found',
      });
    });

    it('a call is permitted again to the second', async () => {
      for (const now of [EVENING - 1, MORNING]) {
        const contact = at.content.contact(await at.newPatient());
        const { data } = await atTime(now)(dial, { body: { contact } });
        expect(data.contact.id).toBe(contact.id);
      }
    });

    it('a call is permitted in an emergency, with the reason in the audit', async () => {
      const call = atTime(EVENING);
      const contact = at.content.contact(await at.newPatient());
      await call(dial, { body: { contact, emergency: { reason: ' Critical sugar ' } } });
      expect(call.noted).toEqual({ emergencyCall: 'Critical sugar' });
    });

    it('an emergency does not lift a stop', async () => {
      const contact = at.content.contact(await at.newPatient({ deceased: '2024-01-01' }));
      const asked = atTime(EVENING)(dial, { body: { contact, emergency: { reason: 'Critical sugar' } } });
      await expect(asked).rejects.toMatchObject({ code: 'number-stopped' });
    });

    it('a call can be recorded as made elsewhere', async () => {
      const contact = at.content.contact(await at.newPatient());
      const { data } = await atTime(EVENING)(addTouchpoint, { body: { contact } });
      expect(data.status.status).toBe('dialling');
    });
  });

  it.each([
    ['a time', { disposition: 'callback-requested' }, 'status.nextCallAt'],
    ['a language', { disposition: 'language-barrier', detail: ' ' }, 'status.detail'],
    ['a language in letters', { disposition: 'language-barrier', detail: '42' }, 'status.detail'],
    ['a reason', { disposition: 'refused' }, 'status.detail'],
    ['a next call after the call', { nextCallAt: NOW - 11 }, 'status.nextCallAt'],
    ['no next call after a stop', { disposition: 'wrong-number', nextCallAt: NOW }, 'status.nextCallAt'],
    ['an end that is not to come', { endedAt: NOW + 90_000 }, 'status.endedAt'],
    ['a disposition that reached nobody', { disposition: 'reached-patient' }, 'status.disposition'],
    ['a source of their own', { metaInfo: { updatedAt: 0, source: 'lab' } }, 'status.metaInfo.source'],
  ])('require %s', async (_, facts, path) => {
    const { vitaId, contactId } = await at.dialled();
    await expect(unreached(contactId, vitaId, facts)).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
    const { data } = await at.call(getTouchpoint, { query: { id: contactId } });
    expect(data.contact.status.status).toBe('dialling');
  });

  it.each([
    ['a tag', 'bn', 'bn'],
    ['the name of a listed language', 'Bengali', 'bn'],
    ['the name of another one', 'Tulu', 'Tulu'],
  ])('store the language of a patient as its tag where it has one: %s', async (_, detail, stored) => {
    const { vitaId, contactId } = await at.dialled();
    const { data } = await unreached(contactId, vitaId, { disposition: 'language-barrier', detail });
    expect(data.status.detail).toBe(stored);
  });

  it.each([
    ['a call type of another programme', { callType: 'psychology' }, 'contact.callType'],
    ['a start to come', { startedAt: NOW + 90_000 }, 'contact.startedAt'],
  ] as const)('cannot start with %s', async (_, facts, path) => {
    const contact = at.content.contact(await at.newPatient(), facts);
    await expect(at.call(dial, { body: { contact } })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path, message: expect.any(String) }] },
    });
  });

  it('do not share their ids', async () => {
    const { vitaId, contactId } = await at.dialled();
    const contact = at.content.contact(vitaId, { id: contactId });
    await expect(at.call(dial, { body: { contact } })).rejects.toMatchObject({ code: 'conflict' });
    const first = at.content.status();
    await at.call(addStatus, { body: { contactId, vitaId, status: first } });
    const other = await at.dialled();
    const body = { ...other, status: at.content.status({ id: first.id }) };
    await expect(at.call(addStatus, { body })).rejects.toMatchObject({ code: 'conflict' });
  });

  it('give the same answer for an unknown, foreign or mismatched patient or call', async () => {
    const { vitaId, contactId } = await at.dialled();
    const status = at.content.status();
    const elsewhere = await at.newPatient({ facilityIds: [at.clinic.otherFacilityId] });
    const another = await at.newPatient();
    const results = await Promise.allSettled([
      at.call(dial, { body: { contact: at.content.contact(elsewhere) } }),
      at.call(dial, { body: { contact: at.content.contact(newId()) } }),
      at.call(listUserTouchpoints, { query: { vitaId: elsewhere } }),
      at.call(addStatus, { body: { contactId, vitaId: another, status } }),
      at.call(addStatus, { body: { contactId: newId(), vitaId, status } }),
      at.callElsewhere(addStatus, { body: { contactId, vitaId, status } }),
      at.callElsewhere(getTouchpoint, { query: { id: contactId } }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
  });
});
