import { setImmediate as yieldToRequests } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../platform/database/schema.ts';
import { refreshStatistics } from '../platform/database/upkeep/refresh-statistics.ts';
import { runWork } from '../platform/database/work.ts';
import { BATCHES, DEMO_SEED, generatePeople, PEOPLE } from './generate-people.ts';
import { writePeople } from './write-people.ts';

/** How far the demo of this database has come; `anchor` is the moment of its first start, unix seconds. */
const stateSchema = v.object({ seed: v.string(), anchor: v.number(), batches: v.number() });
type DemoProgress = v.InferOutput<typeof stateSchema>;

const SETTING = 'demo-people';

export interface MakeDemoOptions {
  /** People made so far and people in all; called at the start, after every batch and never without a change. */
  readonly onProgress?: (done: number, total: number) => void;
  /** Stops after the batch that is being written; the next start goes on from there. */
  readonly signal?: AbortSignal;
  /** Awaited between batches: lets whoever waits for the database go first. */
  readonly between?: () => Promise<unknown>;
  /** For tests. */
  readonly now?: () => number;
}

async function readProgress(db: Kysely<Schema>): Promise<DemoProgress | undefined> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row && v.parse(stateSchema, row.value);
}

/** Keeps the anchor of the first start for ever: everything is told up to that moment. */
async function begin(tx: Transaction<Schema>, anchor: number): Promise<DemoProgress> {
  const fresh: DemoProgress = { seed: DEMO_SEED, anchor, batches: 0 };
  await tx
    .insertInto('setting')
    .values({ name: SETTING, value: JSON.stringify(fresh) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await readProgress(tx)) ?? fresh;
}

async function keepProgress(tx: Transaction<Schema>, progress: DemoProgress): Promise<void> {
  await tx
    .updateTable('setting')
    .set({ value: JSON.stringify(progress) })
    .where('name', '=', SETTING)
    .execute();
}

const peopleAfter = (batches: number): number => Math.round((batches / BATCHES) * PEOPLE);

/** Whether the demo people of this database are complete. */
export async function isDemoReady(db: Kysely<Schema>): Promise<boolean> {
  return (await readProgress(db))?.batches === BATCHES;
}

/**
 * Makes the demo people, or what is missing of them. Each batch is one short transaction that also counts itself, so
 * that a killed process leaves no half of one and repeats none; requests are answered between batches. The demo staff
 * must be there (`ensureDemoAccounts`). Answers whether the demo is complete: false when `signal` stopped it.
 */
export async function makeDemo(db: Kysely<Schema>, options: MakeDemoOptions = {}): Promise<boolean> {
  const { onProgress, signal, between = yieldToRequests, now = Date.now } = options;
  const progress = await runWork(db, (tx) => begin(tx, Math.floor(now() / 1000)));
  let { batches } = progress;
  onProgress?.(peopleAfter(batches), PEOPLE);
  for (const records of generatePeople(progress.seed, progress.anchor, batches)) {
    if (signal?.aborted) return false;
    batches += 1;
    const done = batches;
    await runWork(db, async (tx) => {
      await writePeople(tx, records, progress.anchor);
      await keepProgress(tx, { ...progress, batches: done });
    });
    onProgress?.(peopleAfter(done), PEOPLE);
    await between();
  }
  if (progress.batches < BATCHES) await refreshStatistics(db);
  return true;
}
