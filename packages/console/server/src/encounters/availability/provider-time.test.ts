import type { Period } from '@careline/core/internal/encounters/availability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';
import { runWork } from '../../platform/database/work.ts';
import {
  HOLD_SECONDS,
  holdProvider,
  moveProviderTime,
  occupyProvider,
  releaseHold,
  vacateProvider,
  type WantedTime,
} from './provider-time.ts';

const SERVICE = 'GP_CONSULTATION';
const GROUP = 'PHYSIOTHERAPY';
const CAPACITY = 3;
const HALF_HOUR = 1800;
/** Friday 10:00 in Kolkata. NOW is Thursday 14:23:20. */
const TEN = 1_760_070_600;

const periodAt = (start: number, minutes = 30): Period => ({ start, end: start + minutes * 60 });

describe.each(databasesOfRun)('the time of a care provider on the $kind database', (kind) => {
  let at: CallClinic;
  beforeAll(async () => {
    at = await aCallClinic(kind);
    const { facilityId, otherFacilityId } = at.clinic;
    const row = { service_type: GROUP, minutes: 30, capacity: CAPACITY };
    await at.database.db
      .insertInto('service_slot')
      .values([
        { facility_id: facilityId, ...row },
        { facility_id: otherFacilityId, ...row },
      ])
      .execute();
  });
  afterAll(() => at.database.remove());

  async function newStaff(): Promise<string> {
    const { organisationId } = at.clinic;
    const id = newId();
    await at.database.db
      .insertInto('staff')
      .values({ id, organisation_id: organisationId, name: 'Dr. Rao', email: `${id}@test.example` })
      .execute();
    return id;
  }

  async function newEncounter(): Promise<string> {
    const { organisationId, facilityId, staffId } = at.clinic;
    const id = newId();
    await at.database.db
      .insertInto('encounter')
      .values({
        id,
        organisation_id: organisationId,
        facility_id: facilityId,
        person_id: await at.newPatient(),
        consultation_mode: 'PHYSICAL',
        encounter_class: 'AMB',
        encounter_type: 'PHC',
        service_type: SERVICE,
        status: 'CREATED',
        starts_at: TEN,
        author_id: staffId,
        source: 'manual',
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
    return id;
  }

  const wantedOf = (careProviderId: string, facts: Partial<WantedTime> = {}): WantedTime => ({
    careProviderId,
    facilityId: at.clinic.facilityId,
    serviceType: SERVICE,
    ...periodAt(TEN),
    staffId: at.clinic.staffId,
    now: NOW,
    ...facts,
  });

  async function book(wanted: WantedTime, holdId?: string) {
    const encounterId = await newEncounter();
    await runWork(at.database.db, (tx) => occupyProvider(tx, { ...wanted, encounterId, holdId }));
    return encounterId;
  }
  const hold = (wanted: WantedTime) => runWork(at.database.db, (tx) => holdProvider(tx, wanted));
  const takenOf = (careProviderId: string) =>
    at.database.db
      .selectFrom('provider_time')
      .select(['starts_at', 'seat', 'encounter_id'])
      .where('care_provider_id', '=', careProviderId)
      .orderBy('starts_at')
      .orderBy('seat')
      .execute();

  const BUSY = { code: 'care-provider-busy', status: 409 };

  it.each([
    ['one place', SERVICE, 1],
    ['several places', GROUP, CAPACITY],
  ])('of %s in a slot that fifty book at once goes to that many', async (_, serviceType, places) => {
    const provider = await newStaff();
    const wanted = wantedOf(provider, { serviceType });
    const encounters = await Promise.all(Array.from({ length: 50 }, newEncounter));
    const results = await Promise.allSettled(
      encounters.map((encounterId) =>
        runWork(at.database.db, (tx) => occupyProvider(tx, { ...wanted, encounterId })),
      ),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(50 - places);
    for (const { reason } of refused) expect(reason).toMatchObject(BUSY);
    const taken = await takenOf(provider);
    expect(taken.map(({ seat }) => seat)).toEqual(Array.from({ length: places }, (_seat, index) => index));
    expect(new Set(taken.map(({ encounter_id }) => encounter_id)).size).toBe(places);
  });

  it.each<[string, Partial<WantedTime>, 'taken' | 'busy']>([
    ['the same service from the same minute', {}, 'taken'],
    ['another service at the same time', { serviceType: SERVICE }, 'busy'],
    ['the same service at another facility', { facilityId: 'other' }, 'busy'],
    ['the same service a quarter of an hour later', periodAt(TEN + 900), 'busy'],
    ['a time that the first lies in', periodAt(TEN - 900, 60), 'busy'],
    ['a time that lies in the first', periodAt(TEN + 600, 10), 'busy'],
    ['the time that begins when the first ends', periodAt(TEN + HALF_HOUR), 'taken'],
    ['the time that ends when the first begins', periodAt(TEN - HALF_HOUR), 'taken'],
  ])('next to a group from 10:00 to 10:30: %s', async (_, facts, outcome) => {
    const provider = await newStaff();
    await book(wantedOf(provider, { serviceType: GROUP }));
    const facilityId = facts.facilityId ? at.clinic.otherFacilityId : at.clinic.facilityId;
    const second = book(wantedOf(provider, { serviceType: GROUP, ...facts, facilityId }));
    if (outcome === 'taken') await expect(second).resolves.toBeDefined();
    else await expect(second).rejects.toMatchObject({ ...BUSY, facts: { period: periodAt(TEN) } });
  });

  it('is separate for each care provider', async () => {
    await book(wantedOf(await newStaff()));
    await expect(book(wantedOf(await newStaff()))).resolves.toBeDefined();
  });

  it('is protected by the database itself from callers that do not lock', async () => {
    const provider = await newStaff();
    await book(wantedOf(provider));
    const row = await at.database.db
      .selectFrom('provider_time')
      .selectAll()
      .where('care_provider_id', '=', provider)
      .executeTakeFirstOrThrow();
    const encounter_id = await newEncounter();
    const insert = (facts: object) =>
      at.database.db
        .insertInto('provider_time')
        .values({ ...row, id: newId(), encounter_id, ...facts })
        .execute();
    await expect(insert({ starts_at: TEN + 60 })).rejects.toMatchObject({ constraint: 'provider_time_once' });
    await expect(insert({ starts_at: TEN + HALF_HOUR, ends_at: TEN + 3600 })).resolves.toBeDefined();
  });

  it('is held for five minutes for the booking user, and then free', async () => {
    const [provider, colleague] = [await newStaff(), await newStaff()];
    const held = await hold(wantedOf(provider));
    expect(held.until).toBe(NOW + HOLD_SECONDS);
    const theirs = wantedOf(provider, { staffId: colleague });
    await expect(book(theirs)).rejects.toMatchObject(BUSY);
    await expect(book({ ...theirs, now: held.until - 1 }, held.id)).rejects.toMatchObject(BUSY);
    await expect(book({ ...theirs, now: held.until })).resolves.toBeDefined();
    await expect(book(wantedOf(provider, { now: held.until }), held.id)).rejects.toMatchObject(BUSY);
  });

  it('becomes a booking of the user who held it', async () => {
    const provider = await newStaff();
    const held = await hold(wantedOf(provider));
    const encounterId = await book(wantedOf(provider), held.id);
    expect(await takenOf(provider)).toEqual([{ starts_at: TEN, seat: 0, encounter_id: encounterId }]);
  });

  it('is held once for each user: a second hold frees the first', async () => {
    const [provider, other, coordinator] = [await newStaff(), await newStaff(), await newStaff()];
    await hold(wantedOf(provider, { staffId: coordinator }));
    const second = await hold(wantedOf(other, { staffId: coordinator }));
    expect(await takenOf(provider)).toEqual([]);
    await runWork(at.database.db, (tx) => releaseHold(tx, second.id, at.clinic.staffId));
    expect(await takenOf(other)).toHaveLength(1);
    await runWork(at.database.db, (tx) => releaseHold(tx, second.id, coordinator));
    expect(await takenOf(other)).toEqual([]);
  });

  it('is free again when the encounter releases it', async () => {
    const provider = await newStaff();
    const encounterId = await book(wantedOf(provider));
    await runWork(at.database.db, (tx) => vacateProvider(tx, encounterId));
    await expect(book(wantedOf(provider))).resolves.toBeDefined();
  });

  it('moves with an encounter, also into a part of its own time; if it cannot, it stays', async () => {
    const [provider, other] = [await newStaff(), await newStaff()];
    const encounterId = await book(wantedOf(provider));
    const move = (wanted: WantedTime) =>
      runWork(at.database.db, (tx) => moveProviderTime(tx, { ...wanted, encounterId }));
    await move(wantedOf(provider, periodAt(TEN + 900)));
    expect(await takenOf(provider)).toEqual([{ starts_at: TEN + 900, seat: 0, encounter_id: encounterId }]);
    await book(wantedOf(other));
    await expect(move(wantedOf(other))).rejects.toMatchObject(BUSY);
    expect(await takenOf(provider)).toHaveLength(1);
    await move(wantedOf(other, periodAt(TEN + HALF_HOUR)));
    expect(await takenOf(provider)).toEqual([]);
    expect(await takenOf(other)).toHaveLength(2);
  });

  it.each([
    ['in the hours', periodAt(TEN), { withinHours: true, acceptedAtOnce: true }],
    ['before the hours', periodAt(TEN - HALF_HOUR), { withinHours: false, acceptedAtOnce: false }],
    ['over the end of the hours', periodAt(TEN + 5400, 60), { withinHours: false, acceptedAtOnce: false }],
    ['in a leave', periodAt(TEN + 3600), { withinHours: false, acceptedAtOnce: false }],
  ])('%s is reported as such, and accepted at once there only', async (_, period, outcome) => {
    const provider = await newStaff();
    const { db } = at.database;
    const { organisationId, facilityId, staffId } = at.clinic;
    await db
      .insertInto('care_provider')
      .values({ staff_id: provider, organisation_id: organisationId, accepts_at_once: true, updated_at: NOW })
      .execute();
    const hours = {
      id: newId(),
      weekday: 'fri',
      from_minute: 600,
      until_minute: 720,
      valid_from: '2025-01-01',
    };
    await db
      .insertInto('care_provider_hours')
      .values({ ...hours, care_provider_id: provider, facility_id: facilityId })
      .execute();
    const leave = { kind: 'leave', starts_at: TEN + 3600, ends_at: TEN + 5400, source: 'manual' };
    await db
      .insertInto('care_provider_exception')
      .values({ id: newId(), care_provider_id: provider, ...leave, author_id: staffId, created_at: NOW })
      .execute();
    const encounterId = await newEncounter();
    const wanted = wantedOf(provider, period);
    const occupied = runWork(db, (tx) => occupyProvider(tx, { ...wanted, encounterId }));
    await expect(occupied).resolves.toEqual(outcome);
  });
});
