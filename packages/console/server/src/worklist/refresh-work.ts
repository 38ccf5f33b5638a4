import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { type WorkKey, workOut } from './work-rows.ts';

type Tx = Transaction<Schema>;

/** Maximum patients or rows per background batch. A concurrent save waits at most for one batch. */
const AT_ONCE = 100;

/**
 * Lock order for `work_item` rows, the same in every transaction, to prevent deadlocks.
 * The rows are locked last and recalculated from data read after the lock, so the later of two concurrent saves sees
 * both changes.
 */
const LOCKED_IN_ORDER = sql`order by person_id, facility_id, programme for no key update`;

const ofPatients = (ids: readonly string[]) => sql<WorkKey>`
  select facility_id, person_id, programme from work_item where person_id = any(${ids}::uuid[])`;

/**
 * Recalculates the next calls of all patients changed in this transaction.
 * Call it last, so that the worklist is correct on commit and reading the list needs no writes. `now` is in unix
 * seconds.
 */
export async function refreshStored(tx: Tx, now: number): Promise<void> {
  const { rows: changed } = await sql<{ person_id: string }>`
    delete from work_change where xid = pg_current_xact_id()::text::bigint returning person_id`.execute(tx);
  if (changed.length === 0) return;
  const ids = changed.map(({ person_id }) => person_id);
  const { rows: keys } = await sql<WorkKey>`${ofPatients(ids)} ${LOCKED_IN_ORDER}`.execute(tx);
  await workOut(tx, keys, now);
}

interface Change {
  readonly xid: number;
  readonly person_id: string;
}

const nameOf = ({ facility_id, person_id, programme }: WorkKey): string =>
  `${facility_id} ${person_id} ${programme}`;

/** Locks the patients' rows without waiting. `busy` contains patients with a row locked by another transaction. */
async function lockFree(
  tx: Tx,
  ids: readonly string[],
): Promise<{ keys: readonly WorkKey[]; busy: ReadonlySet<string> }> {
  const { rows: locked } = await sql<WorkKey>`${ofPatients(ids)} ${LOCKED_IN_ORDER} skip locked`.execute(tx);
  const { rows: all } = await ofPatients(ids).execute(tx);
  const mine = new Set(locked.map(nameOf));
  const busy = new Set(all.filter((key) => !mine.has(nameOf(key))).map((key) => key.person_id));
  return { keys: locked.filter((key) => !busy.has(key.person_id)), busy };
}

const forget = (tx: Tx, changes: readonly Change[]) =>
  sql`
    delete from work_change c
    using unnest(${changes.map(({ xid }) => xid)}::bigint[], ${changes.map((one) => one.person_id)}::uuid[])
      as done (xid, person_id)
    where c.xid = done.xid and c.person_id = done.person_id`.execute(tx);

/**
 * Recalculates the next calls of one batch of patients changed by an import or a command.
 * Returns true when no more are waiting. `now` is in unix seconds.
 */
export async function refreshChanged(tx: Tx, now: number): Promise<boolean> {
  const { rows: changes } = await sql<Change>`
    select xid, person_id from work_change order by xid, person_id limit ${AT_ONCE}
    for update skip locked`.execute(tx);
  if (changes.length === 0) return true;
  const { keys, busy } = await lockFree(tx, [...new Set(changes.map(({ person_id }) => person_id))]);
  const free = changes.filter(({ person_id }) => !busy.has(person_id));
  await forget(tx, free);
  await workOut(tx, keys, now);
  return changes.length < AT_ONCE || free.length === 0;
}

/** Returns the facilities with rows that are due for recalculation. `now` is in unix seconds. */
export async function facilitiesToRefresh(tx: Kysely<Schema>, now: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select f.id from facility f
    where exists (select from work_item w where w.facility_id = f.id and w.check_at <= ${now})`.execute(tx);
  return rows.map(({ id }) => id);
}

export interface DueQuestion {
  readonly facilityId: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Recalculates one batch of a facility's outdated rows. Returns true when no more are waiting. */
export async function refreshDue(tx: Tx, { facilityId, now }: DueQuestion): Promise<boolean> {
  const { rows: keys } = await sql<WorkKey>`
    select facility_id, person_id, programme from work_item
    where facility_id = ${facilityId} and check_at <= ${now}
    order by check_at, person_id
    limit ${AT_ONCE}
    for no key update skip locked`.execute(tx);
  if (keys.length > 0) await workOut(tx, keys, now);
  return keys.length < AT_ONCE;
}
