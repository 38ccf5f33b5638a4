import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import { PARTNER_ONLY_SCOPES } from '@careline/core/internal/navigation';
import type { Kysely, Transaction } from 'kysely';
import { openSession } from '../identity/sessions.ts';
import type { AccessClaims, Tokens } from '../identity/tokens/tokens.ts';
import { userAgentFamilies } from '../identity/tokens/user-agent-families.ts';
import { writeAudit } from '../platform/access/audit.ts';
import type { Schema } from '../platform/database/schema.ts';
import { runWork } from '../platform/database/work.ts';
import type { PartnerClient } from './authenticate-partner.ts';
import { OAuthError } from './oauth-error.ts';
import type { VerifyPartnerToken } from './partner-issuers.ts';
import { requireSubject, type Subject, vouchedSubject } from './subject.ts';
import type { TokenRequest } from './token-request.ts';

export interface TokenExchangeDeps {
  readonly db: Kysely<Schema>;
  readonly tokens: Tokens;
  readonly verifyPartnerToken: VerifyPartnerToken;
}

/** The request of an exchange. */
export interface ExchangeContext {
  readonly client: PartnerClient;
  readonly requestId: string;
  /** User agent of the calling page. A backend's says nothing about the user. */
  readonly userAgent: string | undefined;
  /** Unix seconds. */
  readonly now: number;
}

/** Name of an exchange in the audit and the log. */
export const PARTNER_TOKEN = 'partner/token';

/** Identifies the subject, by ID token or vouched for by the partner. Throws `ProblemError` for an invalid ID token. */
export async function proveSubject(
  { verifyPartnerToken }: Pick<TokenExchangeDeps, 'verifyPartnerToken'>,
  request: TokenRequest,
  { client: { issuer, audience }, now }: ExchangeContext,
): Promise<Subject> {
  if (issuer === null) return vouchedSubject(request, now);
  const identity = await verifyPartnerToken(issuer, audience)(request.subjectToken, now);
  return { identity, signIn: identity.signIn };
}

const isPartnersAlone = (scope: string): boolean => PARTNER_ONLY_SCOPES.includes(scope);

/** Returns the requested scopes that the user has. The partner has all of them, and some that only partners have. */
function grantedScopes(held: readonly string[], request: TokenRequest, { scopes }: PartnerClient): string[] {
  if (scopes.length === 0) {
    throw new OAuthError(
      'invalid_scope',
      'The partner has no scopes: an administrator chooses them under Settings.',
    );
  }
  const granted = (request.scopes ?? scopes).filter(
    (scope) => held.includes(scope) || isPartnersAlone(scope),
  );
  if (granted.some((scope) => !isPartnersAlone(scope))) return granted;
  throw new OAuthError('invalid_scope', 'The person has none of these scopes.');
}

function chooseFacility<F extends { readonly facilityId: string }>(
  places: readonly F[],
  facilityId: string | undefined,
): F {
  const found = places.find((place) => facilityId === undefined || place.facilityId === facilityId);
  if (found) return found;
  throw new OAuthError('invalid_target', 'The person does not work at this facility.');
}

/** Opens the session of a token and audits it. Returns the claims. Throws `OAuthError`, and `session-ended`. */
export async function admitSubject(
  tx: Transaction<Schema>,
  subject: Subject,
  request: TokenRequest,
  { client, requestId, userAgent, now }: ExchangeContext,
): Promise<AccessClaims> {
  const { partnerId, organisationId } = client;
  const { staff, places } = await requireSubject(tx, client, subject, now);
  const facility = chooseFacility(places, request.facilityId);
  const scopes = grantedScopes(staff.scopes, request, client);
  const { facilityId } = facility;
  const sessionId = await openSession(tx, {
    staffId: staff.id,
    facilityId,
    // Separate from the console's sessions, even if both use the same provider.
    issuer: `urn:careline:partner:${partnerId}`,
    signIn: subject.signIn,
    families: userAgentFamilies(userAgent),
    partnerId,
    now,
  });
  await writeAudit(tx, {
    organisationId,
    facilityId,
    staffId: staff.id,
    requestId,
    action: PARTNER_TOKEN,
    outcome: 'done',
    details: { through: partnerId, session: sessionId, scopes, origin: request.origin },
  });
  const { name, email, roles } = staff;
  const partner = { partnerId, origin: request.origin };
  return { staffId: staff.id, sessionId, name, email, roles, scopes, appScopes: [], facility, partner };
}

/** Returns the answer of RFC 8693, 2.2.1, and the token's user. Throws `OAuthError`, and `session-ended`. */
export async function issueToken(
  deps: Pick<TokenExchangeDeps, 'db' | 'tokens'>,
  subject: Subject,
  request: TokenRequest,
  context: ExchangeContext,
) {
  const claims = await runWork(deps.db, (tx) => admitSubject(tx, subject, request, context));
  const { token, expiresAt } = await deps.tokens.mintAccess(claims, context.now);
  const answer = {
    access_token: token,
    issued_token_type: TOKEN_EXCHANGE.accessToken,
    token_type: 'Bearer',
    expires_in: expiresAt - context.now,
    scope: claims.scopes.join(' '),
    facility_id: claims.facility.facilityId,
  };
  return { staffId: claims.staffId, answer };
}
