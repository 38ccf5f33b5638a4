import type { Colleague, FollowUp, followUpChangeSchema, newFollowUpSchema } from '@careline/core/care';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { notFound, requirePatient } from '../platform/access/access.ts';
import { type Entry, metaInfoFaults, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';

export type ValidFollowUp = InferOutput<typeof newFollowUpSchema>;
export type ValidFollowUpChange = InferOutput<typeof followUpChangeSchema>;

const selectFollowUps = (tx: Kysely<Schema>) =>
  tx
    .selectFrom('follow_up as f')
    .innerJoin('staff as author', 'author.id', 'f.author_id')
    .leftJoin('staff as assignee', 'assignee.id', 'f.assignee_id')
    .leftJoin('staff as closer', 'closer.id', 'f.closed_by')
    .selectAll('f')
    .select(['author.name as author_name', 'assignee.name as assignee_name', 'closer.name as closer_name']);

type FollowUpRow = Awaited<ReturnType<ReturnType<typeof selectFollowUps>['execute']>>[number];

const personOf = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? id });

function closedOf({ closed_by, closer_name, closed_at }: FollowUpRow): FollowUp['closed'] {
  const by = personOf(closed_by, closer_name);
  return by && closed_at !== null ? { by, at: closed_at } : null;
}

const toFollowUp = (row: FollowUpRow): FollowUp => ({
  id: row.id,
  vitaId: row.person_id,
  facilityId: row.facility_id,
  what: row.what,
  dueOn: row.due_on,
  state: row.state,
  outcome: row.outcome,
  version: row.version,
  assignee: personOf(row.assignee_id, row.assignee_name),
  author: { id: row.author_id, name: row.author_name },
  closed: closedOf(row),
  metaInfo: {
    updatedAt: row.updated_at,
    deleted: false,
    source: row.source,
    createdAt: row.created_at,
  },
});

export interface FollowUpFilters {
  readonly vitaId: string;
  readonly state?: string | undefined;
  readonly limit: number;
}

/** A patient's follow-ups: the open ones by the day they are due, then those that ended, the last one first. */
export async function listFollowUps(
  tx: Kysely<Schema>,
  { vitaId, state, limit }: FollowUpFilters,
): Promise<FollowUp[]> {
  const rows = await selectFollowUps(tx)
    .where('f.person_id', '=', vitaId)
    .$if(state !== undefined, (query) => query.where('f.state', '=', state ?? ''))
    .orderBy(sql`f.state <> 'open'`)
    .orderBy('f.closed_at', 'desc')
    .orderBy('f.due_on')
    .orderBy('f.id')
    .limit(limit)
    .execute();
  return rows.map(toFollowUp);
}

/** Whom a follow-up of a facility can be given to, by name: its active staff. */
export async function listColleagues(
  tx: Kysely<Schema>,
  { facilityId, staffId }: Pick<Entry, 'facilityId' | 'staffId'>,
): Promise<Colleague[]> {
  const rows = await tx
    .selectFrom('staff as s')
    .innerJoin('staff_facility as f', 'f.staff_id', 's.id')
    .select(['s.id', 's.name'])
    .where('s.active', '=', true)
    .where('f.facility_id', '=', facilityId)
    .orderBy(sql`lower(s.name) collate "C"`)
    .orderBy('s.id')
    .execute();
  return rows.map(({ id, name }) => ({ id, name, mine: id === staffId }));
}

async function requireColleague(tx: Transaction<Schema>, entry: Entry, staffId: string): Promise<void> {
  const row = await tx
    .selectFrom('staff as s')
    .innerJoin('staff_facility as f', 'f.staff_id', 's.id')
    .select('s.id')
    .where('s.id', '=', staffId)
    .where('s.active', '=', true)
    .where('f.facility_id', '=', entry.facilityId)
    .executeTakeFirst();
  const message = 'must be somebody who works at this facility';
  if (!row) refuseFaults([{ path: 'followUp.assigneeId', message }]);
}

const storedAlready = () =>
  new ProblemError('conflict', {
    detail: 'This follow-up is stored already, has ended, or was changed meanwhile.',
    action: "Read the patient's follow-ups again.",
  });

const readFollowUp = async (tx: Transaction<Schema>, id: string): Promise<FollowUp> =>
  toFollowUp(await selectFollowUps(tx).where('f.id', '=', id).executeTakeFirstOrThrow());

/** Stores what is to be done for a patient of the facility. Throws `not-found`, `input-invalid`, `conflict`. */
export async function addFollowUp(
  tx: Transaction<Schema>,
  followUp: ValidFollowUp,
  entry: Entry,
): Promise<FollowUp> {
  const { id, vitaId, what, dueOn, assigneeId, metaInfo } = followUp;
  await requirePatient(tx, entry, vitaId);
  refuseFaults(metaInfoFaults(metaInfo, 'followUp.metaInfo'));
  if (assigneeId) await requireColleague(tx, entry, assigneeId);
  const inserted = await tx
    .insertInto('follow_up')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: vitaId,
      what,
      due_on: dueOn,
      assignee_id: assigneeId,
      state: 'open',
      version: 1,
      author_id: entry.staffId,
      source: metaInfo.source,
      created_at: entry.now,
      updated_at: metaInfo.updatedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (!inserted.numInsertedOrUpdatedRows) throw storedAlready();
  return readFollowUp(tx, id);
}

/** Ends a follow-up of the facility or puts it off. Throws `not-found`, `input-invalid`, `conflict`. */
export async function changeFollowUp(
  tx: Transaction<Schema>,
  change: ValidFollowUpChange,
  entry: Entry,
): Promise<FollowUp> {
  const { id, vitaId, follows, state, dueOn, outcome, metaInfo } = change;
  await requirePatient(tx, entry, vitaId);
  refuseFaults(metaInfoFaults(metaInfo, 'followUp.metaInfo'));
  const row = await tx
    .selectFrom('follow_up')
    .select(['version', 'state', 'due_on', 'outcome'])
    .where('id', '=', id)
    .where('person_id', '=', vitaId)
    .where('facility_id', '=', entry.facilityId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!row) throw notFound('follow-up');
  if (row.version !== follows || row.state !== 'open') throw storedAlready();
  const ended = state !== 'open';
  await tx
    .updateTable('follow_up')
    .set({
      state,
      due_on: dueOn ?? row.due_on,
      outcome: outcome || row.outcome,
      version: follows + 1,
      updated_at: metaInfo.updatedAt,
      closed_at: ended ? entry.now : null,
      closed_by: ended ? entry.staffId : null,
    })
    .where('id', '=', id)
    .execute();
  return readFollowUp(tx, id);
}
