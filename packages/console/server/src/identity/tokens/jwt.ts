import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { KeyRing } from './key-ring.ts';

/** Tolerated clock difference between servers and the database (seconds). */
export const CLOCK_TOLERANCE = 60;
/** The life of both kinds of Careline token (seconds). */
export const TOKEN_LIFE = 15 * 60;

/** One kind of Careline token. `typ` prevents one kind from being accepted as the other. */
export interface TokenKind {
  readonly keys: KeyRing;
  readonly typ: string;
  readonly issuer: string;
  readonly audience: string;
  /** Seconds. */
  readonly life: number;
}

/** Signs claims. `now` is in unix seconds. */
export async function signToken(kind: TokenKind, claims: JWTPayload, now: number): Promise<string> {
  const { kid, alg, privateKey } = kind.keys.signer();
  return new SignJWT(claims)
    .setProtectedHeader({ alg, kid, typ: kind.typ })
    .setIssuer(kind.issuer)
    .setAudience(kind.audience)
    .setIssuedAt(now)
    .setExpirationTime(now + kind.life)
    .sign(privateKey);
}

const invalid = () =>
  new ProblemError('token-invalid', { action: 'Ask for a new token, then send the request again.' });

/** Returns the claims of a token of this kind. Throws `token-expired` or `token-invalid`. `now` is in unix seconds. */
export async function verifyToken(kind: TokenKind, token: string, now: number): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(
      token,
      async ({ kid }) => {
        const key = await kind.keys.verifier(kid);
        if (!key) throw invalid();
        return key.publicKey;
      },
      {
        algorithms: [kind.keys.algorithm],
        typ: kind.typ,
        issuer: kind.issuer,
        audience: kind.audience,
        clockTolerance: CLOCK_TOLERANCE,
        currentDate: new Date(now * 1000),
        requiredClaims: ['exp', 'iat', 'sub'],
      },
    );
    return payload;
  } catch (error) {
    if (error instanceof errors.JWTExpired) {
      throw new ProblemError('token-expired', { action: 'Renew the session, then send the request again.' });
    }
    if (error instanceof errors.JOSEError) throw invalid();
    throw error;
  }
}
