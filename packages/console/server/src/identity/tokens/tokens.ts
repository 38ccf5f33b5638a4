import { decodeProtectedHeader, type JWTPayload } from 'jose';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Schema } from '../../platform/database/schema.ts';
import { ProblemError } from '../../platform/http/problem-error.ts';
import type { PartnerClaims } from '../../platform/http/route.ts';
import { signToken, TOKEN_LIFE, type TokenKind, verifyToken } from './jwt.ts';
import { openKeyRing } from './key-ring.ts';

/** The claims of an access token. Rights are read from the database on every request. */
export interface AccessClaims {
  readonly staffId: string;
  /** The session that every request with the token checks. */
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
  readonly partner?: PartnerClaims | undefined;
  /** Scopes of SMART. Only tokens of partners' systems have them. */
  readonly systemScopes?: readonly string[] | undefined;
}

export interface TokenPartner extends PartnerClaims {
  /** Unix seconds. A token must not be older than the partner key it was issued for. */
  readonly issuedAt: number;
}

export interface TokenHolder {
  readonly staffId: string;
  readonly sessionId: string;
  readonly facilityId: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  /** The maximum scopes of the token. If undefined, all of the user's scopes. */
  readonly scopes?: readonly string[];
  /** Set for tokens requested by a partner. */
  readonly partner?: TokenPartner;
  /** Set for tokens of a partner's system: what it may do with resources, such as `system/Observation.rs`. */
  readonly systemScopes?: readonly string[];
}

interface OpenClaims {
  readonly staffId: string;
  readonly sessionId: string;
  readonly facilityId: string;
  /** The only patient whom the token opens. */
  readonly vitaId: string;
  readonly scopes: readonly string[];
  readonly partner?: PartnerClaims | undefined;
}

export type OpenHolder = TokenHolder & Pick<OpenClaims, 'vitaId' | 'scopes'>;

