import { encounterTypeOf, type ServiceType, serviceSetting } from '@careline/core/encounters';
import { type InsertObject, type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { demoCareTeamOf, ensureDemoCareTeam } from './demo-care-team.ts';
import { DEMO_FACILITIES, DEMO_ORGANISATION } from './demo-organisation.ts';
import { DEMO_ACCOUNTS, DEMO_SECOND_DOCTOR, type DemoStaff } from './demo-staff.ts';
import { DAY, HOUR, indianDate, indianMidnight, indianWeekday } from './indian-time.ts';
import { insertMissing } from './insert-missing.ts';
import { type SeededRandom, seededRandom, seededUuid } from './seeded-random.ts';

/** How many days before and after a start have encounters. */
const DAYS = 30;

const [FIRST, SECOND] = DEMO_FACILITIES;
const OP_DOCTOR = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('doctor@')) as DemoStaff;
const FRONT_OFFICE = DEMO_ACCOUNTS.find(({ email }) => email.startsWith('facility@')) as DemoStaff;

/** When a doctor of the demo sees patients: by weekday (0 is Sunday), hours of the day, minutes each, how many of them are booked. */
interface Rhythm {
  readonly doctor: DemoStaff;
  readonly facilityId: string;
  readonly weekdays: readonly number[];
  readonly from: number;
  readonly until: number;
  readonly minutes: number;
  readonly booked: number;
  readonly services: readonly [ServiceType, ...ServiceType[]];
}

/** One sees many patients for a short time every morning, the other few of them by video in the evenings. */
const RHYTHMS: readonly Rhythm[] = [
  {
    doctor: OP_DOCTOR,
    facilityId: FIRST.id,
    weekdays: [1, 2, 3, 4, 5],
    from: 9,
    until: 13,
    minutes: 20,
    booked: 0.75,
    services: ['GP_CONSULTATION', 'CARDIOLOGY_CONSULTATION', 'ENDOCRINOLOGY_CONSULTATION', 'AHC_DOCTOR_VC'],
  },
  {
    doctor: OP_DOCTOR,
    facilityId: SECOND.id,
    weekdays: [2, 4],
    from: 15,
    until: 17,
    minutes: 20,
    booked: 0.6,
    services: ['GP_CONSULTATION', 'NCD_SCREENING'],
  },
  {
    doctor: DEMO_SECOND_DOCTOR,
    facilityId: FIRST.id,
    weekdays: [1, 3, 6],
    from: 17,
    until: 20,
    minutes: 30,
    booked: 0.5,
    services: ['AHC_DOCTOR_VC', 'ENDOCRINOLOGY_CONSULTATION'],
  },
  {
    doctor: DEMO_SECOND_DOCTOR,
    facilityId: SECOND.id,
    weekdays: [2, 5],
    from: 17,
    until: 19,
    minutes: 30,
    booked: 0.5,
    services: ['AHC_DOCTOR_VC'],
  },
];

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
  ['CONFIRMED', 60],
  ['AWAITED', 25],
  ['CREATED', 15],
] as const satisfies readonly (readonly [Status, number])[];

const OUTCOMES = [
  ['treated', 40],
  ['advised', 35],
  ['review', 20],
  ['referred', 5],
] as const;

/** What led to each status: the event, how long before the encounter (seconds; negative is after it began), by whom. */
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

interface Rows {
  readonly encounters: InsertObject<Schema, 'encounter'>[];
  readonly events: InsertObject<Schema, 'encounter_event'>[];
}

interface Booking {
  readonly rhythm: Rhythm;
  readonly personId: string;
  /** Unix seconds. */
  readonly start: number;
  readonly now: number;
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

/** Who is in the waiting room is there a few minutes early, and only of those who are next. */
function arrivalOf(chance: SeededRandom, status: Status, { start, now }: Booking): number | null {
  if (status === 'COMPLETED') return start - 300;
  const isNext = status === 'CONFIRMED' && Math.abs(start - now) < HOUR;
  return isNext && chance.chance(0.6) ? Math.min(now, start - 300) : null;
}

/** One encounter with what led to where it stands; nothing happens after `now`. */
function bookingRows(chance: SeededRandom, booking: Booking): Rows {
  const { rhythm, personId, start, now } = booking;
  const { doctor, facilityId } = rhythm;
  const isOver = start + rhythm.minutes * 60 <= now;
  const status: Status = isOver ? chance.weighted<Status>(OVER) : chance.weighted<Status>(TO_COME);
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

/** A doctor's day at one facility. */
function dayRows(rhythm: Rhythm, midnight: number, patients: readonly string[], now: number): Rows {
  const rows: Rows = { encounters: [], events: [] };
  if (!rhythm.weekdays.includes(indianWeekday(midnight))) return rows;
  const chance = seededRandom(`encounters/${rhythm.doctor.id}/${rhythm.facilityId}/${indianDate(midnight)}`);
  const seen = new Set<string>();
  for (let at = rhythm.from * HOUR; at < rhythm.until * HOUR; at += rhythm.minutes * 60) {
    const personId = chance.pick(patients);
    if (!chance.chance(rhythm.booked) || seen.has(personId)) continue;
    seen.add(personId);
    const made = bookingRows(chance, { rhythm, personId, start: midnight + at, now });
    rows.encounters.push(...made.encounters);
    rows.events.push(...made.events);
  }
  return rows;
}

async function patientsOf(tx: Transaction<Schema>, facilityId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.person_id as id from enrolment e join person p on p.id = e.person_id
    where e.facility_id = ${facilityId} and p.deceased is null
    group by e.person_id order by e.person_id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function writeDay(tx: Transaction<Schema>, midnight: number, now: number): Promise<void> {
  for (const rhythm of RHYTHMS) {
    const patients = await patientsOf(tx, rhythm.facilityId);
    if (patients.length === 0) continue;
    const made = dayRows(rhythm, midnight, patients, now);
    const care_team_id = await demoCareTeamOf(tx, rhythm.facilityId);
    // Whoever of the team is first sees the patient.
    const encounters = made.encounters.map((row) =>
      row.status === 'CREATED' ? { ...row, care_team_id } : row,
    );
    await insertMissing(tx, 'encounter', encounters);
    await insertMissing(tx, 'encounter_event', made.events);
  }
}

const SETTING = 'demo-encounters';
const stateSchema = v.object({ until: v.number() });

/** The midnight up to which days have encounters, unix seconds. */
async function readUntil(db: Kysely<Schema>): Promise<number | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row && v.parse(stateSchema, row.value).until;
}

async function storeUntil(tx: Transaction<Schema>, until: number): Promise<void> {
  const value = JSON.stringify({ until });
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * A month of encounters before the first start of the demo and a month to come from this one; the days that are there stay
 * as they are. A day is one short transaction, so that requests are answered in between. The demo people must be there. `now`
 * in unix seconds.
 */
export async function makeDemoEncounters(
  db: Kysely<Schema>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const today = indianMidnight(now);
  await runWork(db, (tx) => ensureDemoCareTeam(tx, now));
  const until = await readUntil(db);
  for (let midnight = until ?? today - DAYS * DAY; midnight <= today + DAYS * DAY; midnight += DAY) {
    if (signal?.aborted) return;
    await runWork(db, async (tx) => {
      await writeDay(tx, midnight, now);
      await storeUntil(tx, midnight + DAY);
    });
  }
}
