import { createHash } from 'node:crypto';
import {
  createRemoteJWKSet,
  customFetch,
  errors,
  type JWTPayload,
  type JWTVerifyGetKey,
  jwtVerify,
} from 'jose';
import { ProblemError } from '../../platform/http/problem-error.ts';
import { CLOCK_TOLERANCE } from './jwt.ts';
import type { KeyRing } from './key-ring.ts';

/** The user who signed in, according to the identity provider. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Lower case; undefined unless verified by the provider. */
  readonly verifiedEmail: string | undefined;
  readonly signIn: SignIn;
}

/** A sign-in at the provider. A renewed ID token belongs to the same sign-in. */
export interface SignIn {
  readonly key: string;
  /** Unix seconds; undefined if the provider does not say. */
  readonly authTime: number | undefined;
}

export interface IdTokenRules {
  /** Without a trailing slash. The provider may use one. */
  readonly issuer: string;
  readonly clientId: string;
}

export type VerifyIdToken = (idToken: string, now: number) => Promise<Identity>;

/** All asymmetric algorithms of OpenID providers, so that a public key can never be used as a secret. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];

const refused = (detail: string) =>
  new ProblemError('identity-refused', { detail, action: 'Sign in again.' });

/** OpenID Connect Core 3.1.3.7, rules 4 and 5: a token for several audiences names the client it was issued to. */
function requireOwnParty({ aud, azp }: JWTPayload, clientId: string): void {
  if (azp !== undefined ? azp !== clientId : Array.isArray(aud) && aud.length > 1) {
    throw refused('The ID token was issued to another client.');
  }
}

/**
 * Identifies the sign-in by the provider's session (`sid`), or by when the user signed in.
 * A provider that sends neither can renew a session that was ended here, since each of its tokens counts as a new
 * sign-in.
 */
function signInOf({ sid, sub, auth_time, iat }: JWTPayload): SignIn {
  const signedInAt = typeof auth_time === 'number' ? auth_time : undefined;
  const authTime = typeof sid === 'string' ? signedInAt : (signedInAt ?? iat);
  const facts = typeof sid === 'string' ? ['sid', sid] : ['auth_time', sub, authTime];
  return { key: createHash('sha256').update(JSON.stringify(facts)).digest('hex'), authTime };
}

function identityOf(payload: JWTPayload): Identity {
  const { email, email_verified } = payload;
  const vouched = typeof email === 'string' && (email_verified === true || email_verified === 'true');
  const verifiedEmail = vouched ? email.trim().toLowerCase() : undefined;
  const { iss, sub } = payload;
  return { issuer: String(iss), subject: String(sub), verifiedEmail, signIn: signInOf(payload) };
}

/** Returns whether the provider's keys could not be fetched, which is not the token's fault. */
function keysAway(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  return (
    error instanceof TypeError || (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC')
  );
}

export function idTokenVerifier(rules: IdTokenRules, keys: JWTVerifyGetKey): VerifyIdToken {
  return async (idToken, now) => {
    try {
      const { payload } = await jwtVerify(idToken, keys, {
        // Discovery finds the same document for both, so they are the same provider.
        issuer: [rules.issuer, `${rules.issuer}/`],
        audience: rules.clientId,
        algorithms: ALGORITHMS,
        clockTolerance: CLOCK_TOLERANCE,
        currentDate: new Date(now * 1000),
        requiredClaims: ['sub', 'exp', 'iat'],
      });
      requireOwnParty(payload, rules.clientId);
      return identityOf(payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) {
        throw new ProblemError('token-expired', {
          detail: 'The ID token has expired.',
          action: 'Sign in again.',
        });
      }
      if (keysAway(error))
        throw new ProblemError('unavailable', { detail: "The identity provider's keys cannot be read now." });
      if (error instanceof errors.JOSEError) throw refused('The ID token is not valid.');
      throw error;
    }
  };
}

/** Returns the keys of the embedded provider. */
export function ownKeys(ring: KeyRing): JWTVerifyGetKey {
  return async ({ kid }) => {
    const key = await ring.verifier(kid);
    if (!key) throw new errors.JWKSNoMatchingKey();
    return key.publicKey;
  };
}

const PATIENCE_MS = 5_000;
/** Unknown key ids reload the provider's keys at most this often. */
const COOLDOWN_MS = 5_000;

/** Returns the address of a provider's keys. An unexpected response counts as an unavailable provider. */
async function keysAddress(issuer: string, fetch: typeof globalThis.fetch): Promise<URL> {
  try {
    const response = await fetch(`${issuer}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(PATIENCE_MS),
      redirect: 'error',
    });
    const { jwks_uri } = (await response.json()) as { jwks_uri?: unknown };
    return new URL(String(jwks_uri));
  } catch (error) {
    throw new errors.JWKSInvalid('The discovery document cannot be read', { cause: error });
  }
}

/** Returns the keys of another provider, using its discovery document at the first sign-in. */
export function remoteKeys(issuer: string, fetch = globalThis.fetch): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined;
  const discover = async (): Promise<JWTVerifyGetKey> =>
    createRemoteJWKSet(await keysAddress(issuer, fetch), {
      [customFetch]: fetch,
      timeoutDuration: PATIENCE_MS,
      cooldownDuration: COOLDOWN_MS,
    });
  return async (header, token) => {
    found ??= discover();
    try {
      return await (await found)(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) found = undefined;
      throw error;
    }
  };
}
