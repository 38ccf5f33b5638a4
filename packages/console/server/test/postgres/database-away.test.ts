import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databases, type TestDatabase } from '../databases.ts';
import { openBrowser, signIn } from '../identity/oidc-browser.ts';
import { add, reading } from '../requests/malformed-requests.ts';
import { pipelineRoutes } from '../requests/pipeline-routes.ts';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { databaseProxy, type TcpProxy } from './tcp-proxy.ts';

const PASSWORD = 'a-long-password';

describe.each(databases.filter(({ kind }) => kind === 'server'))('while the database is down', ({ open }) => {
  let database: TestDatabase;
  let name: string;
  let proxy: TcpProxy;
  let server: TestServer;
  let staff: TestStaff;
  let tokens: { bearer: string; open: string };

  beforeAll(async () => {
    database = await open();
    const through = await databaseProxy((database.settings as { databaseUrl: string }).databaseUrl);
    proxy = through.proxy;
    name = new URL(through.databaseUrl).pathname.slice(1);
    const environment = { DATABASE_URL: through.databaseUrl };
    server = await startTestServer({ routes: pipelineRoutes, environment });
    staff = await server.addStaff();
    await server.addAccount(staff.email, PASSWORD);
    const patient = await server.addPatient('Meena Iyer');
    tokens = { bearer: staff.token, open: await server.openToken(staff, patient) };
  });
  afterAll(async () => {
    await server.stop();
    await proxy.close();
    await database.remove();
  });
  afterEach(back);

  const statusOf = async (path: string) => (await server.fetch(path)).status;
  async function back(): Promise<void> {
    proxy.mode('pass');
    while ((await statusOf('/health/ready')) !== 200) await pause(20);
  }
  const endSessions = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
  const state = async (path: string) => {
    const response = await server.fetch(path);
    return { status: response.status, body: await response.json() };
  };

  it('the process reports that it is alive and not ready', async () => {
    for (const path of ['/health', '/health/ready']) {
      expect(await state(path)).toMatchObject({ status: 200, body: { status: 'ok', database: 'ok' } });
    }
    proxy.mode('refuse');
    for (const path of ['/health', '/health/ready']) {
      expect(await state(path)).toMatchObject({ status: 503, body: { database: 'unavailable' } });
    }
    expect(await state('/health/live')).toMatchObject({ status: 200, body: { status: 'ok' } });
  });

  it('the process is not ready for a read-only database', async () => {
    const only = (state: 'on' | 'off') =>
      sql`alter database ${sql.ref(name)} set default_transaction_read_only = ${sql.raw(state)}`;
    await only('on').execute(database.db);
    await endSessions();
    const ready = await statusOf('/health/ready');
    await sql`set default_transaction_read_only = off`.execute(database.db);
    await only('off').execute(database.db);
    await endSessions();
    expect(ready).toBe(503);
  });

  it('a save is refused with a retry time, and is done once with the same key', async () => {
    const { path, init } = add(reading())(tokens);
    proxy.mode('refuse');
    const refused = await server.fetch(path, init);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
    await back();
    const answers = [await server.fetch(path, init), await server.fetch(path, init)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await answers[0]?.json()).toEqual(await answers[1]?.json());
  });

  it('saves with ended sessions get the same refusal, and the process continues', async () => {
    const saves = Array.from({ length: 40 }, () => add(reading({ id: randomUUID() }))(tokens));
    const statuses = new Set<number>();
    const work = Promise.all(
      saves.map(async ({ path, init }) => statuses.add((await server.fetch(path, init)).status)),
    );
    for (let round = 0; round < 5; round += 1) {
      await endSessions();
      await pause(10);
    }
    await work;
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(await statusOf('/health/live')).toBe(200);
  });

  it.each([
    ['a sign-in', '/oidc/auth', 'text/html'],
    ['its page', '/login/none', 'text/html'],
    ['a logout', '/oidc/session/end', 'text/html'],
    ['a code', '/oidc/token', 'application/json'],
  ])('%s is deferred in the provider’s own format', async (_, path, type) => {
    const browser = openBrowser(server.origin);
    const { path: signInPath } = await browser.authorize();
    await signIn(browser, staff.email, PASSWORD);
    const query = new URLSearchParams({
      client_id: 'careline-console',
      response_type: 'code',
      redirect_uri: `${server.origin}/auth/callback`,
      scope: 'openid',
      code_challenge: 'a'.repeat(43),
      code_challenge_method: 'S256',
    });
    const form = {
      grant_type: 'authorization_code',
      client_id: 'careline-console',
      code: 'c'.repeat(43),
      code_verifier: 'v'.repeat(43),
      redirect_uri: `${server.origin}/auth/callback`,
    };
    proxy.mode('refuse');
    const html = { accept: 'text/html' };
    const response = await (path === '/oidc/token'
      ? browser.post(path, form)
      : browser.get(path === '/login/none' ? signInPath : `${path}?${query}`, html));
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('content-type')).toContain(type);
    const text = await response.text();
    expect(text).toContain(type === 'text/html' ? 'Wait a moment' : '"error":"temporarily_unavailable"');
  });
});
