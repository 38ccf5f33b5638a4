// spec: 2, 15, 69, 70, 72-79, 203, 205, 212, 213, 216

import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { type OidcBrowser, openBrowser, signIn } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';

let clock = 0;
let server: TestServer;
let staff: TestStaff;
let browser: OidcBrowser;

beforeAll(async () => {
  server = await startTestServer({ routes: [], clockOffset: () => clock });
  staff = await server.addStaff({ roles: ['Coordinator'] });
  await server.addAccount(staff.email, PASSWORD);
});
afterAll(() => server.stop());

const exchange = (idToken: string, body: object = {}) =>
  server.fetch('/api/identityExchange', {
    method: 'POST',
    headers: { authorization: 'None', 'content-type': 'application/json' },
    body: JSON.stringify({ idToken, ...body }),
  });

const newBrowser = () => openBrowser(server.origin);

describe('the login page', () => {
  it('is a labelled form in the language of the browser, without script or inline style', async () => {
    const page = await newBrowser().authorize();
    expect(page.status).toBe(200);
    expect(page.html).toContain('<html lang="en">');
    expect(page.html).toContain('Delivering Care Made Easy');
    expect(page.html).toMatch(/<h1>Health Programmes<\/h1>/);
    expect(page.html).toMatch(/<label for="email">/);
    expect(page.html).not.toMatch(/<script|<style|style=/);
    const visitor = newBrowser();
    const { path } = await visitor.authorize();
    const hindi = await visitor.get(path, { 'accept-language': 'hi-IN,hi;q=0.9,en;q=0.5' });
    expect(await hindi.text()).toContain('<html lang="hi">');
    expect(hindi.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('gives the same answer for a wrong password and an unknown address', async () => {
    const visitor = newBrowser();
    const { path } = await visitor.authorize();
    const alert = async (email: string) => {
      const response = await visitor.submit(path, { email, password: 'wrong' });
      expect(response.status).toBe(422);
      return (await response.text()).match(/role="alert"[^>]*>([^<]+)/)?.[1];
    };
    expect(await alert(staff.email)).toContain('wrong');
    expect(await alert('nobody@staff.example')).toBe(await alert(staff.email));
  });

  it.each([
    ['no password', { email: 'a@b.example', password: '' }, 422],
    ['nothing at all', {}, 422],
    ['markup for an address', { email: '"><script>alert(1)</script>', password: 'x' }, 422],
    ['an address of 5,000 letters', { email: `${'a'.repeat(5000)}@b.example`, password: 'x' }, 422],
    ['a password of 100,000 letters', { email: 'a@b.example', password: 'x'.repeat(100_000) }, 422],
    ['NUL characters', { email: '\u0000', password: '\u0000' }, 422],
  ])('answers %s with the form', async (_, fields, status) => {
    const visitor = newBrowser();
    const { path } = await visitor.authorize();
    const response = await visitor.submit(path, fields as Record<string, string>);
    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain('<form method="post"');
    expect(html).not.toContain('<script>alert');
  });

  it.each([
    ['another site by Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }],
    ['another origin', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
  ])('refuses a form sent by %s', async (_, headers) => {
    const visitor = newBrowser();
    const { path } = await visitor.authorize();
    const response = await visitor.submit(path, { email: staff.email, password: PASSWORD }, headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('location')).toBeNull();
  });

  it('explains that a sign-in is over, or belongs to another browser', async () => {
    const { path } = await newBrowser().authorize();
    const response = await newBrowser().get(path);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Start again');
  });

  it('refuses other methods and other forms', async () => {
    const visitor = newBrowser();
    const { path } = await visitor.authorize();
    expect((await server.fetch(path, { method: 'DELETE' })).status).toBe(405);
    const json = await server.fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.origin },
      body: '{}',
    });
    expect(json.status).toBe(400);
  });
});

describe('signing in', () => {
  it('gives an ID token that identifies the user, and Careline’s own token for it', async () => {
    browser = newBrowser();
    const idToken = await signIn(browser, ` ${staff.email.toUpperCase()} `, PASSWORD);
    expect(decodeJwt(idToken)).toMatchObject({
      iss: `${server.origin}/oidc`,
      aud: 'careline-console',
      azp: 'careline-console',
      email: staff.email,
      email_verified: true,
      name: 'Asha Verma',
      'https://careline.example/roles': ['Coordinator'],
    });
    const response = await exchange(idToken);
    expect(response.status).toBe(200);
    const { token, resourceInfo } = (await response.json()) as { token: string; resourceInfo: object };
    expect(resourceInfo).toMatchObject({
      resourceId: staff.staffId,
      facility: { facilityId: server.facilityId },
    });
    expect(decodeJwt(token)).toMatchObject({
      email: staff.email,
      resourceId: staff.staffId,
      scopes: expect.arrayContaining(['prohealth']),
      'https://careline.example/roles': ['Coordinator'],
      user_metadata: { app_scopes: [] },
      facility: { facilityId: server.facilityId, timeZone: 'Asia/Kolkata' },
    });
    const profile = await server.fetch('/api/auth/profile', {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await profile.json()).toMatchObject({ data: { email: staff.email, azp: 'careline-console' } });
  });

  it('is renewed silently while the session lasts, also across a restart of the server', async () => {
    const renewed = await browser.authorize({ prompt: 'none' });
    expect(renewed.path).toBe('/auth/silent');
    expect(renewed.back.get('code')).toBeTruthy();
    await server.restart();
    const after = await browser.authorize({ prompt: 'none' });
    expect(after.back.get('code')).toBeTruthy();
  });

  describe('after the server moved to another address', () => {
    const FORMER = 'https://former.clinic.example/oidc';
    const link = (id: string, subject: string, issuer = FORMER) =>
      server.db.updateTable('staff').set({ issuer, subject }).where('id', '=', id).execute();
    const issuerOf = async (id: string) =>
      (await server.db.selectFrom('staff').select('issuer').where('id', '=', id).executeTakeFirst())?.issuer;

    const people: Record<string, TestStaff> = {};
    const account = async ({ email }: TestStaff) => server.addAccount(email, PASSWORD);

    beforeAll(async () => {
      for (const name of ['moved', 'elsewhere', 'foreign', 'one', 'two'])
        people[name] = await server.addStaff();
      const { moved, elsewhere, foreign, one, two } = people as Record<string, TestStaff>;
      if (!moved || !elsewhere || !foreign || !one || !two) throw new Error('five people were added');
      await link(moved.staffId, await account(moved));
      await link(elsewhere.staffId, 'auth0|5f7c8ec7c33c6c004bbafe82');
      await link(foreign.staffId, await account(foreign), 'https://login.hospital.example/');
      const shared = await account(one);
      await link(one.staffId, shared);
      await link(two.staffId, shared, 'https://even.earlier.example/oidc');
      await server.restart();
    });

    it('recognises users who signed in at the former one', async () => {
      const response = await exchange(await signIn(newBrowser(), people.moved?.email ?? '', PASSWORD));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ resourceInfo: { resourceId: people.moved?.staffId } });
    });

    it.each([
      ['a subject that is no account', 'elsewhere', FORMER],
      ['another provider', 'foreign', 'https://login.hospital.example/'],
      ['an account that two people have', 'one', FORMER],
      ['the other of the two', 'two', 'https://even.earlier.example/oidc'],
    ])('leaves the link to %s', async (_what, name, issuer) => {
      expect(await issuerOf(people[name]?.staffId ?? '')).toBe(issuer);
    });
  });

  it('accepts tokens from before a restart', async () => {
    const profile = await server.fetch('/api/auth/profile', {
      headers: { authorization: `Bearer ${staff.token}` },
    });
    expect(profile.status).toBe(200);
  });

  it('refuses a code that is used twice', async () => {
    const visitor = newBrowser();
    const page = await visitor.authorize();
    const back = await visitor.follow(
      await visitor.submit(page.path, { email: staff.email, password: PASSWORD }),
    );
    const code = back.back.get('code') ?? '';
    expect((await visitor.redeem(code)).status).toBe(200);
    expect((await visitor.redeem(code)).status).toBe(400);
  });

  it('ends with the logout, without another question, on the site’s own address', async () => {
    const idToken = await signIn(browser, staff.email, PASSWORD).catch(() => undefined);
    const query = new URLSearchParams({
      client_id: 'careline-console',
      post_logout_redirect_uri: server.origin,
      ...(idToken ? { id_token_hint: idToken } : {}),
    });
    const asked = await browser.get(`/oidc/session/end?${query}`);
    const html = await asked.text();
    expect(html).toContain('/login/assets/sign-out.js');
    expect(html).not.toMatch(/<script(?! src=)|style=/);
    const [, action = ''] = /action="([^"]+)"/.exec(html) ?? [];
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(html) ?? [];
    const left = await browser.post(new URL(action, server.origin).pathname, { xsrf, logout: 'yes' });
    expect(left.headers.get('location')).toMatch(new RegExp(`^${server.origin}/?$`));
    const renewed = await browser.authorize({ prompt: 'none' });
    expect(renewed.back.get('error')).toBe('login_required');
  });
});

