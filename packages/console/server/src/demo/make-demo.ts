import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { runWork } from '../platform/database/work.ts';
import { demoClock } from './demo-clock.ts';
import { isOlderDemo, readProgress, storeProgress } from './demo-progress.ts';
import { readClinic, storeTables, unpackPart } from './load-part.ts';

export const PEOPLE = 600;
const PEOPLE_AT_ONCE = 20;
export const BATCHES = PEOPLE / PEOPLE_AT_ONCE;

export interface MakeDemoOptions {
  /** Receives the number of loaded people and the total, at the start and after every batch. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops after the current batch. The next start continues with the following one. */
  readonly signal?: AbortSignal;
  /** Awaited between batches, so that requests can use the database. */
  readonly between?: () => Promise<unknown>;
  /** For tests. */
  readonly now?: () => number;
}

/** Returns whether all demo people are loaded. */
export async function isDemoReady(db: Kysely<Schema>): Promise<boolean> {
  return (await readProgress(db))?.batches === BATCHES || (await isOlderDemo(db));
}

/**
 * Loads the missing batches of demo people. Each batch is one short transaction that also counts it, so that a killed
 * process leaves no partial batch and repeats none. The demo staff must exist (`ensureDemoAccounts`). Returns whether
 * all are loaded: false if `signal` stopped it.
 */
export async function makeDemo(db: Kysely<Schema>, options: MakeDemoOptions = {}): Promise<boolean> {
  const { onProgress, signal, between = yieldToRequests, now = Date.now } = options;
  if (await isOlderDemo(db)) return true;
  const before = (await readProgress(db)) ?? { first: Math.floor(now() / 1000), batches: 0 };
  onProgress?.(before.batches * PEOPLE_AT_ONCE, PEOPLE);
  if (before.batches === BATCHES) return true;
  const clinic = await readClinic();
  const clock = demoClock(before);
  for (let { batches } = before; batches < BATCHES; batches += 1) {
    if (signal?.aborted) return false;
    await runWork(db, async (tx) => {
      await storeTables(tx, unpackPart(clinic, `people ${batches}`, clock));
      await storeProgress(tx, { ...before, batches: batches + 1 });
    });
    onProgress?.((batches + 1) * PEOPLE_AT_ONCE, PEOPLE);
    await between();
  }
  await refreshStatistics(db);
  return true;
}
