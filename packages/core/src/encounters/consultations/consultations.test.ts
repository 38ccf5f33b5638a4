import { describe, expect, it } from 'vitest';
import type { Encounter } from '#encounters';
import {
  actsNow,
  encounterOfBooking,
  freeDays,
  instantOf,
  newBooking,
  planDay,
  punctualityOf,
  readEncounterFilters,
  timesOfBooking,
  wallOf,
  withAlternatives,
  withService,
} from './index.ts';

const NOW = Date.UTC(2024, 0, 6, 4, 30) / 1000;
const id = (number: number) => `00000000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const ME = id(1);

const anEncounter = (number: number, minutes: number, facts: Partial<Encounter> = {}): Encounter => ({
  id: id(100 + number),
  vitaId: id(200 + number),
  facilityId: id(300),
  consultationMode: 'PHYSICAL',
  encounterClass: 'AMB',
  encounterType: 'PHC',
  serviceType: 'GP_CONSULTATION',
  status: 'CONFIRMED',
  period: { start: NOW + minutes * 60 },
  reason: null,
  metaInfo: { updatedAt: NOW, createdAt: NOW, deleted: false, source: 'manual' },
  ...facts,
});

describe('the timing of a confirmed encounter', () => {
  it.each([
    ['to come', 10, undefined, undefined],
    ['here before their time', 10, -12, { kind: 'waiting', minutes: 12 }],
    ['here after their time', -60, -5, { kind: 'waiting', minutes: 5 }],
    ['not here', -20, undefined, { kind: 'late', minutes: 20 }],
    ['of yesterday', -1440, undefined, { kind: 'unclosed', minutes: 1440 }],
    ['of yesterday, somebody came', -1440, -1430, { kind: 'unclosed', minutes: 1440 }],
  ])('%s', (_, minutes, arrived, expected) => {
    const arrivedAt = arrived === undefined ? null : NOW + arrived * 60;
    expect(punctualityOf(anEncounter(1, minutes, { arrivedAt }), NOW)).toEqual(expected);
  });

  it('is empty for an unaccepted one', () => {
    expect(punctualityOf(anEncounter(1, -20, { status: 'AWAITED' }), NOW)).toBeUndefined();
  });
});

it('puts each encounter of a day in one place', () => {
  const plan = planDay(
    [
      anEncounter(1, 40),
      anEncounter(2, 20),
      anEncounter(3, -30, { arrivedAt: NOW - 60 }),
      anEncounter(4, 30, { arrivedAt: NOW - 600 }),
      anEncounter(5, -10),
      anEncounter(6, -90, { status: 'COMPLETED' }),
      anEncounter(7, 2000, { status: 'AWAITED' }),
    ],
    NOW,
  );
  const ids = (encounters: readonly Encounter[]) => encounters.map((one) => Number(one.id.slice(-3)) - 100);
  expect({
    waiting: ids(plan.waiting),
    late: ids(plan.late),
    toAnswer: ids(plan.toAnswer),
    next: plan.next && ids([plan.next]),
    later: ids(plan.later),
    done: ids(plan.done),
  }).toEqual({ waiting: [4, 3], late: [5], toAnswer: [7], next: [2], later: [1], done: [6] });
});

describe('the possible actions', () => {
  const mine = { careProvider: { id: ME, name: 'Me' } };
  const clinician = { staffId: ME, scopes: ['my_encounters'] };
  const coordinator = { staffId: id(2), scopes: ['facility_encounters'] };
  it.each([
    ['who is asked', clinician, { status: 'AWAITED', ...mine }, true, 'accept arrive move decline cancel'],
    [
      'who sees the patient',
      clinician,
      { status: 'CONFIRMED', ...mine },
      true,
      'arrive complete move cancel',
    ],
    ['before its day', clinician, { status: 'CONFIRMED', ...mine }, false, 'move cancel'],
    ['once they are here', clinician, { ...mine, arrivedAt: NOW }, true, 'complete move cancel'],
    ['a colleague', clinician, { careProvider: { id: id(9), name: 'Other' } }, true, ''],
    ['of nobody yet', clinician, { status: 'CREATED' }, true, 'assign_care_provider'],
    ['who books', coordinator, { status: 'CREATED' }, true, 'arrive assign_care_provider move reject cancel'],
    [
      'who books, of a health check',
      coordinator,
      { status: 'CREATED', package: 'heart' },
      false,
      'assign_care_provider reject cancel',
    ],
    ['who books, once it is completed', coordinator, { status: 'COMPLETED' }, true, 'reopen'],
    ['who saw the patient', clinician, { status: 'COMPLETED', ...mine }, true, 'reopen'],
    ['a colleague, once it is completed', clinician, { status: 'COMPLETED' }, true, ''],
    ['once it is cancelled', coordinator, { status: 'CANCELLED' }, true, ''],
  ])('%s', (_, user, facts, isDue, expected) => {
    expect(actsNow(user, anEncounter(1, 0, facts), { isDue, now: NOW }).join(' ')).toBe(expected);
  });
});

describe('completing a visit', () => {
  const doctor = { staffId: ME, scopes: ['my_encounters'] };
  const own = { careProvider: { id: ME, name: 'Dr Rao' } };
  it.each([
    ['is not offered before its time while nobody came', 20, null, false],
    ['is offered from its time on', 0, null, true],
    ['is offered before its time once the patient is there', 20, NOW - 60, true],
  ])('%s', (_, minutes, arrivedAt, expected) => {
    const acts = actsNow(doctor, anEncounter(1, minutes, { ...own, arrivedAt }), { isDue: true, now: NOW });
    expect(acts.includes('complete')).toBe(expected);
  });
});

describe('a booking', () => {
  const of = { id: id(5), vitaId: id(6), facilityId: id(7), timeZone: 'Asia/Kolkata', sentAt: NOW };

  it('starts at the next quarter of an hour, with the usual values of the service', () => {
    const booking = newBooking('GP_CONSULTATION', NOW + 61, 'Asia/Kolkata');
    expect(booking).toMatchObject({ at: '2024-01-06T10:15', minutes: 30, mode: 'PHYSICAL' });
    expect(withService(booking, 'AHC_DOCTOR_VC').mode).toBe('VIRTUAL');
  });

  it.each([
    ['GP_CONSULTATION', 'PHYSICAL', 'AMB', 'PHC'],
    ['GP_CONSULTATION', 'VIRTUAL', 'VR', 'PHC'],
    ['AHC_DOCTOR_VC', 'PHYSICAL', 'AMB', 'AHC'],
    ['AHC_NURSE_AT_HOME', 'PHYSICAL', 'HH', 'AHC'],
  ] as const)('of %s, %s is of class %s and type %s', (service, mode, encounterClass, encounterType) => {
    const booking = { ...newBooking(service, NOW, 'Asia/Kolkata'), mode };
    expect(encounterOfBooking(booking, of)).toMatchObject({ encounterClass, encounterType });
  });

  it('sends the entered values and nothing else', () => {
    const booking = { ...newBooking('GP_CONSULTATION', NOW, 'Asia/Kolkata'), reason: '  Cough ' };
    const sent = encounterOfBooking(booking, of);
    expect(sent).toMatchObject({ reason: 'Cough', period: { start: NOW, end: NOW + 1800 } });
    expect(sent).not.toHaveProperty('careProviderId');
    expect(sent).not.toHaveProperty('payment');
  });

  it.each([
    ['half a date', '2024-01-'],
    ['no time', '2024-01-06'],
    ['no hour', '2024-01-06T24:00'],
    ['no day of the calendar', '2024-02-31T10:00'],
  ])('with %s is invalid', (_, at) => {
    expect(encounterOfBooking({ ...newBooking('GP_CONSULTATION', NOW, 'UTC'), at }, of)).toBeUndefined();
  });

  it.each(['Asia/Kolkata', 'Asia/Kathmandu', 'America/New_York'])('reads its own clock in %s', (zone) => {
    expect(instantOf(wallOf(NOW, zone), zone)).toBe(NOW);
  });
});

it.each([
  ['my_encounters', { status: 'AWAITED', from: '2024-01-06' }],
  ['facility_encounters', { status: 'AWAITED', from: '2024-01-06', careProviderId: ME }],
  ['all_encounters', { status: 'AWAITED', from: '2024-01-06', careProviderId: ME, facilityId: id(7) }],
] as const)(
  'an address gives %s the filters it knows, without what a server would refuse',
  (circle, filters) => {
    const query = new URLSearchParams({
      status: 'AWAITED',
      from: '2024-01-06',
      to: 'tomorrow',
      careProviderId: ME,
      facilityId: id(7),
      priority: 'stat',
    });
    expect(readEncounterFilters(circle, query)).toEqual(filters);
  },
);

describe('a repeated booking', () => {
  const utc = (text: string) => Date.parse(`${text}:00Z`) / 1000;
  const booking = {
    ...newBooking('GP_CONSULTATION', NOW, 'Europe/Berlin'),
    at: '2025-10-20T09:00',
    repetition: { weeks: 1, times: 3 },
  } as const;

  it('stays at its time of day when clocks change', () => {
    expect(timesOfBooking(booking, 'Europe/Berlin').map(({ start }) => start)).toEqual(
      ['2025-10-20T07:00', '2025-10-27T08:00', '2025-11-03T08:00'].map(utc),
    );
    const fortnightly = { ...booking, repetition: { weeks: 2, times: 2 } } as const;
    expect(timesOfBooking(fortnightly, 'Europe/Berlin').map(({ start }) => start)).toEqual(
      ['2025-10-20T07:00', '2025-11-03T08:00'].map(utc),
    );
  });

  it('uses the alternatives of a refusal, also twice for the same repetition', () => {
    const conflict = (start: string, other: string) => ({
      start: utc(start),
      kind: 'busy' as const,
      alternative: { start: utc(other), end: utc(other) + 1800 },
    });
    const once = withAlternatives(
      booking,
      [conflict('2025-10-27T08:00', '2025-10-27T09:00')],
      'Europe/Berlin',
    );
    const twice = withAlternatives(once, [conflict('2025-10-27T09:00', '2025-10-27T10:00')], 'Europe/Berlin');
    expect(timesOfBooking(twice, 'Europe/Berlin').map(({ start }) => start)).toEqual(
      ['2025-10-20T07:00', '2025-10-27T10:00', '2025-11-03T08:00'].map(utc),
    );
  });
});

describe('free times', () => {
  const slot = (careProviderId: string, hour: number, left = 1) => {
    const start = NOW + hour * 3600;
    return { careProviderId, start, end: start + 1800, places: 1, left };
  };

  it('are grouped by day and part of the day; the care provider with most of them comes first', () => {
    const [a, b] = [id(1), id(2)];
    const days = freeDays(
      [slot(a, 1), slot(b, 1), slot(b, 3), slot(a, 2, 0), slot(a, 8), slot(b, 8), slot(a, 24)],
      '2024-01-06',
      'Asia/Kolkata',
    );
    expect(days.map(({ day }) => day)).toEqual(
      ['06', '07', '08', '09', '10', '11', '12'].map((day) => `2024-01-${day}`),
    );
    const starts = (part: 'morning' | 'afternoon' | 'evening') =>
      days[0]?.parts[part].map(({ start, careProviderIds }) => [(start - NOW) / 3600, ...careProviderIds]);
    // 11:00, 13:00 and 18:00 in Kolkata.
    expect(starts('morning')).toEqual([[1, b, a]]);
    expect(starts('afternoon')).toEqual([[3, b]]);
    expect(starts('evening')).toEqual([[8, b, a]]);
  });
});
