import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { type OidcBrowser, openBrowser, signIn } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let server: TestServer;
let admin: TestStaff;
let coach: TestStaff;
let browser: OidcBrowser;

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
  admin = await server.addStaff({ scopes: ['prohealth', 'settings'] });
});
afterAll(() => server?.stop());
beforeEach(async () => {
  coach = await server.addStaff();
  await server.addAccount(coach.email, PASSWORD);
  browser = openBrowser(server.origin);
});

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
type Body = any;

const exchange = async (idToken: string) => {
  const response = await server.fetch('/api/identityExchange', {
    method: 'POST',
    headers: { authorization: 'None', 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ idToken }),
  });
  return { status: response.status, body: (await response.json()) as Body };
};

const write = async (path: string, body: object) => {
  const response = await server.fetch(`/api/auth/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Body;
};

const read = async (path: string, token = admin.token) => {
  const response = await server.fetch(`/api/auth/${path}`, { headers: { authorization: `Bearer ${token}` } });
  return { status: response.status, body: (await response.json()) as Body };
};

/** Sessions opened by a sign-in. The test server opens one itself. */
const sessions = async () =>
  (await read(`staff/sessions?staffId=${coach.staffId}`)).body.data.filter(
    ({ issuer }: { issuer: string }) => issuer === server.settings.issuer,
  );

const renewed = async () => (await browser.authorize({ prompt: 'none' })).back;

describe('a sign-in', () => {
  it('is one session, however often it is renewed', async () => {
    const first = await exchange(await signIn(browser, coach.email, PASSWORD));
    const code = (await renewed()).get('code');
    expect(code).not.toBeNull();
    await exchange(await signInAgain());
    expect(first.status).toBe(200);
    expect(await sessions()).toMatchObject([{ browser: 'Firefox', system: 'Linux', endedAt: null }]);
  });

  /** The provider recognises the browser and does not ask for a password. */
  async function signInAgain(): Promise<string> {
    const { back } = await browser.authorize();
    return (await browser.redeem(back.get('code') ?? '')).idToken;
  }

  it('in another browser is a separate session', async () => {
    await exchange(await signIn(browser, coach.email, PASSWORD));
    // The provider distinguishes sign-ins of a person by the second.
    const { body } = await read(`staff/get?staffId=${coach.staffId}`);
    const started = Date.now();
    await expect.poll(() => Math.floor(Date.now() / 1000) > Math.floor(started / 1000)).toBe(true);
    await exchange(await signIn(openBrowser(server.origin), coach.email, PASSWORD));
    expect(await sessions()).toHaveLength(2);
    expect(body.data.state).toBe('active');
  });
});

describe('an end by an administrator', () => {
  it.each([
    ['of one session', async () => ({ sessionId: (await sessions())[0].sessionId })],
    ['of all', async () => ({})],
  ])('%s applies to Careline’s tokens, the exchange and the provider', async (_, which) => {
    const idToken = await signIn(browser, coach.email, PASSWORD);
    const { token } = (await exchange(idToken)).body;
    expect((await read('profile', token)).status).toBe(200);
    const { data } = await write('staff/signout', { staffId: coach.staffId, ...(await which()) });
    expect(data.ended).toBeGreaterThan(0);

    expect(await read('profile', token)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect(await exchange(idToken)).toMatchObject({ status: 401, body: { code: 'session-ended' } });
    expect((await renewed()).get('error')).toBe('login_required');
  });

  it('lets the person sign in again', async () => {
    await exchange(await signIn(browser, coach.email, PASSWORD));
    await write('staff/signout', { staffId: coach.staffId });
    const ended = Date.now();
    await expect.poll(() => Math.floor(Date.now() / 1000) > Math.floor(ended / 1000)).toBe(true);
    const { status, body } = await exchange(await signIn(browser, coach.email, PASSWORD));
    expect(status).toBe(200);
    expect((await read('profile', body.token)).status).toBe(200);
  });

  it('applies to Open tokens too', async () => {
    const { token } = (await exchange(await signIn(browser, coach.email, PASSWORD))).body;
    const vitaId = await server.addPatient('Ravi Kumar');
    const minted = await server.fetch('/api/auth/vitatoken', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ vitaId }),
    });
    expect(minted.status).toBe(200);
    const { data } = (await minted.json()) as { data: { token: string } };
    const claims = JSON.parse(Buffer.from(data.token.split('.')[1] ?? '', 'base64url').toString('utf8'));
    const [session] = await sessions();
    expect(claims.sid).toBe(session.sessionId);
  });
});

describe('an invitation', () => {
  it('leads by its link to a first sign-in with exactly the granted scopes', async () => {
    const email = `${crypto.randomUUID()}@staff.example`;
    const scopes = ['prohealth', 'call-status-history'];
    const facilityIds = [server.otherFacilityId];
    const fields = { name: 'Ravi New', roles: ['Coordinator'], scopes, facilityIds };
    const { data } = await write('staff/invite', { email, ...fields });
    const outbox = server.settings.mailFolder ?? '';
    const links = async () => {
      const names = await readdir(outbox).catch(() => []);
      const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
      const mail = texts.find((text) => text.includes(`To: ${email}`)) ?? '';
      const body = Buffer.from(mail.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8');
      return /\/login\/reset\/\S+/.exec(body)?.[0];
    };
    await expect.poll(links).toBeDefined();
    const path = (await links()) ?? '';
    const password = 'three-plain-words-here';
    const saved = await browser.post(path, { password, again: password });
    expect(saved.status).toBe(200);
    const { body } = await exchange(await signIn(browser, email, password));
    const profile = (await read('profile', body.token)).body.data;
    expect(profile).toMatchObject({ sub: data.staffId, email, scopes, roles: ['Coordinator'] });
    expect(profile.facility.facilityId).toBe(server.otherFacilityId);
    const second = await browser.post(path, { password: `${password}-2`, again: `${password}-2` });
    expect(second.status).toBe(410);
  });
});
