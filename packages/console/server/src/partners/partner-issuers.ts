import type { JWTVerifyGetKey } from 'jose';
import { idTokenVerifier, remoteKeys, type VerifyIdToken } from '../identity/tokens/id-token.ts';

/** Verifies ID tokens of partners' providers. Caches the providers' keys. */
export type VerifyPartnerToken = (issuer: string, audience: string) => VerifyIdToken;

/** More providers than any organisation has partners. Beyond this, the least recently used keys are read again. */
const MAX_ISSUERS = 200;

export function partnerIssuers(fetch: typeof globalThis.fetch): VerifyPartnerToken {
  const keys = new Map<string, JWTVerifyGetKey>();

  function keysOf(issuer: string): JWTVerifyGetKey {
    const known = keys.get(issuer) ?? remoteKeys(issuer, fetch);
    keys.delete(issuer);
    keys.set(issuer, known);
    const [oldest] = keys.keys();
    if (keys.size > MAX_ISSUERS && oldest !== undefined) keys.delete(oldest);
    return known;
  }

  return (issuer, audience) => idTokenVerifier({ issuer, clientId: audience }, keysOf(issuer));
}
