import { type MutableToken, OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestServer, type TestServer } from '../test-server.ts';

const CLIENT = 'careline-console';

let provider: OAuth2Server;
let server: TestServer;

beforeAll(async () => {
  provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  server = await startTestServer({ routes: [], environment: { OIDC_ISSUER: provider.issuer.url ?? '' } });
});
afterAll(async () => {
  await server.stop();
  if (provider.listening) await provider.stop();
});

type Claims = Readonly<Record<string, unknown>>;

const idToken = (claims: Claims, kid?: string) =>
  provider.issuer.buildToken({
    ...(kid === undefined ? {} : { kid }),
    scopesOrTransform: (_header: unknown, payload: MutableToken['payload']) => {
      Object.assign(payload, { aud: CLIENT, ...claims });
    },
  });

async function exchange(token: string) {
  const response = await server.fetch('/api/identityExchange', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'None' },
    body: JSON.stringify({ idToken: token }),
  });
  const { code = 'accepted' } = (await response.json()) as { code?: string };
  return code;
}

/** Claims of a new staff member whose address the provider has verified. */
async function aPerson(): Promise<Claims & { readonly email: string; readonly sub: string }> {
  const { email } = await server.addStaff();
  return { email, email_verified: true, sub: `subject of ${email}` };
}

describe('a sign-in at another provider', () => {
  it('is linked once by the verified address, whatever its case', async () => {
    const { email, ...person } = await aPerson();
    expect(await exchange(await idToken({ ...person, email: email.toUpperCase() }))).toBe('accepted');
    expect(await exchange(await idToken({ ...person, email: 'new@staff.example' }))).toBe('accepted');
    expect(await exchange(await idToken({ ...person, email, sub: 'another' }))).toBe('identity-unknown');
  });

  it.each<[string, (claims: Claims) => Claims, string]>([
    ['an address that is not verified', (one) => ({ ...one, email_verified: false }), 'identity-unknown'],
    ['no address', ({ email: _, ...one }) => one, 'identity-unknown'],
    ['another audience', (one) => ({ ...one, aud: 'other' }), 'identity-refused'],
    ['another issuer', (one) => ({ ...one, iss: 'https://evil.example' }), 'identity-refused'],
    ['another party', (one) => ({ ...one, azp: 'other' }), 'identity-refused'],
    ['an end that is past', (one) => ({ ...one, exp: Math.floor(Date.now() / 1000) - 90 }), 'token-expired'],
    ['no subject', (one) => ({ ...one, sub: undefined }), 'identity-refused'],
  ])('with %s: is not linked', async (_, change, code) => {
    const person = await aPerson();
    expect(await exchange(await idToken(change(person)))).toBe(code);
    expect(await exchange(await idToken(person))).toBe('accepted');
  });

  it('with a new key is accepted without a restart', async () => {
    const { kid } = await provider.issuer.keys.generate('ES256');
    const token = await idToken(await aPerson(), kid);
    await vi.waitFor(async () => expect(await exchange(token)).toBe('accepted'), {
      interval: 500,
    });
  });
});

it('is not refused while the provider is down at first, and works when it is back', async () => {
  const token = await idToken(await aPerson());
  const { port } = provider.address();
  await provider.stop();
  await server.restart();
  expect(await exchange(token)).toBe('unavailable');
  await provider.start(port, 'localhost');
  expect(await exchange(token)).toBe('accepted');
});
