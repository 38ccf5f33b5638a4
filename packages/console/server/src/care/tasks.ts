import type { newTaskSchema, Task, taskChangeSchema } from '@careline/core/internal/care';
import { dayOf } from '@careline/core/internal/formatting';
import { sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { type CareEntry, encounterFaults } from './care-entry.ts';
import { selectTasks, toTask } from './task-rows.ts';

export type ValidTask = InferOutput<typeof newTaskSchema>;
export type ValidTaskChange = InferOutput<typeof taskChangeSchema>;

async function contactFaults(
  tx: Transaction<Schema>,
  { vitaId, contactId }: ValidTask,
): Promise<InputFault[]> {
  if (contactId === null) return [];
  const row = await tx
    .selectFrom('contact')
    .select('id')
    .where('id', '=', contactId)
    .where('person_id', '=', vitaId)
    .executeTakeFirst();
  return row ? [] : [{ path: 'task.contactId', message: 'must be a call of this patient' }];
}

async function colleagueFaults(
  tx: Transaction<Schema>,
  { facilityId }: Entry,
  staffId: string | null | undefined,
  path: string,
): Promise<InputFault[]> {
  if (!staffId) return [];
  const row = await tx
    .selectFrom('staff as s')
    .innerJoin('staff_facility as f', 'f.staff_id', 's.id')
    .select('s.id')
    .where('s.id', '=', staffId)
    .where('s.active', '=', true)
    .where('f.facility_id', '=', facilityId)
    .executeTakeFirst();
  return row ? [] : [{ path, message: 'must be a member of staff at this facility' }];
}

async function teamFaults(
  tx: Transaction<Schema>,
  { facilityId }: Entry,
  careTeamId: string | null | undefined,
): Promise<InputFault[]> {
  if (!careTeamId) return [];
  const row = await tx
    .selectFrom('care_team')
    .select('id')
    .where('id', '=', careTeamId)
    .where('facility_id', '=', facilityId)
    .executeTakeFirst();
  return row ? [] : [{ path: 'task.careTeamId', message: 'must be a care team of this facility' }];
}

/** Returns the `conflict` that names the colleague who ended the task first, so that the second user reloads it. */
async function concurrentChangeError(tx: Transaction<Schema>, id: string): Promise<ProblemError> {
  const closed = (await findTask(tx, id))?.closed;
  const by = closed && { name: closed.by.name, at: closed.at };
  return new ProblemError('conflict', {
    detail: by
      ? `${by.name} has already ended this.`
      : 'This task is already stored, has ended, or has been changed.',
    action: "Read the patient's tasks again.",
    ...(by && { by }),
  });
}

async function findTask(tx: Transaction<Schema>, id: string): Promise<Task | undefined> {
  const row = await selectTasks(tx).where('f.id', '=', id).executeTakeFirst();
  return row && toTask(row);
}

async function readTask(tx: Transaction<Schema>, id: string): Promise<Task> {
  const task = await findTask(tx, id);
  if (!task) throw notFound('task');
  return task;
}

/** Returns the referral's recipient as stored: a member of staff, a service, or an outside name. */
function referredTo({ referredTo: to }: ValidTask): string | null {
  if (to === null) return null;
  if (to.kind === 'provider') return to.careProviderId;
  return to.kind === 'service' ? to.serviceType : to.name;
}

/** Returns the assignee. A referral to a care provider here is assigned to them. */
const assigneeOf = ({ assigneeId, careTeamId, referredTo: to }: ValidTask): string | null =>
  assigneeId ?? (careTeamId === null && to?.kind === 'provider' ? to.careProviderId : null);

async function taskFaults(tx: Transaction<Schema>, task: ValidTask, entry: CareEntry): Promise<InputFault[]> {
  const { assigneeId, careTeamId, referredTo: to } = task;
  const provider = to?.kind === 'provider' ? to.careProviderId : null;
  return [
    ...metaInfoFaults(task.metaInfo, 'task.metaInfo'),
    ...(await encounterFaults(tx, task, entry, 'task.encounterId')),
    ...(await contactFaults(tx, task)),
    ...(await colleagueFaults(tx, entry, assigneeId, 'task.assigneeId')),
    ...(await colleagueFaults(tx, entry, provider, 'task.referredTo.careProviderId')),
    ...(await teamFaults(tx, entry, careTeamId)),
  ];
}

/** Stores a task for a patient of the facility. Throws `not-found`, `input-invalid`, `conflict`. */
export async function addTask(tx: Transaction<Schema>, task: ValidTask, entry: CareEntry): Promise<Task> {
  const { id, vitaId, metaInfo } = task;
  await requirePatient(tx, entry, vitaId);
  refuseFaults(await taskFaults(tx, task, entry));
  const inserted = await tx
    .insertInto('follow_up')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      kind: task.kind,
      what: task.what,
      due_on: task.dueOn,
      priority: task.priority,
      reason: task.reason || null,
      assignee_id: assigneeOf(task),
      care_team_id: task.careTeamId,
      contact_id: task.contactId,
      encounter_id: task.encounterId,
      referred_to_kind: task.referredTo?.kind ?? null,
      referred_to: referredTo(task),
      state: 'open',
      version: 1,
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw await concurrentChangeError(tx, id);
  return readTask(tx, id);
}

/**
 * Returns the faults when a task ends.
 * A completed referral needs an answer. Only referrals can be declined or say who answered.
 */
function endFaults({ state, outcome, answeredBy, answeredOn }: ValidTaskChange, kind: string, today: string) {
  const faults: InputFault[] = [];
  const isReferral = kind === 'referral';
  if (isReferral && state === 'done' && !outcome) {
    faults.push({ path: 'task.outcome', message: 'must be the answer' });
  }
  if (!isReferral && state === 'declined') {
    faults.push({ path: 'task.state', message: 'belongs to a referral' });
  }
  if (!(isReferral && state === 'done') && (answeredBy || answeredOn)) {
    faults.push({ path: 'task.answeredBy', message: 'belongs to the answer of a referral' });
  }
  if (answeredOn !== undefined && answeredOn > today) {
    faults.push({ path: 'task.answeredOn', message: 'must not be in the future' });
  }
  return faults;
}

/**
 * Returns the task of the facility, locked.
 * Throws `not-found`, or `conflict` if its version changed or it has ended.
 */
async function lockTask(tx: Transaction<Schema>, { id, vitaId, follows }: ValidTaskChange, entry: Entry) {
  const row = await tx
    .selectFrom('follow_up')
    .select(['version', 'state', 'kind', 'due_on', 'outcome', 'assignee_id', 'care_team_id'])
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('task');
  if (row.version !== follows || row.state !== 'open') throw await concurrentChangeError(tx, id);
  return row;
}

type TaskNow = Awaited<ReturnType<typeof lockTask>>;

/** Returns the new assignee or team. Setting one clears the other. */
function givenTo({ assigneeId, careTeamId }: ValidTaskChange, now: TaskNow) {
  if (assigneeId === undefined && careTeamId === undefined) return {};
  if (assigneeId) return { assignee_id: assigneeId, care_team_id: null };
  if (careTeamId) return { assignee_id: null, care_team_id: careTeamId };
  return {
    assignee_id: assigneeId === undefined ? now.assignee_id : null,
    care_team_id: careTeamId === undefined ? now.care_team_id : null,
  };
}

/** Ends, answers, postpones or reassigns a task of the facility. Throws `not-found`, `input-invalid`, `conflict`. */
export async function changeTask(
  tx: Transaction<Schema>,
  change: ValidTaskChange,
  entry: Entry,
): Promise<Task> {
  const { id, follows, state, dueOn, outcome, answeredBy, answeredOn, metaInfo } = change;
  await requirePatient(tx, entry, change.vitaId);
  const row = await lockTask(tx, change, entry);
  const today = dayOf(entry.now, entry.timeZone);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'task.metaInfo'),
    ...endFaults(change, row.kind, today),
    ...(await colleagueFaults(tx, entry, change.assigneeId, 'task.assigneeId')),
    ...(await teamFaults(tx, entry, change.careTeamId)),
  ]);
  const isAnswer = row.kind === 'referral' && state === 'done';
  await tx
    .updateTable('follow_up')
    .set({
      state,
      due_on: dueOn ?? row.due_on,
      outcome: outcome || row.outcome,
      version: follows + 1,
      updated_at: metaInfo.updatedAt,
      ...givenTo(change, row),
      ...(isAnswer && { answered_by: answeredBy || entry.name, answered_on: answeredOn ?? today }),
      ...(state !== 'open' && { closed_at: entry.now, closed_by: entry.staffId }),
    })
    .where('id', '=', id)
    .execute();
  return readTask(tx, id);
}

