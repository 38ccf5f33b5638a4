import { isListedPage } from '@careline/core/internal/administration';
import { TOKEN_EXCHANGE } from '@careline/core/internal/identity';
import type { PartnerClient } from './authenticate-partner.ts';
import { OAuthError } from './oauth-error.ts';
import { required, type TokenForm } from './token-form.ts';

/** The request of a known client. */
export interface TokenRequest {
  readonly subjectToken: string;
  /** When the user signed in at the partner, in unix seconds; undefined if not stated. */
  readonly authTime: number | undefined;
  readonly facilityId: string | undefined;
  /** Undefined: all of the partner's scopes. */
  readonly scopes: readonly string[] | undefined;
  /** The page that will use the token; null for any page of the partner. */
  readonly origin: string | null;
}

const invalid = (description: string) => new OAuthError('invalid_request', description);

/** Check this first, because it determines the meaning of the other parameters. */
export function requireExchangeGrant(form: TokenForm): void {
  if (required(form, 'grant_type') === TOKEN_EXCHANGE.grantType) return;
  throw new OAuthError(
    'unsupported_grant_type',
    `The grant_type must be ${TOKEN_EXCHANGE.grantType} or client_credentials.`,
  );
}

function requireSubjectType(form: TokenForm, { issuer }: PartnerClient): void {
  const wanted = issuer === null ? TOKEN_EXCHANGE.staffSubject : TOKEN_EXCHANGE.idToken;
  if (required(form, 'subject_token_type') === wanted) return;
  const proof = issuer === null ? 'names members of staff' : 'sends the ID token of its provider';
  throw invalid(`This partner ${proof}: the subject_token_type must be ${wanted}.`);
}

/** Refuses unsupported features of RFC 8693 instead of ignoring them. */
function requirePlainRequest(form: TokenForm, api: string): void {
  if ((form.get('requested_token_type') ?? TOKEN_EXCHANGE.accessToken) !== TOKEN_EXCHANGE.accessToken) {
    throw invalid(`Only ${TOKEN_EXCHANGE.accessToken} is issued.`);
  }
  if (form.has('actor_token') || form.has('actor_token_type')) {
    throw invalid('The client is the actor: leave actor_token out.');
  }
  for (const name of ['resource', 'audience']) {
    if ((form.get(name) ?? api) !== api)
      throw new OAuthError('invalid_target', `The ${name} must be ${api}.`);
  }
}

/** Tolerated clock difference between two servers, in seconds. */
const CLOCK_TOLERANCE = 60;

function readAuthTime(form: TokenForm, now: number): number | undefined {
  const text = form.get('auth_time');
  if (text === undefined) return undefined;
  const seconds = /^\d{1,12}$/.test(text) ? Number(text) : Number.NaN;
  if (seconds <= now + CLOCK_TOLERANCE) return seconds;
  throw invalid('The auth_time must be unix seconds in the past.');
}

function readScopes(form: TokenForm, client: PartnerClient): readonly string[] | undefined {
  const scopes = form.get('scope')?.split(' ').filter(Boolean);
  const foreign = scopes?.find((scope) => !client.scopes.includes(scope));
  if (foreign === undefined) return scopes;
  throw new OAuthError('invalid_scope', `The partner does not have ${foreign}: ${client.scopes.join(' ')}.`);
}

function readOrigin(form: TokenForm, client: PartnerClient, page: string | undefined): string | null {
  const named = form.get('origin');
  if (page !== undefined && named !== undefined && page !== named) {
    throw invalid('The origin differs from that of the requesting page.');
  }
  const origin = page ?? named ?? null;
  if (origin === null || client.origins.some((listed) => isListedPage(listed, origin))) return origin;
  throw invalid("The origin is not one of the partner's allowed pages.");
}

/** Refuses a key in a page, where it is public, so that the mistake is noticed early. */
export function refuseKeyInPage({ issuer }: Pick<PartnerClient, 'issuer'>, page: string | undefined): void {
  if (issuer !== null || page === undefined) return;
  throw new OAuthError(
    'unauthorized_client',
    'Never use a key in a page: send the request from the backend, without an Origin header, and create a new key.',
  );
}

/** Returns the facility that a request names. Throws `invalid_target` if it is not the partner's. */
export function readFacility(form: TokenForm, { facilityIds }: PartnerClient): string | undefined {
  const facilityId = form.get('facility_id');
  if (facilityId === undefined || facilityIds.includes(facilityId.toLowerCase())) {
    return facilityId?.toLowerCase();
  }
  throw new OAuthError('invalid_target', "The facility_id is not one of the partner's facilities.");
}

/** The context of a token request. */
export interface TokenRequestContext {
  readonly client: PartnerClient;
  /** `Origin` of the calling page; undefined for a backend. */
  readonly page: string | undefined;
  /** Audience of our tokens. */
  readonly api: string;
  /** Unix seconds. */
  readonly now: number;
}

/** Reads a token request. Throws `OAuthError` with the code of RFC 6749 or 8693. */
export function readTokenRequest(
  form: TokenForm,
  { client, page, api, now }: TokenRequestContext,
): TokenRequest {
  refuseKeyInPage(client, page);
  requireSubjectType(form, client);
  requirePlainRequest(form, api);
  return {
    subjectToken: required(form, 'subject_token'),
    authTime: readAuthTime(form, now),
    facilityId: readFacility(form, client),
    scopes: readScopes(form, client),
    origin: readOrigin(form, client, page),
  };
}