describe('the exchange', () => {
  const signedIn = async (email: string) => {
    await server.addAccount(email, PASSWORD);
    return signIn(newBrowser(), email, PASSWORD);
  };
  const refusal = async (response: Response) => ({
    status: response.status,
    code: ((await response.json()) as { code: string }).code,
  });

  it('accepts one of the person’s facilities, the first by default, and no other', async () => {
    const facilityIds = [server.facilityId, server.otherFacilityId];
    const both = await server.addStaff({ facilityIds });
    const idToken = await signedIn(both.email);
    for (const facilityId of facilityIds) {
      const answer = await (await exchange(idToken, { facilityId })).json();
      expect(answer).toMatchObject({ resourceInfo: { facility: { facilityId } } });
    }
    const one = await server.addStaff();
    const refused = await exchange(await signedIn(one.email), { facilityId: server.otherFacilityId });
    expect(await refusal(refused)).toEqual({ status: 403, code: 'facility-refused' });
  });

  it('refuses a user who is not on the staff', async () => {
    const refused = await exchange(await signedIn('visitor@staff.example'));
    expect(await refusal(refused)).toEqual({ status: 403, code: 'identity-unknown' });
  });

  it('refuses an unverified address', async () => {
    const { email } = await server.addStaff();
    await server.addAccount(email, PASSWORD);
    await server.db
      .updateTable('account')
      .set({ email_verified: false })
      .where('email', '=', email)
      .execute();
    const refused = await exchange(await signIn(newBrowser(), email, PASSWORD));
    expect(await refusal(refused)).toEqual({ status: 403, code: 'identity-unknown' });
  });

  it('refuses a deactivated user', async () => {
    const { email, staffId } = await server.addStaff();
    const idToken = await signedIn(email);
    expect((await exchange(idToken)).status).toBe(200);
    await server.db.updateTable('staff').set({ active: false }).where('id', '=', staffId).execute();
    expect(await refusal(await exchange(idToken))).toEqual({ status: 403, code: 'staff-deactivated' });
  });

  it('identifies a linked person by the provider’s subject, even if the address changes', async () => {
    const { email, staffId } = await server.addStaff();
    const idToken = await signedIn(email);
    await exchange(idToken);
    await server.db
      .updateTable('staff')
      .set({ email: 'renamed@staff.example' })
      .where('id', '=', staffId)
      .execute();
    const answer = await (await exchange(idToken)).json();
    expect(answer).toMatchObject({ resourceInfo: { resourceId: staffId } });
  });

  it('refuses an ID token that is a quarter of an hour old', async () => {
    const { email } = await server.addStaff();
    const idToken = await signedIn(email);
    clock = 17 * 60;
    const late = await exchange(idToken);
    clock = 0;
    expect(await refusal(late)).toEqual({ status: 401, code: 'token-expired' });
  });
});

