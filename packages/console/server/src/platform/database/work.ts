import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import { sqlState } from './database-errors.ts';
import type { Schema } from './schema.ts';
import { watched } from './watch-work.ts';

/** Serialization failure and deadlock: the database undid the transaction and asks for it to be run again. */
const RUN_AGAIN = new Set(['40001', '40P01']);
const MOST_RUNS = 5;
const FIRST_PAUSE_MS = 10;

/**
 * Runs `fn` in one transaction; throws away everything when it throws. Only what the database asks to be repeated is
 * repeated, so `fn` may run more than once and must not do anything that lives outside the transaction. Inside `fn`
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
      if (run === MOST_RUNS || !RUN_AGAIN.has(sqlState(error) ?? '')) throw error;
      await pause(Math.random() * FIRST_PAUSE_MS * 2 ** run);
    }
  }
}
