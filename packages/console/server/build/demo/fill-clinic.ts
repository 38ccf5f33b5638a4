import { type Kysely, sql } from 'kysely';
import { ensureDemoAccounts } from '../../src/demo/demo-accounts.ts';
import type { Schema } from '../../src/platform/database/schema.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { writeDay } from './demo-encounters.ts';
import { DEMO_SEED, generatePeople, makePeople } from './generate-people.ts';
import { DAY } from './indian-time.ts';
import { writePeople } from './write-people.ts';

/**
 * Stores the demo's people with their history up to the anchor (unix seconds). Returns their ids in the order
 * of the generator.
 */
export async function fillPeople(db: Kysely<Schema>, anchor: number): Promise<string[]> {
  const ids: string[] = [];
  await runWork(db, ensureDemoAccounts);
  for (const records of generatePeople(DEMO_SEED, anchor)) {
    await runWork(db, (tx) => writePeople(tx, records, anchor));
    ids.push(...records.map(({ person }) => person.id));
  }
  return ids;
}

/** Stores the encounters of the anchor's day as they are when the day is over. */
export const fillHeldDay = (db: Kysely<Schema>, anchor: number): Promise<void> =>
  runWork(db, async (tx) => {
    await sql`delete from provider_time`.execute(tx);
    await writeDay(tx, makePeople(DEMO_SEED, anchor), { midnight: anchor, now: anchor + DAY });
  });
