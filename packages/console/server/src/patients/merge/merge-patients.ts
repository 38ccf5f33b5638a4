import type { BodyOf } from '@careline/core/internal/http';
import type {
  MergeRecord,
  mergePatients as mergeEndpoint,
  UndoPreview,
  undoMerge as undoEndpoint,
} from '@careline/core/internal/patients/duplicates';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import { doubtAgain } from '../../observations/doubt-again.ts';
import { rejudge } from '../../observations/rejudge.ts';
import { atFacilityOf, notFound } from '../../platform/access/access.ts';
import { type Entry, refuseFaults } from '../../platform/access/entry.ts';
import type { MergeMemory, Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { type MatchRow, matchColumns, toMatch } from '../search/patient-matches.ts';
import { lockBoth, readBoth } from './merge-access.ts';
import { changedFields, giveIdentityBack, takeIdentity } from './merge-identity.ts';
import { findObstacles, refuseObstacles } from './merge-obstacles.ts';
import { clearRows, countUndo, giveRowsBack, type Moving, moveRows, whileMoving } from './merge-rows.ts';

type Tx = Transaction<Schema>;

const MAX_LISTED = 200;

interface Row extends MatchRow {
  readonly mergeId: string;
  readonly keptId: string;
  readonly mergedId: string;
  readonly mergedName: string;
  readonly mergedGender: string;
  readonly mergedBirth: string | null;
  readonly memory: MergeMemory;
  readonly reason: string;
  readonly byId: string;
  readonly byName: string;
  readonly createdAt: number;
  readonly undoneAt: number | null;
  readonly undoneBy: string | null;
  readonly undoneName: string | null;
  readonly undoReason: string | null;
}

/** Shows the merged patient as before the merge, because their identifiers now belong to the other patient. */
const mergedMatch = (row: Row) => ({
  ...toMatch(
    {
      id: row.mergedId,
      name: row.mergedName,
      gender: row.mergedGender,
      birth_date: row.mergedBirth,
      uhid: row.memory.identifiers.merged.find(({ system }) => system === 'uhid')?.value ?? null,
      number_key: null,
      programmes: [],
      photo: null,
      tags: [],
    },
    '',
  ),
});

const toRecord = (row: Row): MergeRecord => ({
  id: row.mergeId,
  kept: toMatch(row, ''),
  merged: mergedMatch(row),
  reason: row.reason,
  by: { id: row.byId, name: row.byName },
  at: row.createdAt,
  undone:
    row.undoneAt === null
      ? null
      : {
          by: { id: row.undoneBy ?? '', name: row.undoneName ?? '' },
          at: row.undoneAt,
          reason: row.undoReason ?? '',
        },
});

/** Reads merges of patients at the user's facilities, except those of erased patients. */
const selectMerges = (entry: Entry, condition: RawBuilder<unknown>) => sql<Row>`
  select ${matchColumns(entry.facilityId)}, g.id as "mergeId", g.kept_id as "keptId", m.id as "mergedId",
    m.name as "mergedName", m.gender as "mergedGender", m.birth_date as "mergedBirth", g.memory, g.reason,
    a.id as "byId", a.name as "byName", g.created_at as "createdAt", g.undone_at as "undoneAt",
    u.id as "undoneBy", u.name as "undoneName", g.undo_reason as "undoReason"
  from person_merge g join person p on p.id = g.kept_id join person m on m.id = g.merged_id
  join staff a on a.id = g.author_id left join staff u on u.id = g.undone_by
  where g.organisation_id = ${entry.organisationId} and p.erased_at is null and m.erased_at is null
    and ${atFacilityOf(entry.staffId, sql`patient_now(p.id)`)} and ${condition}`;

/** Returns merges, newest first. */
export async function listMergeRecords(tx: Kysely<Schema>, entry: Entry): Promise<MergeRecord[]> {
  const { rows } = await sql<Row>`${selectMerges(entry, sql`true`)}
    order by g.created_at desc, g.id desc limit ${MAX_LISTED}`.execute(tx);
  return rows.map(toRecord);
}

async function readMerge(tx: Kysely<Schema>, id: string, entry: Entry): Promise<Row> {
  const { rows } = await selectMerges(entry, sql`g.id = ${id}`).execute(tx);
  if (!rows[0]) throw notFound('merge');
  return rows[0];
}

const concurrentChangeError = () =>
  new ProblemError('conflict', {
    title: 'A patient was changed',
    detail: 'Someone has changed one of the patients.',
    action: 'Check both patients again, then merge them.',
  });

/** Judges the readings again, because the facts about the patients changed. */
async function lookAgain(tx: Tx, ids: readonly string[], now: number): Promise<void> {
  await doubtAgain(tx, ids, now);
  await rejudge(tx, ids, now);
}

/** Two changes in the same second must still be two versions. */
const nextVersion = (tx: Tx, vitaId: string, now: number) =>
  sql`update person set updated_at = greatest(${now}::bigint, updated_at + 1) where id = ${vitaId}`.execute(
    tx,
  );

const sortCalls = (tx: Tx, ids: readonly string[]) =>
  sql`update contact c set patient_sort = left(lower(p.name), 200) from person p
    where p.id = c.person_id and c.person_id = any(${[...ids]}::uuid[])
      and c.patient_sort <> left(lower(p.name), 200)`.execute(tx);

type MergeBody = BodyOf<typeof mergeEndpoint>;

async function requireMergeable(tx: Tx, body: MergeBody, entry: Entry): Promise<void> {
  const { keptId, mergedId } = body;
  if (keptId === mergedId) refuseFaults([{ path: 'mergedId', message: 'must be another patient' }]);
  await readBoth(tx, entry, [keptId, mergedId]);
  await lockBoth(tx, [keptId, mergedId]);
  const [kept, merged] = await readBoth(tx, entry, [keptId, mergedId]);
  if (kept?.updatedAt !== body.keptVersion || merged?.updatedAt !== body.mergedVersion)
    throw concurrentChangeError();
  refuseObstacles(await findObstacles(tx, [keptId, mergedId], entry.now));
}

/**
 * Merges two patients: the remaining patient gets the rows, identifiers and facilities, and every move is recorded.
 * Throws `not-found`, `input-invalid`, and `conflict` for a concurrent change or an obstacle.
 */
export async function mergeTwo(tx: Tx, body: MergeBody, entry: Entry): Promise<MergeRecord> {
  await requireMergeable(tx, body, entry);
  const { id, keptId, mergedId, take, reason } = body;
  const moving: Moving = { mergeId: id, from: mergedId, to: keptId };
  const stored = await tx
    .insertInto('person_merge')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      kept_id: keptId,
      merged_id: mergedId,
      reason,
      author_id: entry.staffId,
      created_at: entry.now,
      memory: '{}',
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!stored) throw concurrentChangeError();
  await whileMoving(tx, id, () => moveRows(tx, moving));
  const memory = await takeIdentity(tx, moving, take);
  await tx
    .updateTable('person_merge')
    .set({ memory: JSON.stringify(memory) })
    .where('id', '=', id)
    .execute();
  await clearRows(tx, mergedId);
  await tx.updateTable('person').set({ merged_into: keptId }).where('id', '=', mergedId).execute();
  await nextVersion(tx, keptId, entry.now);
  await sortCalls(tx, [keptId]);
  await lookAgain(tx, [keptId], entry.now);
  return toRecord(await readMerge(tx, id, entry));
}

