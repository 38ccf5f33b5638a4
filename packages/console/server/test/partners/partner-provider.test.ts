import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer, type TestStaff } from '../test-server.ts';
import { addPartner, askToken, basic, type Form, PORTAL, type TestPartner } from './partner-pages.ts';

const AUDIENCE = 'portal-of-the-hospital';

let provider: OAuth2Server;
let server: TestServer;
let partner: TestPartner;
let nurse: TestStaff;

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  server = await startTestServer({ routes: [], environment: { CARELINE_WEBHOOKS: 'private' } });
  partner = await addPartner(server, { issuer: provider.issuer.url ?? '', audience: AUDIENCE });
});
afterAll(async () => {
  await server.stop();
  if (provider.listening) await provider.stop();
});
beforeEach(async () => {
  nurse = await server.addStaff();
});

type Claims = Readonly<Record<string, unknown>>;

const verified = (): Claims => ({ sub: 'nurse-1', email: nurse.email, email_verified: true });

const idToken = (claims: Claims) =>
  provider.issuer.buildToken({
    scopesOrTransform: (_header: unknown, payload: MutableToken['payload']) => {
      Object.assign(payload, { aud: AUDIENCE, sid: nurse.staffId, ...claims });
    },
  });

const ask = (token: string, more: Form = {}, headers: Form = {}) =>
  askToken(
    server,
    {
      client_id: partner.partnerId,
      subject_token_type: TOKEN_EXCHANGE.idToken,
      subject_token: token,
      ...more,
    },
    headers,
  );

describe('a partner with its own provider', () => {
  it.each<[string, Form]>([
    ['its page', { origin: PORTAL, 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0' }],
    ['its backend', {}],
  ])('gets a token for its ID token from %s, without a secret', async (_, headers) => {
    const { status, body } = await ask(await idToken(verified()), {}, headers);
    expect([status, body.scope]).toEqual([200, 'prohealth search']);
    const profile = await server.fetch('/api/auth/profile', {
      headers: { authorization: `Bearer ${body.access_token}`, ...headers },
    });
    expect(await profile.json()).toMatchObject({ data: { sub: nurse.staffId } });
  });

  it('links nobody: its users still sign in at Careline’s provider only', async () => {
    await ask(await idToken(verified()));
    const { issuer, subject } = await server.db
      .selectFrom('staff')
      .selectAll()
      .where('id', '=', nurse.staffId)
      .executeTakeFirstOrThrow();
    expect([issuer, subject]).toEqual([null, null]);
  });

  it('recognises users of the same provider, whatever their address', async () => {
    const link = { issuer: provider.issuer.url ?? '', subject: nurse.staffId };
    await server.db.updateTable('staff').set(link).where('id', '=', nurse.staffId).execute();
    expect((await ask(await idToken({ sub: nurse.staffId }))).status).toBe(200);
  });

  it.each<[string, () => Claims, string]>([
    ['an address nobody has verified', () => ({ email_verified: false }), 'invalid_grant'],
    ['an address of nobody', () => ({ email: 'nobody@staff.example' }), 'invalid_grant'],
    ['another audience', () => ({ aud: 'careline-console' }), 'invalid_grant'],
    [
      'the partner’s id as the audience, which it said is another',
      () => ({ aud: partner.partnerId }),
      'invalid_grant',
    ],
    ['another issuer', () => ({ iss: 'https://evil.example' }), 'invalid_grant'],
    ['a time that is over', () => ({ exp: 1_700_000_000 }), 'invalid_grant'],
  ])('is refused an ID token with %s', async (_, change, error) => {
    const { status, body } = await ask(await idToken({ ...verified(), ...change() }));
    expect([status, body.error]).toEqual([400, error]);
  });

  it.each<[string, Form, Form, string]>([
    [
      'a name in place of an ID token',
      { subject_token_type: TOKEN_EXCHANGE.staffSubject },
      {},
      'invalid_request',
    ],
    ['what is no token', { subject_token: 'x.y.z' }, {}, 'invalid_grant'],
    ['a page of somebody else', {}, { origin: 'https://evil.example' }, 'invalid_request'],
    [
      'another page than the one that asks',
      { origin: 'https://b.example' },
      { origin: PORTAL },
      'invalid_request',
    ],
    ['a secret', { client_secret: 'careline_x' }, {}, 'invalid_client'],
  ])('is refused %s', async (_, more, headers, error) => {
    expect((await ask(await idToken(verified()), more, headers)).body.error).toBe(error);
  });

  it('is refused a secret in the header as well', async () => {
    const headers = basic(partner.partnerId, 'careline_x');
    const { body, headers: answered } = await ask(await idToken(verified()), {}, headers);
    expect(body.error).toBe('invalid_client');
    expect(answered.get('www-authenticate')).toBe('Basic realm="careline"');
  });

  it('is the audience itself if it named none', async () => {
    await server.db.updateTable('partner').set({ audience: null }).execute();
    const own = await ask(await idToken({ ...verified(), aud: partner.partnerId }));
    await server.db.updateTable('partner').set({ audience: AUDIENCE }).execute();
    expect(own.status).toBe(200);
  });

  it('gets the answer that its provider is down, not that the token is wrong', async () => {
    const away = await addPartner(server, { issuer: 'http://localhost:1', audience: AUDIENCE });
    const { status, body } = await ask(await idToken(verified()), { client_id: away.partnerId });
    expect([status, body.error]).toEqual([503, 'temporarily_unavailable']);
  });
});
