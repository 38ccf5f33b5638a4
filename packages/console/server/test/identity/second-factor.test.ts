import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { totpCode } from '../../src/identity/provider/totp/totp-code.ts';
import { startTestServer, type TestServer } from '../test-server.ts';
import { type OidcBrowser, openBrowser, signIn } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';
const PATH = '/login/second-factor';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ routes: [] });
});
afterAll(() => server.stop());

async function anAccount(): Promise<string> {
  const { email } = await server.addStaff();
  await server.addAccount(email, PASSWORD);
  return email;
}

const now = () => Math.floor(Date.now() / 1000);
const hiddenTicket = (html: string) => /name="ticket" value="([^"]+)"/.exec(html)?.[1] ?? '';
const alertIn = (html: string) => /role="alert"[^>]*>([^<]+)/.exec(html)?.[1];

interface Enrolled {
  readonly email: string;
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/**
 * Goes through the pages with the code of the previous half minute, so that the current one is left for a
 * sign-in.
 */
async function enrol(browser: OidcBrowser): Promise<Enrolled> {
  const email = await anAccount();
  const setUp = await (await browser.submit(PATH, { email, password: PASSWORD })).text();
  const secret = (/<code translate="no">([A-Z2-7 ]+)</.exec(setUp)?.[1] ?? '').replaceAll(' ', '');
  const code = totpCode(secret, now() - 30);
  const done = await browser.submit(`${PATH}/on`, { ticket: hiddenTicket(setUp), code });
  const html = await done.text();
  const recoveryCodes = [...html.matchAll(/<li><code[^>]*>([^<]+)</g)].map((found) => found[1] ?? '');
  return { email, secret, recoveryCodes };
}

const browserOf = () => openBrowser(server.origin);

describe('the pages of the second step', () => {
  it.each([
    ['en', 'Second step at sign-in'],
    ['hi', 'साइन इन का दूसरा चरण'],
  ])('are reached from the sign-in page, in %s', async (locale, title) => {
    const browser = browserOf();
    const { path } = await browser.authorize();
    const page = await (await browser.get(path, { 'accept-language': locale })).text();
    const link = /href="(\/login\/second-factor[^"]*)"/.exec(page)?.[1] ?? '';
    const opened = await server.fetch(link);
    const html = await opened.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(`<h1>${title}</h1>`);
    expect(html).not.toMatch(/<script|<style|style=/);
    expect(opened.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('ask for the password first, with the sign-in’s texts', async () => {
    const email = await anAccount();
    const browser = browserOf();
    const wrong = await browser.submit(PATH, { email, password: 'wrong' });
    expect(wrong.status).toBe(422);
    const nobody = await browser.submit(PATH, { email: 'nobody@staff.example', password: 'wrong' });
    expect(alertIn(await wrong.text())).toBe(alertIn(await nobody.text()));
  });

  it('show a key, accept a code of it, and give ten recovery codes', async () => {
    const { secret, recoveryCodes } = await enrol(browserOf());
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
  });

  it('stay with the same key after a wrong code', async () => {
    const browser = browserOf();
    const email = await anAccount();
    const first = await (await browser.submit(PATH, { email, password: PASSWORD })).text();
    const again = await browser.submit(`${PATH}/on`, { ticket: hiddenTicket(first), code: '12' });
    expect(again.status).toBe(422);
    const html = await again.text();
    expect(alertIn(html)).toContain('The code is wrong');
    expect(hiddenTicket(html)).toBe(hiddenTicket(first));
  });

  it('turn it off with password and code', async () => {
    const browser = browserOf();
    const { email, secret } = await enrol(browser);
    const page = await (await browser.submit(PATH, { email, password: PASSWORD })).text();
    expect(page).toContain('Recovery codes left: 10');
    const off = await browser.submit(`${PATH}/off`, {
      ticket: hiddenTicket(page),
      code: totpCode(secret, now()),
    });
    expect(await off.text()).toContain('The second step is off');
    expect(decodeJwt(await signIn(browserOf(), email, PASSWORD))).toMatchObject({ amr: ['pwd'] });
  });

  it.each([
    ['a ticket of nobody', '/on', { ticket: 'x', code: '123456' }, {}, 410],
    ['no ticket', '/off', { code: '123456' }, {}, 410],
    ['another site', '', { email: 'a@b.example', password: 'x' }, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('refuse %s', async (_, tail, fields, headers, status) => {
    const answer = await browserOf().submit(`${PATH}${tail}`, fields as Record<string, string>, headers);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain('<html lang="en">');
  });
});

describe('signing in with a second step', () => {
  async function afterPassword(browser: OidcBrowser, email: string) {
    const { path } = await browser.authorize();
    const page = await browser.submit(path, { email, password: PASSWORD });
    const html = await page.text();
    const submit = (code: string, ticket = hiddenTicket(html)) =>
      browser.submit(`${path}/code`, { ticket, code });
    return { status: page.status, html, submit };
  }

  it('asks for a code after the password, and names both in the ID token', async () => {
    const { email, secret } = await enrol(browserOf());
    const browser = browserOf();
    const { status, html, submit } = await afterPassword(browser, email);
    expect(status).toBe(200);
    expect(html).toContain('<h1>Enter your code</h1>');
    const { back } = await browser.follow(await submit(totpCode(secret, now())));
    const { idToken } = await browser.redeem(back.get('code') ?? '');
    expect(decodeJwt(idToken)).toMatchObject({ email, amr: ['pwd', 'otp', 'mfa'] });
  });

  it('accepts a recovery code instead', async () => {
    const { email, recoveryCodes } = await enrol(browserOf());
    const browser = browserOf();
    const { submit } = await afterPassword(browser, email);
    const { back } = await browser.follow(await submit(recoveryCodes[3] ?? ''));
    expect(decodeJwt((await browser.redeem(back.get('code') ?? '')).idToken)).toMatchObject({
      amr: ['pwd', 'mfa'],
    });
  });

  it('stops without a code, with a wrong one, or with the ticket of another sign-in', async () => {
    const { email, secret } = await enrol(browserOf());
    const browser = browserOf();
    const { submit } = await afterPassword(browser, email);
    const none = await submit('');
    expect([none.status, alertIn(await none.text())]).toEqual([422, 'Enter the code.']);
    const wrong = await submit('abcdef');
    expect(wrong.status).toBe(422);
    expect(wrong.headers.get('location')).toBeNull();
    const other = await afterPassword(browserOf(), email);
    const stolen = await submit(totpCode(secret, now()), hiddenTicket(other.html));
    expect(stolen.status).toBe(400);
  });
});
