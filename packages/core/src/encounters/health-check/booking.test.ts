// spec: 4

import { describe, expect, it } from 'vitest';
import type { EncounterSlot } from '#encounters';
import { HttpError } from '#http';
import type { Patient } from '#patients';
import { heldHttp, settled } from '../../../test/held-http.ts';
import { createHealthCheckBooking } from './booking.ts';
import { isBookingDirty } from './booking-state.ts';

const FACILITY = '00000000-0000-7000-8000-0000000000f1';
const idOf = (number: number): string => `00000000-0002-7000-8000-${String(number).padStart(12, '0')}`;
const NOW = Date.UTC(2024, 0, 6, 4, 30);
const KOLKATA = 'Asia/Kolkata';

/** A half-hour slot at 8:00 in Kolkata, a number of days after 6 January 2024. */
const slot = (number: number, day: number, left: number): EncounterSlot => {
  const start = Date.UTC(2024, 0, 6 + day, 2, 30) / 1000 + number * 1800;
  return {
    id: idOf(100 + number),
    facilityId: FACILITY,
    period: { start, end: start + 1800 },
    places: 4,
    left,
  };
};
const patient = (number: number, facts: object = {}): Patient =>
  ({ vitaId: idOf(number), appUserInfo: { name: 'Asha', gender: 'female' }, ...facts }) as Patient;

type Fields = Record<string, unknown>;

const refusal = (code: string) =>
  new HttpError({ failure: 'refused', endpoint: 'encounters/create', status: 409, code });
const unreachable = () => new HttpError({ failure: 'unreachable', endpoint: 'encounters/create' });

async function aBooking(slots: readonly EncounterSlot[] = [slot(1, 1, 2), slot(2, 1, 1), slot(3, 2, 4)]) {
  const held = heldHttp();
  let made = 0;
  const newId = () => {
    made += 1;
    return idOf(1000 + made);
  };
  const options = { http: held.http, facilityId: FACILITY, timeZone: KOLKATA, now: () => NOW, newId };
  const booking = createHealthCheckBooking(options);
  booking.open();
  booking.open();
  await held.last().answer({ data: slots });
  const state = () => booking.store.getState();
  const sent = () => held.calls.filter(({ endpoint }) => endpoint === 'encounters/create');
  const encounter = () => {
    const { encounter: last = {} } = (sent().at(-1)?.request.body ?? {}) as { encounter?: Fields };
    return last;
  };
  const answer = () =>
    sent()
      .at(-1)
      ?.answer({ vitaId: encounter().vitaId, data: { ...encounter(), status: 'CREATED' } });
  const fill = () => {
    booking.setPatient(patient(1));
    booking.setPackage('heart');
    booking.takeSlot(idOf(101));
  };
  return { held, booking, state, sent, encounter, answer, fill };
}

