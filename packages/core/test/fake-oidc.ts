import { memoryStorage } from './memory-storage.ts';

export const AUTHORITY = 'https://id.example/oidc';
export const ORIGIN = 'https://careline.example';

type Reply = () => Response | Promise<Response>;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const base64url = (value: unknown): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/**
 * An ID token without a valid signature; the client trusts tokens that come from the token endpoint directly.
 */
export function anIdToken(claims: Readonly<Record<string, unknown>> = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const payload = { iss: AUTHORITY, sub: 'coach', aud: 'console', azp: 'console', iat: now, exp: now + 900 };
  return `${base64url({ alg: 'RS256' })}.${base64url({ ...payload, ...claims })}.signature`;
}

/**
 * A scripted OpenID provider and page: `redirects` lists the page's navigations, and `frame` answers a request
 * in the hidden frame by its state.
 */
export function fakeOidc() {
  const redirects: URL[] = [];
  const framed: URL[] = [];
  const storage = memoryStorage();
  const replies = {
    configuration: (): Response | Promise<Response> =>
      json({
        issuer: AUTHORITY,
        authorization_endpoint: `${AUTHORITY}/auth`,
        token_endpoint: `${AUTHORITY}/token`,
        end_session_endpoint: `${AUTHORITY}/session/end`,
        jwks_uri: `${AUTHORITY}/jwks`,
      }),
    token: (): Response | Promise<Response> =>
      json({ access_token: 'provider-token', token_type: 'Bearer', expires_in: 900, id_token: anIdToken() }),
    frame: (state: string): string | Promise<string> => `code=c&state=${state}`,
  } satisfies Record<string, Reply | ((state: string) => unknown)>;
  const bodies: URLSearchParams[] = [];

  async function fetch(input: unknown, init?: RequestInit): Promise<Response> {
    const url = String(input);
    if (url === `${AUTHORITY}/.well-known/openid-configuration`) return replies.configuration();
    if (url !== `${AUTHORITY}/token`) return json({ error: 'not_found' }, 404);
    bodies.push(new URLSearchParams(String(init?.body)));
    return replies.token();
  }

  const navigator = (navigate: (url: URL) => Promise<string>) => ({
    prepare: async () => ({
      navigate: async ({ url }: { url: string }) => ({ url: await navigate(new URL(url)) }),
      close: () => {},
    }),
    callback: async () => {},
  });
  const navigators = {
    redirect: navigator(async (url) => {
      redirects.push(url);
      return url.href;
    }),
    iframe: navigator(async (url) => {
      framed.push(url);
      return `${ORIGIN}/auth/silent#${await replies.frame(url.searchParams.get('state') ?? '')}`;
    }),
  };
  const returning = (hash: string): string => `${ORIGIN}/auth/callback#${hash}`;
  const lastState = (): string => redirects.at(-1)?.searchParams.get('state') ?? '';
  return { fetch, navigators, redirects, framed, storage, replies, bodies, json, returning, lastState };
}
