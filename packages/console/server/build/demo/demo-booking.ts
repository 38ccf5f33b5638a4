import { encounterTypeOf, serviceSetting } from '@careline/core/internal/encounters';
import type { InsertObject } from 'kysely';
import { DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS, type DemoStaff } from '../../src/demo/demo-staff.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { Rhythm } from './demo-rhythms.ts';
import { DAY, HOUR, indianDate } from './indian-time.ts';
import type { SeededRandom } from './seeded-random.ts';

const FRONT_OFFICE = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('facility@')) as DemoStaff;

const REASONS = [
  'Blood pressure above the target on three calls',
  'Review of medicines after three months',
  'Fasting sugar is still high',
  'Swelling of both feet in the evening',
  'Dizzy on standing up since the dose was raised',
  'Asks whether the tablets may be stopped',
  'Reports of last week to be looked at',
  'Tired and short of breath when walking',
] as const;

const NOTES = [
  'Continue as before; measure at home twice a week.',
  'Evening dose raised. Salt and pickles explained again.',
  'Reports are in order. Walks to be kept up.',
  'Sugar diary looked at together; breakfast changed.',
] as const;

type Status = 'CREATED' | 'AWAITED' | 'CONFIRMED' | 'DECLINED' | 'COMPLETED' | 'CANCELLED';

const OVER = [
  ['COMPLETED', 85],
  ['CANCELLED', 10],
  ['DECLINED', 5],
] as const satisfies readonly (readonly [Status, number])[];
const TO_COME = [
  ['CONFIRMED', 94],
  ['AWAITED', 3],
  ['CREATED', 3],
] as const satisfies readonly (readonly [Status, number])[];

const OUTCOMES = [
  ['treated', 40],
  ['advised', 35],
  ['review', 20],
  ['referred', 5],
] as const;

/**
 * The events that led to each status: event, seconds before the start of the encounter (negative after it),
 * actor.
 */
const WAYS: Readonly<Record<Status, readonly (readonly [string, string, number, 'front' | 'doctor'])[]>> = {
  CREATED: [['create', 'CREATED', 2 * DAY, 'front']],
  AWAITED: [
    ['create', 'CREATED', 2 * DAY, 'front'],
    ['assign_care_provider', 'AWAITED', 2 * DAY - 60, 'front'],
  ],
  CONFIRMED: [
    ['create', 'CREATED', 2 * DAY, 'front'],
    ['assign_care_provider', 'AWAITED', 2 * DAY - 60, 'front'],
    ['accept', 'CONFIRMED', DAY + HOUR, 'doctor'],
  ],
  DECLINED: [
    ['create', 'CREATED', 2 * DAY, 'front'],
    ['assign_care_provider', 'AWAITED', 2 * DAY - 60, 'front'],
    ['decline', 'DECLINED', DAY, 'doctor'],
  ],
  COMPLETED: [
    ['create', 'CREATED', 2 * DAY, 'front'],
    ['assign_care_provider', 'AWAITED', 2 * DAY - 60, 'front'],
    ['accept', 'CONFIRMED', DAY + HOUR, 'doctor'],
    ['arrive', 'CONFIRMED', 300, 'front'],
    ['complete', 'COMPLETED', -900, 'doctor'],
  ],
  CANCELLED: [
    ['create', 'CREATED', 2 * DAY, 'front'],
    ['assign_care_provider', 'AWAITED', 2 * DAY - 60, 'front'],
    ['accept', 'CONFIRMED', DAY + HOUR, 'doctor'],
    ['cancel', 'CANCELLED', -1800, 'front'],
  ],
};

const WHY: Readonly<Record<string, string>> = { cancel: 'patient-absent', decline: 'staff-unavailable' };

export interface Rows {
  readonly encounters: InsertObject<Schema, 'encounter'>[];
  readonly events: InsertObject<Schema, 'encounter_event'>[];
}

