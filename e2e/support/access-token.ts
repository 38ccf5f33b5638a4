import { randomBytes } from 'node:crypto';
import { exchangeIdentity } from '@careline/core/internal/identity';
import { request } from 'playwright-core';
import { PASSWORD } from './people.ts';
import { CLIENT_ID, callbackOf, logInAtProvider } from './provider-login.ts';
import { serviceClient } from './service.ts';

/** Returns a person's access token, obtained as by the console but without a browser. */
export async function accessTokenOf(origin: string, email: string, password = PASSWORD): Promise<string> {
  const requests = await request.newContext();
  const verifier = randomBytes(32).toString('base64url');
  try {
    const { hash } = await logInAtProvider(requests, origin, { email, password }, verifier);
    const code = new URLSearchParams(hash.slice(1)).get('code');
    if (!code) throw new Error(`${email} was not signed in`);
    const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
    const answer = await requests.post(`${origin}/oidc/token`, {
      form: { ...form, redirect_uri: callbackOf(origin) },
    });
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    return (await serviceClient(origin, '').call(exchangeIdentity, { body: { idToken } })).token;
  } finally {
    await requests.dispose();
  }
}
