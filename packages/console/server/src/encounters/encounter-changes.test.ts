// spec: 176, 177

import {
  addEncounterEvent,
  createEncounter,
  finishEncounter,
  getEncounter,
  listSlots,
  moveEncounter,
} from '@careline/core/internal/encounters';
import { dayOf, startOfDay } from '@careline/core/internal/formatting';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../test/call-clinic.ts';
import { encounterContent, HEALTH_CHECK_STAFF } from '../../test/content/encounter-content.ts';
import { databasesOfRun } from '../../test/databases.ts';
import { newId } from '../platform/database/new-id.ts';
import { runWork } from '../platform/database/work.ts';
import { offerSlots } from './encounter-slots.ts';

const DAY = 86_400;
const content = encounterContent(NOW);
const { metaInfo } = content.event('accept');

interface Booked {
  readonly id: string;
  readonly vitaId: string;
  readonly version?: number | undefined;
}

describe.each(databasesOfRun)('a booked encounter on the $kind database', (kind) => {
  let at: CallClinic;
  let offered = 0;
  beforeAll(async () => {
    at = await aCallClinic(kind, HEALTH_CHECK_STAFF);
  });
  afterAll(() => at.database.remove());

  /** Offers a slot at a new time: each is half an hour after the last, from 8:00 on a future day. */
  async function aSlot(places = 1, facilityId = at.clinic.facilityId) {
    offered += 1;
    const day = dayOf(NOW + (1 + Math.floor(offered / 16)) * DAY, 'Asia/Kolkata');
    const start = startOfDay(day, 'Asia/Kolkata') + 8 * 3600 + (offered % 16) * 1800;
    const { organisationId } = at.clinic;
    const slot = { id: newId(), organisationId, facilityId, start, end: start + 1800, places };
    await runWork(at.database.db, (tx) => offerSlots(tx, [slot]));
    return slot;
  }
  type Slot = Awaited<ReturnType<typeof aSlot>>;

  async function booked(slot?: Slot, vitaId?: string, start = NOW + 60): Promise<Booked> {
    const patient = vitaId ?? (await at.newPatient());
    const time = slot
      ? { slotId: slot.id, period: { start: slot.start, end: slot.end } }
      : { period: { start } };
    const encounter = content.encounter(patient, at.clinic.facilityId, time);
    return (await at.call(createEncounter, { body: { encounter } })).data;
  }
  const move = ({ id, vitaId, version = 0 }: Booked, slot: Slot, facts = {}) =>
    at.call(moveEncounter, {
      body: { vitaId, encounterId: id, version, slotId: slot.id, move: content.move(facts) },
    });
  const finish = ({ id, vitaId, version = 0 }: Booked) =>
    at.call(finishEncounter, { body: { vitaId, encounterId: id, version, metaInfo } });
  const change = ({ id, vitaId, version }: Booked, name: Parameters<typeof content.event>[0]) =>
    at.call(addEncounterEvent, {
      body: { vitaId, encounterId: id, version, event: content.event(name) },
    });
  const read = async ({ id }: Booked) => (await at.call(getEncounter, { query: { id } })).data;
  const left = async ({ start }: Slot) => {
    const day = dayOf(start, 'Asia/Kolkata');
    const { data } = await at.call(listSlots, { query: { from: day, to: day } });
    return data.find((slot) => slot.period.start === start)?.left;
  };

  it('is moved as the same encounter: the old slot is free, the new one taken, and its events say why', async () => {
    const [before, after] = [await aSlot(), await aSlot()];
    const first = await booked(before);
    const { data } = await move(first, after, { note: 'Comes with her son', reason: 'other' });
    expect(data).toMatchObject({
      id: first.id,
      slotId: after.id,
      status: 'CREATED',
      version: 2,
      period: { start: after.start, end: after.end },
    });
    expect([await left(before), await left(after)]).toEqual([1, 0]);
    expect((await read(first)).events).toMatchObject([
      { event: 'create', moved: null },
      {
        event: 'move',
        status: 'CREATED',
        reason: 'other',
        note: 'Comes with her son',
        moved: { from: before.start, to: after.start },
        author: { name: 'Asha Coach' },
      },
    ]);
    expect(at.call.touched).toEqual([first.vitaId]);
  });

  it('keeps its time when another person takes the last place of the new one', async () => {
    const wanted = await aSlot();
    const slots = [await aSlot(), await aSlot()];
    const both = await Promise.all(slots.map((slot) => booked(slot)));
    const results = await Promise.allSettled(both.map((one) => move(one, wanted)));
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const loser = results.findIndex(({ status }) => status === 'rejected');
    expect(results[loser]).toMatchObject({ reason: { code: 'slot-unavailable' } });
    expect((await read(both[loser] as Booked)).encounter.slotId).toBe(slots[loser]?.id);
    expect(await left(slots[loser] as Slot)).toBe(0);
  });

  it('is moved to one of two times by two simultaneous requests: the second learns who was first', async () => {
    const [from, one, other] = [await aSlot(), await aSlot(), await aSlot()];
    const first = await booked(from);
    const results = await Promise.allSettled([move(first, one), move(first, other)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'conflict', facts: { by: { name: 'Asha Coach', at: NOW } } },
    });
    expect((await Promise.all([left(from), left(one), left(other)])).toSorted()).toEqual([0, 1, 1]);
  });

  it('swaps places with another at the same time', async () => {
    const [one, other] = [await aSlot(2), await aSlot(2)];
    const [here, there] = [await booked(one), await booked(other)];
    await Promise.all([move(here, other), move(there, one)]);
    expect([await left(one), await left(other)]).toEqual([1, 1]);
  });

  it('is cancelled or moved by two simultaneous requests, never both', async () => {
    const [from, to] = [await aSlot(), await aSlot()];
    const first = await booked(from);
    const results = await Promise.allSettled([change(first, 'cancel'), move(first, to)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const isCancelled = (await read(first)).encounter.status === 'CANCELLED';
    expect([await left(from), await left(to)]).toEqual(isCancelled ? [1, 1] : [1, 0]);
  });

  it.each<[string, (first: Booked, from: Slot) => Promise<Slot>, object]>([
    [
      'the time it has',
      async (_, from) => from,
      { code: 'input-invalid', facts: { errors: [{ path: 'slotId' }] } },
    ],
    ['a time of another facility', () => aSlot(1, at.clinic.otherFacilityId), { code: 'slot-unavailable' }],
    ['a time nobody offers', async (_, from) => ({ ...from, id: newId() }), { code: 'slot-unavailable' }],
    [
      'a time the patient has already',
      async ({ vitaId }) => {
        const slot = await aSlot(3);
        await booked(slot, vitaId);
        return slot;
      },
      { code: 'conflict' },
    ],
  ])('is not moved to %s', async (_, wanted, refusal) => {
    const from = await aSlot();
    const first = await booked(from);
    await expect(move(first, await wanted(first, from))).rejects.toMatchObject(refusal);
    expect(await left(from)).toBe(0);
  });

  it('without a slot, or with a past time, takes one', async () => {
    const slot = await aSlot();
    const missed = await booked(undefined, undefined, NOW - 3 * DAY);
    expect((await move(missed, slot)).data).toMatchObject({ slotId: slot.id, period: { start: slot.start } });
    expect(await left(slot)).toBe(0);
  });

  it.each([
    ['CREATED', [], ['assign_care_provider', 'accept', 'complete']],
    ['AWAITED', ['assign_care_provider'], ['accept', 'complete']],
    ['DECLINED', ['assign_care_provider', 'decline'], ['assign_care_provider', 'accept', 'complete']],
    ['CONFIRMED', ['assign_care_provider', 'accept'], ['complete']],
  ] as const)('is finished from %s by the remaining events', async (status, before, events) => {
    const { id, vitaId } = await booked();
    for (const event of before) await change({ id, vitaId }, event);
    const first = (await read({ id, vitaId })).encounter;
    expect(first.status).toBe(status);
    expect((await finish(first)).data.status).toBe('COMPLETED');
    const newEvents = (await read(first)).events.slice(1 + before.length).map(({ event }) => event);
    expect(newEvents).toEqual(events);
  });

  it.each(['finish', 'move'] as const)('is not open to %s once it was cancelled', async (name) => {
    const { id, vitaId } = await booked();
    const { data } = await change({ id, vitaId }, 'cancel');
    const asked = name === 'finish' ? finish(data) : move(data, await aSlot());
    await expect(asked).rejects.toMatchObject({
      code: 'conflict',
      facts: {
        detail: `The encounter is CANCELLED; ${name} accepts CREATED, AWAITED, CONFIRMED, DECLINED.`,
      },
    });
  });

  it('is finished on its day, early or late, but not on an earlier day', async () => {
    const tomorrow = startOfDay(dayOf(NOW + DAY, 'Asia/Kolkata'), 'Asia/Kolkata');
    await expect(finish(await booked(undefined, undefined, tomorrow))).rejects.toMatchObject({
      code: 'conflict',
      facts: { title: 'The encounter is in the future' },
    });
    expect((await finish(await booked(undefined, undefined, tomorrow - 60))).data.status).toBe('COMPLETED');
    expect((await finish(await booked(undefined, undefined, NOW - 40 * DAY))).data.status).toBe('COMPLETED');
  });

  it('refuses a change from an outdated version', async () => {
    const first = await booked();
    await change(first, 'assign_care_provider');
    const results = await Promise.allSettled([finish(first), change(first, 'cancel')]);
    const refused = expect.objectContaining({
      code: 'conflict',
      facts: expect.objectContaining({ by: { name: 'Asha Coach', at: NOW } }),
    });
    expect(results).toEqual(results.map(() => ({ status: 'rejected', reason: refused })));
  });

  it('gives the same answer if it is unknown, foreign or another patient’s', async () => {
    const first = await booked();
    const slot = await aSlot();
    const another = await at.newPatient();
    const body = { vitaId: first.vitaId, encounterId: first.id, version: 1 };
    const results = await Promise.allSettled([
      move({ ...first, vitaId: another }, slot),
      move({ ...first, id: newId() }, slot),
      finish({ ...first, vitaId: another }),
      finish({ ...first, id: newId() }),
      at.callElsewhere(finishEncounter, { body: { ...body, metaInfo } }),
      at.callElsewhere(moveEncounter, { body: { ...body, slotId: slot.id, move: content.move() } }),
    ]);
    const notFound = { status: 'rejected', reason: expect.objectContaining({ code: 'not-found' }) };
    expect(results).toEqual(results.map(() => notFound));
  });
});
