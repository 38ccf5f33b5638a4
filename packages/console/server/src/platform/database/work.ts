import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isUniqueViolation, sqlState } from './database-errors.ts';
import type { Schema } from './schema.ts';
import { watched } from './watch-work.ts';

/** Serialization failure and deadlock: the database rolled the transaction back, and it can be run again. */
const RUN_AGAIN = new Set(['40001', '40P01']);
const MAX_RUNS = 5;
/** The second run sees the other transaction's row, so the endpoint can refuse the save with its own error. */
const MAX_RUNS_OF_CONFLICT = 2;
const FIRST_PAUSE_MS = 10;

function mayRunAgain(error: unknown, run: number): boolean {
  if (isUniqueViolation(error)) return run < MAX_RUNS_OF_CONFLICT;
  return run < MAX_RUNS && RUN_AGAIN.has(sqlState(error) ?? '');
}

/**
 * Runs `fn` in one transaction, and rolls back if it throws. Repeats it only after a deadlock, a serialization failure
 * or a key conflict. `fn` may therefore run more than once and must have no effects outside the transaction. Inside
 * `fn` use only `tx`: a query on `db` would wait for the single session of the embedded database.
 */
export async function runWork<T>(
  db: Kysely<Schema>,
  fn: (tx: Transaction<Schema>) => Promise<T>,
): Promise<T> {
  for (let run = 1; ; run += 1) {
    try {
      return await watched(db, run, () => db.transaction().execute(fn));
    } catch (error) {
      if (!mayRunAgain(error, run)) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** run);
    }
  }
}
