import {
  addException,
  getAvailability,
  getServiceSlots,
  holdSlot,
  importCalendar,
  listNextSlots,
  listProviderSlots,
  type NewException,
  type NewHours,
  releaseSlot,
  removeExceptions,
  setHours,
  setServiceSlot,
} from '@careline/core/internal/encounters/availability';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCallClinic, type CallClinic, NOW } from '../../../test/call-clinic.ts';
import { clinicalCalls } from '../../../test/clinical-calls.ts';
import { databasesOfRun } from '../../../test/databases.ts';
import { newId } from '../../platform/database/new-id.ts';

const SERVICE = 'GP_CONSULTATION';
/** The day after NOW, a Friday. */
const FRIDAY = '2025-10-10';
const at = (time: string, day = FRIDAY): number => Date.parse(`${day}T${time}:00+05:30`) / 1000;

const MORNING: NewHours = {
  weekday: 'fri',
  fromMinute: 600,
  untilMinute: 720,
  serviceTypes: null,
  validFrom: '2025-01-01',
  validUntil: null,
};

const leave = (facts: Partial<NewException> = {}): NewException => ({
  id: newId(),
  kind: 'leave',
  time: { start: at('10:30'), end: at('11:00') },
  everywhere: true,
  ...facts,
});

describe.each(databasesOfRun)('availability on the $kind database', (kind) => {
  let clinic: CallClinic;
  beforeAll(async () => {
    clinic = await aCallClinic(kind);
  });
  afterAll(() => clinic.database.remove());

  async function newProvider(facts: { scopes?: string[]; active?: boolean } = {}): Promise<string> {
    const { organisationId, facilityId, otherFacilityId } = clinic.clinic;
    const { db } = clinic.database;
    const id = newId();
    await db
      .insertInto('staff')
      .values({
        id,
        organisation_id: organisationId,
        name: 'Dr. Rao',
        email: `${id}@test.example`,
        scopes: ['my_encounters'],
        ...facts,
      })
      .execute();
    await db
      .insertInto('staff_facility')
      .values([
        { staff_id: id, facility_id: facilityId },
        { staff_id: id, facility_id: otherFacilityId },
      ])
      .execute();
    return id;
  }

  const callsOf = (
    staffId: string,
    scopes: readonly string[] = ['my_encounters'],
    facilityId = clinic.clinic.facilityId,
  ) => clinicalCalls(clinic.database, { ...clinic.clinic, staffId }, { now: NOW, scopes, facilityId });

  /** Creates a care provider with these hours, and their own client. */
  async function aProvider(hours: NewHours[] = [MORNING]) {
    const id = await newProvider();
    const call = callsOf(id);
    await call(setHours, { body: { careProviderId: id, version: 0, acceptsAtOnce: false, hours } });
    return { id, call };
  }
  const slotsOf = async (call: ReturnType<typeof callsOf>, careProviderId: string, facts: object = {}) => {
    const query = { serviceType: SERVICE, careProviderId, from: FRIDAY, to: FRIDAY, ...facts } as const;
    const { data } = await call(listProviderSlots, { query });
    return data.map(({ start, left }) => [(start - at('00:00')) / 60, left]);
  };

  it('is empty until hours are set, and then returns them', async () => {
    const id = await newProvider();
    const call = callsOf(id);
    const before = await call(getAvailability, { query: { careProviderId: id } });
    expect(before.data).toEqual({
      careProvider: { id, name: 'Dr. Rao' },
      version: 0,
      acceptsAtOnce: false,
      hours: [],
      exceptions: [],
    });
    const evening: NewHours = {
      ...MORNING,
      weekday: 'mon',
      serviceTypes: [SERVICE],
      validUntil: '2026-01-31',
    };
    const { data } = await call(setHours, {
      body: { careProviderId: id, version: 0, acceptsAtOnce: true, hours: [MORNING, evening] },
    });
    expect(data).toMatchObject({ version: 1, acceptsAtOnce: true, hours: [evening, MORNING] });
    expect(call.noted).toMatchObject({ careProvider: id });
    expect(await call(getAvailability, { query: { careProviderId: id } })).toEqual({ data });
  });

  it('is not overwritten from an outdated version', async () => {
    const { id, call } = await aProvider();
    const second = call(setHours, {
      body: { careProviderId: id, version: 0, acceptsAtOnce: true, hours: [] },
    });
    await expect(second).rejects.toMatchObject({
      code: 'conflict',
      facts: { by: { name: 'Dr. Rao', at: NOW } },
    });
    expect((await call(getAvailability, { query: { careProviderId: id } })).data.hours).toHaveLength(1);
  });

  it('refuses overlapping hours', async () => {
    const id = await newProvider();
    const hours = [MORNING, { ...MORNING, fromMinute: 660, untilMinute: 780 }];
    const body = { careProviderId: id, version: 0, acceptsAtOnce: false, hours };
    await expect(callsOf(id)(setHours, { body })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: { errors: [{ path: 'hours.1' }] },
    });
  });

  it.each<[string, 'self' | 'colleague', readonly string[], 'allowed' | 'refused']>([
    ['care providers set their own', 'self', ['my_encounters'], 'allowed'],
    ['care providers do not set a colleague’s', 'colleague', ['my_encounters'], 'refused'],
    ['with the scope of everybody’s they do', 'colleague', ['my_encounters', 'availability'], 'allowed'],
    ['so does somebody who sees no patients', 'colleague', ['availability'], 'allowed'],
    ['who books at the facility does not', 'colleague', ['facility_encounters'], 'refused'],
  ])('%s', async (_, who, scopes, outcome) => {
    const [self, colleague] = [await newProvider(), await newProvider()];
    const query = { careProviderId: who === 'self' ? self : colleague };
    const answer = callsOf(self, scopes)(getAvailability, { query });
    if (outcome === 'allowed') await expect(answer).resolves.toBeDefined();
    else await expect(answer).rejects.toMatchObject({ code: 'scope-missing' });
  });

  it.each([
    ['sees no patients', { scopes: ['facility_encounters'] }],
    ['is deactivated', { active: false }],
  ])('is not set for a person who %s', async (_, facts) => {
    const careProviderId = await newProvider(facts);
    const answer = callsOf(clinic.clinic.staffId, ['availability'])(getAvailability, {
      query: { careProviderId },
    });
    await expect(answer).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('offers slots outside leave and with extra hours, for one care provider or all', async () => {
    const { id, call } = await aProvider();
    await call(addException, { body: { careProviderId: id, exception: leave() } });
    const extra = leave({ kind: 'extra', everywhere: false, time: { start: at('18:00'), end: at('18:30') } });
    const { data } = await call(addException, { body: { careProviderId: id, exception: extra } });
    expect(data.exceptions.map(({ kind: what }) => what)).toEqual(['leave', 'extra']);
    expect(await slotsOf(call, id)).toEqual([
      [600, 1],
      [660, 1],
      [690, 1],
      [1080, 1],
    ]);
    const { data: all } = await call(listProviderSlots, {
      query: { serviceType: SERVICE, from: FRIDAY, to: FRIDAY },
    });
    expect(new Set(all.map((slot) => slot.careProviderId)).size).toBeGreaterThan(1);
    await call(removeExceptions, {
      body: { careProviderId: id, exceptionIds: data.exceptions.map((exception) => exception.id) },
    });
    expect(await slotsOf(call, id)).toHaveLength(4);
  });

  it('finds the next free slots of a care provider over leave, bookings and weeks', async () => {
    const { id, call } = await aProvider();
    const nextOf = async (from: number, limit = 3) => {
      const asked = { careProviderId: id, from: String(from), limit: String(limit) };
      const query = { serviceType: SERVICE, ...asked } as const;
      const { data, hasHours } = await call(listNextSlots, { query });
      return { starts: data.map(({ start }) => start), hasHours };
    };
    await call(addException, { body: { careProviderId: id, exception: leave() } });
    const hold = await call(holdSlot, {
      body: { careProviderId: id, serviceType: SERVICE, period: { start: at('11:00'), end: at('11:30') } },
    });
    expect(hold.data.until).toBe(NOW + 300);
    expect(await nextOf(NOW, 4)).toEqual({
      starts: [at('10:00'), at('11:30'), at('10:00', '2025-10-17'), at('10:30', '2025-10-17')],
      hasHours: true,
    });
    expect(await nextOf(at('11:31'), 1)).toEqual({ starts: [at('10:00', '2025-10-17')], hasHours: true });
    const away = leave({ time: { fromDay: FRIDAY, untilDay: '2025-11-13' } });
    await call(addException, { body: { careProviderId: id, exception: away } });
    expect(await nextOf(NOW, 1)).toEqual({ starts: [at('10:00', '2025-11-14')], hasHours: true });
    const forLong = leave({ time: { fromDay: FRIDAY, untilDay: '2026-10-10' } });
    await call(addException, { body: { careProviderId: id, exception: forLong } });
    expect(await nextOf(NOW)).toEqual({ starts: [], hasHours: false });
  });

  it('finds the next free slots of a service across care providers, at wall-clock hours when clocks change', async () => {
    const { db } = clinic.database;
    const { facilityId } = clinic.clinic;
    await db
      .updateTable('facility')
      .set({ time_zone: 'Europe/Berlin' })
      .where('id', '=', facilityId)
      .execute();
    try {
      const sunday: NewHours = {
        ...MORNING,
        weekday: 'sun',
        fromMinute: 60,
        untilMinute: 240,
        serviceTypes: ['DENTAL_CONSULTATION'],
      };
      const one = await aProvider([sunday]);
      const other = await aProvider([{ ...sunday, fromMinute: 180, untilMinute: 210 }]);
      const query = {
        serviceType: 'DENTAL_CONSULTATION',
        from: String(Date.parse('2025-10-26T00:00:00+02:00') / 1000),
        limit: '10',
      } as const;
      const { data } = await one.call(listNextSlots, { query });
      const utc = (time: string) => Date.parse(`2025-10-26T${time}:00Z`) / 1000;
      // Clocks go back at 3:00, so that 2:00 to 3:00 comes twice.
      expect(
        data.filter(({ careProviderId }) => careProviderId === one.id).map(({ start }) => start),
      ).toEqual(
        ['23:00', '23:30']
          .map((time) => utc(time) - 86_400)
          .concat(['00:00', '00:30', '01:00', '01:30', '02:00', '02:30'].map(utc)),
      );
      expect(data.find(({ careProviderId }) => careProviderId === other.id)?.start).toBe(utc('02:00'));
    } finally {
      await db
        .updateTable('facility')
        .set({ time_zone: 'Asia/Kolkata' })
        .where('id', '=', facilityId)
        .execute();
    }
  });

  it('applies a leave at one facility there only, and one everywhere to both', async () => {
    const { id, call } = await aProvider();
    const there = callsOf(id, ['my_encounters'], clinic.clinic.otherFacilityId);
    await there(setHours, {
      body: { careProviderId: id, version: 1, acceptsAtOnce: false, hours: [MORNING] },
    });
    await call(addException, { body: { careProviderId: id, exception: leave({ everywhere: false }) } });
    expect([await slotsOf(call, id), await slotsOf(there, id)].map((slots) => slots.length)).toEqual([3, 4]);
    const day = leave({ time: { fromDay: FRIDAY, untilDay: FRIDAY } });
    await there(addException, { body: { careProviderId: id, exception: day } });
    expect([await slotsOf(call, id), await slotsOf(there, id)]).toEqual([[], []]);
  });

  it.each<[string, object]>([
    ['more than 31 days', { to: '2025-11-10' }],
    ['an end before the beginning', { to: '2025-10-09' }],
  ])('offers no slots for %s', async (_, facts) => {
    const { id, call } = await aProvider();
    await expect(slotsOf(call, id, facts)).rejects.toMatchObject({ code: 'input-invalid' });
  });

  it('takes the duration of a service from the facility', async () => {
    const { id, call } = await aProvider();
    const length = { serviceType: 'PHYSIOTHERAPY', minutes: 60, capacity: 4 } as const;
    await call(setServiceSlot, { body: { ...length, capacity: 2 } });
    await call(setServiceSlot, { body: length });
    expect((await call(getServiceSlots, { query: {} })).data).toEqual([length]);
    expect(await slotsOf(call, id, { serviceType: 'PHYSIOTHERAPY' })).toEqual([
      [600, 4],
      [660, 4],
    ]);
  });

  it('holds a slot for the booking user: others see it full until it is released', async () => {
    const { id, call } = await aProvider();
    const coordinator = callsOf(clinic.clinic.staffId, ['facility_encounters']);
    const body = {
      careProviderId: id,
      serviceType: SERVICE,
      period: { start: at('10:00'), end: at('10:30') },
    } as const;
    const { data } = await coordinator(holdSlot, { body });
    expect(data.until).toBe(NOW + 300);
    await expect(call(holdSlot, { body })).rejects.toMatchObject({ code: 'care-provider-busy' });
    expect((await slotsOf(call, id))[0]).toEqual([600, 0]);
    await coordinator(releaseSlot, { body: { holdId: data.id } });
    expect((await slotsOf(call, id))[0]).toEqual([600, 1]);
  });

  const calendar = (...events: readonly string[]) =>
    ['BEGIN:VCALENDAR', ...events, 'END:VCALENDAR'].join('\r\n');
  const event = (uid: string, ...lines: readonly string[]) =>
    ['BEGIN:VEVENT', `UID:${uid}`, 'SUMMARY:Dentist, privately', ...lines, 'END:VEVENT'].join('\r\n');
  const TEN = ['DTSTART;TZID=Asia/Kolkata:20251010T100000', 'DURATION:PT30M'];
  const ELEVEN = ['DTSTART;TZID=Asia/Kolkata:20251010T110000', 'DURATION:PT30M'];

  it('imports a calendar as leave; the same event replaces itself, and nothing private is stored', async () => {
    const { id, call } = await aProvider();
    const take = (text: string, replaceAll = false) =>
      call(importCalendar, { body: { careProviderId: id, calendar: text, replaceAll } });
    const exceptions = async () =>
      (await call(getAvailability, { query: { careProviderId: id } })).data.exceptions;
    const first = await take(
      calendar(event('a@x.example', ...TEN), event('b@x.example', 'DTSTART;VALUE=DATE:20251009')),
    );
    expect(first.report).toEqual({ events: 2, times: 2, removed: 0, skipped: [] });
    expect(await exceptions()).toMatchObject([
      { source: 'ical', everywhere: true, note: null, time: { fromDay: '2025-10-09' } },
      { source: 'ical', time: { start: at('10:00'), end: at('10:30') } },
    ]);
    expect((await slotsOf(call, id)).map(([minute]) => minute)).toEqual([630, 660, 690]);
    const again = await take(
      calendar(event('a@x.example', ...ELEVEN), event('c@x.example', ...TEN, 'TRANSP:TRANSPARENT')),
    );
    expect(again.report).toEqual({
      events: 1,
      times: 1,
      removed: 1,
      skipped: [{ reason: 'free', events: 1, first: '2025-10-10T10:00' }],
    });
    expect((await slotsOf(call, id)).map(([minute]) => minute)).toEqual([600, 630, 690]);
    const rows = await clinic.database.db
      .selectFrom('care_provider_exception')
      .selectAll()
      .where('care_provider_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/Dentist|x\.example/);
    await take(calendar(), true);
    expect(await exceptions()).toEqual([]);
  });

  it('refuses an invalid calendar, and keeps the last import', async () => {
    const { id, call } = await aProvider();
    const body = { careProviderId: id, replaceAll: true };
    await call(importCalendar, { body: { ...body, calendar: calendar(event('a', ...TEN)) } });
    await expect(call(importCalendar, { body: { ...body, calendar: 'Hello' } })).rejects.toMatchObject({
      code: 'input-invalid',
    });
    expect(await slotsOf(call, id)).toHaveLength(3);
  });

  it('refuses a calendar that takes too long to read, with the event and what to do', async () => {
    const { id, call } = await aProvider();
    const often = event(
      'a',
      ...TEN,
      `RRULE:FREQ=DAILY;BYDAY=${Array.from({ length: 500 }, () => 'MO').join()}`,
    );
    const body = { careProviderId: id, calendar: calendar(often), replaceAll: false };
    await expect(call(importCalendar, { body })).rejects.toMatchObject({
      code: 'input-invalid',
      facts: {
        errors: [
          {
            path: 'calendar.rules',
            message: expect.stringMatching(/begins 2025-10-10T10:00 .*Export the next 12 months only/),
          },
        ],
      },
    });
  });
});