/** Finds a later merge of the same patient. It moved this merge's rows on, so it must be undone first. */
async function laterMerge(tx: Kysely<Schema>, { keptId, mergeId }: Row): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select l.id from person_merge l join person_merge g on g.id = ${mergeId}
    where l.undone_at is null and l.id <> g.id
      and (l.merged_id = ${keptId} or (l.kept_id = ${keptId} and (l.created_at, l.id) > (g.created_at, g.id)))
    order by l.created_at desc, l.id desc limit 1`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Returns what an undo would move back and what would stay. Throws `not-found`. */
export async function readUndoPreview(tx: Tx, id: string, entry: Entry): Promise<UndoPreview> {
  const row = await readMerge(tx, id, entry);
  const moving = { mergeId: id, from: row.keptId, to: row.mergedId };
  return {
    record: toRecord(row),
    ...(await countUndo(tx, moving, row.createdAt)),
    changed: row.undoneAt === null ? await changedFields(tx, row.keptId, row.memory) : [],
    later: await laterMerge(tx, row),
  };
}

function refuseUndo({ undoneAt, undoneName }: Row, later: string | null): void {
  if (undoneAt !== null) {
    throw new ProblemError('conflict', {
      title: 'The merge has already been undone',
      detail: `${undoneName ?? 'Someone'} has already undone this merge.`,
      action: 'Read the list again.',
      by: { name: undoneName ?? '', at: undoneAt },
    });
  }
  if (later === null) return;
  throw new ProblemError('conflict', {
    title: 'Another merge must be undone first',
    detail: 'There is a later merge of this patient.',
    action: 'Undo the later merge first.',
    reason: 'later-merge',
  });
}

/**
 * Undoes a merge. Data stored since stays with the remaining patient, unless it belongs to something that moves back.
 * Throws `not-found` and `conflict`.
 */
export async function undoMergeOf(
  tx: Tx,
  { id, reason }: BodyOf<typeof undoEndpoint>,
  entry: Entry,
): Promise<MergeRecord> {
  const asked = await readMerge(tx, id, entry);
  const { keptId, mergedId } = asked;
  await lockBoth(tx, [keptId, mergedId]);
  const row = await readMerge(tx, id, entry);
  refuseUndo(row, await laterMerge(tx, row));
  refuseObstacles(
    (await findObstacles(tx, [keptId, mergedId], entry.now)).filter(
      ({ code }) => code === 'claimed' || code === 'call-open',
    ),
  );
  const moving: Moving = { mergeId: id, from: keptId, to: mergedId };
  await tx.updateTable('person').set({ merged_into: null }).where('id', '=', mergedId).execute();
  await whileMoving(tx, id, () => giveRowsBack(tx, moving));
  await giveIdentityBack(tx, moving, row.memory);
  await clearRows(tx, keptId);
  await tx
    .updateTable('person_merge')
    .set({ undone_at: entry.now, undone_by: entry.staffId, undo_reason: reason })
    .where('id', '=', id)
    .execute();
  for (const vitaId of [keptId, mergedId]) await nextVersion(tx, vitaId, entry.now);
  await sortCalls(tx, [keptId, mergedId]);
  await rejudge(tx, [keptId, mergedId], entry.now);
  return toRecord(await readMerge(tx, id, entry));
}
