import {
  addEncounterEvent,
  createEncounter,
  type Encounter,
  getEncounter,
  moveEncounter,
  noteArrival,
  offerEncounter,
} from '@careline/core/internal/encounters';
import {
  addException,
  holdSlot,
  listProviderSlots,
  type NewHours,
  type ProviderSlot,
  setHours,
  WEEKDAYS,
} from '@careline/core/internal/encounters/availability';
import { isoDay } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { newId } from '../packages/console/server/src/platform/database/new-id.ts';
import { aCallClinic, type CallClinic, NOW } from '../packages/console/server/test/call-clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../packages/console/server/test/clinical-calls.ts';
import { encounterContent } from '../packages/console/server/test/content/encounter-content.ts';
import { databases } from '../packages/console/server/test/databases.ts';
import { isShort, seed } from './proof.ts';

const PEOPLE = isShort ? 8 : 50;
const ROUNDS = isShort ? 1 : 10;
const HALF_HOUR = 1800;
const DAY = 86_400;
const SERVICE = 'GP_CONSULTATION';
const random = seededRandom(seed);
const content = encounterContent(NOW);
const { metaInfo } = content.event('accept');

/** Runs everything at once. Returns who succeeded, and why the others failed. */
async function atOnce<T>(works: readonly (() => Promise<T>)[]) {
  const order = works
    .map((work) => ({ work, place: random() }))
    .sort((one, other) => one.place - other.place);
  const results = await Promise.allSettled(order.map(({ work }) => work()));
  return {
    won: results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])),
    refused: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : [])),
  };
}

const kinds = isShort ? databases.slice(0, 1) : databases;

