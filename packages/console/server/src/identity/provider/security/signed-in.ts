import type { AppContext } from '../../../platform/http/app-context.ts';
import type { IdentityProvider } from '../provider.ts';

/** The account signed in at the provider in this browser, and since which unix second. */
export interface SignedInHere {
  readonly accountId: string;
  readonly signIn: number;
}

/** Returns the sign-in of this browser, or undefined. */
export async function signedInHere(
  c: AppContext,
  { provider }: IdentityProvider,
): Promise<SignedInHere | undefined> {
  const { incoming, outgoing } = c.env;
  // The library reads its signed cookie from a context of its framework.
  const context = provider.createContext(incoming, outgoing) as Parameters<typeof provider.Session.get>[0];
  const { accountId, loginTs } = await provider.Session.get(context);
  return accountId === undefined || loginTs === undefined ? undefined : { accountId, signIn: loginTs };
}
