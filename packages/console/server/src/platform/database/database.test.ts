import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { openDatabase } from './database.ts';
import { isUniqueViolation, sqlState } from './database-errors.ts';
import { migrate } from './migrate.ts';
import { runWork } from './work.ts';

describe.each(databases)('the $kind database', ({ open }) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await sql`create table thing (id int primary key, count int not null)`.execute(database.db);
    await sql`insert into thing values (1, 0), (2, 0)`.execute(database.db);
  });
  afterAll(() => database.remove());

  it.each([
    ['bigint', sql`9007199254740991::bigint`, 9007199254740991],
    ['numeric keeps its digits', sql`75.10::numeric`, '75.10'],
    ['jsonb', sql`${JSON.stringify({ a: [1, 'x'] })}::jsonb`, { a: [1, 'x'] }],
    ['timestamptz', sql`'2024-02-29T10:00:00+05:30'::timestamptz`, new Date('2024-02-29T04:30:00Z')],
    ['date', sql`'2024-02-29'::date`, '2024-02-29'],
    ['boolean', sql`${true}::boolean`, true],
    ['text array', sql`${['a', 'b,"c"', '']}::text[]`, ['a', 'b,"c"', '']],
    [
      'uuid array',
      sql`array['018d0000-0000-7000-8000-000000000000']::uuid[]`,
      ['018d0000-0000-7000-8000-000000000000'],
    ],
    ['a number where text is asked for', sql`${42}::text`, '42'],
    ['null', sql`${null}::text`, null],
    ['Devanagari', sql`${'रवि'}::text`, 'रवि'],
  ])('returns %s the same way', async (_, expression, expected) => {
    const { rows } = await sql<{ value: unknown }>`select ${expression} as value`.execute(database.db);
    expect(rows[0]?.value).toEqual(expected);
  });

  it('names the constraint of a row that already exists', async () => {
    const failure = await sql`insert into thing values (1, 0)`.execute(database.db).catch((error) => error);
    expect(isUniqueViolation(failure, 'thing_pkey')).toBe(true);
    expect(isUniqueViolation(failure, 'other_pkey')).toBe(false);
    expect(sqlState(failure)).toBe('23505');
  });

  it('counts the rows a statement changed', async () => {
    const { numAffectedRows } = await sql`update thing set count = count`.execute(database.db);
    expect(numAffectedRows).toBe(2n);
  });

  it('rolls back a whole transaction when it throws', async () => {
    const failed = runWork(database.db, async (tx) => {
      await sql`update thing set count = 99 where id = 2`.execute(tx);
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    const { rows } = await sql`select count from thing where id = 2`.execute(database.db);
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('isolates two hundred simultaneous transactions', async () => {
    await Promise.all(
      Array.from({ length: 200 }, () =>
        runWork(database.db, async (tx) => {
          const { rows } = await sql<{
            count: number;
          }>`select count from thing where id = 1 for update`.execute(tx);
          await sql`update thing set count = ${(rows[0]?.count ?? 0) + 1} where id = 1`.execute(tx);
        }),
      ),
    );
    const { rows } = await sql`select count from thing where id = 1`.execute(database.db);
    expect(rows).toEqual([{ count: 200 }]);
  });

  it.each(['40001', '40P01'])('retries a transaction after %s', async (state) => {
    let runs = 0;
    const result = await runWork(database.db, async (tx) => {
      runs += 1;
      if (runs < 3)
        await sql.raw(`do $$ begin raise exception 'again' using errcode = '${state}'; end $$`).execute(tx);
      return 'done';
    });
    expect({ result, runs }).toEqual({ result: 'done', runs: 3 });
  });

  it('gives up on a transaction that can never succeed', async () => {
    let runs = 0;
    const work = runWork(database.db, async (tx) => {
      runs += 1;
      await sql.raw(`do $$ begin raise exception 'again' using errcode = '40001'; end $$`).execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '40001' });
    expect(runs).toBe(5);
  });

  it('runs any other failure once', async () => {
    let runs = 0;
    const work = runWork(database.db, async (tx) => {
      runs += 1;
      await sql`select 1 / 0`.execute(tx);
    });
    await expect(work).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(1);
  });

  it('has nothing left to migrate, however many callers ask at once', async () => {
    expect(await Promise.all([migrate(database), migrate(database), migrate(database)])).toEqual([
      [],
      [],
      [],
    ]);
  });
});

it.each([
  ['nobody listens', 'postgres://someone:secret@127.0.0.1:47100/clinic', '127.0.0.1:47100/clinic'],
  ['no address', 'not an address', 'DATABASE_URL'],
])('says which database cannot be used when %s, without its password', async (_, databaseUrl, place) => {
  const failure = await openDatabase({ databaseUrl }).catch((error) => error);
  expect(failure.name).toBe('DatabaseOpenError');
  expect(failure.message).toContain(`The database at ${place} cannot be used`);
  expect(failure.message).not.toContain('secret');
});
