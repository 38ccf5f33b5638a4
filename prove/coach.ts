import { exchangeIdentity } from '@careline/core/internal/identity';
import { COACH, PASSWORD } from '../e2e/support/people.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { openBrowser, signIn } from '../packages/console/server/test/identity/oidc-browser.ts';

/** Returns the token of the demo's coach, signed in at the identity provider. */
export async function coachToken(origin: string): Promise<string> {
  const idToken = await signIn(openBrowser(origin), COACH, PASSWORD);
  return (await serviceClient(origin, '').call(exchangeIdentity, { body: { idToken } })).token;
}