export interface Booking {
  readonly rhythm: Rhythm;
  readonly personId: string;
  /** Unix seconds. */
  readonly start: number;
  readonly now: number;
  /** The patient is next and has already arrived. */
  readonly isWaiting?: boolean;
}

function outcomeFor(chance: SeededRandom, start: number) {
  const outcome = chance.weighted(OUTCOMES);
  return {
    outcome,
    outcome_note: chance.pick(NOTES),
    review_on: outcome === 'review' ? indianDate(start + 14 * DAY) : null,
    referred_to: outcome === 'referred' ? 'Eye department, district hospital' : null,
  };
}

/** Only patients who are next have arrived, a few minutes early. */
function arrivalOf(chance: SeededRandom, status: Status, { start, now, isWaiting }: Booking): number | null {
  if (isWaiting) return now - 120;
  if (status === 'COMPLETED') return start - 300;
  const isNext = status === 'CONFIRMED' && Math.abs(start - now) < HOUR;
  return isNext && chance.chance(0.6) ? Math.min(now, start - 300) : null;
}

function statusOf(chance: SeededRandom, { rhythm, start, now, isWaiting }: Booking): Status {
  if (isWaiting) return 'CONFIRMED';
  const isOver = start + rhythm.minutes * 60 <= now;
  return isOver ? chance.weighted<Status>(OVER) : chance.weighted<Status>(TO_COME);
}

/** Returns an encounter with its history up to `now`. */
export function bookingRows(chance: SeededRandom, booking: Booking): Rows {
  const { rhythm, personId, start, now } = booking;
  const { doctor, facilityId } = rhythm;
  const status = statusOf(chance, booking);
  const serviceType = chance.pick(rhythm.services);
  const setting = serviceSetting(serviceType);
  const id = seededUuid(`encounter/${doctor.id}/${start}`, Math.min(start, now) - 2 * DAY);
  const place = { organisation_id: DEMO_ORGANISATION.id, facility_id: facilityId, person_id: personId };
  const arrivedAt = arrivalOf(chance, status, booking);
  const isAssigned = status !== 'CREATED' && status !== 'DECLINED';
  const begun = Math.min(start, now) - 2 * DAY;
  const encounter: InsertObject<Schema, 'encounter'> = {
    id,
    ...place,
    consultation_mode: setting.consultationMode,
    encounter_class: setting.encounterClass,
    encounter_type: encounterTypeOf(serviceType),
    service_type: serviceType,
    status,
    starts_at: start,
    ends_at: start + rhythm.minutes * 60,
    reason: chance.pick(REASONS),
    priority: chance.chance(0.1) ? 'urgent' : 'routine',
    care_provider_id: isAssigned ? doctor.id : null,
    payment_state: chance.weighted([
      ['paid', 60],
      ['due', 25],
      ['not-needed', 15],
    ]),
    arrived_at: arrivedAt,
    ...(status === 'COMPLETED' && outcomeFor(chance, start)),
    author_id: FRONT_OFFICE.id,
    source: 'manual',
    created_at: begun,
    updated_at: begun,
  };
  const steps = [...WAYS[status]];
  if (status === 'CONFIRMED' && arrivedAt !== null)
    steps.push(['arrive', 'CONFIRMED', start - arrivedAt, 'front']);
  const events = steps.map(([event, after, before, who], index): InsertObject<Schema, 'encounter_event'> => {
    const at = Math.min(now - (steps.length - index), start - before);
    return {
      id: seededUuid(`${id}/${event}`, at),
      encounter_id: id,
      ...place,
      event,
      status: after,
      reason: WHY[event] ?? null,
      care_provider_id: event === 'assign_care_provider' ? doctor.id : null,
      author_id: who === 'doctor' ? doctor.id : FRONT_OFFICE.id,
      source: 'manual',
      created_at: at,
      updated_at: at,
    };
  });
  return { encounters: [encounter], events };
}
