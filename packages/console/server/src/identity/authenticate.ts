import type { Endpoint } from '@careline/core/internal/http';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { OpenHolder, TokenHolder, Tokens } from './tokens/tokens.ts';

export type Holder = TokenHolder & Partial<Pick<OpenHolder, 'vitaId'>>;

/** RFC 6750: a token68 after the scheme. */
const CREDENTIALS = /^(\w+) ([A-Za-z0-9\-._~+/]+=*)$/;

const wrongScheme = (wanted: string) =>
  new ProblemError('token-invalid', {
    detail: `This call needs an Authorization header of the form "${wanted}".`,
  });

function credentials(header: string | undefined, scheme: 'Bearer' | 'Open'): string {
  if (!header?.trim()) {
    const action = `Send an Authorization header of the form "${scheme} token".`;
    throw new ProblemError('token-missing', { action });
  }
  const [, given, token] = CREDENTIALS.exec(header.trim()) ?? [];
  if (given?.toLowerCase() !== scheme.toLowerCase() || !token) throw wrongScheme(`${scheme} token`);
  return token;
}

/** Checks the header of the exchange, the only call without a token: the literal `None` (specification 7.1). */
export function requireNone(header: string | undefined): void {
  if (header === 'None') return;
  if (!header) throw new ProblemError('token-missing', { action: 'Send "Authorization: None".' });
  throw wrongScheme('None');
}

/** Verifies the token that the endpoint requires. `now` is in unix seconds. */
export function authenticate(
  endpoint: Pick<Endpoint, 'token'>,
  header: string | undefined,
  tokens: Tokens,
  now: number,
): Promise<Holder> {
  return endpoint.token === 'open'
    ? tokens.verifyOpen(credentials(header, 'Open'), now)
    : tokens.verifyAccess(credentials(header, 'Bearer'), now);
}

/** Verifies a token for the FHIR API, which also accepts those of partners' systems. `now` is in unix seconds. */
export const authenticateForFhir = (
  header: string | undefined,
  tokens: Tokens,
  now: number,
): Promise<Holder> => tokens.verifyForFhir(credentials(header, 'Bearer'), now);
