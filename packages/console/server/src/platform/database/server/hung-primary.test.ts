import { chownSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type MortalCluster,
  postgresBinaries,
  startMortalCluster,
} from '../../../../test/postgres/postgres-cluster.ts';
import { runSql } from '../../../../test/postgres/run-sql.ts';
import { databaseProxy, type TcpProxy } from '../../../../test/postgres/tcp-proxy.ts';
import { isUnavailable } from '../database-errors.ts';
import type { Schema } from '../schema.ts';
import { serverPool } from './server-pool.ts';
import { createTimelines } from './timelines.ts';

const binaries = postgresBinaries();
const SESSIONS = 4;
const ANSWER_TIMEOUT_MS = 1_500;

const urlOf = ({ folder }: MortalCluster) =>
  `postgres://careline@localhost/careline_template?host=${encodeURIComponent(folder)}`;

describe.runIf(binaries)('a primary that hangs', () => {
  let cluster: MortalCluster;
  let pool: ReturnType<typeof serverPool>;
  let db: Kysely<Schema>;
  beforeAll(async () => {
    cluster = await startMortalCluster(binaries ?? '');
    pool = serverPool(urlOf(cluster), { answerTimeoutMs: ANSWER_TIMEOUT_MS, sessions: SESSIONS });
    db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
    await sql`create table saved (id int)`.execute(db);
  });
  afterAll(async () => {
    await db?.destroy();
    await cluster?.remove();
  });

  const sessions = async () => {
    const [{ number } = {}] = await runSql(
      urlOf(cluster),
      `select count(*)::int as number from pg_stat_activity where application_name = 'careline'`,
    );
    return Number(number);
  };
  const standby = (name: string) =>
    runSql(
      urlOf(cluster),
      'set synchronous_commit = off',
      `alter system set synchronous_standby_names = '${name}'`,
      'alter system set synchronous_commit = on',
      'select pg_reload_conf()',
    );
  const save = (id: number) => sql`insert into saved values (${id})`.execute(db);

  it('with its standby down confirms nothing: sessions do not exceed the pool, and work continues afterwards', async () => {
    await standby('nobody');
    await pause(200);
    const failures: unknown[] = [];
    for (let round = 0; round < 4; round += 1) {
      const saves = Array.from({ length: 2 * SESSIONS }, (_, id) => save(round * 100 + id));
      for (const one of await Promise.allSettled(saves)) {
        failures.push(one.status === 'rejected' && isUnavailable(one.reason));
      }
      expect(pool.load().open).toBeLessThanOrEqual(SESSIONS);
      expect(await sessions()).toBeLessThanOrEqual(SESSIONS);
    }
    expect(new Set(failures)).toEqual(new Set([true]));
    await standby('');
    await vi.waitFor(() => save(1_000));
  });

  it('is abandoned by all sessions at once', async () => {
    const through = await databaseProxy(urlOf(cluster));
    const silent = new Kysely<Schema>({
      dialect: new PostgresDialect({
        pool: serverPool(through.databaseUrl, { answerTimeoutMs: ANSWER_TIMEOUT_MS, sessions: SESSIONS }),
      }),
    });
    const ask = () => sql`select pg_sleep(0.01)`.execute(silent);
    await Promise.all(Array.from({ length: SESSIONS }, ask));
    through.proxy.mode('silent');
    const waits = Array.from({ length: SESSIONS }, async (_, at) => {
      await pause(at * 400);
      const began = performance.now();
      await ask().catch((error) => expect(isUnavailable(error)).toBe(true));
      return performance.now() - began;
    });
    // The last begins 1.2 s after the first. It ends with the first, before its own time is over.
    expect((await Promise.all(waits)).at(-1)).toBeLessThan(ANSWER_TIMEOUT_MS);
    through.proxy.mode('pass');
    await vi.waitFor(ask);
    await silent.destroy();
    await through.proxy.close();
  });
});

describe.runIf(binaries)('an old primary that comes back', () => {
  let old: MortalCluster;
  let promoted: MortalCluster;
  let proxies: readonly TcpProxy[] = [];
  let address: string;
  let db: Kysely<Schema>;
  beforeAll(async () => {
    old = await startMortalCluster(binaries ?? '');
    promoted = await startMortalCluster(binaries ?? '');
    const data = join(promoted.folder, 'data');
    const signal = join(data, 'standby.signal');
    writeFileSync(signal, '');
    const { uid, gid } = statSync(data);
    chownSync(signal, uid, gid);
    await promoted.restart('fast');
    await runSql(urlOf(promoted), 'select pg_promote()');
    for (const one of [old, promoted]) await runSql(urlOf(one), 'create table saved (id int)');
    const [a, b] = [await databaseProxy(urlOf(old)), await databaseProxy(urlOf(promoted))];
    proxies = [a.proxy, b.proxy];
    address = `postgres://careline@127.0.0.1:${a.proxy.port},127.0.0.1:${b.proxy.port}/careline_template`;
  });
  afterEach(() => db.destroy());
  afterAll(async () => {
    for (const proxy of proxies) await proxy.close();
    await old?.remove();
    await promoted?.remove();
  });

  const open = () => {
    db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: serverPool(address) }) });
  };
  const save = (id: number) => sql`insert into saved values (${id})`.execute(db);
  const stored = (one: MortalCluster) => runSql(urlOf(one), 'select id from saved order by id');

  it('is skipped at the start, though it comes first in the address', async () => {
    open();
    await save(1);
    expect([await stored(old), await stored(promoted)]).toEqual([[], [{ id: 1 }]]);
  });

  it('is refused while the new primary is down', async () => {
    open();
    await save(2);
    proxies[1]?.mode('refuse');
    for (let tries = 0; tries < 10; tries += 1) {
      const failure = await save(3).catch((error) => error);
      expect(isUnavailable(failure)).toBe(true);
      await pause(50);
    }
    proxies[1]?.mode('pass');
    await vi.waitFor(() => save(4));
    expect([await stored(old), await stored(promoted)]).toEqual([[], [{ id: 1 }, { id: 2 }, { id: 4 }]]);
  });
});

it('timelines only grow; a server that does not report one counts as current', () => {
  const timelines = createTimelines();
  expect([3, 3, undefined, 4, 3, 4].map((one) => timelines.isCurrent(one))).toEqual([
    true,
    true,
    true,
    true,
    false,
    true,
  ]);
});
