import { setTimeout as pause } from 'node:timers/promises';
import { decodeJwt } from 'jose';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';
import { openBrowser } from './oidc-browser.ts';

const PASSWORD = 'a-long-password';
const ELSEWHERE = 'https://elsewhere.example';

let server: TestServer;
let email: string;

beforeAll(async () => {
  server = await startTestServer({ routes: [], environment: { TRUST_PROXY: '1' } });
  ({ email } = await server.addStaff());
  await server.addAccount(email, PASSWORD);
});
afterAll(() => server.stop());

const form = (fields: Record<string, string>, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body: new URLSearchParams(fields),
  headers,
});
const records = async () =>
  (await server.db.selectFrom('oidc_record').select('model').execute()).map(({ model }) => model);
const query = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    client_id: 'careline-console',
    response_type: 'code',
    response_mode: 'query',
    redirect_uri: `${server.origin}/auth/callback`,
    scope: 'openid',
    code_challenge: 'a'.repeat(43),
    code_challenge_method: 'S256',
    ...more,
  });

describe('pages of other origins', () => {
  const asked = { origin: ELSEWHERE, 'access-control-request-method': 'POST' };
  it.each<readonly [string, string, RequestInit]>([
    ['before they ask for a token', '/oidc/token', { method: 'OPTIONS', headers: asked }],
    ['with a token that is refused', '/oidc/token', form({ grant_type: 'none' }, { origin: ELSEWHERE })],
    ['of no client', '/oidc/token', form({ client_id: 'nobody' }, { origin: ELSEWHERE })],
    ['with an account', '/oidc/me', { headers: { origin: ELSEWHERE, authorization: 'Bearer x' } }],
    ['with the keys', '/oidc/jwks', { headers: { origin: ELSEWHERE } }],
    ['with the document', '/oidc/.well-known/openid-configuration', { headers: { origin: ELSEWHERE } }],
    ['of no origin', '/oidc/token', form({ grant_type: 'none' })],
  ])('cannot read an answer %s', async (_, path, init) => {
    const { headers } = await server.fetch(path, init);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

describe('a resource', () => {
  it('other than the services gets no token', async () => {
    const other = await server.fetch(`/oidc/auth?${query({ resource: 'https://hospital.example/api' })}`);
    expect(other.headers.get('location')).toContain('error=invalid_target');
  });

  it('is the services by default or by name', async () => {
    for (const more of [{}, { resource: `${server.origin}/api` }]) {
      const answer = await server.fetch(`/oidc/auth?${query(more as Record<string, string>)}`);
      expect(answer.headers.get('location')).toMatch(/^\/login\//);
    }
  });
});

describe('a provider feature that no client needs', () => {
  it('is switched off, and writes nothing', async () => {
    const before = (await records()).length;
    const pushed = await server.fetch('/oidc/request', form(Object.fromEntries(query())));
    expect(pushed.status).toBe(404);
    const document = await (await server.fetch('/oidc/.well-known/openid-configuration')).json();
    expect(document).not.toHaveProperty('pushed_authorization_request_endpoint');
    expect(document).not.toHaveProperty('dpop_signing_alg_values_supported');
    expect(await records()).toHaveLength(before);
  });

  it('cannot make a sign-in arbitrarily large', async () => {
    const before = (await records()).length;
    const answer = await server.fetch(`/oidc/auth?${query({ state: 'x'.repeat(5_000) })}`);
    expect(answer.status).toBe(413);
    expect(await records()).toHaveLength(before);
  });

  it('is cleaned up once it is over', async () => {
    const over = { model: 'Interaction', payload: '{}', expires_at: new Date(Date.now() - 1000) };
    await server.db
      .insertInto('oidc_record')
      .values({ id: 'over', ...over })
      .execute();
    await server.restart();
    const isThere = () =>
      server.db.selectFrom('oidc_record').select('id').where('id', '=', 'over').executeTakeFirst();
    for (let left = 100; left > 0 && (await isThere()); left -= 1) await pause(50);
    expect(await isThere()).toBeUndefined();
  });
});

describe('a sign-in', () => {
  it('gives the console its tokens as before', async () => {
    const browser = openBrowser(server.origin);
    const { path } = await browser.authorize();
    const { back } = await browser.follow(await browser.submit(path, { email, password: PASSWORD }));
    const { status, idToken } = await browser.redeem(back.get('code') ?? '');
    expect(status).toBe(200);
    expect(decodeJwt(idToken)).toMatchObject({ email });
  });

  it('requires the password again once it was typed longer ago than the idle lock waits', async () => {
    const browser = openBrowser(server.origin);
    const { path } = await browser.authorize();
    await browser.follow(await browser.submit(path, { email, password: PASSWORD }));
    expect((await browser.authorize()).back.get('code')).toBeTruthy();
    const minutesAgo = (minutes: number) => Math.floor(Date.now() / 1000) - minutes * 60;
    const typed = (at: number) =>
      sql`update oidc_record set payload = jsonb_set(payload, '{loginTs}', to_jsonb(${at}::int))
          where model = 'Session'`.execute(server.db);
    await typed(minutesAgo(14));
    expect((await browser.authorize()).back.get('code')).toBeTruthy();
    await typed(minutesAgo(16));
    const again = await browser.authorize();
    expect(again.path).toMatch(/^\/login\//);
    expect((await browser.authorize({ prompt: 'none' })).back.get('code')).toBeTruthy();
    const after = await browser.follow(await browser.submit(again.path, { email, password: PASSWORD }));
    expect(after.back.get('code')).toBeTruthy();
    expect((await browser.authorize()).back.get('code')).toBeTruthy();
  });

  it('delays only a network that sends endless requests', async () => {
    const ask = async (address: string) => {
      const answer = await server.fetch('/oidc/session/none', { headers: { 'x-forwarded-for': address } });
      await answer.arrayBuffer();
      return answer;
    };
    // Addresses of one IPv6 network.
    const within = (index: number) => `2001:db8:1:2::${(index + 1).toString(16)}`;
    let last: Response | undefined;
    for (let round = 0; round < 30 && last?.status !== 429; round += 1) {
      const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => ask(within(index))));
      last = answers.find(({ status }) => status === 429);
    }
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('2001:db8:1:3::1')).status).toBe(404);
    expect((await ask('192.0.2.1')).status).toBe(404);
  });
});
