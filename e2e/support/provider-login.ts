import { createHash } from 'node:crypto';
import type { APIRequestContext } from 'playwright-core';

export const CLIENT_ID = 'careline-console';

export const callbackOf = (origin: string): string => `${origin}/auth/callback`;

/**
 * Signs in at the identity provider as the console does, without a browser. Returns the final address: the console's
 * callback with a code in its fragment, or the page where a failed sign-in stops.
 */
export async function logInAtProvider(
  requests: APIRequestContext,
  origin: string,
  form: { readonly email: string; readonly password: string },
  verifier: string,
): Promise<URL> {
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: callbackOf(origin),
    scope: 'openid profile email access:appointments',
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const login = await requests.get(`${origin}/oidc/auth?${query}`);
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const answer = await requests.post(login.url(), { form: { ...form }, headers });
  return new URL(answer.url());
}
