import { PRODUCT_VERSION } from '@careline/core/preferences';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../store/schema.ts';

export type DemoState = 'ready' | 'making' | 'none' | 'failed';

export interface Health {
  readonly status: 'ok' | 'unavailable';
  readonly database: 'ok' | 'unavailable';
  readonly demo: DemoState;
  readonly version: string;
}

/** A database that takes longer than this for nothing is not answering. */
const LONGEST_WAIT_MS = 5_000;

async function databaseAnswers(db: Kysely<Schema>): Promise<boolean> {
  const late = new Promise<false>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS, false).unref());
  const answered = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]);
}

export async function health(db: Kysely<Schema>, demo: DemoState): Promise<Health> {
  const state = (await databaseAnswers(db)) ? 'ok' : 'unavailable';
  return { status: state, database: state, demo, version: PRODUCT_VERSION };
}
