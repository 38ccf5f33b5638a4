import type { Kysely, Transaction } from 'kysely';
import { BEFORE_ALL, type PortionOptions, runPortions } from './portions.ts';
import type { Schema } from './schema.ts';

type Tx = Transaction<Schema>;

/** Rows that an earlier version stored differently. They are rewritten once, in the order of their ids. */
export interface Rewriting<Report> {
  /** The key of the stored progress. It includes a version if a later rewriting starts over. */
  readonly name: string;
  readonly none: Report;
  /** Returns the ids of the next rows, in order. */
  readonly next: (tx: Tx, after: string, limit: number) => Promise<readonly string[]>;
  /** Rewrites these rows in the same transaction and returns what it changed. */
  readonly rewrite: (tx: Tx, ids: readonly string[], now: number) => Promise<Report>;
  /** Rows per transaction. */
  readonly atOnce: number;
  readonly add: (one: Report, other: Report) => Report;
}

export interface RewritingState<Report> {
  /** What this run has changed so far. */
  readonly report: Report;
  readonly isDone: boolean;
}

export interface RewritingOptions<Report> extends PortionOptions<RewritingState<Report>> {
  /** Unix seconds. */
  readonly now: () => number;
}

/** Returns the progress, locked for this transaction, or undefined while another process is working on it. */
async function lockProgress(tx: Tx, name: string) {
  await tx
    .insertInto('rewriting')
    .values({ name, after_id: BEFORE_ALL })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('rewriting')
    .select(['after_id', 'ended_at'])
    .where('name', '=', name)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Rewrites rows once, in portions of one transaction each, and resumes an interrupted run. With nothing left to do it
 * reads only one row. Returns undefined if another process is working on it.
 */
export function rewriteOnce<Report>(
  db: Kysely<Schema>,
  { name, none, next, rewrite, atOnce, add }: Rewriting<Report>,
  { now, ...options }: RewritingOptions<Report>,
): Promise<RewritingState<Report> | undefined> {
  let report = none;
  return runPortions(
    db,
    async (tx) => {
      const progress = await lockProgress(tx, name);
      if (!progress) return undefined;
      if (progress.ended_at !== null) return { report, isDone: true };
      const ids = await next(tx, progress.after_id, atOnce);
      const changed = ids.length === 0 ? none : await rewrite(tx, ids, now());
      const isDone = ids.length < atOnce;
      await tx
        .updateTable('rewriting')
        .set({ after_id: ids.at(-1) ?? progress.after_id, ended_at: isDone ? now() : null })
        .where('name', '=', name)
        .execute();
      return { report: add(report, changed), isDone };
    },
    {
      ...options,
      onProgress: (state) => {
        report = state.report;
        options.onProgress?.(state);
      },
    },
  );
}

/** Deletes the progress, so that all rows are checked again. */
export const rewriteAgain = (db: Kysely<Schema>, name: string) =>
  db.deleteFrom('rewriting').where('name', '=', name).execute();
