import { createHttpClient, type HttpClient, serviceBasesUnder } from '@careline/core/http';
import { exchangeIdentity } from '@careline/core/identity';
import { openBrowser, signIn } from '../packages/console/server/test/oidc-browser.ts';

const PASSWORD = 'Careline-demo-1';

/** The coach of the demo, signed in at the identity provider; every client shares the token. */
export async function coachToken(origin: string): Promise<string> {
  const idToken = await signIn(openBrowser(origin), 'coach@careline.example', PASSWORD);
  const http = clientWith(origin, globalThis.fetch, async () => '');
  return (await http.call(exchangeIdentity, { body: { idToken } })).token;
}

export function clientWith(
  origin: string,
  fetch: typeof globalThis.fetch,
  accessToken: () => Promise<string>,
): HttpClient {
  return createHttpClient({ bases: serviceBasesUnder(`${origin}/api`), origin, fetch, accessToken });
}
