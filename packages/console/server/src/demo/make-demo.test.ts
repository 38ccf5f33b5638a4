import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../test/databases.ts';
import { countRows } from '../../test/postgres/count-rows.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from './demo-accounts.ts';
import { BATCHES, DEMO_SEED, generatePeople, PEOPLE } from './generate-people.ts';
import { isDemoReady, makeDemo } from './make-demo.ts';

const NOW = Date.parse('2026-03-18T08:30:00Z');
/** The tests write the last thirty people only. */
const SKIPPED = BATCHES - 6;
const written = [...generatePeople(DEMO_SEED, NOW / 1000, SKIPPED)].flat();
const TABLES = [
  'contact_status',
  'person',
  'identifier',
  'person_phone',
  'enrolment',
  'reading',
  'contact',
  'call_log',
] as const;

describe.each(databases)('the demo on a database: $kind', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await runWork(database.db, ensureDemoAccounts);
    await countFrom(SKIPPED);
  });
  afterAll(() => database?.remove());

  const countFrom = async (batches: number) => {
    await database.db.deleteFrom('setting').execute();
    const value = JSON.stringify({ seed: DEMO_SEED, anchor: NOW / 1000, batches });
    await database.db.insertInto('setting').values({ name: 'demo-people', value }).execute();
  };

  /** What was set right after calls were saved. */
  async function changed() {
    const { rows } = await sql<{ corrected: number; withdrawn: number; measuredAnew: number }>`
      select (select count(*) from contact_status where status = 'corrected')::int as corrected,
        (select count(*) from contact_status where status = 'withdrawn')::int as withdrawn,
        (select count(*) from reading where status = 'corrected')::int as "measuredAnew"`.execute(
      database.db,
    );
    return rows[0] ?? { corrected: 0, withdrawn: 0, measuredAnew: 0 };
  }

  const count = (table: keyof Schema) => countRows(database.db, table);

  it('stops when told, and says how far it came', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number) => {
      seen.push(done);
      if (done >= PEOPLE - 20) stop.abort();
    };
    expect(await makeDemo(database.db, { onProgress, signal: stop.signal })).toBe(false);
    expect(seen).toEqual([570, 575, 580]);
    expect(await count('person')).toBe(10);
    expect(await isDemoReady(database.db)).toBe(false);
  });

  it('goes on where it stopped, with the anchor of its first start', async () => {
    expect(await makeDemo(database.db, { now: () => NOW + 3_600_000_000 })).toBe(true);
    expect(await isDemoReady(database.db)).toBe(true);
    const calls = written.flatMap((record) => record.calls);
    const measured = [...written, ...calls].flatMap(({ readings }) => readings);
    expect(await count('person')).toBe(30);
    expect(await count('contact')).toBe(calls.length);
    const { corrected, withdrawn, measuredAnew } = await changed();
    expect(corrected).toBeGreaterThan(0);
    expect(withdrawn).toBeGreaterThan(0);
    expect(measuredAnew).toBeGreaterThan(0);
    expect(await count('contact_status')).toBe(2 * calls.length + corrected + withdrawn);
    expect(await count('reading')).toBe(measured.length + measuredAnew);
  });

  it('adds nothing when it is run again, not even over a counter that was lost', async () => {
    const before = await Promise.all(TABLES.map(count));
    expect(await makeDemo(database.db)).toBe(true);
    await countFrom(BATCHES - 2);
    expect(await makeDemo(database.db)).toBe(true);
    expect(await Promise.all(TABLES.map(count))).toEqual(before);
  });

  it('leaves accounts as they are when they are ensured again', async () => {
    const hashes = () =>
      database.db.selectFrom('account').select(['email', 'password_hash']).orderBy('email').execute();
    const before = await hashes();
    expect(before).toHaveLength(DEMO_ACCOUNTS.length);
    await runWork(database.db, ensureDemoAccounts);
    expect(await hashes()).toEqual(before);
  });

  it('names in each log exactly the readings of its call', async () => {
    const { rows } = await sql<{ named: number; found: number; measured: number }>`
      with named as (select contact_id, unnest(reading_ids) as id from call_log)
      select (select count(*) from named)::int as named,
        (select count(*) from named join reading using (id, contact_id))::int as found,
        (select count(*) from reading where contact_id is not null)::int as measured`.execute(database.db);
    const [counts] = rows;
    expect(counts?.named).toBeGreaterThan(100);
    expect(counts).toEqual({ named: counts?.named, found: counts?.named, measured: counts?.named });
  });
});
