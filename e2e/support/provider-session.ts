import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { PASSWORD } from './people.ts';
import { callbackOf, logInAtProvider } from './provider-login.ts';

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
  const verifier = randomBytes(32).toString('base64url');
  const { pathname } = await logInAtProvider(request, origin, { email, password }, verifier);
  if (pathname !== new URL(callbackOf(origin)).pathname)
    throw new Error(`${email} was not signed in: ${pathname}`);
}
