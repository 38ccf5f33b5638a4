import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { DEMO_ORGANISATION } from './demo-organisation.ts';
import { DEMO_DOCTOR, LEAVES, RHYTHMS, type Rhythm } from './demo-rhythms.ts';
import { DEMO_SECOND_DOCTOR, type DemoStaff } from './demo-staff.ts';
import { DAY, indianDate } from './indian-time.ts';
import { insertMissing } from './insert-missing.ts';
import { seededUuid } from './seeded-random.ts';

type Tx = Transaction<Schema>;

const SETTING = 'demo-availability';
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DOCTORS = [DEMO_DOCTOR, DEMO_SECOND_DOCTOR];

/** One asks to be asked, the other has said yes beforehand. */
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

/** Hours and leave of a doctor of whom nobody has set any. */
async function ensureHours(tx: Tx, doctor: DemoStaff, now: number): Promise<void> {
  const made = await tx
    .insertInto('care_provider')
    .values({
      staff_id: doctor.id,
      organisation_id: DEMO_ORGANISATION.id,
      accepts_at_once: acceptsAtOnce(doctor),
    })
    .onConflict((conflict) =>
      conflict
        .column('staff_id')
        .doUpdateSet({ accepts_at_once: acceptsAtOnce(doctor) })
        .where('care_provider.version', '=', 0),
    )
    .returning('staff_id')
    .executeTakeFirst();
  if (!made) return;
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

/**
 * When the doctors of the demo can be booked, and how long their services are. It is made once: what is changed in the demo
 * stays as it was changed. `now` in unix seconds.
 */
export async function ensureDemoAvailability(tx: Tx, now: number): Promise<void> {
  const made = await tx
    .insertInto('setting')
    .values({ name: SETTING, value: JSON.stringify({ made: now }) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('name')
    .executeTakeFirst();
  if (!made) return;
  for (const doctor of DOCTORS) await ensureHours(tx, doctor, now);
  const services = RHYTHMS.flatMap(({ facilityId, services: types, minutes }) =>
    types.map((service_type) => ({ facility_id: facilityId, service_type, minutes, capacity: 1 })),
  );
  await insertMissing(tx, 'service_slot', services);
}

/** Whether the doctor is on leave that day; nobody is booked then. */
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

/**
 * Takes the time of the doctors for what is booked with them from a moment on (unix seconds) and has none of it yet; where
 * something else is stored in a time already, that stays.
 */
export async function occupyDemoTimes(tx: Tx, from = 0): Promise<void> {
  await sql`
    insert into provider_time (id, organisation_id, facility_id, care_provider_id, provider_number, seat,
      service_type, starts_at, ends_at, encounter_id)
    select gen_random_uuid(), e.organisation_id, e.facility_id, e.care_provider_id, p.number, 0,
      e.service_type, e.starts_at, e.ends_at, e.id
    from encounter e join care_provider p on p.staff_id = e.care_provider_id
    where e.care_provider_id in (${sql.join(DOCTORS.map(({ id }) => id))}) and e.starts_at >= ${from}
      and e.package is null and e.ends_at > e.starts_at and e.status in ('AWAITED', 'CONFIRMED', 'COMPLETED')
      and not exists (select from provider_time t where t.encounter_id = e.id)
    on conflict do nothing`.execute(tx);
}
