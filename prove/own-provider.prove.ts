import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launch, type Visitor, visit } from '../e2e/support/browser.ts';
import { type ClinicServer, clinicServer } from '../e2e/support/clinic-server.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { quiet } from '../e2e/support/quiet.ts';
import {
  fillSecondLogin,
  SECOND_CLIENT,
  type SecondProvider,
  startSecondProvider,
  strangeKey,
} from '../e2e/support/second-provider.ts';

/** This proof starts twice as many servers as others. */
const PATIENCE_MS = 40_000;
const COACH = 'asha@clinic.example';
const DOCTOR = 'ravi@clinic.example';
const NURSE = 'meena@clinic.example';

let browser: Browser;
let visitor: Visitor;
let page: Page;
let clinic: ClinicServer;
let origin: string;
/** On the console's site. */
let near: SecondProvider;
/** On another site. */
let far: SecondProvider;
let added: string;

const settings = (provider: SecondProvider) => ({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: SECOND_CLIENT,
});

const addStaff = (email: string, more: readonly string[] = []) =>
  clinic.command(['staff', 'add', '--email', email, '--name', 'Asha Verma', ...more], settings(near));

beforeAll(async () => {
  clinic = clinicServer(await freePort());
  origin = clinic.origin;
  near = await startSecondProvider('localhost', origin);
  far = await startSecondProvider('127.0.0.1', origin);
  added = await addStaff(COACH, ['--facility', 'Village Clinic']);
  await addStaff(DOCTOR);
  await addStaff(NURSE);
  near.people.coach = { email: COACH, email_verified: true };
  far.people.nurse = { email: NURSE, email_verified: true };
  browser = await launch();
});
afterAll(async () => {
  await browser?.close();
  await clinic?.remove();
  for (const provider of [near, far]) await provider?.goAway();
});
beforeEach(async () => {
  visitor = await visit(browser);
  page = visitor.page;
  visitor.context.setDefaultTimeout(PATIENCE_MS);
  // A font of the provider's pages.
  await visitor.context.route('https://fonts.googleapis.com/**', (route) => route.abort());
});
afterEach(() => visitor.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const menuLink = (name: string) => page.getByRole('navigation').getByRole('link', { name });

/** Waits for a screen, and for any renewal to end that a later one would join. */
async function arriveAt(name: string): Promise<void> {
  await heading(name).waitFor();
  await quiet(page);
}

async function openSecondLogin(provider: SecondProvider, path = '/'): Promise<void> {
  await page.goto(`${origin}${path}`);
  await page.waitForURL(/\/auth$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${provider.issuer}/interaction/**`);
}

async function signInAt(provider: SecondProvider, subject: string, path = '/'): Promise<void> {
  await openSecondLogin(provider, path);
  await fillSecondLogin(page, subject);
}

/** Records the page's requests to a provider, by kind. */
function recordAsks(provider: SecondProvider) {
  const asks: ('frame' | 'page' | 'refresh')[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(provider.issuer)) return;
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/auth' && searchParams.get('prompt') === 'none') {
      asks.push(request.frame() === page.mainFrame() ? 'page' : 'frame');
    }
    if (request.postData()?.includes('grant_type=refresh_token')) asks.push('refresh');
  });
  return asks;
}

const exchanged = () => page.waitForResponse((response) => response.url().endsWith('/api/identityExchange'));

async function exchange(idToken: string): Promise<{ status: number; code: unknown }> {
  const response = await fetch(`${origin}/api/identityExchange`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'None' },
    body: JSON.stringify({ idToken }),
  });
  const { code } = (await response.json()) as { code?: unknown };
  return { status: response.status, code };
}

