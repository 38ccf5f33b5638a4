// spec: 214

import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { changePassword, DEFAULT_CONNECTION } from '@careline/core/internal/identity';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { openBrowser, signIn } from './oidc-browser.ts';

const OLD = 'the old pass phrase';
const NEW = 'the tea was cold again';

let server: TestServer;
let url: string;

beforeAll(async () => {
  server = await startTestServer({ routes: [], environment: { TRUST_PROXY: '1' } });
  const config = (await (await server.fetch('/config.json')).json()) as {
    oidc: { changePasswordUrl: string };
  };
  url = config.oidc.changePasswordUrl;
});
afterAll(() => server.stop());

const clientId = 'careline-console';

let callers = 0;
/** Each request has a different client address, as the proxy in front would set it. */
const fromElsewhere: typeof globalThis.fetch = (input, init) => {
  callers += 1;
  const headers = new Headers(init?.headers);
  if (!headers.has('x-forwarded-for'))
    headers.set('x-forwarded-for', `2001:db8:0:${callers.toString(16)}::1`);
  return fetch(input, { ...init, headers });
};

const ask = (email: string, locale = 'en') =>
  changePassword({ url, clientId, email, connection: DEFAULT_CONNECTION, fetch: fromElsewhere, locale });

const JSON_TYPE = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  fromElsewhere(url, { method: 'POST', headers, body });

/** Returns the mails to an address in the outbox folder: headers and text. */
async function mailsTo(email: string): Promise<string[]> {
  const folder = server.settings.mailFolder ?? '';
  const names = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  return texts
    .filter((text) => text.includes(`\r\nTo: ${email}\r\n`))
    .map((text) => Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString('utf8'));
}

async function aLink(email: string): Promise<string> {
  const before = (await mailsTo(email)).length;
  await ask(email);
  const mails = await vi.waitFor(async () => {
    const found = await mailsTo(email);
    expect(found.length).toBeGreaterThan(before);
    return found;
  });
  return /(\/login\/reset\/[\w-]+)/.exec(mails.at(-1) ?? '')?.[1] ?? '';
}

async function anAccount() {
  const staff = await server.addStaff();
  await server.addAccount(staff.email, OLD);
  return staff;
}

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded', origin: server.origin, ...headers },
  body: new URLSearchParams(fields).toString(),
});
const submit = (path: string, password: string, again = password, headers?: Record<string, string>) =>
  server.fetch(path, form({ password, again }, headers));

