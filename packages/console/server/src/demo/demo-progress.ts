import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../platform/database/schema.ts';

const SETTING = 'demo-clinic';
/** Written by versions that generated the demo instead of loading it. Their data stays as it is. */
const OLDER_SETTING = 'demo-people';

const progressSchema = v.object({
  /** Unix seconds of the first start. */
  first: v.number(),
  /** Number of loaded batches of people. */
  batches: v.number(),
  /** The day after the last one with encounters, counted from the day of the first start. */
  until: v.optional(v.number()),
  /** The last day on which a patient waited at a start, counted the same way. */
  waiting: v.optional(v.number()),
  /** Whether records of the encounters are loaded, such as prescriptions. */
  recorded: v.optional(v.boolean()),
  /** The last day on which patients arrived in the waiting rooms at a start, counted like `until`. */
  arrived: v.optional(v.number()),
  /** Whether bills, the project and the waiting list are there. */
  reception: v.optional(v.boolean()),
});
export type DemoProgress = v.InferOutput<typeof progressSchema>;

async function readSetting(db: Kysely<Schema>, name: string): Promise<unknown> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Returns how much of the demo this database has, or undefined before its first start. */
export async function readProgress(db: Kysely<Schema>): Promise<DemoProgress | undefined> {
  const value = await readSetting(db, SETTING);
  return value === undefined ? undefined : v.parse(progressSchema, value);
}

export const isOlderDemo = async (db: Kysely<Schema>): Promise<boolean> =>
  (await readSetting(db, OLDER_SETTING)) !== undefined;

export async function storeProgress(db: Kysely<Schema>, progress: DemoProgress): Promise<void> {
  const value = JSON.stringify(progress);
  await db
    .insertInto('setting')
    .values({ name: SETTING, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
