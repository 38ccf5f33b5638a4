import { overlaps, type Period } from '@careline/core/internal/encounters/availability';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { occupyTimes } from '../../src/demo/occupy-times.ts';
import { readTaken } from '../../src/encounters/availability/read-availability.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { ensureDemoAvailability, isOnLeave } from './demo-availability.ts';
import { bookingRows, type Rows } from './demo-booking.ts';
import { demoCareTeamOf, ensureDemoCareTeam } from './demo-care-team.ts';
import { ensureDemoCaseSheets } from './demo-case-sheets.ts';
import { ensureDemoLabs } from './demo-labs.ts';
import { ensureDemoPrescriptions } from './demo-prescriptions.ts';
import { DEMO_DOCTOR, RHYTHMS, type Rhythm } from './demo-rhythms.ts';
import { ensureDemoTasks } from './demo-tasks.ts';
import { DAY, HOUR, indianDate, indianMidnight, indianWeekday } from './indian-time.ts';
import { seededRandom } from './seeded-random.ts';

/** Encounters are made for this many days before and after the start. */
const DAYS = 30;

interface Day {
  readonly rhythm: Rhythm;
  readonly midnight: number;
  readonly patients: readonly string[];
  /** The doctor's time that is already booked. */
  readonly taken: readonly Period[];
  readonly now: number;
}

/** Makes a doctor's day at one facility. */
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
  await occupyTimes(tx, from);
}

export async function writeDay(tx: Transaction<Schema>, midnight: number, now: number): Promise<void> {
  for (const rhythm of RHYTHMS) {
    const { doctor, facilityId, weekdays } = rhythm;
    if (!weekdays.includes(indianWeekday(midnight))) continue;
    if (await isOnLeave(tx, doctor, indianDate(midnight))) continue;
    const patients = await patientsOf(tx, facilityId);
    if (patients.length === 0) continue;
    const taken = await readTaken(tx, [doctor.id], { start: midnight, end: midnight + DAY });
    const made = dayRows({ rhythm, midnight, patients, taken, now });
    const care_team_id = await demoCareTeamOf(tx, facilityId);
    // The first staff member of the team sees the patient.
    const encounters = made.encounters.map((row) =>
      row.status === 'CREATED' ? { ...row, care_team_id } : row,
    );
    await store(tx, { ...made, encounters }, midnight);
  }
}

/** The doctor with a patient in the waiting room: twenty minutes by video. */
const VISIT: Rhythm | undefined = RHYTHMS.filter(({ doctor }) => doctor === DEMO_DOCTOR)
  .map((rhythm) => ({ ...rhythm, minutes: 20 }))
  .find(({ services }) => services.includes('AHC_DOCTOR_VC'));
const TEN_MINUTES = 600;

/** Adds a patient who is waiting for a video call, so that the demo always has a consultation to start. */
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

/**
 * Stores encounters for a month before and a month after `now` (unix seconds), with their outcomes. The demo's
 * people must exist.
 */
export async function makeEncounters(db: Kysely<Schema>, now: number): Promise<void> {
  const today = indianMidnight(now);
  await runWork(db, async (tx) => {
    await ensureDemoCareTeam(tx, now);
    await ensureDemoAvailability(tx, now);
    // Runs before the days are filled, so that they leave its time free.
    if (VISIT) await writeWaitingPatient(tx, VISIT, now);
  });
  for (let midnight = today - DAYS * DAY; midnight <= today + DAYS * DAY; midnight += DAY)
    await runWork(db, (tx) => writeDay(tx, midnight, now));
  // Tasks refer to encounters of the days before.
  await runWork(db, (tx) => ensureDemoTasks(tx, now));
  await runWork(db, (tx) => ensureDemoCaseSheets(tx, now));
  await runWork(db, (tx) => ensureDemoPrescriptions(tx, now));
  await runWork(db, (tx) => ensureDemoLabs(tx, now));
}
