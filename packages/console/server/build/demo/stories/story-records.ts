import { loadPrescriptionChecks, type PrescriptionChecks } from '@careline/core/internal/prescriptions';
import type { Transaction } from 'kysely';
import { DEMO_FACILITIES } from '../../../src/demo/demo-organisation.ts';
import { insertMissing } from '../../../src/demo/insert-missing.ts';
import { occupyTimes } from '../../../src/demo/occupy-times.ts';
import { seededUuid } from '../../../src/demo/seeded-uuid.ts';
import { readTaken } from '../../../src/encounters/availability/read-availability.ts';
import type { Schema } from '../../../src/platform/database/schema.ts';
import { addAssessment } from '../../../src/record/assessments.ts';
import { type BookedVisit, encounterRows } from '../demo-booking.ts';
import { caseSheetRows } from '../demo-case-sheets.ts';
import { GENERATED_PRESCRIPTIONS } from '../demo-consultations.ts';
import { doctorAt, storeLabs } from '../demo-labs.ts';
import { storePrescription, storeValidation } from '../demo-prescriptions.ts';
import { DEMO_DOCTOR } from '../demo-rhythms.ts';
import { staffOf, taskRow } from '../demo-tasks.ts';
import type { HeldConsultation } from '../held-consultations.ts';
import { DAY, HOUR, indianMidnight } from '../indian-time.ts';
import { STORIES } from './stories.ts';
import { momentAt, type Story, type StoryVisit } from './story.ts';
import { storyPerson } from './story-person.ts';

type Tx = Transaction<Schema>;

const [FIRST] = DEMO_FACILITIES;
const MINUTE = 60;
const VISIT_MINUTES = 20;

interface StoryPatient {
  readonly story: Story;
  readonly personId: string;
}

const storyPatients = (now: number): readonly StoryPatient[] =>
  STORIES.map((story, index) => ({ story, personId: storyPerson(story, index, now).id }));

const visitId = ({ story }: StoryPatient, visit: StoryVisit, now: number): string =>
  seededUuid(`story/${story.key}/visit/${visit.daysAgo}`, momentAt(visit, now) - 2 * DAY);

const common = {
  doctor: DEMO_DOCTOR,
  facilityId: FIRST.id,
  minutes: VISIT_MINUTES,
  payment: 'paid',
} as const;

const heldVisit = (one: StoryPatient, visit: StoryVisit, now: number): BookedVisit => {
  const start = Math.round(momentAt(visit, now) / MINUTE) * MINUTE;
  return {
    ...common,
    ...{ id: visitId(one, visit, now), personId: one.personId, start, now, reason: visit.reason },
    status: 'COMPLETED',
    serviceType: 'GP_CONSULTATION',
    priority: 'routine',
    arrivedAt: start - 5 * MINUTE,
    outcome: { outcome: 'treated', outcome_note: visit.plan, review_on: null, referred_to: null },
  };
};

/** A visit of the day on which the demo is opened: around the anchor, so that it moves with the time of loading. */
async function visitNow(
  tx: Tx,
  { story, personId }: StoryPatient,
  now: number,
): Promise<BookedVisit | undefined> {
  const { open } = story;
  if (open.kind !== 'waiting' && open.kind !== 'booking') return undefined;
  const isWaiting = open.kind === 'waiting';
  let start = now + (isWaiting ? 10 : 40) * MINUTE;
  const taken = isWaiting ? await readTaken(tx, [DEMO_DOCTOR.id], { start, end: start + DAY }) : [];
  const isTaken = () => taken.some((one) => one.start < start + VISIT_MINUTES * MINUTE && one.end > start);
  while (isTaken()) start += 10 * MINUTE;
  return {
    ...common,
    ...{ id: seededUuid(`story/${story.key}/now`, now - 2 * DAY), personId, start, now, reason: open.reason },
    status: isWaiting ? 'CONFIRMED' : 'CREATED',
    serviceType: isWaiting ? 'AHC_DOCTOR_VC' : 'GP_CONSULTATION',
    priority: isWaiting ? 'urgent' : 'routine',
    arrivedAt: isWaiting ? now - 2 * MINUTE : null,
  };
}

