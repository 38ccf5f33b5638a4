import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { errorFacts, type Log } from '../platform/http/log.ts';
import { facilitiesToRefresh, refreshChanged, refreshDue } from '../worklist/refresh-work.ts';

/** Number of consecutive transactions before other users go first. An import must not have to wait for a quiet hour. */
const IN_A_ROW = 10;
/** After an import the worklist is outdated for about this long. */
const EVERY_MS = 3_000;

export interface KeepWorkOptions {
  readonly signal: AbortSignal;
  /** Awaited every few short transactions to let other users of the database go first. */
  readonly between: () => Promise<unknown>;
}

const AT_ONCE: KeepWorkOptions = {
  signal: new AbortController().signal,
  between: () => Promise.resolve(),
};

/** Repeats short transactions until none has more to do. */
async function repeat(
  db: Kysely<Schema>,
  work: (tx: Transaction<Schema>) => Promise<boolean>,
  { signal, between }: KeepWorkOptions,
): Promise<void> {
  let isDone = false;
  for (let times = 0; !isDone && !signal.aborted; times += 1) {
    if (times % IN_A_ROW === 0) await between();
    isDone = await runWork(db, work);
  }
}

/** Runs one round for the work due at a time (unix seconds). */
export async function keepWorkOnce(
  db: Kysely<Schema>,
  now: number,
  options: KeepWorkOptions = AT_ONCE,
): Promise<void> {
  const anyChange = await db.selectFrom('work_change').select('xid').limit(1).executeTakeFirst();
  if (anyChange) await repeat(db, (tx) => refreshChanged(tx, now), options);
  for (const facilityId of await facilitiesToRefresh(db, now)) {
    await repeat(db, (tx) => refreshDue(tx, { facilityId, now }), options);
  }
}

/**
 * Updates the worklists of all facilities after imports and commands, and when a day or an hour begins. Requests update
 * the worklist for what they store, and reading it writes nothing. Stops with the signal.
 */
export async function keepWork(db: Kysely<Schema>, log: Log, options: KeepWorkOptions): Promise<void> {
  const { signal } = options;
  while (!signal.aborted) {
    try {
      await keepWorkOnce(db, Math.floor(Date.now() / 1000), options);
    } catch (error) {
      if (!signal.aborted) log.warn('worklist-failed', errorFacts(error));
    }
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
