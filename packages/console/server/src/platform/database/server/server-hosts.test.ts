import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../../test/databases.ts';
import { type Bouncer, pgbouncerProgram, startBouncer } from '../../../../test/postgres/pgbouncer.ts';
import { databaseProxy, type TcpProxy } from '../../../../test/postgres/tcp-proxy.ts';
import type { Schema } from '../schema.ts';
import { runWork } from '../work.ts';
import { serverPool } from './server-pool.ts';

const servers = databases.filter(({ kind }) => kind === 'server');
const program = pgbouncerProgram();
if (!program) console.log('SKIPPED behind a pooler: install pgbouncer.');

const urlOf = ({ settings }: TestDatabase) => (settings as { databaseUrl: string }).databaseUrl;
const openThrough = (databaseUrl: string, options = {}) =>
  new Kysely<Schema>({ dialect: new PostgresDialect({ pool: serverPool(databaseUrl, options) }) });

const limits = sql<{ statement: string; idle: string }>`
  select current_setting('statement_timeout') as statement,
    current_setting('idle_in_transaction_session_timeout') as idle`;
const LIMITS_SENT = [{ statement: '30s', idle: '30s' }];

describe.runIf(program).each(servers)('behind PgBouncer in transaction mode, a $kind', ({ open }) => {
  describe.each([
    ['that refuses settings of sessions', []],
    [
      'that passes over them',
      ['ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout'],
    ],
  ])('%s', (_, lines) => {
    let direct: TestDatabase;
    let bouncer: Bouncer;
    let db: Kysely<Schema>;
    beforeAll(async () => {
      direct = await open();
      await sql`create table thing (id int primary key)`.execute(direct.db);
      bouncer = await startBouncer(program ?? '', urlOf(direct), ...lines);
      db = openThrough(bouncer.databaseUrl);
    });
    afterAll(async () => {
      await db.destroy();
      await bouncer.stop();
      await direct.remove();
    });

    it('is detected by many callers at once', async () => {
      const fresh = openThrough(bouncer.databaseUrl);
      const all = Array.from({ length: 6 }, async () => (await limits.execute(fresh)).rows);
      expect(await Promise.all(all)).toEqual(all.map(() => LIMITS_SENT));
      await fresh.destroy();
    });

    it('applies the limits of statements and transactions', async () => {
      expect((await limits.execute(db)).rows).toEqual(LIMITS_SENT);
      expect(await runWork(db, async (tx) => (await limits.execute(tx)).rows)).toEqual(LIMITS_SENT);
      // A direct connection has the same limits.
      expect((await limits.execute(direct.db)).rows).toEqual(LIMITS_SENT);
    });

    it('cancels a statement that takes too long, and continues', async () => {
      const slow = runWork(db, async (tx) => {
        await sql`set local statement_timeout = 50`.execute(tx);
        await sql`select pg_sleep(5)`.execute(tx);
      });
      await expect(slow).rejects.toMatchObject({ code: '57014' });
      await expect(sql`select 1 / 0`.execute(db)).rejects.toMatchObject({ code: '22012' });
      expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    });

    it('shares its two sessions among many callers, each transaction whole', async () => {
      const ids = Array.from({ length: 40 }, (_one, id) => id);
      const add = (id: number) =>
        runWork(db, async (tx) => {
          await sql`insert into thing values (${id})`.execute(tx);
          await sql`insert into thing values (${id + 1_000})`.execute(tx);
          if (id % 4 === 0) throw new Error('undone');
        });
      await Promise.allSettled(ids.map(add));
      const { rows } = await sql<{ id: number }>`select id from thing order by id`.execute(direct.db);
      const remaining = ids.filter((id) => id % 4 !== 0);
      expect(rows.map(({ id }) => id)).toEqual([...remaining, ...remaining.map((id) => id + 1_000)]);
    });
  });
});

describe.each(servers)('an address with several servers, each a $kind', ({ open }) => {
  let first: TestDatabase;
  let proxies: readonly [TcpProxy, TcpProxy];
  let db: Kysely<Schema>;
  let address: string;
  beforeAll(async () => {
    first = await open();
    const [a, b] = [await databaseProxy(urlOf(first)), await databaseProxy(urlOf(first))];
    proxies = [a.proxy, b.proxy];
    const { username, pathname } = new URL(a.databaseUrl);
    address = `postgres://${username}@${new URL(a.databaseUrl).host},${new URL(b.databaseUrl).host}${pathname}`;
  });
  afterEach(() => db.destroy());
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
    await first.remove();
  });

  const works = async () => (await sql<{ one: number }>`select 1 as one`.execute(db)).rows;

  it('uses the next one when the first does not answer', async () => {
    proxies[0].mode('refuse');
    db = openThrough(address);
    expect(await works()).toEqual([{ one: 1 }]);
    proxies[0].mode('pass');
    proxies[1].mode('refuse');
    await works().catch(() => undefined);
    expect(await works()).toEqual([{ one: 1 }]);
    proxies[1].mode('pass');
  });

  it('skips read-only servers', async () => {
    const name = new URL(address.replace(/,[^/]*/, '')).pathname.slice(1);
    const onlyReads = (on: boolean) =>
      sql`alter database ${sql.id(name)} set default_transaction_read_only = ${sql.lit(on ? 'on' : 'off')}`.execute(
        first.db,
      );
    await onlyReads(true);
    db = openThrough(address);
    await expect(works()).rejects.toThrow('The server is read-only');
    await db.destroy();
    db = openThrough(`${address}?target_session_attrs=any`);
    expect(await works()).toEqual([{ one: 1 }]);
    await runWork(first.db, async (tx) => {
      await sql`set transaction read write`.execute(tx);
      await sql`alter database ${sql.id(name)} reset default_transaction_read_only`.execute(tx);
    });
  });

  it('opens no more sessions than configured', async () => {
    const pool = serverPool(address, { sessions: 2 });
    db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.02)`.execute(db)));
    expect(pool.load().open).toBe(2);
  });
});
