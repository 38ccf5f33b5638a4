import { encounterTypeOf, type ServiceType, serviceSetting } from '@careline/core/internal/encounters';
import type { InsertObject } from 'kysely';
import { DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { DEMO_ACCOUNTS, type DemoStaff } from '../../src/demo/demo-staff.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { Rhythm } from './demo-rhythms.ts';
import type { VisitOfPerson } from './fitting-visits.ts';
import { DAY, HOUR, indianDate } from './indian-time.ts';
import type { SeededRandom } from './seeded-random.ts';

const FRONT_OFFICE = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('facility@')) as DemoStaff;

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
  readonly reasonsFor: VisitOfPerson;
}

function outcomeFor(chance: SeededRandom, start: number, notes: readonly string[]) {
  const outcome = chance.weighted(OUTCOMES);
  return {
    outcome,
    outcome_note: chance.pick(notes),
    review_on: outcome === 'review' ? indianDate(start + 14 * DAY) : null,
    referred_to: outcome === 'referred' ? 'Eye department, district hospital' : null,
  };
}

/** Only patients who are next have arrived, a few minutes early. */
function arrivalOf(chance: SeededRandom, status: Status, { start, now }: Booking): number | null {
  if (status === 'COMPLETED') return start - 300;
  const isNext = status === 'CONFIRMED' && Math.abs(start - now) < HOUR;
  return isNext && chance.chance(0.6) ? Math.min(now, start - 300) : null;
}

function statusOf(chance: SeededRandom, { rhythm, start, now }: Booking): Status {
  const isOver = start + rhythm.minutes * 60 <= now;
  return isOver ? chance.weighted<Status>(OVER) : chance.weighted<Status>(TO_COME);
}

/** The state of an encounter at `now`. */
export interface BookedVisit {
  readonly id: string;
  readonly doctor: DemoStaff;
  readonly facilityId: string;
  readonly personId: string;
  /** Unix seconds. */
  readonly start: number;
  readonly minutes: number;
  readonly now: number;
  readonly status: Status;
  readonly serviceType: ServiceType;
  readonly reason: string;
  readonly priority: 'routine' | 'urgent';
  readonly arrivedAt: number | null;
  readonly payment: string;
  /** Set for completed encounters. */
  readonly outcome?: ReturnType<typeof outcomeFor>;
}

/** Returns the rows of an encounter with the events that led to its status. */
export function encounterRows(visit: BookedVisit): Rows {
  const { id, doctor, facilityId, personId, start, minutes, now, status, serviceType, arrivedAt } = visit;
  const setting = serviceSetting(serviceType);
  const place = { organisation_id: DEMO_ORGANISATION.id, facility_id: facilityId, person_id: personId };
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
    ends_at: start + minutes * 60,
    reason: visit.reason,
    priority: visit.priority,
    care_provider_id: isAssigned ? doctor.id : null,
    payment_state: visit.payment,
    arrived_at: arrivedAt,
    ...visit.outcome,
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

/** Returns a generated encounter with its history up to `now`. */
export function bookingRows(chance: SeededRandom, booking: Booking): Rows {
  const { rhythm, personId, start, now, reasonsFor } = booking;
  const { doctor, facilityId, minutes } = rhythm;
  const status = statusOf(chance, booking);
  return encounterRows({
    id: seededUuid(`encounter/${doctor.id}/${start}`, Math.min(start, now) - 2 * DAY),
    ...{ doctor, facilityId, personId, start, minutes, now, status },
    serviceType: reasonsFor.serviceType,
    reason: chance.pick(reasonsFor.reasons),
    priority: chance.chance(0.1) ? 'urgent' : 'routine',
    payment: chance.weighted([
      ['paid', 60],
      ['due', 25],
      ['not-needed', 15],
    ]),
    arrivedAt: arrivalOf(chance, status, booking),
    ...(status === 'COMPLETED' && { outcome: outcomeFor(chance, start, reasonsFor.notes) }),
  });
}
