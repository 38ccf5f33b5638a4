import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { errorFacts, type Log } from './http/log.ts';
import { facilitiesToRefresh, refreshWork } from './store/refresh-work.ts';
import type { Schema } from './store/schema.ts';
import { runWork } from './store/work.ts';

const EVERY_MS = 30_000;

async function refreshFacility(
  db: Kysely<Schema>,
  facilityId: string,
  { signal, between }: KeepWorkOptions,
): Promise<void> {
  const now = Math.floor(Date.now() / 1000);
  for (let isDone = false; !isDone && !signal.aborted; ) {
    await between();
    isDone = await runWork(db, (tx) => refreshWork(tx, { facilityId, now }));
  }
}

export interface KeepWorkOptions {
  readonly signal: AbortSignal;
  /** Awaited between short transactions: lets whoever waits for the database go first. */
  readonly between: () => Promise<unknown>;
}

/**
 * Keeps the worklists of all facilities up to date, also where nobody looks: after an import, and when a day begins. What
 * a request needs it works out itself. Ends with the signal.
 */
export async function keepWork(db: Kysely<Schema>, log: Log, options: KeepWorkOptions): Promise<void> {
  const { signal } = options;
  while (!signal.aborted) {
    await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => undefined);
    try {
      for (const id of await facilitiesToRefresh(db, Math.floor(Date.now() / 1000))) {
        if (!signal.aborted) await refreshFacility(db, id, options);
      }
    } catch (error) {
      if (!signal.aborted) log.warn('worklist-failed', errorFacts(error));
    }
  }
}
