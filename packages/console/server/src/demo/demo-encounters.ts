import { overlaps, type Period } from '@careline/core/encounters/availability';
import { type Kysely, sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { readTaken } from '../encounters/availability/read-availability.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { ensureDemoAvailability, isOnLeave, occupyDemoTimes } from './demo-availability.ts';
import { bookingRows, type Rows } from './demo-booking.ts';
import { demoCareTeamOf, ensureDemoCareTeam } from './demo-care-team.ts';
import { ensureDemoCaseSheets } from './demo-case-sheets.ts';
import { ensureDemoLabs } from './demo-labs.ts';
import { ensureDemoPrescriptions } from './demo-prescriptions.ts';
import { DEMO_DOCTOR, RHYTHMS, type Rhythm } from './demo-rhythms.ts';
import { ensureDemoTasks } from './demo-tasks.ts';
import { DAY, HOUR, indianDate, indianMidnight, indianWeekday } from './indian-time.ts';
import { insertMissing } from './insert-missing.ts';
import { seededRandom } from './seeded-random.ts';

/** How many days before and after a start have encounters. */
const DAYS = 30;

interface Day {
  readonly rhythm: Rhythm;
  readonly midnight: number;
  readonly patients: readonly string[];
  /** What is taken of the doctor's time already. */
  readonly taken: readonly Period[];
  readonly now: number;
}

/** A doctor's day at one facility. */
function dayRows({ rhythm, midnight, patients, taken, now }: Day): Rows {
  const rows: Rows = { encounters: [], events: [] };
  const { doctor, facilityId, from, until, minutes, booked } = rhythm;
  const chance = seededRandom(`encounters/${doctor.id}/${facilityId}/${from}/${indianDate(midnight)}`);
  const seen = new Set<string>();
  for (let at = from * HOUR; at < until * HOUR; at += minutes * 60) {
    const personId = chance.pick(patients);
    if (!chance.chance(booked) || seen.has(personId)) continue;
    const start = midnight + at;
    if (taken.some((period) => overlaps(period, { start, end: start + minutes * 60 }))) continue;
    seen.add(personId);
    const made = bookingRows(chance, { rhythm, personId, start, now });
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

async function store(tx: Transaction<Schema>, { encounters, events }: Rows, from: number): Promise<void> {
  await insertMissing(tx, 'encounter', encounters);
  await insertMissing(tx, 'encounter_event', events);
  await occupyDemoTimes(tx, from);
}

async function writeDay(tx: Transaction<Schema>, midnight: number, now: number): Promise<void> {
  for (const rhythm of RHYTHMS) {
    const { doctor, facilityId, weekdays } = rhythm;
    if (!weekdays.includes(indianWeekday(midnight))) continue;
    if (await isOnLeave(tx, doctor, indianDate(midnight))) continue;
    const patients = await patientsOf(tx, facilityId);
    if (patients.length === 0) continue;
    const taken = await readTaken(tx, [doctor.id], { start: midnight, end: midnight + DAY });
    const made = dayRows({ rhythm, midnight, patients, taken, now });
    const care_team_id = await demoCareTeamOf(tx, facilityId);
    // Whoever of the team is first sees the patient.
    const encounters = made.encounters.map((row) =>
      row.status === 'CREATED' ? { ...row, care_team_id } : row,
    );
    await store(tx, { ...made, encounters }, midnight);
  }
}

/** Where somebody waits for the doctor: twenty minutes by video. */
const VISIT: Rhythm | undefined = RHYTHMS.filter(({ doctor }) => doctor === DEMO_DOCTOR)
  .map((rhythm) => ({ ...rhythm, minutes: 20 }))
  .find(({ services }) => services.includes('AHC_DOCTOR_VC'));
const TEN_MINUTES = 600;

/** Somebody waits for the doctor's call by video, so that there is a consultation to begin whenever the demo is looked at. */
async function writeWaitingPatient(tx: Transaction<Schema>, rhythm: Rhythm, now: number): Promise<void> {
  const patients = await patientsOf(tx, rhythm.facilityId);
  if (patients.length === 0) return;
  const chance = seededRandom(`waiting/${indianDate(now)}`);
  let start = Math.ceil((now + TEN_MINUTES / 2) / TEN_MINUTES) * TEN_MINUTES;
  const taken = await readTaken(tx, [rhythm.doctor.id], { start, end: start + DAY });
  const end = () => start + rhythm.minutes * 60;
  while (taken.some((period) => overlaps(period, { start, end: end() }))) start += TEN_MINUTES;
  const booking = { rhythm, personId: chance.pick(patients), start, now, isWaiting: true };
  await store(tx, bookingRows(chance, booking), start);
}

const SETTING = 'demo-encounters';
const stateSchema = v.object({
  /** The midnight up to which days have encounters, unix seconds. */
  until: v.number(),
  /** The last day on which somebody waited at a start, YYYY-MM-DD. */
  waiting: v.optional(v.string()),
});
type State = v.InferOutput<typeof stateSchema>;

async function readState(db: Kysely<Schema>): Promise<State | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row && v.parse(stateSchema, row.value);
}

async function storeState(tx: Transaction<Schema>, state: State): Promise<void> {
  const value = JSON.stringify(state);
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * A month of encounters before the first start of the demo and a month to come from this one; the days that are there stay
 * as they are, and take the time of their doctors where an earlier version took none. A day is one short transaction, so that
 * requests are answered in between. The demo people must be there. `now` in unix seconds.
 */
export async function makeDemoEncounters(
  db: Kysely<Schema>,
  now: number,
  signal?: AbortSignal,
): Promise<void> {
  const today = indianMidnight(now);
  const before = await readState(db);
  const until = before?.until ?? today - DAYS * DAY;
  const waiting = indianDate(now);
  await runWork(db, async (tx) => {
    await ensureDemoCareTeam(tx, now);
    await ensureDemoAvailability(tx, now);
    await occupyDemoTimes(tx);
    // Before the days, which leave their time out.
    if (VISIT && before?.waiting !== waiting) await writeWaitingPatient(tx, VISIT, now);
    await storeState(tx, { until, waiting });
  });
  for (let midnight = until; midnight <= today + DAYS * DAY; midnight += DAY) {
    if (signal?.aborted) return;
    await runWork(db, async (tx) => {
      await writeDay(tx, midnight, now);
      await storeState(tx, { until: midnight + DAY, waiting });
    });
  }
  // They come from encounters of the days before.
  await runWork(db, (tx) => ensureDemoTasks(tx, now));
  await runWork(db, (tx) => ensureDemoCaseSheets(tx, now));
  await runWork(db, (tx) => ensureDemoPrescriptions(tx, now));
  await runWork(db, (tx) => ensureDemoLabs(tx, now));
}
