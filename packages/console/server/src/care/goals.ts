import type { Goal, goalChangeSchema, newGoalSchema } from '@careline/core/internal/care';
import { goalAnswers, goalForm, goalLineOf, isGoalReason, isSameGoal } from '@careline/core/internal/care';
import { ageOn } from '@careline/core/internal/clinical';
import { dayOf } from '@careline/core/internal/formatting';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { COUNTS } from '../observations/alerts/judge-reading.ts';
import { problemFaults } from '../observations/log-faults.ts';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, type InputFault, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

export type ValidGoal = InferOutput<typeof newGoalSchema>;
export type ValidGoalChange = InferOutput<typeof goalChangeSchema>;

type Tx = Transaction<Schema>;

const selectGoals = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('patient_goal as g')
    .innerJoin('staff as author', 'author.id', 'g.author_id')
    .leftJoin('staff as changer', 'changer.id', 'g.changed_by')
    .selectAll('g')
    .select(['author.name as author_name', 'changer.name as changer_name']);

type GoalRow = Awaited<ReturnType<ReturnType<typeof selectGoals>['execute']>>[number];

const changedOf = ({ changed_by, changer_name, changed_at }: GoalRow): Goal['changed'] =>
  changed_by === null || changed_at === null
    ? null
    : { by: { id: changed_by, name: changer_name ?? changed_by }, at: changed_at };

const toGoal = (row: GoalRow, latest: Goal['latest'] = null): Goal => ({
  id: row.id,
  vitaId: row.person_id,
  facilityId: row.facility_id,
  metric: row.metric,
  key: row.value_key,
  mealSituation: row.meal_situation,
  target: row.target,
  since: row.since,
  dueOn: row.due_on,
  note: row.note,
  status: row.status,
  statusReason: row.status_reason,
  version: row.version,
  author: { id: row.author_id, name: row.author_name },
  changed: changedOf(row),
  earlier: row.earlier,
  latest,
  metaInfo: { updatedAt: row.updated_at, deleted: false, source: row.source, createdAt: row.created_at },
});

/** Returns the newest value for each active goal. Only readings that count and have a possible time are used. */
async function latestValues(
  tx: Kysely<Schema>,
  vitaId: string,
): Promise<ReadonlyMap<string, Goal['latest']>> {
  const { rows } = await sql<{ id: string; at: string; text: string; unit: string | null }>`
    select g.id, l.sort_at as at, l.value ->> 'text' as text, l.value ->> 'unit' as unit
    from patient_goal g
    cross join lateral (
      select r.sort_at, v.value
      from reading r cross join lateral jsonb_array_elements(r.values) v(value)
      where r.person_id = g.person_id and r.metric = g.metric and v.value ->> 'key' = g.value_key
        and (g.meal_situation is null or r.meal_situation = g.meal_situation)
        and r.doubt is null and ${COUNTS}
      order by r.sort_at desc, r.id desc
      limit 1
    ) l
    where g.person_id = ${vitaId} and g.status = 'active'`.execute(tx);
  return new Map(
    rows.map(({ id, at, text, unit }) => [id, { text, at: Number(at), ...(unit !== null && { unit }) }]),
  );
}

/** Returns a patient's goals: active ones by due date, then ended ones, latest first. */
export async function listGoals(tx: Kysely<Schema>, vitaId: string): Promise<Goal[]> {
  const rows = await selectGoals(tx)
    .where('g.person_id', '=', vitaId)
    .orderBy(sql`g.status <> 'active'`)
    .orderBy(sql`case when g.status = 'active' then null else g.changed_at end`, 'desc')
    .orderBy('g.due_on', (order) => order.asc().nullsLast())
    .orderBy('g.created_at')
    .orderBy('g.id')
    .execute();
  const latest = await latestValues(tx, vitaId);
  return rows.map((row) => toGoal(row, latest.get(row.id)));
}

async function readGoal(tx: Tx, vitaId: string, goalId: string): Promise<Goal> {
  const goal = (await listGoals(tx, vitaId)).find(({ id }) => id === goalId);
  if (!goal) throw notFound('goal');
  return goal;
}

const birthDateOf = async (tx: Tx, vitaId: string): Promise<string | null> =>
  (await tx.selectFrom('person').select('birth_date').where('id', '=', vitaId).executeTakeFirst())
    ?.birth_date ?? null;

type Aimed = Pick<ValidGoal, 'vitaId' | 'metric' | 'key' | 'mealSituation' | 'target'>;

/** Returns the faults that the form also reports: values that cannot be goals, slips, and impossible values. */
async function targetFaults(tx: Tx, goal: Aimed, entry: Entry): Promise<readonly InputFault[]> {
  const line = goalLineOf(goal);
  if (!line) return [{ path: 'goal.key', message: 'must be a value that goals can be set for' }];
  const today = dayOf(entry.now, entry.timeZone);
  const birthDate = await birthDateOf(tx, goal.vitaId);
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  const context = { today, ...(age && { age }) };
  return problemFaults(goalForm(line), goalAnswers(goal.target), context, () => 'goal.target');
}

const dueFaults = (since: string, dueOn: string | null): readonly InputFault[] =>
  dueOn !== null && dueOn < since
    ? [{ path: 'goal.dueOn', message: 'must not be before the goal starts' }]
    : [];

