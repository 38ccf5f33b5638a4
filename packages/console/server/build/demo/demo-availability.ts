import type { Transaction } from 'kysely';
import { DEMO_ORGANISATION } from '../../src/demo/demo-organisation.ts';
import { DEMO_SECOND_DOCTOR, type DemoStaff } from '../../src/demo/demo-staff.ts';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { seededUuid } from '../../src/demo/seeded-uuid.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { DEMO_DOCTOR, LEAVES, RHYTHMS, type Rhythm } from './demo-rhythms.ts';
import { DAY, indianDate } from './indian-time.ts';

type Tx = Transaction<Schema>;

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DOCTORS = [DEMO_DOCTOR, DEMO_SECOND_DOCTOR];

/** One doctor confirms each request, the other accepts bookings automatically. */
const acceptsAtOnce = (doctor: DemoStaff): boolean => doctor === DEMO_SECOND_DOCTOR;

const hoursOf = ({ doctor, facilityId, weekdays, from, until, services }: Rhythm, now: number) =>
  weekdays.map((weekday) => ({
    id: seededUuid(`hours/${doctor.id}/${facilityId}/${weekday}/${from}`, now),
    care_provider_id: doctor.id,
    facility_id: facilityId,
    weekday: WEEKDAYS[weekday] ?? 'sun',
    from_minute: from * 60,
    until_minute: until * 60,
    service_types: [...services],
    valid_from: indianDate(now - 31 * DAY),
    valid_until: null,
  }));

async function ensureHours(tx: Tx, doctor: DemoStaff, now: number): Promise<void> {
  await insertMissing(tx, 'care_provider', [
    {
      staff_id: doctor.id,
      organisation_id: DEMO_ORGANISATION.id,
      accepts_at_once: acceptsAtOnce(doctor),
    },
  ]);
  const rhythms = RHYTHMS.filter((rhythm) => rhythm.doctor === doctor);
  await insertMissing(
    tx,
    'care_provider_hours',
    rhythms.flatMap((rhythm) => hoursOf(rhythm, now)),
  );
  const leaves = LEAVES.filter((leave) => leave.doctor === doctor).map(({ from, until, note }) => ({
    id: seededUuid(`leave/${doctor.id}`, now),
    care_provider_id: doctor.id,
    facility_id: null,
    kind: 'leave',
    from_day: indianDate(now + from * DAY),
    until_day: indianDate(now + until * DAY),
    note,
    source: 'manual',
    author_id: doctor.id,
    created_at: now,
  }));
  await insertMissing(tx, 'care_provider_exception', leaves);
}

/** Stores the working hours and service durations of the demo's doctors. `now` is in unix seconds. */
export async function ensureDemoAvailability(tx: Tx, now: number): Promise<void> {
  for (const doctor of DOCTORS) await ensureHours(tx, doctor, now);
  const services = RHYTHMS.flatMap(({ facilityId, services: types, minutes }) =>
    types.map((service_type) => ({ facility_id: facilityId, service_type, minutes, capacity: 1 })),
  );
  await insertMissing(tx, 'service_slot', services);
}

/** Whether the doctor is on leave that day. Doctors on leave have no bookings. */
export async function isOnLeave(tx: Tx, doctor: DemoStaff, day: string): Promise<boolean> {
  const leave = await tx
    .selectFrom('care_provider_exception')
    .select('id')
    .where('care_provider_id', '=', doctor.id)
    .where('kind', '=', 'leave')
    .where('from_day', '<=', day)
    .where('until_day', '>=', day)
    .executeTakeFirst();
  return leave !== undefined;
}