describe('the request for a new password', () => {
  it('gets the same plain-text answer for a known and an unknown address', async () => {
    const { email } = await anAccount();
    const body = (address: string) =>
      JSON.stringify({ client_id: clientId, email: address, connection: DEFAULT_CONNECTION });
    const known = await post(body(email));
    const unknown = await post(body('nobody@staff.example'));
    for (const response of [known, unknown]) {
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toContain('text/plain');
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(await known.text()).toBe(await unknown.text());
    await vi.waitFor(async () => expect(await mailsTo(email)).toHaveLength(1));
    expect(await mailsTo('nobody@staff.example')).toEqual([]);
  });

  it('is answered and mailed in Hindi for a Hindi reader', async () => {
    const { email } = await anAccount();
    expect(await ask(email, 'hi-IN,hi;q=0.9')).toMatch(/नया पासवर्ड/);
    await vi.waitFor(async () => expect((await mailsTo(email))[0]).toContain('एक ही बार'));
  });

  it('puts the mail where only the owner of the folder can read it', async () => {
    const folder = server.settings.mailFolder ?? '';
    const [name = ''] = await readdir(folder);
    expect((await stat(join(folder, name))).mode & 0o777).toBe(0o600);
    const lines = server.logLines.filter((line) => line.includes('mail-waits'));
    expect(lines.length).toBeGreaterThan(0);
  });

  const good = { client_id: clientId, email: 'a@b.example', connection: DEFAULT_CONNECTION };
  it.each<[string, string, number, Record<string, string>?]>([
    ['no JSON', 'client_id=x', 400],
    ['a form', 'client_id=x', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an array', '[]', 422],
    ['nothing', '', 400],
    ['another client', JSON.stringify({ ...good, client_id: 'other' }), 422],
    ['another connection', JSON.stringify({ ...good, connection: 'ldap' }), 422],
    ['no connection', JSON.stringify({ client_id: clientId, email: 'a@b.example' }), 422],
    ['a field more', JSON.stringify({ ...good, organization: 'x' }), 422],
    ['no address', JSON.stringify({ ...good, email: 'asha' }), 422],
    [
      'an address with a line break',
      JSON.stringify({ ...good, email: 'a@b.example\r\nBcc: c@d.example' }),
      422,
    ],
    [
      'an address of 10,000 letters',
      JSON.stringify({ ...good, email: `${'a'.repeat(10_000)}@b.example` }),
      422,
    ],
    ['an address that is a number', JSON.stringify({ ...good, email: 7 }), 422],
    ['NUL', JSON.stringify({ ...good, email: 'a\u0000@b.example' }), 400],
  ])('with %s is refused', async (_, body, status, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('application/problem+json');
  });

  it('by another method, or with parameters, is refused', async () => {
    expect((await fetch(url)).status).toBe(405);
    const response = await fetch(`${url}?email=x`, { method: 'POST', body: JSON.stringify(good) });
    expect(response.status).toBe(422);
  });

  it('is limited for one address, known or not', async () => {
    for (const email of [(await anAccount()).email, 'nobody-at-all@staff.example']) {
      const statuses: number[] = [];
      for (let n = 0; n < 4; n += 1) {
        const response = await post(JSON.stringify({ ...good, email: n % 2 ? email.toUpperCase() : email }));
        statuses.push(response.status);
        if (response.status === 429) expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
      }
      expect(statuses).toEqual([200, 200, 200, 429]);
    }
  });
});

it('is limited for one network address, whatever it asks for', async () => {
  const ofOne = (email: string) =>
    post(JSON.stringify({ client_id: clientId, email, connection: DEFAULT_CONNECTION }), {
      ...JSON_TYPE,
      'x-forwarded-for': '198.51.100.7',
    });
  const statuses = new Set<number>();
  for (let n = 0; n < 200 && !statuses.has(429); n += 1) {
    statuses.add((await ofOne(`nobody-${n}@staff.example`)).status);
  }
  expect([...statuses]).toEqual([200, 429]);
  expect((await ask('nobody-more@staff.example')).length).toBeGreaterThan(0);
});

describe('the page of the link', () => {
  it('is a labelled form in the language of the browser, without script or inline style', async () => {
    const { email } = await anAccount();
    const path = await aLink(email);
    const response = await server.fetch(path);
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('<h1>Choose a new password</h1>');
    expect(html).toMatch(/<label for="password">/);
    expect(html).toMatch(/<label for="again">/);
    expect(html).not.toMatch(/<script|<style|style=/);
    expect(response.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('referrer-policy')).toBe('strict-origin');
    const hindi = await server.fetch(path, { headers: { 'accept-language': 'hi' } });
    expect(await hindi.text()).toContain('<h1>नया पासवर्ड चुनें</h1>');
  });

  it('explains errors, and then accepts a good password', async () => {
    const { email } = await anAccount();
    const path = await aLink(email);
    const alert = async (password: string, again?: string) => {
      const response = await submit(path, password, again);
      expect(response.status).toBe(422);
      return /role="alert"[^>]*>([^<]+)/.exec(await response.text())?.[1];
    };
    expect(await alert('short')).toContain('at least 12 characters');
    expect(await alert(NEW, `${NEW}x`)).toContain('do not match');
    expect(await alert(OLD)).toContain('old password');
    expect(await alert(email)).toContain('e-mail address');
    expect(await alert('password1234')).toContain('too easy to guess');
    const done = await submit(path, NEW);
    expect(done.status).toBe(200);
    expect(await done.text()).toContain(`<a class="button" href="${server.origin}/">Sign in now</a>`);
  });

  it('is invalid once it was used', async () => {
    const { email } = await anAccount();
    const path = await aLink(email);
    await submit(path, NEW);
    for (const response of [await server.fetch(path), await submit(path, 'another pass phrase')]) {
      expect(response.status).toBe(410);
      expect(await response.text()).toContain('no longer works');
    }
  });

  it('ends sessions: the old password and the old session are worthless', async () => {
    const { email } = await anAccount();
    const browser = openBrowser(server.origin);
    expect(await signIn(browser, email, OLD)).toMatch(/^ey/);
    expect((await browser.authorize({ prompt: 'none' })).back.get('code')).toBeTruthy();
    expect((await submit(await aLink(email), NEW)).status).toBe(200);
    expect((await browser.authorize({ prompt: 'none' })).back.get('error')).toBe('login_required');
    const visitor = openBrowser(server.origin);
    const { path } = await visitor.authorize();
    expect((await visitor.submit(path, { email, password: OLD })).status).toBe(422);
    expect(await signIn(openBrowser(server.origin), email, NEW)).toMatch(/^ey/);
  });

  it.each([
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { origin: 'https://evil.example' }],
  ])('accepts no form from %s', async (_, headers) => {
    const { email } = await anAccount();
    const path = await aLink(email);
    expect((await submit(path, NEW, NEW, headers)).status).toBe(403);
    expect((await server.fetch(path)).status).toBe(200);
  });

  it.each([
    ['an unknown link', '/login/reset/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'],
    ['a link with markup', '/login/reset/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
    ['a very long link', `/login/reset/${'x'.repeat(4_000)}`],
  ])('explains that %s does not work', async (_, path) => {
    for (const response of [await server.fetch(path), await submit(path, NEW)]) {
      expect(response.status).toBe(410);
      expect(await response.text()).not.toContain('<script>alert');
    }
  });

  it('refuses other methods and other bodies', async () => {
    const { email } = await anAccount();
    const path = await aLink(email);
    expect((await server.fetch(path, { method: 'DELETE' })).status).toBe(405);
    const json = await server.fetch(path, { ...form({}), headers: { 'content-type': 'application/json' } });
    expect(json.status).toBe(415);
    const long = await submit(path, 'x'.repeat(100_000));
    expect(long.status).toBe(422);
  });
});

it('logs neither addresses nor links, and nothing failed', () => {
  const lines = server.logLines.join('');
  expect(lines).not.toMatch(/@staff|login\/reset|pass phrase/);
  expect(server.logLines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});