const sinceFaults = (since: string, { now, timeZone }: Entry): readonly InputFault[] =>
  since > dayOf(now, timeZone) ? [{ path: 'goal.since', message: 'must not be in the future' }] : [];

const conflict = (detail: string): ProblemError =>
  new ProblemError('conflict', { detail, action: "Read the patient's goals again." });

/** Returns `<` or `>`, the side on which the goal is met. */
const sideOf = (target: { readonly comparator: string }): string => target.comparator.slice(0, 1);

/** Throws if another active goal sets the same side of the same value. A lower and an upper bound form a range. */
async function requireNoOther(tx: Tx, goal: Aimed, except?: string): Promise<void> {
  const rows = await tx
    .selectFrom('patient_goal')
    .select(['id', 'target'])
    .where('person_id', '=', goal.vitaId)
    .where('metric', '=', goal.metric)
    .where('value_key', '=', goal.key)
    .where(sql<boolean>`meal_situation is not distinct from ${goal.mealSituation}`)
    .where('status', '=', 'active')
    .execute();
  const other = rows.find(({ id, target }) => id !== except && sideOf(target) === sideOf(goal.target));
  if (other) throw conflict('There is already a goal for this value. Change it, or end it first.');
}

/**
 * Sets a goal for a patient of the facility.
 * Throws `not-found`, `input-invalid`, or `conflict` with another active goal.
 */
export async function addGoal(tx: Tx, goal: ValidGoal, entry: Entry): Promise<Goal> {
  const { id, vitaId, metric, key, mealSituation, target, since, dueOn, note, metaInfo } = goal;
  await requirePatient(tx, entry, vitaId);
  refuseFaults([
    ...metaInfoFaults(metaInfo, 'goal.metaInfo'),
    ...sinceFaults(since, entry),
    ...dueFaults(since, dueOn),
    ...(await targetFaults(tx, goal, entry)),
  ]);
  await lockPatient(tx, vitaId);
  await requireNoOther(tx, goal);
  const inserted = await tx
    .insertInto('patient_goal')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      metric,
      value_key: key,
      meal_situation: mealSituation,
      target: JSON.stringify(target),
      since,
      due_on: dueOn,
      note,
      status: 'active',
      version: 1,
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((clash) => clash.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw conflict('This goal is already stored.');
  return readGoal(tx, vitaId, id);
}

/** Returns the goal's current content, for the history of changes. */
const earlierOf = (stored: Goal): Goal['earlier'][number] => ({
  target: stored.target,
  dueOn: stored.dueOn,
  note: stored.note,
  by: stored.changed?.by.name ?? stored.author.name,
  at: stored.changed?.at ?? stored.metaInfo.createdAt ?? stored.metaInfo.updatedAt,
});

async function changeFaults(
  tx: Tx,
  stored: Goal,
  change: ValidGoalChange,
  entry: Entry,
): Promise<readonly InputFault[]> {
  const { vitaId, status, target, dueOn, statusReason, metaInfo } = change;
  const aimed = { vitaId, metric: stored.metric, key: stored.key, target } as const;
  const mealSituation = stored.mealSituation as ValidGoal['mealSituation'];
  return [
    ...metaInfoFaults(metaInfo, 'goal.metaInfo'),
    ...dueFaults(stored.since, dueOn),
    ...(status === 'cancelled' && !isGoalReason(statusReason)
      ? [{ path: 'goal.statusReason', message: 'must give the reason for giving up the goal' }]
      : []),
    ...(status === 'active' ? await targetFaults(tx, { ...aimed, mealSituation }, entry) : []),
  ];
}

/** Changes or ends an active goal. Throws `not-found`, `input-invalid`, `conflict`. */
export async function changeGoal(tx: Tx, change: ValidGoalChange, entry: Entry): Promise<Goal> {
  const { id, vitaId, follows, status, target, dueOn, note, statusReason, metaInfo } = change;
  await requirePatient(tx, entry, vitaId);
  await lockPatient(tx, vitaId);
  const row = await selectGoals(tx)
    .where('g.id', '=', id)
    .where('g.person_id', '=', vitaId)
    .executeTakeFirst();
  if (!row) throw notFound('goal');
  const stored = toGoal(row);
  if (stored.version !== follows || stored.status !== 'active')
    throw conflict('This goal has ended or has been changed.');
  refuseFaults(await changeFaults(tx, stored, change, entry));
  const mealSituation = stored.mealSituation as ValidGoal['mealSituation'];
  if (status === 'active')
    await requireNoOther(tx, { vitaId, metric: stored.metric, key: stored.key, mealSituation, target }, id);
  const earlier = isSameGoal(stored, change) ? stored.earlier : [...stored.earlier, earlierOf(stored)];
  await tx
    .updateTable('patient_goal')
    .set({
      target: JSON.stringify(target),
      due_on: dueOn,
      note,
      status,
      status_reason: statusReason || null,
      version: follows + 1,
      earlier: JSON.stringify(earlier),
      updated_at: metaInfo.updatedAt,
      changed_at: entry.now,
      changed_by: entry.staffId,
    })
    .where('id', '=', id)
    .execute();
  return readGoal(tx, vitaId, id);
}
