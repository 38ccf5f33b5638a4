import { createHash, randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { PASSWORD } from './people.ts';

const CLIENT_ID = 'careline-console';

/**
 * Signs somebody in at the identity provider with the requests of its login page, without showing it; the browser has
 * the provider's cookies afterwards and nothing of ours. Each call is a session of its own, so that a logout ends no
 * other test's.
 */
export async function openProviderSession(
  { request }: BrowserContext,
  origin: string,
  email: string,
  password = PASSWORD,
): Promise<void> {
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid profile email access:appointments',
    state: 'a-state',
    code_challenge: createHash('sha256').update(randomBytes(32)).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const login = await request.get(`${origin}/oidc/auth?${query}`);
  const answer = await request.post(login.url(), {
    form: { email, password },
    headers: { origin, 'sec-fetch-site': 'same-origin' },
  });
  const { pathname } = new URL(answer.url());
  if (pathname !== '/auth/callback') throw new Error(`${email} was not signed in: ${pathname}`);
}
