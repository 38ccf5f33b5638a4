import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../../../../test/databases.ts';
import { databaseProxy, type TcpProxy } from '../../../../test/postgres/tcp-proxy.ts';
import { isUnavailable } from '../database-errors.ts';
import type { Schema } from '../schema.ts';
import { runWork } from '../work.ts';
import { serverPool } from './server-pool.ts';

const ANSWER_TIMEOUT_MS = 300;

describe.each(databases.filter(({ kind }) => kind === 'server'))('sessions of a $kind', ({ open }) => {
  let other: TestDatabase;
  let proxy: TcpProxy;
  let db: Kysely<Schema>;

  beforeEach(async () => {
    other = await open();
    const through = await databaseProxy((other.settings as { databaseUrl: string }).databaseUrl);
    proxy = through.proxy;
    const pool = serverPool(through.databaseUrl, { answerTimeoutMs: ANSWER_TIMEOUT_MS });
    db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await sql`create table thing (id int primary key)`.execute(other.db);
  });
  afterEach(async () => {
    proxy.mode('pass');
    await db.destroy();
    await proxy.close();
    await other.remove();
  });

  const endAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(other.db);
  const add = (id: number, between: () => Promise<unknown> = async () => undefined) =>
    runWork(db, async (tx) => {
      await sql`insert into thing values (${id})`.execute(tx);
      await between();
      await sql`select 1`.execute(tx);
    });
  const stored = async () => (await sql<{ id: number }>`select id from thing order by id`.execute(db)).rows;
  const failure = async (work: Promise<unknown>) => isUnavailable(await work.catch((error) => error));

  it.each([
    ['ended by an administrator inside a transaction', () => endAll().then(() => pause(50))],
    [
      'ended during a statement',
      () => Promise.all([endAll(), sql`select pg_sleep(0.2)`.execute(db).catch(() => undefined)]),
    ],
  ])('%s affect that transaction and nothing else', async (_, between) => {
    expect(await failure(add(1, between))).toBe(true);
    await add(2);
    expect(await stored()).toEqual([{ id: 2 }]);
  });

  it('ended for idling inside a transaction are not used again', async () => {
    const idle = runWork(db, async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 50`.execute(tx);
      await pause(300);
      await sql`insert into thing values (1)`.execute(tx);
    });
    expect(await failure(idle)).toBe(true);
    await add(2);
    expect(await stored()).toEqual([{ id: 2 }]);
  });

  it('all ended at once are replaced', async () => {
    let begun = 0;
    let go: (ended: unknown) => void = () => undefined;
    const ended = new Promise((resolve) => {
      go = resolve;
    });
    const between = () => {
      begun += 1;
      return ended;
    };
    const many = Array.from({ length: 8 }, (_, id) => failure(add(id, between)));
    while (begun < many.length) await pause(10);
    await endAll();
    go(true);
    expect(await Promise.all(many)).toEqual(many.map(() => true));
    await Promise.all(Array.from({ length: 8 }, (_, id) => add(id)));
    expect(await stored()).toHaveLength(8);
  });

  it('that are read-only after a failover are closed', async () => {
    const readOnly = runWork(db, async (tx) => {
      await sql`set session characteristics as transaction read only`.execute(tx);
      await sql`set transaction read only`.execute(tx);
      await sql`insert into thing values (1)`.execute(tx);
    });
    expect(await failure(readOnly)).toBe(true);
    await add(2);
    expect(await stored()).toEqual([{ id: 2 }]);
  });

  it('are refused while the server is down, and available again after a pause', async () => {
    await add(1);
    proxy.mode('refuse');
    expect(await failure(add(2))).toBe(true);
    proxy.mode('pass');
    for (let left = 100; left > 0 && (await failure(add(3))); left -= 1) await pause(20);
    expect(await stored()).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it('that do not answer are abandoned, except for work without a time limit', async () => {
    await runWork(db, async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      await sql`select pg_sleep(${(2 * ANSWER_TIMEOUT_MS) / 1000})`.execute(tx);
    });
    proxy.mode('silent');
    expect(await failure(add(1))).toBe(true);
    proxy.mode('pass');
    await add(2);
    expect(await stored()).toEqual([{ id: 2 }]);
  });
});