describe('the booking of a health check', () => {
  it('starts on the first day with a place', async () => {
    const { state, booking } = await aBooking([slot(1, 0, 0), slot(2, 3, 1)]);
    expect(state()).toMatchObject({ day: '2024-01-09', slotsPhase: 'ready', slotId: undefined });
    expect(isBookingDirty(state())).toBe(false);
    booking.setPackage('basic');
    expect(isBookingDirty(state())).toBe(true);
  });

  it('sends one encounter with the values of package, service and slot', async () => {
    const { booking, fill, encounter, answer, state, sent } = await aBooking();
    fill();
    booking.set({ reason: '  Company check ' });
    const first = booking.book();
    await booking.book();
    expect(state().phase).toBe('saving');
    booking.set({ reason: 'changed too late' });
    await answer();
    await first;
    expect(sent()).toHaveLength(1);
    expect(encounter()).toEqual({
      id: expect.any(String),
      vitaId: idOf(1),
      facilityId: FACILITY,
      consultationMode: 'PHYSICAL',
      encounterClass: 'AMB',
      encounterType: 'AHC',
      serviceType: 'PROHEALTH_CHECK',
      package: 'heart',
      slotId: idOf(101),
      period: slot(1, 1, 2).period,
      reason: 'Company check',
      metaInfo: { updatedAt: NOW / 1000, deleted: false, source: 'manual' },
    });
    expect(state()).toMatchObject({ phase: 'booked', booked: { id: encounter().id } });
    expect(isBookingDirty(state())).toBe(false);
    await booking.book();
    expect(sent()).toHaveLength(1);
  });

  it.each([
    ['at home', 'at-home', 'PHYSICAL', 'HH', 'AHC'],
    ['online', 'online', 'VIRTUAL', 'VR', 'AHC'],
    ['at a camp', 'camp', 'PHYSICAL', 'FLD', 'PHC'],
  ] as const)('of a service %s has its mode and class', async (_, key, mode, kind, type) => {
    const { booking, fill, encounter } = await aBooking();
    fill();
    booking.setPackage(key);
    void booking.book();
    expect(encounter()).toMatchObject({ consultationMode: mode, encounterClass: kind, encounterType: type });
  });

  it('reports missing entries, and clears the errors once fixed', async () => {
    const { booking, state, sent } = await aBooking();
    await booking.book();
    expect(state().problems.map(({ field }) => field)).toEqual(['patient', 'package', 'serviceType', 'slot']);
    booking.setPackage('basic');
    booking.setPatient(patient(1, { deceased: '2023-12-24' }));
    expect(state().problems.map(({ field }) => field)).toEqual(['patient', 'slot']);
    booking.takeSlot(idOf(101));
    await booking.book();
    expect(state()).toMatchObject({ problems: [{ field: 'patient', code: 'deceased' }], tries: 2 });
    expect(sent()).toEqual([]);
  });

  it('offers the next place when another person was first', async () => {
    const { booking, fill, held, sent, state } = await aBooking();
    fill();
    const booked = booking.book();
    await sent()[0]?.fail(refusal('slot-unavailable'));
    await held.last().answer({ data: [slot(1, 1, 0), slot(2, 1, 0), slot(3, 2, 4)] });
    await booked;
    const next = slot(3, 2, 4);
    expect(state()).toMatchObject({
      phase: 'editing',
      slotId: undefined,
      failure: { kind: 'slot-taken', next: { id: next.id } },
      patient: { vitaId: idOf(1) },
      package: 'heart',
    });
    booking.takeSlot(next.id);
    expect(state()).toMatchObject({ slotId: next.id, day: '2024-01-08', failure: undefined });
    void booking.book();
    expect(sent()[1]?.request).not.toMatchObject({ body: { encounter: { id: idOf(1001) } } });
  });

  it('says so when no place is left, and when the list could not be reloaded', async () => {
    const { booking, fill, held, sent, state } = await aBooking();
    fill();
    const booked = booking.book();
    await sent()[0]?.fail(refusal('slot-unavailable'));
    await held.last().fail(unreachable());
    await booked;
    expect(state()).toMatchObject({ slotsPhase: 'failed', failure: { kind: 'slot-taken' } });
    booking.reloadSlots();
    await held.last().answer({ data: [] });
    expect(state()).toMatchObject({ slotsPhase: 'ready', slots: [] });
  });

  it('repeats an unanswered try with its ids and key, and a changed one with new ones', async () => {
    const { booking, fill, sent, encounter, answer, state } = await aBooking();
    fill();
    const first = booking.book();
    await sent()[0]?.fail(unreachable());
    await first;
    expect(state()).toMatchObject({ phase: 'editing', failure: { kind: 'failed' } });
    const second = booking.book();
    expect(sent()[1]?.request).toEqual(sent()[0]?.request);
    await sent()[1]?.fail(unreachable());
    await second;
    const before = encounter().id;
    booking.set({ reason: 'Other' });
    const third = booking.book();
    expect(encounter().id).not.toBe(before);
    await answer();
    await third;
    expect(state().phase).toBe('booked');
  });

  it('says when the patient already has this time', async () => {
    const { booking, fill, sent, state } = await aBooking();
    fill();
    const booked = booking.book();
    await sent()[0]?.fail(refusal('conflict'));
    await booked;
    expect(state().failure).toEqual({ kind: 'already-booked' });
    booking.setPatient(patient(2));
    expect(state()).toMatchObject({ failure: undefined, patient: { vitaId: idOf(2) } });
  });

  it('refuses an answer about another patient', async () => {
    const { booking, fill, sent, state } = await aBooking();
    fill();
    const booked = booking.book();
    await sent()[0]?.answer({ vitaId: idOf(2), data: { id: idOf(1001) } });
    await booked;
    expect(state()).toMatchObject({ phase: 'editing', failure: { kind: 'failed' } });
  });

  it('shows slots of the last requested day, whatever order answers arrive in', async () => {
    const { booking, held, state } = await aBooking();
    const asked = held.calls.length;
    booking.showDay('2024-01-20');
    expect(held.calls).toHaveLength(asked);
    booking.showDay('2024-03-01');
    booking.showDay('2024-06-01');
    await held.last().answer({ data: [slot(7, 147, 3)] });
    await held.calls[asked]?.answer({ data: [slot(5, 55, 3)] });
    expect(state().slots.map(({ id }) => id)).toEqual([idOf(107)]);
    expect(held.calls[asked]?.request.signal?.aborted).toBe(true);
  });

  it('drops a choice of another day, of a full slot or of another facility', async () => {
    const foreign = { ...slot(4, 1, 4), facilityId: idOf(9) };
    const { booking, state } = await aBooking([slot(1, 1, 2), slot(2, 1, 0), foreign]);
    booking.takeSlot(idOf(102));
    booking.takeSlot(idOf(104));
    expect(state().slotId).toBeUndefined();
    booking.takeSlot(idOf(101));
    booking.showDay('2024-01-08');
    expect(state().slotId).toBeUndefined();
  });

  it('starts again after a booking, on the day it was', async () => {
    const { booking, fill, held, answer, state } = await aBooking();
    fill();
    void booking.book();
    await answer();
    booking.another();
    await held.last().answer({ data: [] });
    await settled();
    expect(state()).toMatchObject({ phase: 'editing', patient: undefined, package: '', day: '2024-01-07' });
    booking.close();
  });
});
