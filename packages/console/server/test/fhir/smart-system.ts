import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import type { TestPartner } from '../partners/partner-pages.ts';
import type { TestServer } from '../test-server.ts';

export interface SystemKey {
  readonly alg: string;
  readonly kid: string;
  readonly privateKey: CryptoKey;
  /** The key set with this key alone. */
  readonly keySet: { readonly keys: readonly object[] };
}

export async function aSystemKey(alg = 'ES384'): Promise<SystemKey> {
  const kid = randomUUID();
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true });
  return { alg, kid, privateKey, keySet: { keys: [{ ...(await exportJWK(publicKey)), kid, alg }] } };
}

/** Registers a partner's system, without the checks of the form. */
export async function addBackend(
  { db }: Pick<TestServer, 'db'>,
  { partnerId }: TestPartner,
  wanted: { readonly staffId: string; readonly keys: string; readonly systemScopes?: readonly string[] },
): Promise<void> {
  const { staffId, keys, systemScopes = ['system/*.rs'] } = wanted;
  await db
    .insertInto('partner_backend')
    .values({
      partner_id: partnerId,
      staff_id: staffId,
      keys,
      system_scopes: [...systemScopes],
      changed_at: 1,
    })
    .execute();
}

const seconds = () => Math.floor(Date.now() / 1000);

/** Returns a signed assertion. `claims` replace those of a good one; undefined removes one. */
export const signAssertion = (
  { origin }: Pick<TestServer, 'origin'>,
  clientId: string,
  { alg, kid, privateKey }: SystemKey,
  claims: JWTPayload = {},
): Promise<string> =>
  new SignJWT({
    iss: clientId,
    sub: clientId,
    aud: `${origin}/api/tokenExchange`,
    jti: randomUUID(),
    exp: seconds() + 240,
    ...claims,
  })
    .setProtectedHeader({ alg, kid, typ: 'JWT' })
    .sign(privateKey);

/** Requests a system's token as SMART Backend Services describes. */
export async function askSystemToken(
  server: TestServer,
  assertion: string,
  more: Readonly<Record<string, string>> = {},
) {
  const response = await server.fetch('/api/tokenExchange', {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: assertion,
      scope: 'system/*.rs',
      ...more,
    }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: answers and refusals have different members
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}