interface Minted {
  readonly token: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

export interface Tokens {
  mintAccess(claims: AccessClaims, now: number): Promise<Minted>;
  verifyAccess(token: string, now: number): Promise<TokenHolder>;
  /** Issues the token of a partner's system. Only the FHIR API accepts it. */
  mintSystem(claims: AccessClaims, now: number): Promise<Minted>;
  /** Verifies a token for the FHIR API: an access token, or that of a system. */
  verifyForFhir(token: string, now: number): Promise<TokenHolder>;
  mintOpen(claims: OpenClaims, now: number): Promise<Minted>;
  verifyOpen(token: string, now: number): Promise<OpenHolder>;
  /** Loads new keys. Call it once a minute. */
  readKeys(): Promise<void>;
}

export interface TokenSettings {
  readonly origin: string;
  readonly rolesClaim: string;
  readonly clientId: string;
}

const uuid = v.pipe(v.string(), v.uuid());
/** RFC 8693, 4.1: the actor on the user's behalf. Only partners' tokens have one. */
const actorPayload = {
  iat: v.number(),
  exp: v.number(),
  act: v.optional(v.object({ sub: uuid })),
  origin: v.optional(v.string()),
};
const accessPayload = v.object({
  sid: uuid,
  resourceId: uuid,
  facility: v.object({ facilityId: uuid }),
  scopes: v.array(v.string()),
  systemScopes: v.optional(v.array(v.string())),
  ...actorPayload,
});
const openPayload = v.object({
  sub: uuid,
  sid: uuid,
  facilityId: uuid,
  vitaId: uuid,
  scopes: v.array(v.string()),
  ...actorPayload,
});

function readPayload<S extends v.GenericSchema>(schema: S, payload: JWTPayload): v.InferOutput<S> {
  const parsed = v.safeParse(schema, payload);
  if (parsed.success) return parsed.output;
  throw new ProblemError('token-invalid', {
    detail: 'The token lacks claims that this server puts into every token.',
  });
}

const actorClaims = (partner: PartnerClaims | undefined): JWTPayload =>
  partner
    ? { act: { sub: partner.partnerId }, ...(partner.origin === null ? {} : { origin: partner.origin }) }
    : {};

function partnerOf({ act, origin, iat }: v.InferOutput<v.ObjectSchema<typeof actorPayload, undefined>>): {
  readonly partner?: TokenPartner;
} {
  return act ? { partner: { partnerId: act.sub, origin: origin ?? null, issuedAt: iat } } : {};
}

function accessTokenPayload(claims: AccessClaims, settings: TokenSettings): JWTPayload {
  return {
    sub: claims.staffId,
    sid: claims.sessionId,
    azp: claims.partner?.partnerId ?? settings.clientId,
    ...actorClaims(claims.partner),
    email: claims.email,
    name: claims.name,
    resourceId: claims.staffId,
    scopes: claims.scopes,
    ...(claims.systemScopes ? { systemScopes: claims.systemScopes } : {}),
    [settings.rolesClaim]: claims.roles,
    user_metadata: { app_scopes: claims.appScopes },
    facility: claims.facility,
  };
}

const SYSTEM_TYP = 'careline-system+jwt';
/** Tokens of systems live as SMART Backend Services recommends (seconds). */
const SYSTEM_TOKEN_LIFE = 300;

function holderOf(payload: v.InferOutput<typeof accessPayload>): TokenHolder {
  const { resourceId, sid, facility, scopes, systemScopes, exp: expiresAt } = payload;
  const partner = partnerOf(payload);
  const holder = { staffId: resourceId, sessionId: sid, facilityId: facility.facilityId, expiresAt };
  return partner.partner ? { ...holder, ...partner, scopes, ...(systemScopes && { systemScopes }) } : holder;
}

function isOfSystem(token: string): boolean {
  try {
    return decodeProtectedHeader(token).typ === SYSTEM_TYP;
  } catch {
    return false;
  }
}

/**
 * Opens Careline's tokens: the 15-minute access token (Bearer), the Open token for one patient, and the token of a
 * partner's system.
 */
export async function openTokens(db: Kysely<Schema>, settings: TokenSettings): Promise<Tokens> {
  const kind = async (purpose: 'access' | 'open', typ: string): Promise<TokenKind> => ({
    keys: await openKeyRing(db, purpose),
    typ,
    issuer: settings.origin,
    audience: `${settings.origin}/api`,
    life: TOKEN_LIFE,
  });
  const access = await kind('access', 'at+jwt');
  const open = await kind('open', 'careline-open+jwt');
  const system: TokenKind = { ...access, typ: SYSTEM_TYP, life: SYSTEM_TOKEN_LIFE };
  const mint = async (of: TokenKind, payload: JWTPayload, now: number): Promise<Minted> => ({
    token: await signToken(of, payload, now),
    expiresAt: now + of.life,
  });

  return {
    async readKeys() {
      for (const { keys } of [access, open]) await keys.readKeys();
    },
    mintAccess: (claims, now) => mint(access, accessTokenPayload(claims, settings), now),
    verifyAccess: async (token, now) =>
      holderOf(readPayload(accessPayload, await verifyToken(access, token, now))),
    mintSystem: (claims, now) => mint(system, accessTokenPayload(claims, settings), now),
    async verifyForFhir(token, now) {
      const kindOf = isOfSystem(token) ? system : access;
      return holderOf(readPayload(accessPayload, await verifyToken(kindOf, token, now)));
    },
    mintOpen: ({ staffId, sessionId, partner, ...claims }, now) =>
      mint(open, { sub: staffId, sid: sessionId, ...claims, ...actorClaims(partner) }, now),
    async verifyOpen(token, now) {
      const payload = readPayload(openPayload, await verifyToken(open, token, now));
      const { sub, sid, facilityId, vitaId, scopes, exp: expiresAt } = payload;
      return { staffId: sub, sessionId: sid, facilityId, expiresAt, vitaId, scopes, ...partnerOf(payload) };
    },
  };
}
