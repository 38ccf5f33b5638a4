import { overlaps, type Period } from '@careline/core/internal/encounters/availability';
import type { Kysely, Transaction } from 'kysely';
import { insertMissing } from '../../src/demo/insert-missing.ts';
import { occupyTimes } from '../../src/demo/occupy-times.ts';
import { readTaken } from '../../src/encounters/availability/read-availability.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { ensureDemoAvailability, isOnLeave } from './demo-availability.ts';
import { bookingRows, type Rows } from './demo-booking.ts';
import { demoCareTeamOf, ensureDemoCareTeam } from './demo-care-team.ts';
import { writeConsultations } from './demo-consultations.ts';
import { RHYTHMS, type Rhythm } from './demo-rhythms.ts';
import { ensureDemoTasks } from './demo-tasks.ts';
import { visitFor } from './fitting-visits.ts';
import { DEMO_SEED, makePeople } from './generate-people.ts';
import { DAY, HOUR, indianDate, indianMidnight, indianWeekday } from './indian-time.ts';
import type { DemoPerson } from './make-person.ts';
import { seededRandom } from './seeded-random.ts';
import { writeStoryRecords, writeStoryVisits } from './stories/story-records.ts';

/** Encounters are made for this many days before and after the start. */
export const DAYS = 30;

interface Day {
  readonly rhythm: Rhythm;
  readonly midnight: number;
  readonly patients: readonly DemoPerson[];
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
    const { id: personId, ...person } = chance.pick(patients);
    if (!chance.chance(booked) || seen.has(personId)) continue;
    const start = midnight + at;
    if (taken.some((period) => overlaps(period, { start, end: start + minutes * 60 }))) continue;
    const reasonsFor = visitFor({ id: personId, ...person }, rhythm, start);
    if (!reasonsFor) continue;
    seen.add(personId);
    const made = bookingRows(chance, { rhythm, personId, start, now, reasonsFor });
    rows.encounters.push(...made.encounters);
    rows.events.push(...made.events);
  }
  return rows;
}

/** Minimum time between two visits of a patient. */
const DAYS_BETWEEN_VISITS = 10;

/** Returns the patients of a facility who can be booked in a doctor's hours on a day. */
async function patientsOf(
  tx: Transaction<Schema>,
  people: readonly DemoPerson[],
  { rhythm, midnight }: Pick<Day, 'rhythm' | 'midnight'>,
): Promise<readonly DemoPerson[]> {
  const near = DAYS_BETWEEN_VISITS * DAY;
  const rows = await tx
    .selectFrom('encounter')
    .select('person_id')
    .where('starts_at', '>', midnight - near)
    .where('starts_at', '<', midnight + near)
    .execute();
  const seen = new Set(rows.map(({ person_id }) => person_id));
  return people.filter(
    (person) =>
      person.facilityIds[0] === rhythm.facilityId &&
      person.enrolments.length > 0 &&
      person.deceased === undefined &&
      !seen.has(person.id) &&
      visitFor(person, rhythm, midnight + 12 * HOUR),
  );
}

async function store(tx: Transaction<Schema>, { encounters, events }: Rows, from: number): Promise<void> {
  await insertMissing(tx, 'encounter', encounters);
  await insertMissing(tx, 'encounter_event', events);
  await occupyTimes(tx, from);
}

export async function writeDay(
  tx: Transaction<Schema>,
  people: readonly DemoPerson[],
  { midnight, now }: Pick<Day, 'midnight' | 'now'>,
): Promise<void> {
  for (const rhythm of RHYTHMS) {
    const { doctor, facilityId, weekdays } = rhythm;
    if (!weekdays.includes(indianWeekday(midnight))) continue;
    if (await isOnLeave(tx, doctor, indianDate(midnight))) continue;
    const patients = await patientsOf(tx, people, { rhythm, midnight });
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

/**
 * Stores encounters for a month before and a month after `now` (unix seconds), with their outcomes. The demo's
 * people must exist.
 */
export async function makeEncounters(db: Kysely<Schema>, now: number): Promise<void> {
  const today = indianMidnight(now);
  const people = makePeople(DEMO_SEED, now);
  await runWork(db, async (tx) => {
    await ensureDemoCareTeam(tx, now);
    await ensureDemoAvailability(tx, now);
    // Runs before the days are filled, so that they leave these times free.
    await writeStoryVisits(tx, now);
  });
  for (let midnight = today - DAYS * DAY; midnight <= today + DAYS * DAY; midnight += DAY)
    await runWork(db, (tx) => writeDay(tx, people, { midnight, now }));
  // Tasks refer to encounters of the days before.
  await runWork(db, (tx) => ensureDemoTasks(tx, people, now));
  await runWork(db, (tx) => writeConsultations(tx, people, now));
  await runWork(db, (tx) => writeStoryRecords(tx, now));
}
