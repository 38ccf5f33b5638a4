// spec: 4, 106, 107, 176, 177, 221

import { listPatientTasks } from '@careline/core/internal/care';
import {
  addEncounterEvent,
  createEncounter,
  ENCOUNTER_STATUSES,
  type Encounter,
  type EncounterStatus,
  getEncounter,
  LIFECYCLE_EVENTS,
  type LifecycleEvent,
  listAllEncounters,
  listCareProviders,
  listEncounters,
  listMyEncounters,
  listPatientEncounters,
  mayAct,
  moveEncounter,
  type NewEncounter,
  nextStatus,
  noteArrival,
} from '@careline/core/internal/encounters';
import { addCareTeam } from '@careline/core/internal/encounters/teams';
import { dayOf } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../../test/clinical-calls.ts';
import { encounterContent, HEALTH_CHECK_STAFF } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';

const DAY = 86_400;
const content = encounterContent(NOW);
const { metaInfo } = content.event('accept');
const OUTCOME = { code: 'advised', note: 'Salt less, walk more' } as const;
const today = dayOf(NOW, 'Asia/Kolkata');
const dayAfter = (days: number) => dayOf(NOW + days * DAY, 'Asia/Kolkata');

/** The events that lead to each status, with the doctor assigned. */
const WAYS: Readonly<Record<EncounterStatus, readonly LifecycleEvent[]>> = {
  CREATED: [],
  AWAITED: ['assign_care_provider'],
  CONFIRMED: ['assign_care_provider', 'accept'],
  DECLINED: ['assign_care_provider', 'decline'],
  REJECTED: ['reject'],
  COMPLETED: ['assign_care_provider', 'accept', 'complete'],
  CANCELLED: ['cancel'],
};

const ROLES = {
  coordinator: ['prohealth', 'facility_encounters'],
  'coordinator of all': ['prohealth', 'all_encounters'],
  doctor: ['prohealth', 'search', 'my_encounters'],
  'another doctor': ['prohealth', 'search', 'my_encounters'],
  'stand-in': ['prohealth', 'search', 'my_encounters'],
  'health-check staff': HEALTH_CHECK_STAFF,
  caller: ['prohealth', 'hmCallInfo'],
} as const satisfies Record<string, readonly string[]>;
type Role = keyof typeof ROLES;

