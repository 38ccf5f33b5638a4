import type { ProblemCode } from '@careline/core/internal/http';
import type { ProblemError } from '../platform/http/problem-error.ts';

/** RFC 6749, 5.2 and RFC 8693, 2.2.2. The last two are from RFC 6749, 4.1.2.1, for faults that are not the client's. */
export type OAuthCode =
  | 'invalid_request'
  | 'invalid_client'
  | 'invalid_grant'
  | 'unauthorized_client'
  | 'unsupported_grant_type'
  | 'invalid_scope'
  | 'invalid_target'
  | 'temporarily_unavailable'
  | 'server_error';

/** An error of the token endpoint; `description` is in English, for the partner's developers. */
export class OAuthError extends Error {
  readonly code: OAuthCode;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: OAuthCode,
    description: string,
    { status, headers = {} }: { status?: number; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(description);
    this.name = 'OAuthError';
    this.code = code;
    this.status = status ?? (code === 'invalid_client' ? 401 : 400);
    this.headers = headers;
  }
}

/** OAuth codes of the server's other problems. */
const CODES: Partial<Readonly<Record<ProblemCode, OAuthCode>>> = {
  'token-expired': 'invalid_grant',
  'identity-refused': 'invalid_grant',
  'session-ended': 'invalid_grant',
  'input-invalid': 'invalid_request',
  'body-malformed': 'invalid_request',
  'body-too-large': 'invalid_request',
  'body-type-unsupported': 'invalid_request',
  'rate-limited': 'temporarily_unavailable',
  unavailable: 'temporarily_unavailable',
};

/** Statuses that are more specific than 400. */
const PASSED_ON_STATUSES: ReadonlySet<number> = new Set([413, 415, 429, 503]);

/** Converts any problem to an OAuth error. */
export function asOAuthError(problem: ProblemError): OAuthError {
  const { code, facts, status, message } = problem;
  const known = CODES[code];
  if (!known) return new OAuthError('server_error', message, { status: 500 });
  const { headers = {} } = facts;
  return new OAuthError(known, message, { headers, ...(PASSED_ON_STATUSES.has(status) ? { status } : {}) });
}

/** Keeps printable ASCII without quotes and backslashes (RFC 6749, 5.2). */
const writable = (text: string): string =>
  text
    .replaceAll('’', "'")
    .replace(/["\\]/g, "'")
    .replace(/[^\x20-\x7e]/g, '?');

/**
 * Returns the error in the form OAuth clients read. A client that used an Authorization header is told the scheme (RFC
 * 6749, 5.2). A page never is, because its browser would ask the user for a password.
 */
export function oauthResponse({ code, message, status, headers }: OAuthError, byHeader: boolean): Response {
  const sent = new Headers({ 'cache-control': 'no-store', pragma: 'no-cache', ...headers });
  if (status === 401 && byHeader) sent.set('www-authenticate', 'Basic realm="careline"');
  return Response.json({ error: code, error_description: writable(message) }, { status, headers: sent });
}
