import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, patientRegion, recordOwnCall, saveCall } from './pages/call-page.ts';
import { searchFor } from './pages/search-page.ts';
import { fillLogin, signOut } from './pages/sign-in.ts';
import { launch, type Visitor, visit, WITH_SERVICE_WORKER } from './support/browser.ts';
import { ADMIN } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';
import { readBrowser } from './support/stored-in-browser.ts';

const origin = inject('origin');
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

describe('headers', () => {
  /** What responds at each address, with the status. */
  const ADDRESSES = [
    ['the page', '/', 200],
    ['a page of the console', '/prohealth/searchByUhid', 200],
    ['the return from the provider', '/auth/callback', 200],
    ['the configuration', '/config.json', 200],
    ['the service worker', '/sw.js', 200],
    ['a file that is not there', '/assets/none.js', 404],
    ['a service without a token', '/api/auth/profile', 401],
    ['a service that is not there', '/api/nothing', 404],
    ['the provider', '/oidc/.well-known/openid-configuration', 200],
    ['a login that is over', '/login/none', 400],
    ['a link that is over', `/login/reset/${'A'.repeat(43)}`, 410],
  ] as const;

  it.each(ADDRESSES)('of %s (%s)', async (_, path, status) => {
    const answer = await fetch(`${origin}${path}`, { headers: { accept: 'text/html, */*' } });
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(answer.status).toBe(status);
    expect(policy).toMatch(/default-src 'none'/);
    expect(policy).toMatch(/script-src 'self'(;|$)/);
    expect(policy).toMatch(/style-src 'self'(;|$)/);
    expect(policy).toMatch(path.startsWith('/login/') ? /frame-ancestors 'none'/ : /frame-ancestors 'self'/);
    expect(policy).not.toMatch(/unsafe|\*|https?:/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toMatch(/^(SAMEORIGIN|DENY)$/);
    expect(answer.headers.get('referrer-policy')).toMatch(/^(same-origin|strict-origin)$/);
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(answer.headers.get('x-powered-by')).toBeNull();
  });

  it('keep scripts, styles and markup in a text from working', async () => {
    const { page } = await visit(browser);
    await page.goto(`${origin}/auth`);
    const blocked = await page.evaluate(async () => {
      const broken: string[] = [];
      document.addEventListener('securitypolicyviolation', (event) => broken.push(event.effectiveDirective));
      document.body.append(
        Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }),
      );
      const attempts = [
        () => Object.assign(document.createElement('script'), { textContent: 'window.ran = true' }),
        () => document.body.setAttribute('onclick', 'window.ran = true'),
        () => Object.assign(document.body, { innerHTML: '<p>' }),
      ];
      const refused = attempts.map((attempt) => {
        try {
          attempt();
          return 'done';
        } catch (error) {
          return (error as Error).name;
        }
      });
      await new Promise((resolve) => setTimeout(resolve));
      return { broken, refused, ran: 'ran' in window };
    });
    expect(blocked.ran).toBe(false);
    expect(blocked.broken).toContain('style-src-elem');
    expect(blocked.refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
    await page.context().close();
  });

  it('keep the console and the login out of foreign frames', async () => {
    const { page, context } = await visit(browser);
    const frames = ['/auth', '/login/none'].map((path) => `<iframe src="${origin}${path}"></iframe>`);
    await page.route('http://portal.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: frames.join('') }),
    );
    await page.goto('http://portal.example/');
    await page.waitForLoadState('networkidle');
    const shown = page.frames().slice(1);
    expect(shown).toHaveLength(2);
    for (const frame of shown) expect(frame.url()).toMatch(/^chrome-error:/);
    await context.close();
  });
});

/**
 * A whole session with everything that involves a secret, on its own server: its emails and log are read, and the
 * administrator's password changes.
 */