describe.each(databasesOfRun)('consultations on the $kind database', (kind) => {
  let at: CallClinic;
  const calls = {} as Record<Role, ClinicalCalls>;
  const ids = {} as Record<Role, string>;

  async function addStaff(name: string, scopes: readonly string[], facilityIds: readonly string[]) {
    const { db } = at.database;
    const id = newId();
    const { organisationId } = at.clinic;
    await db
      .insertInto('staff')
      .values({ id, organisation_id: organisationId, name, email: `${id}@test.example`, scopes: [...scopes] })
      .execute();
    for (const [position, facility_id] of facilityIds.entries()) {
      await db.insertInto('staff_facility').values({ staff_id: id, facility_id, position }).execute();
    }
    return id;
  }

  beforeAll(async () => {
    at = await aCallClinic(kind);
    const { facilityId, otherFacilityId } = at.clinic;
    for (const role of Object.keys(ROLES) as Role[]) {
      const places = role === 'coordinator of all' ? [facilityId, otherFacilityId] : [facilityId];
      ids[role] = await addStaff(role, ROLES[role], places);
      const clinic = { ...at.clinic, staffId: ids[role] };
      calls[role] = clinicalCalls(at.database, clinic, { now: NOW, scopes: ROLES[role], isAudited: true });
    }
    const member = (staffId: string) =>
      ({ staffId, role: 'doctor', validFrom: today, validUntil: null }) as const;
    const members = [member(ids.doctor), member(ids['stand-in'])];
    const standIns = [
      { forId: ids.doctor, standInId: ids['stand-in'], fromDay: today, untilDay: today, reason: 'leave' },
    ] as const;
    await calls.coordinator(addCareTeam, {
      body: { id: newId(), team: { name: 'Heart', members, standIns: [...standIns] } },
    });
  });
  afterAll(() => at.database.remove());

  let booked = 0;
  /** Books an encounter, each half an hour before the previous one. */
  async function book(facts: Partial<NewEncounter> = {}, role: Role = 'coordinator'): Promise<Encounter> {
    booked += 1;
    const vitaId = facts.vitaId ?? (await at.newPatient());
    const start = NOW - booked * 1800;
    const period = { start, end: start + 1200 };
    const encounter = content.consultation(vitaId, at.clinic.facilityId, { period, ...facts });
    return (await calls[role](createEncounter, { body: { encounter } })).data;
  }

  /** Creates an event with its required fields. The doctor is the assignee. */
  const eventOf = (name: LifecycleEvent) =>
    content.event(name, {
      careProviderId: name === 'assign_care_provider' ? ids.doctor : undefined,
      outcome: name === 'complete' ? OUTCOME : undefined,
    });
  const happens = (
    { id, vitaId, version }: Pick<Encounter, 'id' | 'vitaId' | 'version'>,
    event: ReturnType<typeof content.event>,
    role: Role,
  ) => calls[role](addEncounterEvent, { body: { vitaId, encounterId: id, version, event } });

  /** Returns a role that may cause the event. */
  const whoDoes = (event: LifecycleEvent): Role =>
    event === 'accept' || event === 'decline' || event === 'complete' ? 'doctor' : 'coordinator';

  async function bookedTo(status: EncounterStatus): Promise<Encounter> {
    let encounter = await book();
    for (const event of WAYS[status]) {
      encounter = (await happens(encounter, eventOf(event), whoDoes(event))).data;
    }
    expect(encounter.status).toBe(status);
    return encounter;
  }

  /** Returns the audit row of a user's last refusal. */
  const refusalOf = (role: Role) =>
    at.database.db
      .selectFrom('audit')
      .select(['action', 'outcome', 'person_ids', 'details'])
      .where('staff_id', '=', ids[role])
      .orderBy('id', 'desc')
      .executeTakeFirst();

  const read = async (id: string, role: Role = 'coordinator') =>
    (await calls[role](getEncounter, { query: { id } })).data;

  describe.each(ENCOUNTER_STATUSES)('%s', (status) => {
    const events = LIFECYCLE_EVENTS.filter((event) => event !== 'create');
    it.each(events)(
      '%s, by every role: allowed, or refused with the reason and an audit row',
      async (event) => {
        for (const role of Object.keys(ROLES) as Role[]) {
          const encounter = await bookedTo(status);
          const standsInFor = role === 'stand-in' ? [ids.doctor] : [];
          const user = { staffId: ids[role], scopes: ROLES[role], standsInFor };
          const careProviderId = encounter.careProvider?.id;
          const assignee = event === 'assign_care_provider' ? ids.doctor : undefined;
          const isAllowed = mayAct(user, event, { careProviderId }, assignee).allowed;
          const next = nextStatus(status, event);
          const result = await happens(encounter, eventOf(event), role).then(
            ({ data }) => data.status,
            (error) => [error.code, error.facts.detail],
          );
          // A doctor who assigns themselves also accepts.
          const reached =
            event === 'assign_care_provider' && role === 'doctor' ? 'CONFIRMED' : next.allowed && next.status;
          const refusal = isAllowed
            ? [
                'conflict',
                next.allowed
                  ? ''
                  : `The encounter is ${status}; ${event} accepts ${next.accepts.join(', ')}.`,
              ]
            : ['scope-missing', expect.stringContaining(`${event} is for `)];
          const passes = isAllowed && next.allowed;
          expect([role, result]).toEqual([role, passes ? reached : refusal]);
          if (passes) continue;
          expect(await refusalOf(role)).toEqual({
            action: addEncounterEvent.name,
            outcome: 'refused',
            person_ids: [encounter.vitaId],
            details: { code: refusal[0] },
          });
        }
      },
    );
  });

  it('are booked with all details', async () => {
    const requestedPeriod = { start: NOW + 3600 };
    const urgent = await book({
      priority: 'urgent',
      reason: 'Swollen feet',
      requestedPeriod,
      payment: { state: 'paid', reference: 'R-17' },
      careProviderId: ids.doctor,
    });
    expect(urgent).toMatchObject({
      status: 'AWAITED',
      priority: 'urgent',
      careProvider: { id: ids.doctor, name: 'doctor' },
      requestedPeriod: { start: NOW + 3600, end: null },
      payment: { state: 'paid', reference: 'R-17' },
      arrivedAt: null,
      outcome: null,
      package: null,
      version: 2,
    });
    expect((await read(urgent.id)).events).toMatchObject([
      { event: 'create', status: 'CREATED', careProvider: null },
      { event: 'assign_care_provider', status: 'AWAITED', careProvider: { name: 'doctor' } },
    ]);
  });

  it('that a doctor books for themselves are confirmed', async () => {
    expect(await book({ careProviderId: ids.doctor }, 'doctor')).toMatchObject({
      status: 'CONFIRMED',
      version: 3,
    });
  });

  it.each<[string, Role, () => Partial<NewEncounter>, object]>([
    [
      'for somebody else by a doctor',
      'doctor',
      () => ({ careProviderId: ids['another doctor'] }),
      { code: 'scope-missing' },
    ],
    [
      'for somebody who sees no patients',
      'coordinator',
      () => ({ careProviderId: ids.caller }),
      { code: 'input-invalid', facts: { errors: [{ path: 'encounter.careProviderId' }] } },
    ],
    ['by staff of the health checks', 'health-check staff', () => ({}), { code: 'scope-missing' }],
    ['by somebody who makes calls', 'caller', () => ({}), { code: 'scope-missing' }],
    [
      'at another facility',
      'coordinator',
      () => ({ facilityId: at.clinic.otherFacilityId }),
      { code: 'input-invalid' },
    ],
  ])('are not booked %s', async (_, role, facts, refusal) => {
    const vitaId = await at.newPatient();
    await expect(book({ vitaId, ...facts() }, role)).rejects.toMatchObject(refusal);
    const { data } = await calls.coordinator(listPatientEncounters, { query: { vitaId } });
    expect(data).toEqual([]);
  });

  it('that are completed show their result, and a follow-up date becomes a review of the doctor', async () => {
    const encounter = await bookedTo('CONFIRMED');
    const without = content.event('complete');
    await expect(happens(encounter, without, 'doctor')).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'event.outcome' }] },
    });
    const reviewOn = dayAfter(14);
    const outcome = {
      code: 'review',
      note: 'Pressure again',
      reviewOn,
      reviewFor: 'Blood pressure',
    } as const;
    const { data } = await happens(encounter, content.event('complete', { outcome }), 'doctor');
    expect(data.outcome).toEqual({ code: 'review', note: 'Pressure again', reviewOn, referredTo: null });
    const { vitaId } = encounter;
    const tasks = await calls.doctor(listPatientTasks, { query: { vitaId } });
    expect(tasks.data).toMatchObject([
      {
        kind: 'review',
        what: 'Blood pressure',
        dueOn: reviewOn,
        assignee: { id: ids.doctor },
        state: 'open',
      },
    ]);
  });

  it.each([
    ['a review in the past', { code: 'review', reviewOn: dayAfter(-1) }, 'input-invalid'],
    ['a review today', { code: 'review', reviewOn: today }, undefined],
    ['a referral', { code: 'referred', referredTo: 'Eye department' }, undefined],
  ] as const)('that are completed with %s', async (_, outcome, code) => {
    const encounter = await bookedTo('CONFIRMED');
    const result = await happens(encounter, content.event('complete', { outcome }), 'doctor').then(
      () => undefined,
      (error) => error.code,
    );
    expect(result).toBe(code);
  });

  it('are not completed before their day', async () => {
    const toCome = await book(
      { careProviderId: ids.doctor, period: { start: NOW + 2 * DAY, end: NOW + 2 * DAY + 60 } },
      'doctor',
    );
    await expect(happens(toCome, eventOf('complete'), 'doctor')).rejects.toMatchObject({
      code: 'conflict',
      facts: { title: 'The encounter is in the future' },
    });
  });

  it('are unassigned once the care provider declines', async () => {
    const declined = await bookedTo('DECLINED');
    expect(declined.careProvider).toBeNull();
    const again = content.event('assign_care_provider', { careProviderId: ids['another doctor'] });
    const { data } = await happens(declined, again, 'coordinator');
    expect(data).toMatchObject({ status: 'AWAITED', careProvider: { name: 'another doctor' } });
  });

  it('have one arrival, which a move resets', async () => {
    const encounter = await bookedTo('CONFIRMED');
    const { id, vitaId } = encounter;
    const arrive = (version = encounter.version ?? 0) =>
      calls.coordinator(noteArrival, { body: { vitaId, encounterId: id, version, metaInfo } });
    const { data } = await arrive();
    expect(data).toMatchObject({ arrivedAt: NOW, status: 'CONFIRMED', version: 4 });
    await expect(arrive(4)).rejects.toMatchObject({
      code: 'conflict',
      facts: { by: { name: 'coordinator' } },
    });
    const period = { start: NOW + DAY, end: NOW + DAY + 1800 };
    const body = { vitaId, encounterId: id, version: 4, period, move: content.move() };
    const moved = (await calls.doctor(moveEncounter, { body })).data;
    expect(moved).toMatchObject({ period, arrivedAt: null, status: 'CONFIRMED', slotId: null });
    await expect(arrive(5)).rejects.toMatchObject({ facts: { title: 'The encounter is in the future' } });
    await expect(calls.doctor(moveEncounter, { body: { ...body, version: 5 } })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'period' }] },
    });
  });

  it('accept one of 50 simultaneous assignments, cancellations and rejections; the others learn who was first', async () => {
    const encounter = await book();
    const events = ['assign_care_provider', 'cancel', 'reject'] as const;
    const results = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) =>
        happens(
          encounter,
          eventOf(events[index % 3] ?? 'cancel'),
          index % 2 ? 'coordinator' : 'coordinator of all',
        ),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(49);
    for (const { reason } of refused) {
      expect(reason).toMatchObject({
        code: 'conflict',
        facts: { by: { name: expect.stringContaining('coordinator'), at: NOW } },
      });
    }
    expect((await read(encounter.id)).events).toHaveLength(2);
  });

  it('are listed by reader: own, the facility’s, or all of their facilities', async () => {
    const { otherFacilityId } = at.clinic;
    const vitaId = await at.newPatient({ facilityIds: [at.clinic.facilityId, otherFacilityId] });
    const mine = await book({
      vitaId,
      careProviderId: ids.doctor,
      period: { start: NOW + 5 * DAY, end: NOW + 5 * DAY + 60 },
    });
    const nobodys = await book({
      vitaId,
      period: { start: NOW + 5 * DAY + 60 },
      consultationMode: 'VIRTUAL',
    });
    const elsewhere = clinicalCalls(
      at.database,
      { ...at.clinic, facilityId: otherFacilityId, staffId: ids['coordinator of all'] },
      { facilityId: otherFacilityId, now: NOW, scopes: ROLES['coordinator of all'] },
    );
    const there = content.consultation(vitaId, otherFacilityId, { period: { start: NOW + 5 * DAY + 120 } });
    await elsewhere(createEncounter, { body: { encounter: there } });

    const days = { from: dayAfter(5), to: dayAfter(5), order: 'earliest' as const };
    const idsOf = (list: readonly Encounter[]) => list.map(({ id }) => id);
    expect(idsOf((await calls.doctor(listMyEncounters, { query: days })).data)).toEqual([mine.id]);
    expect(idsOf((await calls['another doctor'](listMyEncounters, { query: days })).data)).toEqual([]);
    expect(idsOf((await calls.coordinator(listEncounters, { query: days })).data)).toEqual([
      mine.id,
      nobodys.id,
    ]);
    const all = (await calls['coordinator of all'](listAllEncounters, { query: days })).data;
    expect(idsOf(all)).toEqual([mine.id, nobodys.id, there.id]);
    expect(all.map(({ facilityName }) => facilityName)).toEqual(['North', 'North', 'South']);
    const virtual = { ...days, mode: 'VIRTUAL' as const };
    expect(idsOf((await calls.coordinator(listEncounters, { query: virtual })).data)).toEqual([nobodys.id]);
    const checks = await calls['health-check staff'](listEncounters, { query: days });
    expect(checks.data).toEqual([]);
    await expect(read(mine.id, 'health-check staff')).rejects.toMatchObject({ code: 'not-found' });
    expect(calls['health-check staff'].touched).toEqual([]);
  });

  it('can be assigned to the active clinicians of the facility', async () => {
    const left = await addStaff('who left', ROLES.doctor, [at.clinic.facilityId]);
    await at.database.db.updateTable('staff').set({ active: false }).where('id', '=', left).execute();
    await addStaff('elsewhere', ROLES.doctor, [at.clinic.otherFacilityId]);
    const { data } = await calls.coordinator(listCareProviders, { query: {} });
    expect(data.map(({ name }) => name)).toEqual(['another doctor', 'doctor', 'stand-in']);
  });
});
