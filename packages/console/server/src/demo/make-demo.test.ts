import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databasesOfRun, type TestDatabase } from '../../test/databases.ts';
import { countRows } from '../../test/postgres/count-rows.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import { DEMO_ACCOUNTS, ensureDemoAccounts } from './demo-accounts.ts';
import { storeProgress } from './demo-progress.ts';
import { BATCHES, isDemoReady, makeDemo, PEOPLE } from './make-demo.ts';

const NOW = Date.parse('2027-01-09T08:30:00Z') / 1000;
const DAY = 86_400;
/** The tests load only the last sixty people. */
const SKIPPED = BATCHES - 3;
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

describe.each(databasesOfRun)('the people of the demo on the $kind database', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await runWork(database.db, ensureDemoAccounts);
    await storeProgress(database.db, { first: NOW, batches: SKIPPED });
  });
  afterAll(() => database?.remove());

  const count = (table: keyof Schema) => countRows(database.db, table);

  it('stop after a batch when asked to', async () => {
    const stop = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number) => {
      seen.push(done);
      if (done === PEOPLE - 20) stop.abort();
    };
    expect(await makeDemo(database.db, { onProgress, signal: stop.signal })).toBe(false);
    expect(seen).toEqual([540, 560, 580]);
    expect(await count('person')).toBe(40);
    expect(await isDemoReady(database.db)).toBe(false);
  });

  it('continue with the next batch up to the first start', async () => {
    expect(await makeDemo(database.db, { now: () => (NOW + 40 * DAY) * 1000 })).toBe(true);
    expect(await isDemoReady(database.db)).toBe(true);
    expect(await count('person')).toBe(60);
    const { rows } = await sql<{ newest: number; calls: number; set: readonly string[] }>`
      select (select max(created_at) from reading) as newest, (select max(started_at) from contact) as calls,
        (select array_agg(distinct status order by status) from contact_status
          where status in ('corrected', 'withdrawn')) as set`.execute(database.db);
    const [{ newest, calls, set } = { newest: 0, calls: 0, set: [] }] = rows;
    expect([newest, calls].map((at) => at < NOW && at > NOW - 3 * DAY)).toEqual([true, true]);
    expect(set).toEqual(['corrected', 'withdrawn']);
  });

  it('are loaded once', async () => {
    const before = await Promise.all(TABLES.map(count));
    expect(await makeDemo(database.db)).toBe(true);
    expect(await Promise.all(TABLES.map(count))).toEqual(before);
  });

  it('keep their accounts when these are ensured again', async () => {
    const hashes = () =>
      database.db.selectFrom('account').select(['email', 'password_hash']).orderBy('email').execute();
    const before = await hashes();
    expect(before).toHaveLength(DEMO_ACCOUNTS.length);
    await runWork(database.db, ensureDemoAccounts);
    expect(await hashes()).toEqual(before);
  });

  it('have exactly the readings of each call in its log', async () => {
    const { rows } = await sql<{ named: number; found: number; measured: number }>`
      with named as (select contact_id, unnest(reading_ids) as id from call_log where version = 1)
      select (select count(*) from named)::int as named,
        (select count(*) from named join reading using (id, contact_id))::int as found,
        (select count(*) from reading where contact_id is not null and superseded_by is null)::int as measured`.execute(
      database.db,
    );
    const [counts] = rows;
    expect(counts?.named).toBeGreaterThan(100);
    expect(counts).toEqual({ named: counts?.named, found: counts?.named, measured: counts?.named });
  });

  it('of an older version stay unchanged', async () => {
    await database.db.deleteFrom('setting').execute();
    const value = JSON.stringify({ seed: 'careline-demo-1', anchor: NOW, batches: 60 });
    await database.db.insertInto('setting').values({ name: 'demo-people', value }).execute();
    const before = await Promise.all(TABLES.map(count));
    expect([await isDemoReady(database.db), await makeDemo(database.db)]).toEqual([true, true]);
    expect(await Promise.all(TABLES.map(count))).toEqual(before);
  });
});
