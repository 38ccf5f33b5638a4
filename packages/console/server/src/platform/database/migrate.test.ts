import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../test/databases.ts';
import { type MigrateOptions, type Migration, migrate, migrationNames } from './migrate.ts';

const making = (name: string, ...statements: readonly string[]): Migration => ({
  name,
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});

/** The existing migrations followed by others. */
const following = (...more: readonly Migration[]): readonly Migration[] => [
  ...migrationNames().map((name) => making(name)),
  ...more,
];

describe.each(databases)('migrating the $kind database', ({ kind, open }) => {
  let database: TestDatabase;
  let reported: [string, unknown][];
  beforeAll(async () => {
    database = await open();
    await sql`create table thing (id int primary key)`.execute(database.db);
  });
  afterAll(() => database.remove());
  beforeEach(async () => {
    reported = [];
    await sql`delete from migration where name like '9%'`.execute(database.db);
    await sql`drop table if exists made`.execute(database.db);
  });

  const run = (options: MigrateOptions = {}) =>
    migrate(database, {
      report: (event, facts) => reported.push([event, facts]),
      pause: async () => undefined,
      ...options,
    });
  const applied = async () => {
    const { rows } = await sql<{ name: string }>`
      select name from migration where name like '9%' order by name`.execute(database.db);
    return rows.map(({ name }) => name);
  };
  const later = (name: string, oldest: string | null) =>
    sql`insert into migration (name, oldest) values (${name}, ${oldest})`.execute(database.db);

  it('keeps what was applied before a failing migration, and nothing of that one', async () => {
    const migrations = following(
      making('9001-good', 'create table made (id int)'),
      making('9002-bad', 'alter table made add column b int', 'select 1 / 0'),
    );
    await expect(run({ migrations })).rejects.toMatchObject({ code: '22012' });
    expect(await applied()).toEqual(['9001-good']);
    expect(await run({ migrations: following(making('9001-good')) })).toEqual([]);
    expect((await sql`select * from made`.execute(database.db)).rows).toEqual([]);
    expect(reported).toEqual([['migrated', { migration: '9001-good' }]]);
  });

  it.each([
    ['expansions only', null, 'goes on'],
    ['a contraction this version was made for', migrationNames().at(-1) ?? '', 'goes on'],
    ['a contraction of something this version uses', '9001-unknown', 'refuses'],
  ])('to a newer version with %s', async (_, oldest, outcome) => {
    await later('9100-newer', oldest);
    if (outcome === 'refuses')
      await expect(run()).rejects.toThrow('newer version of Careline (it has 9100-newer)');
    else {
      expect(await run()).toEqual([]);
      expect(reported).toEqual([['database-newer', { migrations: '9100-newer' }]]);
    }
  });

  it('changes nothing in a database that diverged', async () => {
    await later('9100-newer', null);
    const migrations = following(making('9001-ours', 'create table made (id int)'));
    await expect(run({ migrations })).rejects.toThrow('it has 9100-newer');
    expect(await applied()).toEqual(['9100-newer']);
  });

  it('stores with a contraction which version can continue', async () => {
    await run({ migrations: following({ ...making('9001-away'), oldest: '0001-first' }) });
    const { rows } = await sql`select oldest from migration where name = '9001-away'`.execute(database.db);
    expect(rows).toEqual([{ oldest: '0001-first' }]);
  });

  // The embedded database has one session, so no other session can hold a table.
  describe.runIf(kind === 'server')('under load', () => {
    const changing = () =>
      following(making('9001-change', 'alter table thing add column if not exists b int'));

    /** Runs `work` while another session holds `statement` in a transaction, until `work` calls `release`. */
    async function beside(statement: string, work: (release: () => Promise<void>) => Promise<void>) {
      let release: () => void = () => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      let begun: () => void = () => undefined;
      const has = new Promise<void>((resolve) => {
        begun = resolve;
      });
      const holding = database.db.transaction().execute(async (tx) => {
        await sql.raw(statement).execute(tx);
        begun();
        await released;
      });
      await has;
      const end = async () => {
        release();
        await holding;
      };
      await work(end).finally(end);
    }

    it('retries after growing pauses until the table is free', async () => {
      await beside('lock table thing in row exclusive mode', async (release) => {
        const pauses: number[] = [];
        const pause = async (ms: number) => {
          pauses.push(ms);
          if (pauses.length === 3) await release();
        };
        expect(await run({ migrations: changing(), lockTimeoutMs: 20, pause })).toEqual(['9001-change']);
        expect(pauses).toEqual([500, 1_000, 2_000]);
      });
      expect(reported.slice(0, 1)).toEqual([['migration-held', { tries: 1, pauseMs: 500, code: '55P03' }]]);
      expect(reported.at(-1)).toEqual(['migrated', { migration: '9001-change' }]);
    });

    it('gives up with an explanation, and has changed nothing', async () => {
      await beside('lock table thing in row exclusive mode', async () => {
        await expect(run({ migrations: changing(), lockTimeoutMs: 5 })).rejects.toThrow(
          /other sessions had them locked in each of 10 attempts.*running servers continue.*pg_stat_activity/,
        );
      });
      expect(await applied()).toEqual([]);
      expect(reported).toHaveLength(9);
    });

    it('waits for another migrating process', async () => {
      await beside('select pg_advisory_xact_lock(7310015)', async (release) => {
        let pauses = 0;
        const pause = async () => {
          pauses += 1;
          if (pauses === 20) await release();
        };
        expect(await run({ migrations: changing(), pause })).toEqual(['9001-change']);
      });
      expect(reported).toEqual([
        ['migration-elsewhere', {}],
        ['migrated', { migration: '9001-change' }],
      ]);
    });

    it('migrates once, however many processes start at once', async () => {
      const runs = await Promise.all(
        [1, 2, 3].map(() => migrate(database, { migrations: changing(), pause: async () => undefined })),
      );
      expect(runs.flat()).toEqual(['9001-change']);
    });
  });
});