describe('after a whole session', () => {
  let server: RunningServer;
  let origin: string;
  let logFile: string;
  let outbox: string;
  const newPassword = `canary ${crypto.randomUUID()}`;
  const secrets = new Map<string, string>();
  const addresses: string[] = [];
  const spoken: string[] = [];
  let visitor: Visitor;
  let page: Page;
  let patient: Patient;
  /** At start, a demo lists its accounts. */
  let logBefore = 0;

  const mails = (): readonly string[] =>
    existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : [];

  /** Returns the link in an email; its single part is base64 or quoted-printable text. */
  function linkIn(mail: string): string {
    const text = readFileSync(join(outbox, mail), 'utf8');
    const [head = '', ...parts] = text.split(/\r?\n\r?\n/);
    const body = parts.join('\n\n');
    const plain = /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString('utf8')
      : body.replace(/=\r?\n/g, '').replace(/=3D/g, '=');
    const [link] = /http\S+\/login\/reset\/\S+/.exec(plain) ?? [];
    if (!link) throw new Error('the mail has no link');
    return link;
  }

  /** Requests a new password in the sign-in area, follows the link in the email and sets it. */
  async function changePassword(password: string): Promise<void> {
    const before = new Set(mails());
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Change password' }).click();
    await page.getByLabel('E-mail address').fill(ADMIN);
    await page.getByRole('button', { name: 'Send' }).click();
    await page
      .getByText(
        /If this address has an account, we are preparing an e-mail with a link to set a new password/,
      )
      .waitFor();
    const fresh = () => mails().find((name) => !before.has(name));
    await expect.poll(fresh).toBeDefined();
    const link = linkIn(fresh() ?? '');
    secrets.set(`reset link ${secrets.size}`, link.split('/').at(-1) ?? '');
    const { page: mailed, context } = await visit(browser);
    await mailed.goto(link);
    await mailed.getByLabel('New password', { exact: true }).fill(password);
    await mailed.getByLabel('New password again').fill(password);
    await mailed.getByRole('button', { name: 'Save the new password' }).click();
    await mailed.getByRole('heading', { name: 'The new password is saved' }).waitFor();
    await context.close();
  }

  /** Collects every token that reaches the browser. */
  function noteSecrets(): void {
    page.on('response', async (response) => {
      if (!/identityExchange|vitatoken|oidc\/token/.test(response.url())) return;
      const text = await response.text().catch(() => '');
      for (const [found] of text.matchAll(/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/g)) {
        secrets.set(`token ${secrets.size}`, found);
      }
    });
    page.on('request', (request) => addresses.push(request.url()));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    page.on('console', (message) => spoken.push(message.text()));
  }

  async function signInWith(password: string): Promise<string> {
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/login\//);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/profile'));
    await fillLogin(page, ADMIN, password);
    const token = ((await asked).headers().authorization ?? '').replace('Bearer ', '');
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    return token;
  }

  async function makeCall(): Promise<void> {
    await page.goto(`${origin}/prohealth/searchByUhid`);
    await searchFor(page, patient.phones[0]?.value ?? '');
    await searchFor(page, patient.appUserInfo.name);
    await page.goto(`${origin}${callAddress(patient.vitaId)}`);
    await patientRegion(page).getByText(patient.appUserInfo.name).waitFor();
    await recordOwnCall(page);
    await fillReached(page, { weight: '61.4', note: 'canary-note-of-a-call' });
    await saveCall(page);
  }

  async function goOfflineAndBack(): Promise<void> {
    await page.context().setOffline(true);
    await page.getByText('No Internet. Please Check your Connection').waitFor();
    await page.context().setOffline(false);
    await page.getByText('No Internet. Please Check your Connection').waitFor({ state: 'hidden' });
  }

  async function switchFacility(): Promise<void> {
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    const panel = page.getByRole('dialog', { name: 'Account', exact: true });
    const other = panel.getByRole('list', { name: 'Facility' }).locator('button:not([aria-current])');
    const exchanged = page.waitForResponse((response) => response.url().endsWith('/api/identityExchange'));
    await other.first().click();
    expect((await exchanged).status()).toBe(200);
    await page.keyboard.press('Escape');
  }

  async function lockAndUnlock(): Promise<void> {
    await page.goto(`${origin}${callAddress(patient.vitaId)}`);
    await patientRegion(page).getByText(patient.appUserInfo.name).waitFor();
    // A response would tell the page that only its own clock has moved.
    await page.context().setOffline(true);
    await page.clock.fastForward('16:00');
    await page.clock.runFor(2_000);
    await page.getByRole('heading', { name: 'Careline is locked' }).waitFor();
    await page.context().setOffline(false);
    expect(await page.getByText(patient.appUserInfo.name).first().isVisible()).toBe(false);
    expect(await page.title()).not.toContain(patient.appUserInfo.name);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('button', { name: /^Sign in/ }).click();
    const window = await opened;
    window.on('framenavigated', (frame) => addresses.push(frame.url()));
    await window.waitForURL(/\/login\//);
    await fillLogin(window, ADMIN, newPassword);
    await patientRegion(page).getByText(patient.appUserInfo.name).waitFor();
  }

  beforeAll(async () => {
    server = await startServer();
    ({ origin } = server);
    logFile = join(server.dataFolder, 'server.log');
    outbox = join(server.dataFolder, 'outbox');
    logBefore = readFileSync(logFile, 'utf8').length;
    visitor = await visit(browser, WITH_SERVICE_WORKER);
    ({ page } = visitor);
    await page.clock.install();
    noteSecrets();
  });
  afterAll(() => server?.stop());

  it('covers a change of password, a call, no network, another facility and the idle lock', async () => {
    await changePassword(newPassword);
    const token = await signInWith(newPassword);
    const [found] = (await plainPatients(serviceClient(origin, token), 2)).slice(-1);
    if (!found) throw new Error('there is no patient');
    patient = found;
    await makeCall();
    await goOfflineAndBack();
    await lockAndUnlock();
    await switchFacility();

    const phone = patient.phones[0]?.value ?? '';
    secrets.set('e-mail', ADMIN);
    secrets.set('password', newPassword);
    secrets.set('name', patient.appUserInfo.name);
    secrets.set('phone', phone.replace(/\D/g, '').slice(-10));
    secrets.set('UHID', patient.uhid ?? '');
    secrets.set('note', 'canary-note-of-a-call');
    expect([...secrets.keys()].filter((name) => name.startsWith('token')).length).toBeGreaterThan(3);
    expect([...secrets].filter(([, secret]) => secret.length < 6)).toEqual([]);
  });

  /** Returns the names of secrets in the text, plain or URL-encoded. */
  const heldBy = (text: string): readonly string[] =>
    [...secrets].filter(([, s]) => text.includes(s) || text.includes(encodeURIComponent(s))).map(([n]) => n);

  it('the browser stores no secret: storage, databases, caches, history, window', async () => {
    const stored = await readBrowser(page);
    expect(heldBy(JSON.stringify(stored))).toEqual([]);
    expect(Object.keys(stored.local).sort()).toEqual(['careline.clock', 'careline.loggedIn', 'careline.ui']);
    expect(stored.cookies).toBe('');
    const paths = stored.cached.map(({ url }) => new URL(url).pathname);
    expect(paths.filter((path) => /^\/(api|oidc|login|auth)(\/|$)/.test(path))).toEqual([]);
  });

  it('no address contained one', () => {
    expect(addresses.length).toBeGreaterThan(50);
    expect(addresses.filter((address) => heldBy(address).length > 0)).toEqual([]);
    // A frame that could not load offline shows the browser's own page.
    const ours = [origin, 'about:blank', 'chrome-error://'];
    expect(addresses.filter((address) => !ours.some((start) => address.startsWith(start)))).toEqual([]);
  });

  it('no console line contained one, and nothing violated the policy', () => {
    expect(spoken.filter((line) => heldBy(line).length > 0)).toEqual([]);
    expect(visitor.faults).toEqual([]);
  });

  it('the server’s log contains none', () => {
    const log = readFileSync(logFile, 'utf8').slice(logBefore);
    expect(log.length).toBeGreaterThan(1000);
    expect(heldBy(log)).toEqual([]);
  });

  it('signing out leaves the browser just as empty', async () => {
    await signOut(page);
    const stored = await readBrowser(page);
    expect(heldBy(JSON.stringify(stored))).toEqual([]);
    expect(stored.local['careline.loggedIn']).not.toBe('true');
  });
});