describe('lockout', () => {
  beforeEach(() => server.db.deleteFrom('sign_in_failure').execute());

  it.each([
    ['an account', true],
    ['an address nobody has', false],
  ])('locks %s after ten failures', async (_, exists) => {
    const email = `${exists ? 'known' : 'unknown'}-lock@staff.example`;
    if (exists) await server.addAccount(email, PASSWORD);
    const visitor = newBrowser();
    const { path } = await visitor.authorize();
    const attempt = async () => (await visitor.submit(path, { email, password: 'wrong' })).status;
    expect(await attempt()).toBe(422);
    // Adds seven failures directly: each real attempt would hash a password.
    const ofThis = server.db.updateTable('sign_in_failure').set({ failures: 8 }).where('failures', '=', 1);
    expect((await ofThis.executeTakeFirst()).numUpdatedRows).toBe(1n);
    expect(await attempt()).toBe(422);
    expect(await attempt()).toBe(429);
    const locked = await visitor.submit(path, { email, password: PASSWORD });
    expect(locked.status).toBe(429);
    expect(await locked.text()).toContain('15 minutes');
    await server.db
      .updateTable('sign_in_failure')
      .set({ until: new Date(Date.now() - 1000) })
      .execute();
    const later = await visitor.submit(path, { email, password: PASSWORD });
    expect(later.status).toBe(exists ? 303 : 422);
  });
});

describe('the provider', () => {
  it.each([
    ['a redirect to another site', { redirect_uri: 'https://evil.example/' }],
    ['an unknown client', { client_id: 'somebody' }],
    ['markup in the state', { state: '<script>alert(1)</script>', redirect_uri: 'x' }],
  ])('answers %s with an explanatory page', async (_, wrong) => {
    const query = new URLSearchParams({
      client_id: 'careline-console',
      response_type: 'code',
      redirect_uri: `${server.origin}/auth/callback`,
      scope: 'openid',
      ...wrong,
    });
    const response = await server.fetch(`/oidc/auth?${query}`, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(400);
    const html = await response.text();
    expect(html).toContain('Signing in did not work');
    expect(html).not.toMatch(/<script|at \w+ \(|node_modules/);
  });

  it('insists on PKCE', async () => {
    const query = new URLSearchParams({
      client_id: 'careline-console',
      response_type: 'code',
      response_mode: 'fragment',
      redirect_uri: `${server.origin}/auth/callback`,
      scope: 'openid',
    });
    const arrival = await newBrowser().follow(await server.fetch(`/oidc/auth?${query}`));
    expect(arrival.back.get('error')).toBe('invalid_request');
  });
});

it('logs neither addresses nor names nor tokens', () => {
  const lines = server.logLines.join('');
  expect(lines.split('\n').length).toBeGreaterThan(20);
  expect(lines).not.toMatch(/@|Asha|eyJ|a-long-password|code=/);
});
