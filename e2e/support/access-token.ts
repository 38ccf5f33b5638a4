import { createHash, randomBytes } from 'node:crypto';
import { exchangeIdentity } from '@careline/core/identity';
import { request } from 'playwright-core';
import { PASSWORD } from './people.ts';
import { serviceClient } from './service.ts';

const CLIENT_ID = 'careline-console';

/** Requests with cookies, without a browser. */
type Requests = Awaited<ReturnType<typeof request.newContext>>;

/** The code of a sign-in on the provider's login page. */
async function codeOf(requests: Requests, origin: string, form: { email: string; password: string }) {
  const verifier = randomBytes(32).toString('base64url');
  const query = new URLSearchParams({
    client_id: CLIENT_ID,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${origin}/auth/callback`,
    scope: 'openid profile email access:appointments',
    state: 'a-state',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const login = await requests.get(`${origin}/oidc/auth?${query}`);
  const headers = { origin, 'sec-fetch-site': 'same-origin' };
  const answer = await requests.post(login.url(), { form, headers });
  const code = new URLSearchParams(new URL(answer.url()).hash.slice(1)).get('code');
  if (!code) throw new Error(`${form.email} was not signed in`);
  return { code, verifier };
}

/** Somebody's access token, got as the console gets it but without a browser. */
export async function accessTokenOf(origin: string, email: string, password = PASSWORD): Promise<string> {
  const requests = await request.newContext();
  try {
    const { code, verifier } = await codeOf(requests, origin, { email, password });
    const form = { grant_type: 'authorization_code', client_id: CLIENT_ID, code, code_verifier: verifier };
    const answer = await requests.post(`${origin}/oidc/token`, {
      form: { ...form, redirect_uri: `${origin}/auth/callback` },
    });
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    return (await serviceClient(origin, '').call(exchangeIdentity, { body: { idToken } })).token;
  } finally {
    await requests.dispose();
  }
}