describe('with another provider', () => {
  beforeAll(() => clinic.start(settings(near)));

  it('staff are added without a password', () => {
    expect(added).toContain(`${COACH} may now sign in at Village Clinic`);
    expect(added).not.toMatch(/password/i);
  });

  it('there is no demo and no built-in provider', async () => {
    const config = await (await fetch(`${origin}/config.json`)).json();
    expect(config).toMatchObject({
      demo: null,
      oidc: { authority: near.issuer, clientId: SECOND_CLIENT, changePasswordUrl: null },
    });
    for (const path of ['/oidc/.well-known/openid-configuration', '/login/x', '/reset']) {
      const answer = await fetch(`${origin}${path}`, { headers: { accept: 'application/json' } });
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    }
  });

  it('pages may only connect to that provider', async () => {
    const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
    const sources = new Map(policy.split('; ').map((one) => one.split(/ (.*)/s) as [string, string]));
    expect(sources.get('connect-src')).toBe(`'self' ${near.issuer}`);
    expect(sources.get('frame-src')).toBe(`'self' ${near.issuer}`);
    expect(sources.get('form-action')).toBe("'self'");
  });

  it('a person is linked at the first sign-in, and returns to the requested address', async () => {
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.getByRole('button', { name: 'Change password' }).count()).toBe(0);
    expect(await page.getByRole('list').count()).toBe(0);
    await signInAt(near, 'coach', '/prohealth/call-status-history');
    await heading('Call Status History').waitFor();
    // The address may change afterwards: the subject identifies the account.
    near.people.coach = { email: 'asha.verma@clinic.example', email_verified: true };
    await visitor.context.clearCookies();
    await signInAt(near, 'coach');
    await heading('Dashboard').waitFor();
  });

  it('a session is renewed in a frame, and ends when the provider says so', async () => {
    await signInAt(near, 'coach');
    await arriveAt('Dashboard');
    const asks = recordAsks(near);
    const renewed = exchanged();
    await menuLink('Search').click();
    expect((await renewed).status()).toBe(200);
    expect(asks).toEqual(['frame']);
    await arriveAt('Search');
    await visitor.context.clearCookies();
    await menuLink('Call Status History').click();
    await page.getByText('Your sign-in has ended.').waitFor();
  });

  it.each([
    ['of an address the provider did not verify', { email: DOCTOR, email_verified: false }],
    ['of an address without a word on it', { email: DOCTOR }],
    ['without an address', {}],
    ['of an address that nobody on the staff has', { email: 'visitor@clinic.example', email_verified: true }],
    ['of an address that is linked with another account', { email: COACH, email_verified: true }],
  ])('an account %s is refused with an explanation, and another one may be tried', async (_, claims) => {
    near.people.stranger = claims;
    await signInAt(near, 'stranger');
    await page.getByText(/You signed in, but this account is not on the staff list/).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(`${near.issuer}/interaction/**`);
    await fillSecondLogin(page, 'coach');
    await heading('Dashboard').waitFor();
  });

  it('the provider’s new keys are accepted without a restart', async () => {
    near.rotateKeys();
    const token = () => exchange(near.idToken({ sub: 'coach' }));
    await expect.poll(token, { timeout: 30_000, interval: 500 }).toMatchObject({ status: 200 });
    await signInAt(near, 'coach');
    await heading('Dashboard').waitFor();
  });

  const past = Math.floor(Date.now() / 1000) - 3_600;
  it.each<[string, () => string, number, string]>([
    ['for another client', () => near.idToken({ sub: 'coach', aud: 'other' }), 401, 'identity-refused'],
    ['of another provider', () => far.idToken({ sub: 'coach' }), 401, 'identity-refused'],
    [
      'that names another provider',
      () => near.idToken({ sub: 'coach', iss: far.issuer }),
      401,
      'identity-refused',
    ],
    ['that has expired', () => near.idToken({ sub: 'coach', exp: past }), 401, 'token-expired'],
    [
      'signed by a stranger',
      () => near.idToken({ sub: 'coach' }, strangeKey('a stranger’s')),
      401,
      'identity-refused',
    ],
    [
      'without a signature',
      () => near.idToken({ sub: 'coach' }).replace(/[^.]+$/, ''),
      401,
      'identity-refused',
    ],
  ])('an ID token %s is refused', async (_, token, status, code) => {
    expect(await exchange(token())).toEqual({ status, code });
  });

  it('a provider that is down locks the console, and unlocks it when it is back', async () => {
    await signInAt(near, 'coach', '/prohealth/call-status-history');
    await heading('Call Status History').waitFor();
    await near.goAway();
    await page.reload();
    await page.getByText('The sign-in service cannot be reached').waitFor();
    await near.comeBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading('Call Status History').waitFor();
  });

  it('a logout ends at the provider and returns to the origin', async () => {
    await signInAt(near, 'coach');
    await heading('Dashboard').waitFor();
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${near.issuer}/session/end**`);
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await page.waitForURL(`${origin}/auth`);
    await page.getByText('You are logged out.').waitFor();
    await openSecondLogin(near);
  });
});

describe('with a provider of another site, without cookies in frames', () => {
  beforeAll(() =>
    clinic.start({ ...settings(far), OIDC_CHANGE_PASSWORD_URL: 'http://127.0.0.1:1/dbconnections/change' }),
  );
  afterEach(() => far.giveRefreshTokens(false));

  it('a new password is requested where the settings say', async () => {
    const policy = (await fetch(origin)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`connect-src 'self' ${far.issuer} http://127.0.0.1:1;`);
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Change password' }).waitFor();
  });

  it('a session continues while its token is valid, and a page reload redirects', async () => {
    await signInAt(far, 'nurse');
    await arriveAt('Dashboard');
    const asks = recordAsks(far);
    await menuLink('Search').click();
    await heading('Search').waitFor();
    await expect.poll(() => asks).toEqual(['frame']);
    await menuLink('Call Status History').click();
    await heading('Call Status History').waitFor();
    const renewed = exchanged();
    await page.reload();
    expect((await renewed).status()).toBe(200);
    await heading('Call Status History').waitFor();
    expect(asks).toContain('page');
    expect(new URL(page.url()).pathname).toBe('/prohealth/call-status-history');
  });

  it.each([
    // Its list refreshes on its own, and so is the first to find that the token has expired.
    ['the page that is open', '/prohealth', 'Dashboard', async () => {}],
    ['the next page', '/prohealth/searchByUhid', 'Search', () => menuLink('Call Status History').click()],
  ])('%s redirects once the token has expired', async (_, path, title, go) => {
    await page.clock.install();
    await signInAt(far, 'nurse', path);
    await arriveAt(title);
    const asks = recordAsks(far);
    await page.clock.fastForward('14:30');
    await go();
    await expect.poll(() => asks).toContain('page');
    await menuLink('Search').click();
    await heading('Search').waitFor();
  });

  it('a user who has signed out there sees a message', async () => {
    await signInAt(far, 'nurse', '/prohealth/call-status-history');
    await heading('Call Status History').waitFor();
    await visitor.context.clearCookies();
    await page.reload();
    await page.getByText('Your sign-in has ended.').waitFor();
  });

  it('a refresh token renews without frames, and its expiry ends the session', async () => {
    far.giveRefreshTokens(true);
    await signInAt(far, 'nurse');
    await arriveAt('Dashboard');
    const asks = recordAsks(far);
    const renewed = exchanged();
    await menuLink('Search').click();
    expect((await renewed).status()).toBe(200);
    expect(asks).toEqual(['refresh']);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(stored).not.toMatch(/token/);
  });
});
