// spec: 69

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { idTokenVerifier, remoteKeys, type VerifyIdToken } from './id-token.ts';

const NOW = 1_800_000_000;
let provider: Server;
let issuer: string;
let verify: VerifyIdToken;
let sign: (claims: JWTPayload, alg?: string) => Promise<string>;

/** Starts an OpenID provider that only serves its keys. */
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  const keys = [{ ...(await exportJWK(publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }];
  provider = createServer((request, response) => {
    const discovery = request.url === '/.well-known/openid-configuration';
    const json = JSON.stringify(discovery ? { issuer, jwks_uri: `${issuer}/jwks` } : { keys });
    response.setHeader('content-type', 'application/json');
    response.end(request.url?.startsWith('/under-repair') ? '<h1>Under repair</h1>' : json);
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  verify = idTokenVerifier({ issuer, clientId: 'careline' }, remoteKeys(issuer));
  sign = ({ withSlash, ...claims }, kid = 'one') =>
    new SignJWT({
      iss: withSlash ? `${issuer}/` : issuer,
      aud: 'careline',
      sub: 'u1',
      iat: NOW,
      exp: NOW + 600,
      ...claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid })
      .sign(privateKey);
});
afterAll(() => provider.close());

const codeOf = async (token: Promise<string>): Promise<string> => {
  try {
    await verify(await token, NOW);
    return 'accepted';
  } catch (error) {
    return error instanceof ProblemError ? error.code : String(error);
  }
};

it('names the user who signed in at another provider', async () => {
  const token = await sign({ email: ' A@B.example ', email_verified: true });
  expect(await verify(token, NOW)).toMatchObject({ issuer, subject: 'u1', verifiedEmail: 'a@b.example' });
});

it.each([
  ['an address without a word on it', { email: 'a@b.example' }],
  ['an address said to be unverified', { email: 'a@b.example', email_verified: false }],
  ['an address that is none', { email: ['a@b.example'], email_verified: true }],
])('does not accept %s as an address', async (_, claims) => {
  expect((await verify(await sign(claims), NOW)).verifiedEmail).toBeUndefined();
});

it.each([
  ['of another issuer', { iss: 'https://evil.example' }, 'identity-refused'],
  ['of the issuer with a slash at its end', { withSlash: true }, 'accepted'],
  ['for another client', { aud: 'other' }, 'identity-refused'],
  ['for several clients without a party', { aud: ['careline', 'other'] }, 'identity-refused'],
  [
    'for several clients, issued to another',
    { aud: ['careline', 'other'], azp: 'other' },
    'identity-refused',
  ],
  ['for several clients, issued to us', { aud: ['careline', 'other'], azp: 'careline' }, 'accepted'],
  ['that has expired', { exp: NOW - 61 }, 'token-expired'],
  ['that has just expired', { exp: NOW - 30 }, 'accepted'],
  ['of nobody', { sub: undefined }, 'identity-refused'],
])('a token %s: %s', async (_, claims, code) => {
  expect(await codeOf(sign(claims as JWTPayload))).toBe(code);
});

it('refuses a token of a key the provider does not have', async () => {
  expect(await codeOf(sign({}, 'two'))).toBe('identity-refused');
});

it.each([
  ['does not answer', () => 'http://127.0.0.1:1'],
  ['answers with a page', () => `${issuer}/under-repair`],
  ['answers with another document', () => `${issuer}/other`],
])('reports a provider as down that %s, not the token as wrong', async (_, address) => {
  const away = idTokenVerifier({ issuer, clientId: 'careline' }, remoteKeys(address()));
  await expect(away(await sign({}), NOW)).rejects.toMatchObject({ code: 'unavailable' });
});

const signInOf = async (claims: JWTPayload) => (await verify(await sign(claims), NOW)).signIn;

it.each([
  [
    'the session of the provider',
    { sid: 's1', auth_time: NOW - 60 },
    { sid: 's1', auth_time: NOW - 60 },
    true,
  ],
  ['another session', { sid: 's1' }, { sid: 's2' }, false],
  ['the time of the sign-in', { auth_time: NOW - 60 }, { auth_time: NOW - 60, iat: NOW - 5 }, true],
  ['another time', { auth_time: NOW - 60 }, { auth_time: NOW - 59 }, false],
  ['the time for another person', { auth_time: NOW - 60 }, { auth_time: NOW - 60, sub: 'u2' }, false],
  ['no word on either', {}, { iat: NOW - 5 }, false],
])('distinguishes sign-ins by %s', async (_, one, other, alike) => {
  expect((await signInOf(one)).key === (await signInOf(other)).key).toBe(alike);
});

it.each([
  ['the one that is told', { sid: 's1', auth_time: NOW - 60 }, NOW - 60],
  ['none of a session without one', { sid: 's1' }, undefined],
  ['that of the token where there is nothing else', {}, NOW],
])('reads the time of a sign-in from %s', async (_, claims, time) => {
  expect((await signInOf(claims)).authTime).toBe(time);
});
