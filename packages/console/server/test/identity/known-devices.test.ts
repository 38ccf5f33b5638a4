import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { openBrowser, signIn } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';
const EMAIL = 'asha@staff.example';
const OTHER = 'ravi@staff.example';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
  await server.addAccount(EMAIL, PASSWORD);
  await server.addAccount(OTHER, PASSWORD);
});
beforeEach(() => server.db.deleteFrom('sign_in_failure').execute());
afterAll(() => server.stop());

const newBrowser = () => openBrowser(server.origin);

/** Tries to sign in on a new page; earlier sign-ins do not matter. */
async function statusOf(browser: ReturnType<typeof newBrowser>, email: string, password: string) {
  const { path } = await browser.authorize({ prompt: 'login' });
  return (await browser.submit(path, { email, password })).status;
}

async function lock(email: string, browser = newBrowser()): Promise<void> {
  for (let tries = 0; tries < 10; tries += 1) await statusOf(browser, email, 'wrong');
}

it('lets a person sign in on a known device while strangers lock their address', async () => {
  const known = newBrowser();
  await signIn(known, EMAIL, PASSWORD);
  await lock(EMAIL);
  expect(await statusOf(newBrowser(), EMAIL, PASSWORD)).toBe(429);
  expect(await statusOf(known, EMAIL, PASSWORD)).toBe(303);
});

it('locks an address on its known device after ten failures there', async () => {
  const known = newBrowser();
  await signIn(known, EMAIL, PASSWORD);
  await lock(EMAIL, known);
  expect(await statusOf(known, EMAIL, PASSWORD)).toBe(429);
  expect(await statusOf(newBrowser(), EMAIL, PASSWORD)).toBe(303);
});

it('remembers a device only for the people who signed in on it', async () => {
  const known = newBrowser();
  await signIn(known, EMAIL, PASSWORD);
  await lock(OTHER);
  expect(await statusOf(known, OTHER, PASSWORD)).toBe(429);
});

it('remembers several people on one device', async () => {
  const shared = newBrowser();
  await signIn(shared, EMAIL, PASSWORD);
  expect(await statusOf(shared, OTHER, PASSWORD)).toBe(303);
  await lock(EMAIL);
  await lock(OTHER);
  expect(await statusOf(shared, EMAIL, PASSWORD)).toBe(303);
  expect(await statusOf(shared, OTHER, PASSWORD)).toBe(303);
});

it('does not recognise a device by a foreign cookie', async () => {
  await lock(EMAIL);
  const browser = newBrowser();
  const { path } = await browser.authorize();
  const cookie = `careline_device=${Buffer.alloc(200, 7).toString('base64url')}`;
  const headers = { origin: server.origin, 'sec-fetch-site': 'same-origin', cookie };
  const body = new URLSearchParams({ email: EMAIL, password: PASSWORD });
  const response = await server.fetch(path, { method: 'POST', headers, body });
  // Without its cookies the sign-in belongs to another browser. It fails with a message and not with a 500.
  expect(response.status).toBe(400);
});

it('sets a cookie that scripts cannot read, for the sign-in pages', async () => {
  const browser = newBrowser();
  const { path } = await browser.authorize();
  const response = await browser.submit(path, { email: EMAIL, password: PASSWORD });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('careline_device='));
  expect(cookie).toMatch(/; Max-Age=15552000; Path=\/login; HttpOnly; SameSite=Lax$/);
  expect(cookie).not.toContain('asha');
});