export interface BookedReview {
  readonly encounterId: string;
  readonly vitaId: string;
  readonly serviceType: string;
  /** The review that it is booked for, if given. */
  readonly taskId?: string | undefined;
}

/** Throws `input-invalid` if the patient has no such review at this facility. Ended reviews are accepted. */
export async function requireReview(
  tx: Transaction<Schema>,
  { taskId, vitaId }: Pick<BookedReview, 'vitaId'> & { readonly taskId: string },
  { facilityId }: Pick<Entry, 'facilityId'>,
  path: string,
): Promise<void> {
  const review = await tx
    .selectFrom('follow_up')
    .select('id')
    .where('id', '=', taskId)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', facilityId)
    .where('kind', '=', 'review')
    .executeTakeFirst();
  if (!review) refuseFaults([{ path, message: 'must be a review of the patient at this facility' }]);
}

/**
 * Settles the review for which an encounter is booked.
 * This is the given review, or else the earliest due one that comes from an encounter for the same service. A review
 * that has ended stays unchanged.
 */
export async function settleReview(
  tx: Transaction<Schema>,
  { encounterId, vitaId, serviceType, taskId }: BookedReview,
  entry: Entry,
): Promise<void> {
  const meant = taskId
    ? sql<boolean>`f.id = ${taskId}`
    : sql<boolean>`exists (
        select from encounter e where e.id = f.encounter_id and e.service_type = ${serviceType})`;
  const review = await tx
    .selectFrom('follow_up as f')
    .select('f.id')
    .where('f.person_id', '=', vitaId)
    .where('f.facility_id', '=', entry.facilityId)
    .where('f.kind', '=', 'review')
    .where('f.state', '=', 'open')
    .where(meant)
    .orderBy('f.due_on')
    .orderBy('f.id')
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!review) return;
  await tx
    .updateTable('follow_up')
    .set((eb) => ({
      state: 'done',
      booked_encounter_id: encounterId,
      version: eb('version', '+', 1),
      updated_at: entry.now,
      closed_at: entry.now,
      closed_by: entry.staffId,
    }))
    .where('id', '=', review.id)
    .execute();
}

/** Reopens the review of an encounter that ended without taking place, so that it can be booked again. */
export async function reopenReview(tx: Transaction<Schema>, encounterId: string, now: number): Promise<void> {
  await tx
    .updateTable('follow_up')
    .set((eb) => ({
      state: 'open',
      booked_encounter_id: null,
      version: eb('version', '+', 1),
      updated_at: now,
      closed_at: null,
      closed_by: null,
    }))
    .where('booked_encounter_id', '=', encounterId)
    .where('kind', '=', 'review')
    .execute();
}
