// spec: 106, 221

import {
  addEncounterEvent,
  createEncounter,
  getEncounter,
  listEncounters,
  listSlots,
  type NewEncounter,
} from '@careline/core/internal/encounters';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import { listPatients } from '@careline/core/internal/patients';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent, HEALTH_CHECK_STAFF } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { type NewSlot, offerSlots } from './encounter-slots.ts';

const DAY = 86_400;
const content = encounterContent(NOW);
const dayAt = (days: number) => dayOf(NOW + days * DAY, 'Asia/Kolkata');
/** Returns 8:00 in Kolkata, `days` days from now. */
const morning = (days: number) => startOfDay(dayAt(days), 'Asia/Kolkata') + 8 * 3600;

describe.each(databasesOfRun)('encounters on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind, HEALTH_CHECK_STAFF);
  });
  afterAll(() => at.database.remove());

  async function slotAt(start: number, places: number, facts: Partial<NewSlot> = {}): Promise<NewSlot> {
    const { organisationId, facilityId } = at.clinic;
    const slot = { id: newId(), organisationId, facilityId, start, end: start + 1800, places, ...facts };
    await runWork(at.database.db, (tx) => offerSlots(tx, [slot]));
    return slot;
  }
  const booking = (vitaId: string, slot?: NewSlot, facts: Partial<NewEncounter> = {}) =>
    content.encounter(vitaId, at.clinic.facilityId, {
      ...(slot && { slotId: slot.id, period: { start: slot.start, end: slot.end } }),
      ...facts,
    });
  const book = (encounter: NewEncounter) => at.call(createEncounter, { body: { encounter } });
  const change = (vitaId: string, encounterId: string, name: Parameters<typeof content.event>[0]) =>
    at.call(addEncounterEvent, { body: { vitaId, encounterId, event: content.event(name) } });
  const left = async (start: number) => {
    const day = dayOf(start, 'Asia/Kolkata');
    const { data } = await at.call(listSlots, { query: { from: day, to: day } });
    return data.find((slot) => slot.period.start === start)?.left;
  };

  it('are booked in a slot, and take one of its places', async () => {
    const slot = await slotAt(morning(1), 3);
    const vitaId = await at.newPatient();
    const encounter = booking(vitaId, slot, { reason: 'Company check' });
    const answer = await book(encounter);
    expect(answer).toMatchObject({
      vitaId,
      data: {
        id: encounter.id,
        vitaId,
        patient: { name: 'Ravi Kumar', uhid: null },
        status: 'CREATED',
        package: 'basic',
        slotId: slot.id,
        period: { start: slot.start, end: slot.end },
        reason: 'Company check',
        metaInfo: { createdAt: NOW },
      },
    });
    expect(at.call.touched).toEqual([vitaId]);
    expect(await left(slot.start)).toBe(2);
    expect(await at.call(getEncounter, { query: { id: encounter.id } })).toMatchObject({
      vitaId,
      data: {
        encounter: { id: encounter.id },
        events: [{ event: 'create', status: 'CREATED', author: { name: 'Asha Coach' } }],
      },
    });
  });

  it('give the last place to one of many simultaneous requests', async () => {
    const slot = await slotAt(morning(2), 2);
    const patients = await Promise.all(Array.from({ length: 6 }, () => at.newPatient()));
    const results = await Promise.allSettled(patients.map((vitaId) => book(booking(vitaId, slot))));
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(4);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'slot-unavailable' });
    expect(await left(slot.start)).toBe(0);
    const { data } = await at.call(listEncounters, { query: { from: dayAt(2), to: dayAt(2) } });
    expect(data).toHaveLength(2);
  });

  it('store nothing of a booking without a place', async () => {
    const slot = await slotAt(morning(3), 1);
    await book(booking(await at.newPatient(), slot));
    const encounter = booking(await at.newPatient(), slot);
    await expect(book(encounter)).rejects.toMatchObject({ code: 'slot-unavailable' });
    await expect(at.call(getEncounter, { query: { id: encounter.id } })).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('are one for a patient at a time, also when another user books', async () => {
    const slot = await slotAt(morning(4), 2);
    const vitaId = await at.newPatient();
    const results = await Promise.allSettled([book(booking(vitaId, slot)), book(booking(vitaId, slot))]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(results.find((result) => result.status === 'rejected')).toMatchObject({
      reason: { code: 'conflict' },
    });
    expect(await left(slot.start)).toBe(1);
    await book(booking(await at.newPatient(), slot));
    await expect(book(booking(vitaId, slot))).rejects.toMatchObject({ code: 'conflict' });
  });

  it.each([
    ['another facility’s slot', () => slotAt(morning(5), 1, { facilityId: at.clinic.otherFacilityId }), {}],
    ['a slot that has begun', () => slotAt(NOW - 60, 1), {}],
    ['a slot of another time', () => slotAt(morning(6), 1), { period: { start: morning(6) + 60 } }],
    ['a slot nobody offers', async () => ({ id: newId(), start: morning(6), end: morning(6) + 1800 }), {}],
  ])('refuse %s', async (_, offer, facts) => {
    const slot = (await offer()) as NewSlot;
    const asked = book(booking(await at.newPatient(), slot, facts));
    await expect(asked).rejects.toMatchObject({ code: 'slot-unavailable' });
  });

  it.each<[string, Partial<NewEncounter>, string]>([
    ['a type the package does not have', { encounterType: 'PHC' }, 'encounter.encounterType'],
    ['a service the package does not have', { serviceType: 'NURSING' }, 'encounter.serviceType'],
    ['another facility', { facilityId: newId() }, 'encounter.facilityId'],
    ['a source of its own', { metaInfo: { updatedAt: NOW, source: 'lab' } }, 'encounter.metaInfo.source'],
  ])('refuse %s', async (_, facts, path) => {
    const asked = book(booking(await at.newPatient(), undefined, facts));
    await expect(asked).rejects.toMatchObject({ code: 'input-invalid', facts: { errors: [{ path }] } });
  });

  it('follow their lifecycle, and free their place when they end without taking place', async () => {
    const slot = await slotAt(morning(7), 1);
    const vitaId = await at.newPatient();
    const { data } = await book(booking(vitaId, slot));
    await expect(change(vitaId, data.id, 'accept')).rejects.toMatchObject({
      code: 'conflict',
      facts: {
        title: 'The status does not accept this event',
        detail: 'The encounter is CREATED; accept accepts AWAITED.',
      },
    });
    await expect(change(vitaId, data.id, 'create')).rejects.toMatchObject({ code: 'conflict' });
    expect((await change(vitaId, data.id, 'assign_care_provider')).data.status).toBe('AWAITED');
    expect(await left(slot.start)).toBe(0);
    expect((await change(vitaId, data.id, 'cancel')).data.status).toBe('CANCELLED');
    expect(await left(slot.start)).toBe(1);
    await book(booking(vitaId, slot));
    expect(await left(slot.start)).toBe(0);
  });

  it('are cancelled once by two simultaneous requests', async () => {
    const slot = await slotAt(morning(8), 2);
    const vitaId = await at.newPatient();
    const { data } = await book(booking(vitaId, slot));
    await book(booking(await at.newPatient(), slot));
    const results = await Promise.allSettled([
      change(vitaId, data.id, 'cancel'),
      change(vitaId, data.id, 'cancel'),
    ]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await left(slot.start)).toBe(1);
  });

  it('keep all bookings when a slot is offered with fewer places', async () => {
    const slot = await slotAt(morning(9), 3);
    await book(booking(await at.newPatient(), slot));
    await slotAt(morning(9), 0);
    expect(await left(slot.start)).toBe(0);
    await slotAt(morning(9), 2);
    expect(await left(slot.start)).toBe(1);
  });

  it('give the same answer for an unknown, foreign or mismatched encounter or patient', async () => {
    const vitaId = await at.newPatient();
    const elsewhere = await at.newPatient({ facilityIds: [at.clinic.otherFacilityId] });
    const another = await at.newPatient();
    const { data } = await book(booking(vitaId));
    const body = { vitaId, encounterId: data.id, event: content.event('cancel') };
    const results = await Promise.allSettled([
      book(booking(elsewhere)),
      book(booking(newId())),
      change(another, data.id, 'cancel'),
      change(vitaId, newId(), 'cancel'),
      at.callElsewhere(addEncounterEvent, { body }),
      at.callElsewhere(getEncounter, { query: { id: data.id } }),
      at.call(listEncounters, { query: { vitaId: elsewhere } }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
  });

  describe('in a list', () => {
    let patients: string[];
    beforeAll(async () => {
      patients = await Promise.all([at.newPatient(), at.newPatient(), at.newPatient()]);
      for (const [index, vitaId] of patients.entries()) {
        const period = { start: morning(40 + index) };
        const { data } = await book(booking(vitaId, undefined, { period }));
        if (index === 1) await change(vitaId, data.id, 'reject');
      }
    });
    const window = { from: dayAt(40), to: dayAt(42) };

    it.each([
      ['a window of days, the latest first', {}, [2, 1, 0]],
      ['one day', { to: dayAt(40) }, [0]],
      ['a status', { status: 'REJECTED' }, [1]],
      ['another status', { status: 'COMPLETED' }, []],
      ['what is expected', { progress: 'expected' }, [2, 0]],
      ['what was called off', { progress: 'cancelled' }, [1]],
      ['who did not come', { progress: 'missed' }, []],
      ['a package', { package: 'basic' }, [2, 1, 0]],
      ['another package', { package: 'heart' }, []],
    ] as const)('are found by %s', async (_, filters, expected) => {
      const { data } = await at.call(listEncounters, { query: { ...window, ...filters } });
      expect(data.map((encounter) => patients.indexOf(encounter.vitaId))).toEqual(expected);
      expect(at.call.touched).toEqual(expected.map((index) => patients[index]));
    });

    it('are found by patient', async () => {
      const { data } = await at.call(listEncounters, { query: { vitaId: patients[0] } });
      expect(data.map((encounter) => encounter.vitaId)).toEqual([patients[0]]);
    });

    it('are paged without gaps or repeats', async () => {
      const seen: number[] = [];
      let after: string | undefined;
      do {
        const page = await at.call(listEncounters, { query: { ...window, limit: '1', after } });
        seen.push(...page.data.map((encounter) => patients.indexOf(encounter.vitaId)));
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect(seen).toEqual([2, 1, 0]);
    });

    it('make their patients the only ones who a search for health checks finds', async () => {
      const phone = `7${newId().replace(/\D/g, '').padEnd(9, '1').slice(-9)}`;
      const [checked, other] = [
        await at.newPatient({ phones: [{ value: phone }] }),
        await at.newPatient({ phones: [{ value: phone }] }),
      ];
      await book(booking(checked, undefined, { period: { start: morning(50) } }));
      const found = async (scopes: readonly string[], only?: 'health-check') => {
        const call = clinicalCalls(at.database, at.clinic, { now: NOW, scopes });
        const { data } = await call(listPatients, { body: { by: 'phone', text: phone, only } });
        return data.map(({ vitaId }) => vitaId).sort();
      };
      expect(await found(['prohealth', 'search'])).toEqual([checked, other].sort());
      expect(await found(['prohealth', 'search'], 'health-check')).toEqual([checked]);
      expect(await found(['prohealth', 'ahc-patient-search'])).toEqual([checked]);
    });

    it('belong to the facility only', async () => {
      expect((await at.callElsewhere(listEncounters, { query: {} })).data).toEqual([]);
    });

    it.each([
      ['days the wrong way round', { from: dayAt(2), to: dayAt(1) }],
      ['a cursor nobody gave', { after: 'x' }],
    ])('are refused for %s', async (_, query) => {
      await expect(at.call(listEncounters, { query })).rejects.toMatchObject({ code: 'input-invalid' });
    });
  });

  it.each([
    ['the wrong way round', dayAt(2), dayAt(1)],
    ['too far apart', dayAt(0), dayAt(31)],
  ])('times are refused for days %s', async (_, from, to) => {
    await expect(at.call(listSlots, { query: { from, to } })).rejects.toMatchObject({
      code: 'input-invalid',
    });
  });
});
