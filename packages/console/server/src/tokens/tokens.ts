import type { JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import { ProblemError } from '../http/problem-error.ts';
import type { Schema } from '../store/schema.ts';
import { signToken, TOKEN_LIFE, type TokenKind, verifyToken } from './jwt.ts';
import { openKeyRing } from './key-ring.ts';

/** What an access token says of its holder; rights are read from the database again at each request. */
export interface AccessClaims {
  readonly staffId: string;
  /** The session that every request with the token asks for. */
  readonly sessionId: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly string[];
  readonly scopes: readonly string[];
  readonly appScopes: readonly string[];
  readonly facility: {
    readonly facilityId: string;
    readonly facilityName: string;
    readonly timeZone: string;
  };
}

/** Whom a verified token stands for. */
export interface TokenHolder {
  readonly staffId: string;
  readonly sessionId: string;
  readonly facilityId: string;
}

export interface OpenClaims extends TokenHolder {
  /** The only patient the token opens. */
  readonly vitaId: string;
  readonly scopes: readonly string[];
}

export interface Minted {
  readonly token: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

export interface Tokens {
  mintAccess(claims: AccessClaims, now: number): Promise<Minted>;
  verifyAccess(token: string, now: number): Promise<TokenHolder>;
  mintOpen(claims: OpenClaims, now: number): Promise<Minted>;
  verifyOpen(token: string, now: number): Promise<OpenClaims>;
  /** Takes the keys that were made since; for once a minute. */
  readKeys(): Promise<void>;
}

export interface TokenSettings {
  readonly origin: string;
  readonly rolesClaim: string;
  readonly clientId: string;
}

const accessPayload = v.object({
  sid: v.pipe(v.string(), v.uuid()),
  resourceId: v.pipe(v.string(), v.uuid()),
  facility: v.object({ facilityId: v.pipe(v.string(), v.uuid()) }),
});
const openPayload = v.object({
  sub: v.pipe(v.string(), v.uuid()),
  sid: v.pipe(v.string(), v.uuid()),
  facilityId: v.pipe(v.string(), v.uuid()),
  vitaId: v.pipe(v.string(), v.uuid()),
  scopes: v.array(v.string()),
});

function readPayload<S extends v.GenericSchema>(schema: S, payload: JWTPayload): v.InferOutput<S> {
  const parsed = v.safeParse(schema, payload);
  if (parsed.success) return parsed.output;
  throw new ProblemError('token-invalid', { detail: 'The token lacks what this server puts into one.' });
}

function accessTokenPayload(claims: AccessClaims, settings: TokenSettings): JWTPayload {
  return {
    sub: claims.staffId,
    sid: claims.sessionId,
    azp: settings.clientId,
    email: claims.email,
    name: claims.name,
    resourceId: claims.staffId,
    scopes: claims.scopes,
    [settings.rolesClaim]: claims.roles,
    user_metadata: { app_scopes: claims.appScopes },
    facility: claims.facility,
  };
}

/** Careline's own tokens: the 15-minute access token (Bearer) and the Open token of one patient. */
export async function openTokens(db: Kysely<Schema>, settings: TokenSettings): Promise<Tokens> {
  const kind = async (purpose: 'access' | 'open', typ: string): Promise<TokenKind> => ({
    keys: await openKeyRing(db, purpose),
    typ,
    issuer: settings.origin,
    audience: `${settings.origin}/api`,
  });
  const access = await kind('access', 'at+jwt');
  const open = await kind('open', 'careline-open+jwt');
  const mint = async (of: TokenKind, payload: JWTPayload, now: number): Promise<Minted> => ({
    token: await signToken(of, payload, now),
    expiresAt: now + TOKEN_LIFE,
  });

  return {
    async readKeys() {
      for (const { keys } of [access, open]) await keys.readKeys();
    },
    mintAccess: (claims, now) => mint(access, accessTokenPayload(claims, settings), now),
    async verifyAccess(token, now) {
      const payload = readPayload(accessPayload, await verifyToken(access, token, now));
      const { resourceId, sid, facility } = payload;
      return { staffId: resourceId, sessionId: sid, facilityId: facility.facilityId };
    },
    mintOpen: ({ staffId, sessionId, ...claims }, now) =>
      mint(open, { sub: staffId, sid: sessionId, ...claims }, now),
    async verifyOpen(token, now) {
      const { sub, sid, ...claims } = readPayload(openPayload, await verifyToken(open, token, now));
      return { staffId: sub, sessionId: sid, ...claims };
    },
  };
}
