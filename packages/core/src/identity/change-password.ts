import * as v from 'valibot';
import { HttpError, type HttpErrorFacts, problemSchema } from '#http';

export interface ChangePasswordRequest {
  /** Change-password endpoint of the provider: `oidc.changePasswordUrl` in the configuration. */
  readonly url: string;
  readonly clientId: string;
  readonly email: string;
  /** `oidc.connection` in the configuration. */
  readonly connection: string;
  readonly fetch: typeof globalThis.fetch;
  /** BCP 47: language of response and e-mail. */
  readonly locale?: string;
  readonly signal?: AbortSignal;
  /** Milliseconds. */
  readonly timeout?: number;
}

const NAME = 'change-password';
const DEFAULT_TIMEOUT_MS = 20_000;
/** Longer responses are error pages of a proxy and never shown. */
const MAX_ANSWER_CHARACTERS = 1_000;
const LONGEST_WAIT_SECONDS = 3_600;

function mishap(error: unknown, signal: AbortSignal | undefined): HttpError {
  if (error instanceof HttpError) return error;
  const late = error instanceof Error && error.name === 'TimeoutError';
  const failure = signal?.aborted ? 'cancelled' : late ? 'timeout' : 'unreachable';
  return new HttpError({ failure, endpoint: NAME, cause: error });
}

function waitOf(headers: Headers): number | undefined {
  const seconds = headers.get('retry-after')?.trim() ?? '';
  return /^\d+$/.test(seconds) ? Math.min(Number(seconds), LONGEST_WAIT_SECONDS) * 1000 : undefined;
}

function problemOf(text: string): Pick<HttpErrorFacts, 'code' | 'problem'> {
  try {
    const parsed = v.safeParse(problemSchema, JSON.parse(text));
    return parsed.success ? { code: parsed.output.code, problem: parsed.output } : {};
  } catch {
    // Hosted providers have their own error formats; the status is enough.
    return {};
  }
}

function refusal(response: Response, text: string): HttpError {
  const { status, headers } = response;
  const facts = { requestId: headers.get('x-request-id') ?? undefined, retryAfterMs: waitOf(headers) };
  return new HttpError({ failure: 'refused', endpoint: NAME, status, ...facts, ...problemOf(text) });
}

function sentence(response: Response, text: string): string {
  const plain = (response.headers.get('content-type') ?? '').toLowerCase().startsWith('text/plain');
  const words = text.trim();
  // Auth0 and others send a sentence as text/html. Pages start with a tag.
  if ((plain || !words.startsWith('<')) && words !== '' && words.length <= MAX_ANSWER_CHARACTERS)
    return words;
  throw new HttpError({ failure: 'answer-invalid', endpoint: NAME, status: response.status });
}

function post(request: ChangePasswordRequest, signal: AbortSignal): Promise<Response> {
  const { clientId, email, connection, locale } = request;
  return request.fetch(request.url, {
    method: 'POST',
    headers: {
      accept: 'text/plain',
      'content-type': 'application/json',
      ...(locale ? { 'accept-language': locale } : {}),
    },
    body: JSON.stringify({ client_id: clientId, email, connection }),
    // The provider can be on another host and needs no session.
    credentials: 'omit',
    signal,
  });
}

/**
 * Asks the identity provider to e-mail a link for a new password (specification 7.1).
 * The body has `client_id`, `email` and `connection`. Returns the plain-text response, which does not reveal whether
 * the address exists. Rejects only with `HttpError`.
 */
export async function changePassword(request: ChangePasswordRequest): Promise<string> {
  const timeout = AbortSignal.timeout(request.timeout ?? DEFAULT_TIMEOUT_MS);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    const response = await post(request, signal);
    const text = await response.text();
    if (!response.ok) throw refusal(response, text);
    return sentence(response, text);
  } catch (error) {
    throw mishap(error, request.signal);
  }
}
