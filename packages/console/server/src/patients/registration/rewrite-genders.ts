import { type Kysely, sql, type Transaction } from 'kysely';
import { BEFORE_ALL, type PortionOptions, runPortions } from '../../platform/database/portions.ts';
import type { Schema } from '../../platform/database/schema.ts';

type Tx = Transaction<Schema>;

export interface GenderRewriting {
  /** Patients of the last portion whose gender was stored in lower case. */
  readonly rewritten: number;
  readonly isDone: boolean;
}

const NAME = 'person.gender';
const AT_ONCE = 200;

const begin = (tx: Tx) =>
  tx
    .insertInto('rewriting')
    .values({ name: NAME, after_id: BEFORE_ALL })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** The progress, locked for this transaction; undefined while another process is at it. */
const lockProgress = (tx: Tx) =>
  tx
    .selectFrom('rewriting')
    .select(['after_id', 'ended_at'])
    .where('name', '=', NAME)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

/** Their version stays: nothing of what anybody reads or has open is another one. */
async function rewrite(tx: Tx, ids: readonly string[]): Promise<number> {
  const { numAffectedRows } = await sql`
    update person set gender = gender_code(gender)
    where id = any(${ids}::uuid[]) and gender <> gender_code(gender)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

async function rewriteNext(tx: Tx, now: number): Promise<GenderRewriting | undefined> {
  await begin(tx);
  const progress = await lockProgress(tx);
  if (!progress) return undefined;
  if (progress.ended_at !== null) return { rewritten: 0, isDone: true };
  const rows = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '>', progress.after_id)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  const ids = rows.map(({ id }) => id);
  const rewritten = await rewrite(tx, ids);
  const isDone = ids.length < AT_ONCE;
  await tx
    .updateTable('rewriting')
    .set({ after_id: ids.at(-1) ?? progress.after_id, ended_at: isDone ? now : null })
    .where('name', '=', NAME)
    .execute();
  return { rewritten, isDone };
}

export interface RewriteOptions extends PortionOptions<GenderRewriting> {
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Writes the genders that earlier versions stored in lower case as codes. Rows that arrive meanwhile are stored as codes, by
 * this version and, with a trigger, by the one before. With nothing left it is one look at one row.
 */
export const rewriteGenders = (
  db: Kysely<Schema>,
  { now, ...options }: RewriteOptions,
): Promise<GenderRewriting | undefined> => runPortions(db, (tx) => rewriteNext(tx, now()), options);
