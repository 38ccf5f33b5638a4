import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { runWork } from './work.ts';

/** The embedded database prepares a statement when it is repeated. The answers must stay the same. */
const RUNS = 4;

describe.each(databases)('a repeated statement ($kind)', ({ open }) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    await sql`create table repeated (id int primary key, text text, at timestamptz)`.execute(database.db);
  });
  afterAll(async () => {
    await sql`drop table repeated`.execute(database.db);
    await database.remove();
  });

  const count = async (): Promise<number> => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from repeated`.execute(database.db);
    return rows[0]?.n ?? Number.NaN;
  };

  it.each<[string, string, unknown, unknown]>([
    ['a number', 'int', 7, 7],
    ['a large number', 'bigint', 1_700_000_000_000, 1_700_000_000_000],
    ['a fraction', 'float8', 37.5, 37.5],
    ['nothing', 'text', null, null],
    ['a text with quotes and letters of another script', 'text', `a'b"c\\ नमस्ते`, `a'b"c\\ नमस्ते`],
    ['a truth', 'boolean', false, false],
    ['a calendar day', 'date', '2026-02-28', '2026-02-28'],
    ['a moment', 'timestamptz', new Date(1_700_000_000_123), new Date(1_700_000_000_123)],
    ['a list of texts', 'text[]', ['a', 'b,"c"'], ['a', 'b,"c"']],
    ['an empty list', 'int[]', [], []],
    ['a document', 'jsonb', JSON.stringify({ a: [1, null, 'x'] }), { a: [1, null, 'x'] }],
  ])('returns %s', async (_, type, value, expected) => {
    for (let run = 0; run < RUNS; run += 1) {
      const statement = sql`select ${value}::${sql.raw(type)} as value, 1 as one`;
      expect((await statement.execute(database.db)).rows).toEqual([{ value: expected, one: 1 }]);
    }
  });

  it('answers by its current parameters, with the number of changed rows', async () => {
    for (let id = 1; id <= RUNS; id += 1) {
      const { numAffectedRows } =
        await sql`insert into repeated (id, text) values (${id}, ${`row ${id}`})`.execute(database.db);
      expect(numAffectedRows).toBe(1n);
      const { rows } = await sql`select text from repeated where id = ${id}`.execute(database.db);
      expect(rows).toEqual([{ text: `row ${id}` }]);
    }
    await sql`delete from repeated`.execute(database.db);
  });

  it('knows columns that were added since', async () => {
    const everything = () => sql`select * from repeated where id = ${1}`.execute(database.db);
    await sql`insert into repeated (id) values (1)`.execute(database.db);
    for (let run = 0; run < RUNS; run += 1) await everything();
    await sql`alter table repeated add column more text default 'more'`.execute(database.db);
    expect((await everything()).rows).toEqual([{ id: 1, text: null, at: null, more: 'more' }]);
    await sql`delete from repeated`.execute(database.db);
  });

  it('fails the same way each time, and works again after it', async () => {
    const add = (id: number) => sql`insert into repeated (id) values (${id})`.execute(database.db);
    await add(1);
    for (let run = 0; run < RUNS; run += 1) await expect(add(1)).rejects.toMatchObject({ code: '23505' });
    for (let id = 2; id <= RUNS; id += 1) await add(id);
    expect(await count()).toBe(RUNS);
    await sql`delete from repeated`.execute(database.db);
  });

  it('is rolled back with its transaction, whatever came first in it', async () => {
    const undone = new Error('undone');
    for (let run = 0; run < RUNS; run += 1) {
      const work = runWork(database.db, async (tx) => {
        await sql`insert into repeated (id) values (${1})`.execute(tx);
        throw undone;
      });
      await expect(work).rejects.toBe(undone);
      expect(await count()).toBe(0);
    }
  });

  it('is committed with its transaction; an empty one leaves nothing open', async () => {
    const transaction = async () =>
      (await sql<{ id: string }>`select pg_current_xact_id()::text as id`.execute(database.db)).rows[0]?.id;
    for (let run = 1; run <= RUNS; run += 1) {
      await runWork(database.db, async () => undefined);
      expect(await transaction()).not.toBe(await transaction());
      await runWork(database.db, (tx) => sql`insert into repeated (id) values (${run})`.execute(tx));
      expect(await transaction()).not.toBe(await transaction());
    }
    expect(await count()).toBe(RUNS);
    await sql`delete from repeated`.execute(database.db);
  });

  it('fails in a failed transaction until that is over', async () => {
    for (let run = 0; run < RUNS; run += 1) {
      const work = runWork(database.db, async (tx) => {
        await sql`select 1 / ${0}::int`.execute(tx).catch(() => undefined);
        await sql`select id from repeated`.execute(tx);
      });
      await expect(work).rejects.toMatchObject({ code: '25P02' });
      expect(await count()).toBe(0);
    }
  });
});
