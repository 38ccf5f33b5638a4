// spec: 2, 202, 208-212

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
  it('redirects to the provider with code, PKCE and the answer in the fragment', async () => {
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

  it('returns with the session and the requested path, without its query', async () => {
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

  it('returns in a page that was reloaded', async () => {
    await provider().signIn(undefined);
    const back = await provider().completeSignIn(fake.returning(`code=abc&state=${fake.lastState()}`));
    expect(back).toMatchObject({ result: 'signed-in', returnPath: undefined });
  });

  it('stores the state of the sign-in only until it ends', async () => {
    const oidc = provider();
    await oidc.signIn('/prohealth?patient=of-the-query');
    const stored = JSON.stringify([...fake.storage.entries]);
    expect(stored).toContain('code_verifier');
    expect(stored).not.toContain('of-the-query');
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

  it('asks for the password again for a fresh sign-in', async () => {
    await provider().signIn(undefined, { fresh: true });
    expect(fake.redirects[0]?.searchParams.get('prompt')).toBe('login');
    await provider().signIn(undefined);
    expect(fake.redirects[1]?.searchParams.get('prompt')).toBeNull();
  });

  it('asks for it too when it was typed too long ago, but not for a renewal', async () => {
    const oidc = createOidcProvider({
      authority: AUTHORITY,
      clientId: 'console',
      origin: ORIGIN,
      scopes: SCOPES,
      storage: fake.storage,
      navigators: fake.navigators,
      maxAge: 900,
    });
    await oidc.signIn(undefined);
    expect(fake.redirects[0]?.searchParams.get('max_age')).toBe('900');
    await oidc.renew();
    expect(fake.framed[0]?.searchParams.has('max_age')).toBe(false);
  });

  it.each([
    ['signed in', 'code=abc', 'signed-in'],
    ['refused', 'error=access_denied', 'failed'],
  ])('recognises its own window: %s', async (_, answer, result) => {
    await provider().signIn(undefined, { beside: true });
    const back = await provider().completeSignIn(fake.returning(`${answer}&state=${fake.lastState()}`));
    expect(back).toMatchObject({ result, beside: true });
  });

  const html = (status: number) =>
    new Response('<h1>Down for repair</h1>', { status, headers: { 'content-type': 'text/html' } });

  it.each<[string, () => Response | Promise<Response>, string]>([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'unreachable'],
    ['a failing server', () => new Response(null, { status: 503, statusText: 'Down' }), 'unreachable'],
    ['a failing server that answers JSON', () => fake.json({ message: 'x' }, 500), 'unreachable'],
    ['a page', () => html(200), 'answer-invalid'],
    ['the page of a failing proxy', () => html(503), 'answer-invalid'],
    [
      'text that is no JSON',
      () => new Response('{', { headers: { 'content-type': 'application/json' } }),
      'answer-invalid',
    ],
    ['another document', () => fake.json({ hello: 'world' }), 'answer-invalid'],
    ['nothing there', () => fake.json({}, 404), 'answer-invalid'],
  ])('that cannot start says how: %s', async (_, configuration, failure) => {
    fake.replies.configuration = configuration;
    await expect(provider().signIn(undefined)).rejects.toMatchObject({ name: 'SignInError', failure });
    expect(fake.redirects).toHaveLength(0);
    expect(fake.storage.entries.size).toBe(0);
  });

  it('that was cancelled while the provider was slow stays on the page', async () => {
    const stop = new AbortController();
    let answer = () => {};
    const { configuration } = fake.replies;
    fake.replies.configuration = () =>
      new Promise((resolve) => {
        answer = () => resolve(configuration());
      });
    const leaving = provider().signIn(undefined, { signal: stop.signal });
    stop.abort();
    answer();
    await expect(leaving).rejects.toMatchObject({ failure: 'cancelled' });
    expect(fake.redirects).toHaveLength(0);
  });
});

describe('renewing', () => {
  it('asks in a frame without a prompt and returns the new session', async () => {
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
    const oidc = provider();
    await oidc.renew();
    fake.replies.frame = (state) => `error=${error}&error_description=No&state=${state}`;
    expect(await oidc.renew()).toEqual({ result: 'refused', description: 'No' });
  });

  it('is refused when the code has expired', async () => {
    const oidc = provider();
    await oidc.renew();
    fake.replies.token = () => fake.json({ error: 'invalid_grant' }, 400);
    expect(await oidc.renew()).toEqual({ result: 'refused', description: 'invalid_grant' });
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

  it('returns the user signed in at the provider now', async () => {
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

  it('stores no token', async () => {
    await provider().renew();
    expect(JSON.stringify([...fake.storage.entries])).not.toContain('token');
  });
});

describe('renewing without frames', () => {
  const FROM = { leaveFrom: '/prohealth/hmCallInfo?patient=0190' };
  const choosing = (renewal: 'frame' | 'page' | undefined, authority = AUTHORITY) =>
    createOidcProvider({
      authority,
      clientId: 'console',
      origin: ORIGIN,
      scopes: SCOPES,
      storage: fake.storage,
      navigators: fake.navigators,
      ...(renewal ? { renewal } : {}),
    });
  const noCookies = (state: string) => `error=login_required&state=${state}`;

  it('uses the refresh token of the sign-in, stored only in memory', async () => {
    fake.replies.token = () =>
      fake.json({
        access_token: 'provider-token',
        token_type: 'Bearer',
        refresh_token: 'refresh-1',
        id_token: anIdToken(),
      });
    const oidc = provider();
    await oidc.renew();
    expect(await oidc.renew(FROM)).toMatchObject({ result: 'renewed', session: { providerId: 'coach' } });
    expect(fake.framed).toHaveLength(1);
    expect(Object.fromEntries(fake.bodies[1] ?? [])).toMatchObject({
      grant_type: 'refresh_token',
      refresh_token: 'refresh-1',
    });
    expect(JSON.stringify([...fake.storage.entries])).not.toContain('refresh-1');
  });

  it('is refused when the refresh token has expired', async () => {
    const whole = () => ({
      access_token: 'x',
      token_type: 'Bearer',
      refresh_token: 'r',
      id_token: anIdToken(),
    });
    fake.replies.token = () => fake.json(whole());
    const oidc = provider();
    await oidc.renew();
    fake.replies.token = () => fake.json({ error: 'invalid_grant' }, 400);
    expect(await oidc.renew()).toMatchObject({ result: 'refused' });
  });

  it('redirects the page to a provider of another site when the frame returned nothing', async () => {
    fake.replies.frame = noCookies;
    expect(await choosing(undefined).renew(FROM)).toEqual({ result: 'left' });
    const trip = fake.redirects[0]?.searchParams;
    expect(trip?.get('prompt')).toBe('none');
    expect(trip?.get('redirect_uri')).toBe(`${ORIGIN}/auth/callback`);
    expect(JSON.stringify([...fake.storage.entries])).not.toContain('0190');
    const back = await provider().completeSignIn(fake.returning(`code=abc&state=${fake.lastState()}`));
    expect(back).toMatchObject({ result: 'signed-in', returnPath: '/prohealth/hmCallInfo' });
  });

  it('returns refused, and not failed, without a session there', async () => {
    fake.replies.frame = noCookies;
    await choosing(undefined).renew(FROM);
    const back = await provider().completeSignIn(fake.returning(noCookies(fake.lastState())));
    expect(back).toEqual({ result: 'refused', returnPath: '/prohealth/hmCallInfo' });
  });

  it.each([
    ['a page that shows something', undefined, AUTHORITY, {}, 0, 'unheard'],
    ['a provider of the page’s own origin', undefined, `${ORIGIN}/oidc`, FROM, 0, 'unreachable'],
    ['an installation that says frame', 'frame', AUTHORITY, FROM, 0, 'refused'],
    ['an installation that says page', 'page', AUTHORITY, FROM, 1, 'left'],
  ] as const)('with %s', async (_, renewal, authority, options, trips, result) => {
    fake.replies.frame = noCookies;
    expect(await choosing(renewal, authority).renew(options)).toMatchObject({ result });
    expect(fake.redirects).toHaveLength(trips);
  });

  it('trusts a frame once one has returned a session', async () => {
    const oidc = choosing(undefined);
    await oidc.renew();
    fake.replies.frame = noCookies;
    expect(await oidc.renew()).toMatchObject({ result: 'refused' });
  });

  it('is unreachable when there is no provider', async () => {
    fake.replies.configuration = () => new Response('', { status: 503 });
    expect(await choosing('page').renew(FROM)).toMatchObject({ result: 'unreachable' });
    expect(fake.redirects).toHaveLength(0);
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

  it('lets another user renew afterwards', async () => {
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