/** Stores the visits of the stories, past ones and today's. `now` is in unix seconds. */
export async function writeStoryVisits(tx: Tx, now: number): Promise<void> {
  for (const one of storyPatients(now)) {
    const made = one.story.visits.map((visit) => heldVisit(one, visit, now));
    const today = await visitNow(tx, one, now);
    for (const visit of today ? [...made, today] : made) {
      const { encounters, events } = encounterRows(visit);
      await insertMissing(tx, 'encounter', encounters);
      await insertMissing(tx, 'encounter_event', events);
    }
  }
  await occupyTimes(tx, 0);
}

interface WrittenVisit {
  readonly one: StoryPatient;
  readonly visit: StoryVisit;
  readonly now: number;
}

async function storeVisit(
  tx: Tx,
  { one, visit, now }: WrittenVisit,
  { number, checks }: { readonly number: number; readonly checks: PrescriptionChecks },
): Promise<void> {
  const { story, personId } = one;
  const seen: HeldConsultation = {
    id: visitId(one, visit, now),
    person_id: personId,
    starts_at: Math.round(momentAt(visit, now) / MINUTE) * MINUTE,
  };
  const { complaint, history, findings, impression, plan, course } = visit;
  const urgency = course === 'WORSE' || course === 'FIRST' ? 'SOON' : 'ROUTINE';
  const summary = { complaint, ...(history && { history }), findings, impression, plan, course, urgency };
  const { diagnoses, advice, topics, prescribed: typed, labs } = visit;
  await insertMissing(tx, 'case_sheet_version', caseSheetRows(seen, { summary, diagnoses, advice, topics }));
  const { id } = await storePrescription(tx, seen, { typed, number, checks });
  if (story.open.kind === 'prescription') await storeValidation(tx, seen, id, now);
  if (!labs) return;
  const { reported, ...ordered } = labs;
  await storeLabs(
    tx,
    seen,
    { ...ordered, ...(reported && { results: reported.results }) },
    now - (reported?.hoursAgo ?? 0) * HOUR,
  );
}

/** The coach asks the questions; scores older than a month are no finding anymore. */
async function storeScores(tx: Tx, { story, personId }: StoryPatient, now: number): Promise<void> {
  const coach = staffOf('coach');
  for (const { scale, answers, ...moment } of story.scores ?? []) {
    const at = momentAt(moment, now);
    const id = seededUuid(`story/${story.key}/${scale}/${at}`, at);
    const metaInfo = { updatedAt: at, deleted: false, source: 'manual' };
    const inputs = answers.map((answer, index) => ({ key: `q${index + 1}`, value: String(answer) }));
    const entry = { ...doctorAt(now), staffId: coach.id, name: coach.name };
    await addAssessment(tx, { id, vitaId: personId, scale, at, inputs, reportedTo: '', metaInfo }, entry);
    await tx.updateTable('assessment').set({ created_at: at }).where('id', '=', id).execute();
  }
}

async function storeTask(tx: Tx, { story, personId }: StoryPatient, now: number): Promise<void> {
  const { open } = story;
  if (open.kind !== 'task') return;
  const { what, dueInDays: due, by, role } = open;
  const plan = { kind: 'task' as const, what, due, by: staffOf(by), assignee: staffOf(role) };
  await insertMissing(tx, 'follow_up', [taskRow(plan, personId, { teamId: null, now: indianMidnight(now) })]);
}

/** Stores case sheets, prescriptions, results, scores and tasks of the stories. Their visits must exist. */
export async function writeStoryRecords(tx: Tx, now: number): Promise<void> {
  const checks = await loadPrescriptionChecks();
  let number = GENERATED_PRESCRIPTIONS;
  for (const one of storyPatients(now)) {
    for (const visit of one.story.visits) {
      number += 1;
      await storeVisit(tx, { one, visit, now }, { number, checks });
    }
    await storeScores(tx, one, now);
    await storeTask(tx, one, now);
  }
}
