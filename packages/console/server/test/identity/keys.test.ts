import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { keepKeysYoung, rotateKeys } from '../../src/identity/rotate-keys.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type OidcBrowser, openBrowser, signIn } from './oidc-browser.ts';

const PASSWORD = 'a long pass phrase of ours';

let server: TestServer;
let browser: OidcBrowser;
let accessToken: string;

async function exchange(idToken: string): Promise<{ readonly status: number; readonly token: string }> {
  const response = await server.fetch('/api/identityExchange', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'None' },
    body: JSON.stringify({ idToken }),
  });
  const { token = '' } = (await response.json()) as { token?: string };
  return { status: response.status, token };
}

/** A silent renewal, which the console makes on every navigation. */
async function renew() {
  const { back } = await browser.authorize({ prompt: 'none' });
  const { idToken } = await browser.redeem(back.get('code') ?? '', `${server.origin}/auth/silent`);
  return exchange(idToken);
}

const profileStatus = async (token: string): Promise<number> =>
  (await server.fetch('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status;

/** Ages the keys by an interval and restarts the servers, so that they notice at once. */
async function pass(interval: string): Promise<void> {
  const created_at = sql<Date>`created_at - ${interval}::interval`;
  await server.db.updateTable('signing_key').set({ created_at }).execute();
  await server.db.updateTable('secret').set({ created_at }).execute();
  await server.restart();
}

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
  const { email } = await server.addStaff();
  await server.addAccount(email, PASSWORD);
  browser = openBrowser(server.origin);
  accessToken = (await exchange(await signIn(browser, email, PASSWORD))).token;
});
afterAll(() => server.stop());

it('key rotation ends no session, nor does removing the old keys', async () => {
  await rotateKeys(server.db);
  await pass('11 minutes');
  expect(await profileStatus(accessToken)).toBe(200);
  const renewed = await renew();
  expect(renewed.status).toBe(200);
  expect(await profileStatus(renewed.token)).toBe(200);
  await pass('25 hours');
  await keepKeysYoung(server.db, 90);
  await server.restart();
  expect(await profileStatus(accessToken)).toBe(401);
  const later = await renew();
  expect(later.status).toBe(200);
  expect(await profileStatus(later.token)).toBe(200);
});
