import { addEncounterEvent, createEncounter, moveEncounter } from '@careline/core/internal/encounters';
import { setHours } from '@careline/core/internal/encounters/availability';
import {
  addToWaitingList,
  listWaitingList,
  type NewWaitingEntry,
  withdrawFromWaitingList,
} from '@careline/core/internal/encounters/waiting-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../../test/clinical-calls.ts';
import { encounterContent } from '../../../test/content/encounter-content.ts';
import { aWaitingEntry } from '../../../test/content/waiting-content.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { type ProblemError, problemBody } from '../../platform/http/problem-error.ts';

const DAY = 86_400;
const content = encounterContent(NOW);
/** On the Friday after NOW, in Kolkata. */
const at = (time: string): number => Date.parse(`2025-10-10T${time}:00+05:30`) / 1000;
const slot = (time: string) => ({ start: at(time), end: at(time) + 1800 });
const FULL = ['10:00', '10:30', '17:00', '17:30'];

describe.each(databasesOfRun)('the waiting list on the $kind database', (kind) => {
  let clinic: CallClinic;
  let call: ClinicalCalls;
  const as = (now: number) =>
    clinicalCalls(clinic.database, clinic.clinic, { now, scopes: ['facility_encounters', 'availability'] });
  beforeAll(async () => {
    clinic = await aCallClinic(kind);
    call = as(NOW);
  });
  afterAll(() => clinic.database.remove());

  /** A doctor with hours from 10:00 to 11:00 and from 17:00 to 18:00 on Fridays. */
  async function aProvider(): Promise<string> {
    const { organisationId: organisation_id, facilityId: facility_id } = clinic.clinic;
    const { db } = clinic.database;
    const id = newId();
    const row = {
      id,
      organisation_id,
      name: 'Dr. Rao',
      email: `${id}@test.example`,
      scopes: ['my_encounters'],
    };
    await db.insertInto('staff').values(row).execute();
    await db.insertInto('staff_facility').values({ staff_id: id, facility_id, position: 0 }).execute();
    const span = (fromMinute: number, untilMinute: number) => ({
      ...{ weekday: 'fri' as const, fromMinute, untilMinute, serviceTypes: null },
      ...{ validFrom: '2025-01-01', validUntil: null },
    });
    const hours = [span(600, 660), span(1020, 1080)];
    await call(setHours, { body: { careProviderId: id, version: 0, acceptsAtOnce: true, hours } });
    return id;
  }
  async function book(
    careProviderId: string,
    time: string,
    waiting: { vitaId?: string; entryId?: string } = {},
  ) {
    const vitaId = waiting.vitaId ?? (await clinic.newPatient());
    const encounter = content.consultation(vitaId, clinic.clinic.facilityId, {
      ...{ careProviderId, period: slot(time), serviceType: 'CARDIOLOGY_CONSULTATION' as const },
      ...(waiting.entryId && { waitingEntryId: waiting.entryId }),
    });
    return (await call(createEncounter, { body: { encounter } })).data;
  }
  /** A doctor whose times until the 16th are booked. */
  async function aFullDoctor() {
    const careProviderId = await aProvider();
    const booked = new Map<string, { id: string; vitaId: string }>();
    for (const time of FULL) booked.set(time, await book(careProviderId, time));
    const cancel = async (time: string, reason: 'patient-asked' | 'staff-unavailable' = 'patient-asked') => {
      const { id: encounterId, vitaId } = booked.get(time) ?? { id: '', vitaId: '' };
      const event = { ...content.event('cancel'), reason };
      await call(addEncounterEvent, { body: { vitaId, encounterId, event } });
    };
    return { careProviderId, booked, cancel };
  }
  async function wait(facts: Partial<NewWaitingEntry>, by = call): Promise<NewWaitingEntry> {
    const vitaId = facts.vitaId ?? (await clinic.newPatient());
    const until = facts.until ?? '2025-10-16';
    const entry = aWaitingEntry(vitaId, clinic.clinic.facilityId, NOW, { ...facts, until });
    await by(addToWaitingList, { body: { entry } });
    return entry;
  }
  const list = async (careProviderId: string, by = call) =>
    (await by(listWaitingList, { query: {} })).data.filter((one) => one.careProvider?.id === careProviderId);
  const refused = async (work: Promise<unknown>) =>
    problemBody((await work.catch((error: unknown) => error)) as ProblemError, 'request');

  it('offers a cancelled time to the patients it suits, the most urgent first, then the longest waiting', async () => {
    const { careProviderId, cancel } = await aFullDoctor();
    const first = await wait({ careProviderId });
    const second = await wait({ careProviderId }, as(NOW + 60));
    const urgent = await wait({ careProviderId, priority: 'urgent' }, as(NOW + 120));
    const evening = await wait({ careProviderId, dayPart: 'evening', priority: 'asap' }, as(NOW + 180));
    const ids = [evening, urgent, first, second].map(({ id }) => id);
    expect((await list(careProviderId)).map(({ id, offer }) => [id, offer])).toEqual(
      ids.map((id) => [id, null]),
    );
    await cancel('10:30');
    const found = await list(careProviderId);
    expect(found.map(({ id }) => id)).toEqual(ids);
    const offer = { careProvider: { id: careProviderId, name: 'Dr. Rao' }, ...slot('10:30') };
    expect(found.map((one) => one.offer)).toEqual([null, offer, offer, offer]);
    expect(found[1]).toMatchObject({ patient: { name: 'Ravi Kumar', uhid: null }, hasExpired: false });
  });

  it('offers a time that a moved visit left', async () => {
    const { careProviderId, booked } = await aFullDoctor();
    const { id } = await wait({ careProviderId, dayPart: 'evening' });
    const { id: encounterId, vitaId } = booked.get('17:00') ?? { id: '', vitaId: '' };
    const period = { start: at('10:00') + 7 * DAY, end: at('10:30') + 7 * DAY };
    const { data } = await call(listWaitingList, { query: {} });
    expect(data.find((one) => one.id === id)?.offer).toBeNull();
    const version = await clinic.database.db
      .selectFrom('encounter_event')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('encounter_id', '=', encounterId)
      .executeTakeFirstOrThrow();
    await call(moveEncounter, {
      body: { vitaId, encounterId, version: Number(version.count), period, move: content.move() },
    });
    expect((await list(careProviderId))[0]?.offer).toMatchObject(slot('17:00'));
  });

  it.each<[string, Partial<NewWaitingEntry>, boolean]>([
    ['the day', { from: '2025-10-10', until: '2025-10-10' }, true],
    ['the day before', { until: '2025-10-09' }, false],
    ['the days after', { from: '2025-10-11' }, false],
    ['the morning', { dayPart: 'morning' }, true],
    ['the evening', { dayPart: 'evening' }, false],
  ])('a free morning time suits who waits for %s: %s', async (_, facts, isOffered) => {
    const { careProviderId, cancel } = await aFullDoctor();
    await cancel('10:00');
    await wait({ careProviderId, ...facts });
    expect((await list(careProviderId)).map(({ offer }) => offer !== null)).toEqual([isOffered]);
  });

  it('offers any doctor of the service to patients who wait for no one in particular', async () => {
    const { careProviderId, cancel } = await aFullDoctor();
    await cancel('17:30');
    const { id } = await wait({ dayPart: 'evening', from: '2025-10-10', until: '2025-10-10' });
    const { data } = await call(listWaitingList, { query: {} });
    const found = data.find((one) => one.id === id);
    expect(found?.offer?.careProvider.name).toBe('Dr. Rao');
    expect(found?.careProvider).toBeNull();
    expect(careProviderId).not.toBe('');
  });

  it('closes with a booking, and the second of two clerks reads who booked', async () => {
    const { careProviderId, cancel } = await aFullDoctor();
    await cancel('10:00');
    await cancel('10:30');
    const { id: entryId, vitaId } = await wait({ careProviderId });
    const outcomes = await Promise.allSettled([
      book(careProviderId, '10:00', { vitaId, entryId }),
      book(careProviderId, '10:30', { vitaId, entryId }),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const failed = outcomes.find((one): one is PromiseRejectedResult => one.status === 'rejected');
    expect(problemBody(failed?.reason as ProblemError, 'request')).toMatchObject({
      code: 'no-longer-waiting',
      detail: expect.stringMatching(/has already booked a time for this patient\.$/),
    });
    expect(await list(careProviderId)).toEqual([]);
  });

  it('is left by another booking with the doctor, or of the service if no doctor was named', async () => {
    const { careProviderId, cancel } = await aFullDoctor();
    const other = await aProvider();
    const vitaId = await clinic.newPatient();
    await wait({ vitaId, careProviderId });
    const open = await wait({ vitaId });
    const waiting = async () =>
      (await call(listWaitingList, { query: {} })).data.filter((one) => one.vitaId === vitaId);
    await book(other, '10:00', { vitaId });
    expect((await waiting()).map(({ id }) => id)).not.toContain(open.id);
    expect(await list(careProviderId)).toHaveLength(1);
    await cancel('17:00');
    await book(careProviderId, '17:00', { vitaId });
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ['the clinic cancels', 'staff-unavailable', 1],
    ['the patient cancels', 'patient-asked', 0],
  ] as const)('%s a booking from the list: %s', async (_, reason, count) => {
    const { careProviderId, cancel } = await aFullDoctor();
    await cancel('10:00');
    const { id: entryId, vitaId } = await wait({ careProviderId });
    const { id: encounterId } = await book(careProviderId, '10:00', { vitaId, entryId });
    const event = { ...content.event('cancel'), reason };
    await call(addEncounterEvent, { body: { vitaId, encounterId, event } });
    expect((await list(careProviderId)).map(({ id }) => id)).toEqual(count ? [entryId] : []);
  });

  it('is left by a withdrawal, once', async () => {
    const careProviderId = await aProvider();
    const { id: entryId, vitaId } = await wait({ careProviderId });
    const body = { vitaId, entryId, reason: 'not-reached' as const };
    await call(withdrawFromWaitingList, { body });
    expect(await list(careProviderId)).toEqual([]);
    expect(await refused(call(withdrawFromWaitingList, { body }))).toMatchObject({
      code: 'no-longer-waiting',
    });
    const someone = { ...body, vitaId: await clinic.newPatient() };
    expect(await refused(call(withdrawFromWaitingList, { body: someone }))).toMatchObject({
      code: 'not-found',
    });
  });

  it('has a patient once for the same, until the entry has expired', async () => {
    const careProviderId = await aProvider();
    const { vitaId } = await wait({ careProviderId, until: '2025-10-10' });
    expect(await refused(wait({ vitaId, careProviderId }))).toMatchObject({
      ...{ code: 'conflict', title: 'Already on the waiting list' },
    });
    const later = as(NOW + 3 * DAY);
    expect((await list(careProviderId, later)).map(({ hasExpired, offer }) => [hasExpired, offer])).toEqual([
      [true, null],
    ]);
    expect(await list(careProviderId, as(NOW + 12 * DAY))).toEqual([]);
    const again = await wait({ vitaId, careProviderId, until: '2025-10-20' }, later);
    expect((await list(careProviderId, later)).map(({ id }) => id)).toEqual([again.id]);
  });

  it('leaves out patients who have died', async () => {
    const careProviderId = await aProvider();
    const { vitaId } = await wait({ careProviderId });
    await clinic.database.db
      .updateTable('person')
      .set({ deceased: '2025-10-08' })
      .where('id', '=', vitaId)
      .execute();
    expect(await list(careProviderId)).toEqual([]);
  });

  it.each<[string, Partial<NewWaitingEntry>]>([
    ['a past day', { from: '2025-09-01', until: '2025-09-02' }],
    ['a day in two years', { until: '2027-10-01' }],
    ['another facility', { facilityId: newId() }],
    ['a person who sees no patients', { careProviderId: newId() }],
  ])('refuses %s', async (_, facts) => {
    expect(await refused(wait(facts))).toMatchObject({ code: 'input-invalid' });
  });
});
