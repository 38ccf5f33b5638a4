// spec: 214

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../src/identity/provider/totp/totp-code.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type OidcBrowser, openBrowser, signIn } from './oidc-browser.ts';

const OLD = 'the old pass phrase';
const NEW = 'the tea was cold again';
const PATH = '/login/security';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.stop());

interface SignedIn {
  readonly email: string;
  readonly staffId: string;
  readonly browser: OidcBrowser;
  /** The console's access token. */
  readonly token: string;
}

async function exchange(idToken: string): Promise<string> {
  const response = await server.fetch('/api/identityExchange', {
    method: 'POST',
    headers: { authorization: 'None', 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function enter(email: string, password = OLD): Promise<{ browser: OidcBrowser; token: string }> {
  const browser = openBrowser(server.origin);
  return { browser, token: await exchange(await signIn(browser, email, password)) };
}

async function someone(): Promise<SignedIn> {
  const { email, staffId } = await server.addStaff();
  await server.addAccount(email, OLD);
  return { email, staffId, ...(await enter(email)) };
}

const change = (
  browser: OidcBrowser,
  fields: Record<string, string> = {},
  headers?: Record<string, string>,
) => browser.submit(`${PATH}/password`, { current: OLD, password: NEW, again: NEW, ...fields }, headers);

const statusWith = async (token: string) =>
  (await server.fetch('/api/auth/profile', { headers: { authorization: `Bearer ${token}` } })).status;
const canSignIn = async (email: string, password: string): Promise<boolean> => {
  const browser = openBrowser(server.origin);
  const { path } = await browser.authorize();
  return (await browser.submit(path, { email, password })).status === 303;
};
const faultOf = (html: string, field: string) => new RegExp(`id="${field}-fault">([^<]+)`).exec(html)?.[1];

describe('the page about password and second step', () => {
  it('belongs to the user signed in in this browser, in their language', async () => {
    const { browser, email } = await someone();
    const titles = { en: 'Password and sign-in security', hi: 'पासवर्ड और साइन इन की सुरक्षा' };
    for (const [locale, title] of Object.entries(titles)) {
      const opened = await browser.get(`${PATH}?ui_locales=${locale}`);
      const html = await opened.text();
      expect(opened.status).toBe(200);
      expect(html).toContain(`<h1>${title}</h1>`);
      expect(html).toContain(email);
      expect(html).not.toMatch(/<script|<style|style=/);
      expect(opened.headers.get('cache-control')).toBe('no-store');
      expect(opened.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('is empty without a sign-in, and changes nothing', async () => {
    const browser = openBrowser(server.origin);
    for (const answer of [await browser.get(PATH), await change(browser)]) {
      expect(answer.status).toBe(403);
      expect(await answer.text()).toContain('Sign in first');
    }
  });

  it('is not shown to a deactivated user', async () => {
    const { browser, staffId } = await someone();
    await server.db.updateTable('staff').set({ active: false }).where('id', '=', staffId).execute();
    expect((await change(browser)).status).toBe(403);
  });

  it('says whether the second step is on, and links to it with the address filled in', async () => {
    const { browser, email } = await someone();
    expect(await (await browser.get(PATH)).text()).toContain('It is off.');
    expect(await (await browser.get('/login/second-factor')).text()).toContain(`value="${email}"`);
    const setUp = await (await browser.submit('/login/second-factor', { email, password: OLD })).text();
    const secret = (/<code translate="no">([A-Z2-7 ]+)</.exec(setUp)?.[1] ?? '').replaceAll(' ', '');
    const ticket = /name="ticket" value="([^"]+)"/.exec(setUp)?.[1] ?? '';
    const code = totpCode(secret, Math.floor(Date.now() / 1000));
    const done = await browser.submit('/login/second-factor/on', { ticket, code });
    expect(await done.text()).toContain(`href="${PATH}?ui_locales=en"`);
    expect(await (await browser.get(PATH)).text()).toContain('It is on. Recovery codes left: 10.');
  });
});

describe('a change of the own password', () => {
  it('requires the current one and a new one, notifies the person by mail, and is audited', async () => {
    const { browser, email, staffId } = await someone();
    const done = await change(browser);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain('The new password is saved');
    expect([await canSignIn(email, OLD), await canSignIn(email, NEW)]).toEqual([false, true]);
    const mails = server.db.selectFrom('outgoing_message').select('kind').where('recipient', '=', email);
    expect((await mails.execute()).map(({ kind }) => kind)).toEqual(['password-changed']);
    const audit = server.db.selectFrom('audit').select('outcome');
    const rows = audit.where('action', '=', 'password/change').where('staff_id', '=', staffId);
    expect(await rows.execute()).toEqual([{ outcome: 'done' }]);
  });

  it('ends and counts all other sessions, including command-line tokens, on request', async () => {
    const here = await someone();
    const elsewhere = await enter(here.email);
    const done = await change(here.browser, { endOthers: 'yes' });
    expect(await done.text()).toContain('Sessions ended elsewhere: 2.');
    expect([await statusWith(here.token), await statusWith(elsewhere.token)]).toEqual([200, 401]);
    const renewed = async ({ browser }: { browser: OidcBrowser }) =>
      (await browser.authorize({ prompt: 'none' })).back.get('error');
    expect([await renewed(here), await renewed(elsewhere)]).toEqual([null, 'login_required']);
  });

  it('keeps other sessions otherwise', async () => {
    const here = await someone();
    const elsewhere = await enter(here.email);
    expect(await (await change(here.browser)).text()).toContain('and everywhere else');
    expect([await statusWith(here.token), await statusWith(elsewhere.token)]).toEqual([200, 200]);
  });

  it('shows every error at its field at once, and changes nothing', async () => {
    const { browser, email } = await someone();
    const short = { password: 'short', again: 'short' };
    const common = { password: 'password1234', again: 'password1234' };
    const cases: [Record<string, string>, string, string][] = [
      [{ current: '' }, 'current', 'Enter your current password'],
      [{ current: 'not this one at all' }, 'current', 'not your current password'],
      [short, 'password', 'at least 12 characters'],
      [common, 'password', 'too easy to guess'],
      [{ password: OLD, again: OLD }, 'password', 'old password'],
      [{ again: `${NEW}x` }, 'again', 'do not match'],
    ];
    for (const [fields, field, words] of cases) {
      const refused = await change(browser, fields);
      expect(refused.status).toBe(422);
      const html = await refused.text();
      expect(faultOf(html, field)).toContain(words);
      expect(html).toMatch(new RegExp(`<input id="${field}"[^>]*aria-invalid="true"[^>]*autofocus`));
    }
    const both = await (await change(browser, { ...short, current: '' })).text();
    expect([faultOf(both, 'current'), faultOf(both, 'password')].every(Boolean)).toBe(true);
    expect(await canSignIn(email, OLD)).toBe(true);
  });

  it('locks the account on this device after ten wrong current passwords, as a sign-in does', async () => {
    const { browser, email } = await someone();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await change(browser, { current: `wrong ${n}` })).status);
    expect(statuses).toEqual([...Array<number>(9).fill(422), 429, 429]);
    expect((await change(browser)).status).toBe(429);
    const { path } = await browser.authorize({ prompt: 'login' });
    expect((await browser.submit(path, { email, password: OLD })).status).toBe(429);
    expect(await canSignIn(email, OLD)).toBe(true);
  });

  it('refuses a form of another site, other methods and other bodies', async () => {
    const { browser, email } = await someone();
    expect((await change(browser, {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await browser.get(`${PATH}/password`)).status).toBe(405);
    expect((await change(browser, {}, { 'content-type': 'application/json' })).status).toBe(415);
    expect(await canSignIn(email, OLD)).toBe(true);
  });
});

it('logs neither addresses nor passwords, and nothing failed', () => {
  const lines = server.logLines.join('');
  expect(lines).not.toMatch(/@staff|pass phrase|tea was cold/);
  expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
