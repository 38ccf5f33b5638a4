import { randomBytes } from 'node:crypto';
import type { BrowserContext } from 'playwright-core';
import { PASSWORD } from './people.ts';
import { callbackOf, logInAtProvider } from './provider-login.ts';

/**
 * Signs a person in at the identity provider with its login requests, without showing the page. The browser then has
 * the provider's cookies and nothing of ours. Each call creates its own session, so a logout affects no other test.
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
