import {
  type AnswerOf,
  type CallRequest,
  type Endpoint,
  type HttpClient,
  HttpError,
} from '@careline/core/internal/http';
import { isSessionError } from '../session/is-session-error.ts';
import type { SessionInside } from '../session/sealed-content.ts';
import { servicesOrigin } from '../session/services-origin.ts';
import type { ElementHandle } from '../shell/element-handle.ts';
import type { ErrorCode } from './error-code.ts';
import { announceOffline, fail } from './fail.ts';
import { mark } from './mark.ts';
import { isUnknownPage } from './unknown-page.ts';

/** Screens use this code for their message too. */
const ORIGIN_UNKNOWN = 'origin.unknown';

/** The check for each session, shared by all failures until a call succeeds. */
const asked = new WeakMap<SessionInside, Promise<boolean>>();

/** Detects services that answer others but not this page, which looks to scripts like a lost network. */
async function isRefusedHere(inside: SessionInside | undefined, { failure }: HttpError): Promise<boolean> {
  if (failure !== 'unreachable' || !inside || inside.fetch || inside.source || !navigator.onLine)
    return false;
  const origin = servicesOrigin(inside);
  if (origin === location.origin) return false;
  const answer = asked.get(inside) ?? isUnknownPage(origin);
  asked.set(inside, answer);
  const isUnknown = await answer;
  if (!isUnknown) asked.delete(inside);
  return isUnknown;
}

/** Returns a failed call's error code; undefined if it was cancelled. */
function errorCodeOf(error: HttpError): ErrorCode | undefined {
  if (isSessionError(error.cause)) return error.cause.code;
  if (error.failure === 'cancelled') return undefined;
  if (error.failure === 'timeout') return 'net.timeout';
  if (error.code === ORIGIN_UNKNOWN) return ORIGIN_UNKNOWN;
  if (error.failure === 'unreachable') return 'net.offline';
  if (error.failure === 'answer-invalid') return 'api.invalid';
  if (error.status === 401) return 'auth.expired';
  if (error.status === 403) return error.code === 'scope-missing' ? 'auth.denied' : 'api.forbidden';
  return error.retryable ? 'api.failed' : 'api.invalid';
}

/** The patient each element has reported as unknown. */
const reportedUnknown = new WeakMap<ElementInternals, string>();

/** Several requests about an unknown patient have one cause; report it once. */
function isReportedAlready({ internals, store, inner }: ElementHandle, { status }: HttpError): boolean {
  if (status !== 404) return false;
  const cause = `${inner.getState().turn} ${String(store.getState().patientId)}`;
  const isKnown = reportedUnknown.get(internals) === cause;
  reportedUnknown.set(internals, cause);
  return isKnown;
}

function reportToPage(element: ElementHandle, error: HttpError): void {
  const code = errorCodeOf(error);
  if (code === undefined || isReportedAlready(element, error)) return;
  fail(element, code, error.requestId);
  mark(element.internals, 'error', true);
  if (code === 'net.offline') announceOffline(element);
  if (code === 'auth.expired' || code === 'auth.provider-failed') {
    const left = element.emit('careline-auth-required', null, true);
    if (left) mark(element.internals, 'signed-out', true);
  }
}

/** Returns the code screens use for errors that no new token can fix. */
function tokenCode({ cause, status }: HttpError): string | undefined {
  if (isSessionError(cause)) return cause.code === 'auth.denied' ? 'token-denied' : undefined;
  // The session has already retried with another token.
  return status === 401 ? 'token-refused' : undefined;
}

async function asFound(element: ElementHandle, error: HttpError): Promise<HttpError> {
  if (error.code?.startsWith('source-'))
    return (await import('./source-words.ts')).withWords(error, element.locale());
  const code = tokenCode(error);
  if (code) {
    const { failure, endpoint, status, requestId } = error;
    return new HttpError({
      failure,
      endpoint,
      code,
      cause: isSessionError(error.cause) ? error.cause : error,
      ...(status === undefined ? {} : { status }),
      ...(requestId === undefined ? {} : { requestId }),
    });
  }
  if (!(await isRefusedHere(element.inside(), error))) return error;
  const { failure, endpoint } = error;
  return new HttpError({ failure, endpoint, code: ORIGIN_UNKNOWN, cause: error });
}

/** Returns a client that reports failures to the page, and clears them when a call succeeds. */
export function reportCalls(http: HttpClient, element: ElementHandle): HttpClient {
  return {
    async call<E extends Endpoint>(endpoint: E, request?: CallRequest<E>): Promise<AnswerOf<E>> {
      try {
        const answer = await http.call(endpoint, request);
        const inside = element.inside();
        if (inside) asked.delete(inside);
        for (const state of ['error', 'offline', 'signed-out']) mark(element.internals, state, false);
        return answer;
      } catch (error) {
        if (!(error instanceof HttpError)) throw error;
        const found = await asFound(element, error);
        const isExpected = request?.mayBeAbsent && found.code === 'not-found';
        if (!request?.signal?.aborted && !isExpected) reportToPage(element, found);
        throw found;
      }
    },
  };
}
