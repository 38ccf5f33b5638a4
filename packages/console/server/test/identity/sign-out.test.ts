import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createHashQueue } from '../../src/identity/provider/password/hash-queue.ts';
import { addResetLink, setNewPassword } from '../../src/identity/provider/reset/password-reset.ts';
import { runWork } from '../../src/platform/database/work.ts';
import { databasesOfRun, type TestDatabase } from '../databases.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type OidcBrowser, openBrowser, signIn } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';

async function signOut(browser: OidcBrowser, origin: string): Promise<number> {
  const query = new URLSearchParams({ client_id: 'careline-console', post_logout_redirect_uri: origin });
  const html = await (await browser.get(`/oidc/session/end?${query}`)).text();
  const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
  const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
  return (await browser.post(new URL(action, origin).pathname, { xsrf, logout: 'yes' })).status;
}

describe.each(databasesOfRun)('a sign-out, on the $kind database', ({ open }) => {
  let database: TestDatabase;
  let server: TestServer;
  let email: string;
  let browser: OidcBrowser;

  beforeAll(async () => {
    database = await open();
    const environment: Record<string, string> =
      'databaseUrl' in database.settings ? { DATABASE_URL: database.settings.databaseUrl } : {};
    server = await startTestServer({ routes: [], environment });
  });
  beforeEach(async () => {
    ({ email } = await server.addStaff());
    await server.addAccount(email, PASSWORD);
    browser = openBrowser(server.origin);
  });
  afterAll(async () => {
    await server.stop();
    await database.remove();
  });

  const exchange = async (idToken: string) => {
    const response = await server.fetch('/api/identityExchange', {
      method: 'POST',
      headers: { authorization: 'None', 'content-type': 'application/json' },
      body: JSON.stringify({ idToken }),
    });
    const { token = '', code } = (await response.json()) as { token?: string; code?: string };
    return { status: response.status, token, code };
  };
  const use = async (token: string) => {
    const response = await server.fetch('/api/auth/profile', {
      headers: { authorization: `Bearer ${token}` },
    });
    return { status: response.status, code: ((await response.json()) as { code?: string }).code };
  };
  const openToken = async (token: string) => {
    const vitaId = await server.addPatient('Ravi Kumar');
    const response = await server.fetch('/api/auth/vitatoken', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ vitaId }),
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  };
  const sessionOf = async (token: string) => {
    const [, payload = ''] = token.split('.');
    const { sid } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { sid: string };
    const row = server.db.selectFrom('staff_session').select('ended_at').where('id', '=', sid);
    return (await row.executeTakeFirstOrThrow()).ended_at;
  };
  const renew = async () => {
    const { back } = await browser.authorize({ prompt: 'none' });
    return (await browser.redeem(back.get('code') ?? '', `${server.origin}/auth/silent`)).idToken;
  };
  const ENDED = { status: 401, code: 'session-ended' };
  const OVER = { status: 401, code: 'token-expired' };

  it('ends every token from the sign-in, and no other', async () => {
    const elsewhere = openBrowser(server.origin);
    const other = await exchange(await signIn(elsewhere, email, PASSWORD));
    const idToken = await signIn(browser, email, PASSWORD);
    const { token } = await exchange(idToken);
    const renewed = await exchange(await renew());
    const forPatient = await openToken(token);
    expect([(await use(token)).status, (await use(renewed.token)).status]).toEqual([200, 200]);
    expect(await sessionOf(forPatient)).toBeNull();

    expect(await signOut(browser, server.origin)).toBe(303);
    expect(await use(token)).toEqual(OVER);
    expect(await use(renewed.token)).toEqual(OVER);
    expect(await sessionOf(forPatient)).not.toBeNull();
    expect(await exchange(idToken)).toMatchObject(ENDED);
    expect((await use(other.token)).status).toBe(200);
  });

  it('ends one of several sign-ins of the same second', async () => {
    const browsers = Array.from({ length: 4 }, () => openBrowser(server.origin));
    const tokens = await Promise.all(
      browsers.map(async (one) => (await exchange(await signIn(one, email, PASSWORD))).token),
    );
    await signOut(browsers[0] as OidcBrowser, server.origin);
    const answers = await Promise.all(tokens.map(async (token) => (await use(token)).status));
    expect(answers).toEqual([401, 200, 200, 200]);
  });

  it('makes a stored ID token worthless', async () => {
    const idToken = await signIn(browser, email, PASSWORD);
    await signOut(browser, server.origin);
    expect(await exchange(idToken)).toMatchObject(ENDED);
  });

  it('lets the person sign in again', async () => {
    await exchange(await signIn(browser, email, PASSWORD));
    await signOut(browser, server.origin);
    const { status, token } = await exchange(await signIn(browser, email, PASSWORD));
    expect([status, (await use(token)).status]).toEqual([200, 200]);
  });

  it('happens to a user when another one signs in in the same browser', async () => {
    const idToken = await signIn(browser, email, PASSWORD);
    const { token } = await exchange(idToken);
    const second = await server.addStaff();
    await server.addAccount(second.email, PASSWORD);
    const { path } = await browser.authorize({ prompt: 'login' });
    const back = await browser.follow(
      await browser.submit(path, { email: second.email, password: PASSWORD }),
    );
    const theirs = await exchange((await browser.redeem(back.back.get('code') ?? '')).idToken);
    expect((await use(theirs.token)).status).toBe(200);
    expect(await use(token)).toEqual(OVER);
    expect(await exchange(idToken)).toMatchObject(ENDED);
  });

  it('comes with a new password, everywhere', async () => {
    const idToken = await signIn(browser, email, PASSWORD);
    const { token } = await exchange(idToken);
    const account = await server.db
      .selectFrom('account')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst();
    const { origin, issuer } = server.settings;
    const link = await runWork(server.db, (tx) =>
      addResetLink(tx, { accountId: account?.id ?? '', origin, minutes: 5 }),
    );
    const password = 'another long password';
    const wanted = { token: link.split('/').at(-1) ?? '', password, again: password, locale: 'en' as const };
    const done = await setNewPassword(
      server.db,
      { ...wanted, requestId: randomUUID(), issuer },
      { queue: createHashQueue(), network: 'a network' },
    );
    expect(done).toEqual({ result: 'changed' });
    expect(await use(token)).toEqual(OVER);
    expect(await exchange(idToken)).toMatchObject(ENDED);
  });
});

describe('a server that is asked to stop', () => {
  const connected = (port: number) =>
    new Promise<{ socket: Socket; answer: () => string; ended: Promise<void> }>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => resolve({ socket, answer: () => text, ended }));
      const ended = new Promise<void>((done) => socket.once('close', () => done()));
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', reject);
    });

  it('answers running requests, and closes each connection with its answer', async () => {
    const server = await startTestServer({ routes: [] });
    const { port } = server.settings;
    const idle = await connected(port);
    idle.socket.write('GET /health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const busy = await connected(port);
    busy.socket.write(
      'POST /api/identityExchange HTTP/1.1\r\nHost: localhost\r\nAuthorization: None\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{',
    );
    while (!idle.answer().includes('"status":"ok"')) await pause(5);
    expect(idle.answer()).not.toMatch(/connection: close/i);
    const stopped = server.stop();
    await idle.ended;
    busy.socket.write('}');
    await busy.ended;
    expect(busy.answer()).toMatch(/^HTTP\/1.1 422 /);
    expect(busy.answer()).toMatch(/\r\nconnection: close\r\n/i);
    await stopped;
  });
});