describe.each(kinds)(`simultaneous bookings, on the $kind database (seed ${seed})`, (kind) => {
  let at: CallClinic;
  /** The same people at both facilities: a person can hold only one slot. */
  let here: readonly ClinicalCalls[];
  let there: readonly ClinicalCalls[];
  beforeAll(async () => {
    at = await aCallClinic(kind);
    const { facilityId, otherFacilityId } = at.clinic;
    const ids = await Promise.all(
      Array.from({ length: PEOPLE }, (_, index) =>
        newStaff(`Coordinator ${index}`, [facilityId, otherFacilityId]),
      ),
    );
    here = ids.map((staffId) => callsOf(staffId, ['facility_encounters'], facilityId));
    there = ids.map((staffId) => callsOf(staffId, ['facility_encounters'], otherFacilityId));
  });
  afterAll(() => at.database.remove());

  async function newStaff(name: string, facilityIds: readonly string[]): Promise<string> {
    const { db } = at.database;
    const id = newId();
    const { organisationId } = at.clinic;
    await db
      .insertInto('staff')
      .values({
        id,
        organisation_id: organisationId,
        name,
        email: `${id}@test.example`,
        scopes: ['my_encounters'],
      })
      .execute();
    await db
      .insertInto('staff_facility')
      .values(facilityIds.map((facility_id) => ({ staff_id: id, facility_id })))
      .execute();
    return id;
  }
  const callsOf = (staffId: string, scopes: readonly string[], facilityId: string) =>
    clinicalCalls(at.database, { ...at.clinic, staffId }, { now: NOW, scopes, facilityId });
  const everyDay = (fromMinute: number, untilMinute: number): NewHours[] =>
    WEEKDAYS.map((weekday) => ({
      weekday,
      fromMinute,
      untilMinute,
      serviceTypes: null,
      validFrom: '2025-01-01',
      validUntil: null,
    }));

  /** Creates a care provider with the same hours at each facility, who accepts bookings at once. */
  async function aProvider(hours: NewHours[], facilityIds = [at.clinic.facilityId]) {
    const id = await newStaff('Dr. Rao', facilityIds);
    for (const [index, facilityId] of facilityIds.entries()) {
      const body = { careProviderId: id, version: index, acceptsAtOnce: true, hours };
      await callsOf(id, ['my_encounters'], facilityId)(setHours, { body });
    }
    return { id, calls: callsOf(id, ['my_encounters'], at.clinic.facilityId) };
  }

  async function slotsOf(call: ClinicalCalls, careProviderId: string, from: string, to = from) {
    const query = { serviceType: SERVICE, careProviderId, from, to } as const;
    return (await call(listProviderSlots, { query })).data;
  }
  const dayOf = (seconds: number) => isoDay(seconds, 'Asia/Kolkata') ?? '';

  /** Books the slot for the person's patient; some hold it first, as the booking screen does. */
  async function bookerOf(call: ClinicalCalls, slot: ProviderSlot, facilityId: string) {
    const { careProviderId, start, end } = slot;
    const vitaId = await at.newPatient({ facilityIds: [facilityId] });
    const holds = random() < 0.5;
    return async (): Promise<Encounter> => {
      const held = holds
        ? await call(holdSlot, { body: { careProviderId, serviceType: SERVICE, period: { start, end } } })
        : undefined;
      const period = { start, end };
      const facts = { period, careProviderId, ...(held && { holdId: held.data.id }) };
      const encounter = content.consultation(vitaId, facilityId, facts);
      return (await call(createEncounter, { body: { encounter } })).data;
    };
  }
  const bookersOf = (
    calls: readonly ClinicalCalls[],
    slot: ProviderSlot,
    facilityId = at.clinic.facilityId,
  ) => Promise.all(calls.map((call) => bookerOf(call, slot, facilityId)));

  const BUSY = { code: 'care-provider-busy', facts: { period: expect.anything() } };
  const takenOf = (careProviderId: string) =>
    at.database.db
      .selectFrom('provider_time')
      .select(['starts_at', 'ends_at', 'encounter_id'])
      .where('care_provider_id', '=', careProviderId)
      .where('encounter_id', 'is not', null)
      .orderBy('starts_at')
      .execute();

  it(`give a slot to one of ${PEOPLE}`, async () => {
    let refusals = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await aProvider(everyDay(600, 720));
      const caller = here[0] as ClinicalCalls;
      const slots = await slotsOf(caller, id, dayOf(NOW + DAY));
      const slot = slots[Math.floor(random() * slots.length)] as ProviderSlot;
      const { won, refused } = await atOnce(await bookersOf(here, slot));
      expect(won).toMatchObject([{ status: 'CONFIRMED', careProvider: { id } }]);
      expect(refused).toHaveLength(PEOPLE - 1);
      for (const reason of refused) expect(reason).toMatchObject(BUSY);
      expect(await takenOf(id)).toMatchObject([{ starts_at: slot.start, encounter_id: won[0]?.id }]);
      refusals += refused.length;
    }
    console.log(`one slot, ${ROUNDS} rounds of ${PEOPLE}: ${ROUNDS} booked, ${refusals} refused`);
  });

  it(`let one of ${PEOPLE} change an encounter, and the others learn who it was`, async () => {
    const counts = new Map<string, number>();
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id: careProviderId } = await aProvider([]);
      const caller = here[0] as ClinicalCalls;
      const vitaId = await at.newPatient();
      const encounter = content.consultation(vitaId, at.clinic.facilityId);
      const { data } = await caller(createEncounter, { body: { encounter } });
      const of = { vitaId, encounterId: encounter.id, version: data.version ?? 0 };
      const acts: Record<string, (call: ClinicalCalls) => Promise<unknown>> = {
        assign: (call) => {
          const event = content.event('assign_care_provider', { careProviderId });
          return call(addEncounterEvent, { body: { ...of, event } });
        },
        reject: (call) => call(addEncounterEvent, { body: { ...of, event: content.event('reject') } }),
        cancel: (call) => call(addEncounterEvent, { body: { ...of, event: content.event('cancel') } }),
        move: (call) => {
          const period = { start: NOW + DAY, end: NOW + DAY + HALF_HOUR };
          return call(moveEncounter, { body: { ...of, period, move: content.move() } });
        },
        arrive: (call) => call(noteArrival, { body: { ...of, metaInfo } }),
        offer: (call) => call(offerEncounter, { body: { ...of, careTeamId: null, metaInfo } }),
      };
      const names = Object.keys(acts);
      const { won, refused } = await atOnce(
        Array.from({ length: PEOPLE }, (_, index) => async () => {
          const name = names[Math.floor(random() * names.length)] as string;
          await acts[name]?.(here[index] as ClinicalCalls);
          return name;
        }),
      );
      expect(won).toHaveLength(1);
      const known = {
        code: 'conflict',
        facts: { by: { name: expect.stringMatching(/^Coordinator/), at: NOW } },
      };
      for (const reason of refused) expect(reason).toMatchObject(known);
      const { events } = (await caller(getEncounter, { query: { id: encounter.id } })).data;
      // The assignment adds one event, and so does the other change.
      expect(events).toHaveLength(2);
      counts.set(won[0] as string, (counts.get(won[0] as string) ?? 0) + 1);
    }
    console.log(
      `one encounter, ${ROUNDS} rounds of ${PEOPLE}: ${[...counts].map(([name, count]) => `${name} won ${count}`).join(', ')}`,
    );
  });

  it('book a care provider of two facilities at one of them', async () => {
    const { facilityId, otherFacilityId } = at.clinic;
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await aProvider(everyDay(600, 660), [facilityId, otherFacilityId]);
      const day = dayOf(NOW + DAY);
      const [first, second] = [here[0], there[0]] as [ClinicalCalls, ClinicalCalls];
      const [slot] = (await slotsOf(first, id, day)) as readonly ProviderSlot[] as readonly [ProviderSlot];
      expect(await slotsOf(second, id, day)).toEqual(await slotsOf(first, id, day));
      const bookers = await Promise.all(
        here.map((call, index) =>
          index % 2
            ? bookerOf(there[index] as ClinicalCalls, slot, otherFacilityId)
            : bookerOf(call, slot, facilityId),
        ),
      );
      const { won, refused } = await atOnce(bookers);
      expect([won.length, refused.length]).toEqual([1, PEOPLE - 1]);
      for (const call of [first, second]) {
        const left = (await slotsOf(call, id, day)).filter(({ start }) => start === slot.start);
        expect(left.every((one) => one.left === 0)).toBe(true);
      }
    }
  });

  it('of a slot that is removed meanwhile succeed once, and never as if it were within the hours', async () => {
    const statuses = { CONFIRMED: 0, AWAITED: 0 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id, calls } = await aProvider(everyDay(600, 660));
      const caller = here[0] as ClinicalCalls;
      const [slot] = (await slotsOf(caller, id, dayOf(NOW + DAY))) as readonly ProviderSlot[] as readonly [
        ProviderSlot,
      ];
      const exception = {
        id: newId(),
        kind: 'leave' as const,
        time: { start: slot.start, end: slot.end },
        everywhere: true,
      };
      const away = () => calls(addException, { body: { careProviderId: id, exception } });
      const bookers = await bookersOf(here, slot);
      const { won } = await atOnce<unknown>([...bookers, away]);
      const booked = won.filter(
        (one): one is Encounter => one !== null && typeof one === 'object' && 'status' in one,
      );
      expect(booked).toHaveLength(1);
      statuses[booked[0]?.status as keyof typeof statuses] += 1;
      expect(await slotsOf(caller, id, dayOf(NOW + DAY))).not.toContainEqual(
        expect.objectContaining({ start: slot.start }),
      );
    }
    expect(statuses.CONFIRMED + statuses.AWAITED).toBe(ROUNDS);
    console.log(
      `a slot and a leave at once: ${statuses.CONFIRMED} booked before the leave, ${statuses.AWAITED} after it and to be answered`,
    );
  });

  /** Hours across midnight or a clock change, and how many half hours they really contain. */
  it.each([
    ['America/New_York', '2025-11-02', 0, 240, 10, 'clocks go back'],
    ['America/New_York', '2026-03-08', 0, 240, 6, 'clocks go forward'],
    ['Europe/London', '2025-10-26', 0, 180, 8, 'clocks go back'],
    ['Asia/Kolkata', '2025-10-20', 1320, 1440, 4, 'hours until midnight'],
    ['Australia/Lord_Howe', '2026-04-05', 0, 180, 7, 'clocks go back by half an hour'],
  ])('in %s on %s book each half hour once', async (timeZone, day, from, until, count) => {
    const { facilityId } = at.clinic;
    await at.database.db
      .updateTable('facility')
      .set({ time_zone: timeZone })
      .where('id', '=', facilityId)
      .execute();
    const { id } = await aProvider(everyDay(from, until));
    const caller = here[0] as ClinicalCalls;
    const beside = (days: number) => isoDay(Date.parse(`${day}T12:00:00Z`) / 1000 + days * DAY, 'UTC') ?? '';
    const all = await slotsOf(caller, id, beside(-1), beside(1));
    const slots = all.filter(({ start }) => isoDay(start, timeZone) === day);
    expect(slots).toHaveLength(count);
    const twice = here.slice(0, 2);
    const bookers = (await Promise.all(slots.map((slot) => bookersOf(twice, slot)))).flat();
    const { won, refused } = await atOnce(bookers);
    expect([won.length, refused.length]).toEqual([count, count * (twice.length - 1)]);
    const taken = await takenOf(id);
    expect(taken.map(({ starts_at }) => starts_at)).toEqual(slots.map(({ start }) => start));
    expect(taken.every(({ ends_at }, index) => ends_at <= (taken[index + 1]?.starts_at ?? Infinity))).toBe(
      true,
    );
    await at.database.db
      .updateTable('facility')
      .set({ time_zone: 'Asia/Kolkata' })
      .where('id', '=', facilityId)
      .execute();
  });
});
