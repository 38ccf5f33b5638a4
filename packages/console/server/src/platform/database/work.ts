import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { isUniqueViolation, sqlState } from './database-errors.ts';
import type { Schema } from './schema.ts';
import { watched } from './watch-work.ts';

/** Serialization failure and deadlock: the database undid the transaction and asks for it to be run again. */
const RUN_AGAIN = new Set(['40001', '40P01']);
const MOST_RUNS = 5;
/** The second run sees the row that was first, and refuses the save in words of its endpoint. */
const MOST_RUNS_OF_CONFLICT = 2;
const FIRST_PAUSE_MS = 10;

function mayRunAgain(error: unknown, run: number): boolean {
  if (isUniqueViolation(error)) return run < MOST_RUNS_OF_CONFLICT;
  return run < MOST_RUNS && RUN_AGAIN.has(sqlState(error) ?? '');
}

/**
 * Runs `fn` in one transaction; throws away everything when it throws. Only a deadlock, a serialization failure and a key
 * that another transaction took first are repeated, so `fn` may run more than once and must not do anything that lives outside the transaction. Inside `fn`
 * everything goes through `tx`: asking `db` again would wait for the single session of the embedded database.
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
