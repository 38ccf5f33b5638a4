import { ErrorTimeout } from 'oidc-client-ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AUTHORITY, anIdToken, fakeOidc, ORIGIN } from '../../../test/fake-oidc.ts';
import { createOidcProvider } from './oidc-provider.ts';

const SCOPES = ['openid', 'profile', 'email', 'access:appointments'];

let fake = fakeOidc();
const provider = () =>
  createOidcProvider({
    authority: AUTHORITY,
    clientId: 'console',
    origin: ORIGIN,
    scopes: SCOPES,
    storage: fake.storage,
    navigators: fake.navigators,
  });

beforeEach(() => {
  fake = fakeOidc();
  vi.stubGlobal('fetch', (...args: Parameters<typeof fake.fetch>) => fake.fetch(...args));
});
afterEach(() => vi.unstubAllGlobals());

describe('signing in', () => {
  it('leaves for the provider with code, PKCE and the answer in the fragment', async () => {
    await provider().signIn('/prohealth/searchByUhid');
    const [url] = fake.redirects;
    expect(url?.origin + (url?.pathname ?? '')).toBe(`${AUTHORITY}/auth`);
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      client_id: 'console',
      redirect_uri: `${ORIGIN}/auth/callback`,
      response_type: 'code',
      response_mode: 'fragment',
      scope: 'openid profile email access:appointments',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('comes back with the session and the path asked for, without its query', async () => {
    const oidc = provider();
    await oidc.signIn('/prohealth/hmCallInfo?patient=0190');
    const back = await oidc.completeSignIn(fake.returning(`code=abc&state=${fake.lastState()}`));
    expect(back).toEqual({
      result: 'signed-in',
      session: {
        providerId: 'coach',
        providerToken: 'provider-token',
        idToken: expect.stringContaining('.'),
      },
      returnPath: '/prohealth/hmCallInfo',
    });
    expect(Object.fromEntries(fake.bodies[0] ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      code: 'abc',
      code_verifier: expect.stringMatching(/^[\w-]{43,128}$/),
    });
  });

  it('comes back in a page that was loaded anew', async () => {
    await provider().signIn(undefined);
    const back = await provider().completeSignIn(fake.returning(`code=abc&state=${fake.lastState()}`));
    expect(back).toMatchObject({ result: 'signed-in', returnPath: undefined });
  });

  it('keeps the state of the sign-in in the storage, and nothing after it', async () => {
    const oidc = provider();
    await oidc.signIn('/prohealth?patient=0190');
    const kept = JSON.stringify([...fake.storage.entries]);
    expect(kept).toContain('code_verifier');
    expect(kept).not.toContain('0190');
    await oidc.completeSignIn(fake.returning(`code=abc&state=${fake.lastState()}`));
    expect(fake.storage.entries.size).toBe(0);
  });

  it.each([
    [
      'the provider’s description',
      'error=access_denied&error_description=You+are+not+on+the+list',
      'You are not on the list',
    ],
    ['its code where it gave no description', 'error=access_denied', 'access_denied'],
  ])('fails with %s', async (_, answer, description) => {
    const oidc = provider();
    await oidc.signIn(undefined);
    const back = await oidc.completeSignIn(fake.returning(`${answer}&state=${fake.lastState()}`));
    expect(back).toEqual({ result: 'failed', description });
  });

  it.each([
    ['without a state', 'code=abc'],
    ['with a state nobody asked for', 'code=abc&state=forged'],
    ['with nothing', ''],
  ])('fails for an address %s', async (_, hash) => {
    const oidc = provider();
    await oidc.signIn(undefined);
    expect(await oidc.completeSignIn(fake.returning(hash))).toMatchObject({ result: 'failed' });
    expect(fake.bodies).toHaveLength(0);
  });

  it('fails for the same answer a second time', async () => {
    const oidc = provider();
    await oidc.signIn(undefined);
    const address = fake.returning(`code=abc&state=${fake.lastState()}`);
    await oidc.completeSignIn(address);
    expect(await oidc.completeSignIn(address)).toMatchObject({ result: 'failed' });
  });

  it('rejects when the provider cannot be reached, so that the page can say so', async () => {
    fake.replies.configuration = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(provider().signIn(undefined)).rejects.toThrow('Failed to fetch');
  });
});

describe('renewing', () => {
  it('asks in a frame without a prompt and gives the new session', async () => {
    expect(await provider().renew()).toMatchObject({
      result: 'renewed',
      session: { providerId: 'coach', providerToken: 'provider-token' },
    });
    expect(Object.fromEntries(fake.framed[0]?.searchParams ?? [])).toMatchObject({
      prompt: 'none',
      redirect_uri: `${ORIGIN}/auth/silent`,
      response_mode: 'fragment',
    });
  });

  it.each([
    'login_required',
    'interaction_required',
    'consent_required',
    'account_selection_required',
    'access_denied',
  ])('is refused when the provider says %s', async (error) => {
    fake.replies.frame = (state) => `error=${error}&error_description=No&state=${state}`;
    expect(await provider().renew()).toEqual({ result: 'refused', description: 'No' });
  });

  it('is refused when the code is no longer worth anything', async () => {
    fake.replies.token = () => fake.json({ error: 'invalid_grant' }, 400);
    expect(await provider().renew()).toEqual({ result: 'refused', description: 'invalid_grant' });
  });

  it.each([
    ['the network is down', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
    [
      'the provider fails without words',
      () => new Response(null, { status: 502, statusText: 'Bad Gateway' }),
      '502',
    ],
    [
      'the provider fails in HTML',
      () => new Response('<h1>', { status: 503, headers: { 'content-type': 'text/html' } }),
      'text/html',
    ],
    ['the provider has an error of its own', () => fake.json({ error: 'server_error' }, 500), 'server_error'],
    [
      'the provider is busy',
      () => fake.json({ error: 'temporarily_unavailable' }, 503),
      'temporarily_unavailable',
    ],
    ['the client is not configured', () => fake.json({ error: 'invalid_client' }, 401), 'invalid_client'],
    ['there is no ID token', () => fake.json({ access_token: 'x', token_type: 'Bearer' }), 'token'],
  ])('is unreachable when %s', async (_, token, description) => {
    fake.replies.token = token;
    expect(await provider().renew()).toEqual({
      result: 'unreachable',
      description: expect.stringContaining(description),
    });
  });

  it('is unreachable when the frame never answers', async () => {
    fake.replies.frame = () => Promise.reject(new ErrorTimeout('IFrame timed out without a response'));
    expect(await provider().renew()).toMatchObject({ result: 'unreachable' });
  });

  it('is unreachable when the provider’s configuration cannot be read, and works once it can', async () => {
    const configuration = fake.replies.configuration;
    fake.replies.configuration = () => new Response('', { status: 500 });
    const oidc = provider();
    expect(await oidc.renew()).toMatchObject({ result: 'unreachable' });
    fake.replies.configuration = configuration;
    expect(await oidc.renew()).toMatchObject({ result: 'renewed' });
  });

  it('brings whoever is signed in at the provider now', async () => {
    const oidc = provider();
    await oidc.renew();
    fake.replies.token = () =>
      fake.json({
        access_token: 'x',
        token_type: 'Bearer',
        expires_in: 900,
        id_token: anIdToken({ sub: 'doctor' }),
      });
    expect(await oidc.renew()).toMatchObject({ result: 'renewed', session: { providerId: 'doctor' } });
  });

  it('keeps no token in the storage', async () => {
    await provider().renew();
    expect(JSON.stringify([...fake.storage.entries])).not.toContain('token');
  });
});

describe('signing out', () => {
  it('ends the provider’s session and returns to the origin', async () => {
    await provider().signOut('the-id-token');
    const [url] = fake.redirects;
    expect(url?.href).toContain(`${AUTHORITY}/session/end`);
    expect(Object.fromEntries(url?.searchParams ?? [])).toMatchObject({
      client_id: 'console',
      post_logout_redirect_uri: ORIGIN,
    });
  });

  it('puts no token in the address', async () => {
    const oidc = provider();
    await oidc.renew();
    await oidc.signOut('the-id-token');
    expect(fake.redirects[0]?.search).not.toMatch(/token/);
  });

  it('lets somebody else renew afterwards', async () => {
    const oidc = provider();
    await oidc.renew();
    await oidc.signOut('the-id-token');
    fake.replies.token = () =>
      fake.json({
        access_token: 'x',
        token_type: 'Bearer',
        expires_in: 900,
        id_token: anIdToken({ sub: 'doctor' }),
      });
    expect(await oidc.renew()).toMatchObject({ result: 'renewed', session: { providerId: 'doctor' } });
  });
});
