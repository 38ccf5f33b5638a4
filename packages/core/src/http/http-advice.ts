import type { HttpFailure } from './http-failure.ts';
import { PROBLEM_STATUS, type ProblemCode } from './problem-code.ts';

/**
 * What the caller of a failed call can do:
 * - `retry`: repeat the call with the same idempotency key, after `retryAfterMs` if given;
 * - `sign-in`: renew the session or sign in again, then repeat the call;
 * - `correct-input`: change the request, which would fail again unchanged;
 * - `reload`: reload the data or the latest version, then decide;
 * - `contact-support`: someone has to change a right, an account, a setting or the program;
 * - `none`: nothing, the caller cancelled.
 */
export const HTTP_ADVICE = [
  'retry',
  'sign-in',
  'correct-input',
  'reload',
  'contact-support',
  'none',
] as const;
export type HttpAdvice = (typeof HTTP_ADVICE)[number];

export interface HttpFailureFacts {
  readonly failure: HttpFailure;
  readonly status?: number;
  readonly code?: string;
}

const BY_FAILURE: Readonly<Record<Exclude<HttpFailure, 'refused'>, HttpAdvice>> = {
  unreachable: 'retry',
  timeout: 'retry',
  'answer-invalid': 'reload',
  cancelled: 'none',
};

const BY_CODE: Readonly<Record<ProblemCode, HttpAdvice>> = {
  'body-malformed': 'contact-support',
  'body-too-large': 'correct-input',
  'body-type-unsupported': 'contact-support',
  'file-too-large': 'correct-input',
  'file-type-refused': 'correct-input',
  'file-infected': 'correct-input',
  'input-invalid': 'correct-input',
  'idempotency-key-missing': 'contact-support',
  'idempotency-key-reused': 'contact-support',
  'token-missing': 'sign-in',
  'token-invalid': 'sign-in',
  'token-expired': 'sign-in',
  'session-ended': 'sign-in',
  'identity-refused': 'sign-in',
  'identity-unknown': 'contact-support',
  'scope-missing': 'contact-support',
  'case-sheet-access': 'contact-support',
  'facility-refused': 'contact-support',
  'facility-closed': 'contact-support',
  'staff-deactivated': 'contact-support',
  'own-rights': 'correct-input',
  'last-administrator': 'correct-input',
  'own-facility': 'correct-input',
  'last-facility': 'correct-input',
  'staff-without-facility': 'correct-input',
  'not-found': 'reload',
  'method-not-allowed': 'reload',
  'contract-unsupported': 'reload',
  'contact-closed': 'reload',
  'contact-open': 'reload',
  conflict: 'reload',
  'uhid-taken': 'correct-input',
  'patient-elsewhere': 'correct-input',
  'patient-merged': 'reload',
  'slot-unavailable': 'correct-input',
  'care-provider-busy': 'correct-input',
  'no-longer-waiting': 'reload',
  'items-open': 'correct-input',
  'number-stopped': 'reload',
  'number-missing': 'correct-input',
  'registration-missing': 'correct-input',
  'calling-hours': 'correct-input',
  'message-refused': 'correct-input',
  'rate-limited': 'retry',
  'server-failed': 'retry',
  unavailable: 'retry',
};

/** For responses without our code: from proxies and newer servers. */
const BY_STATUS: Readonly<Record<number, HttpAdvice>> = {
  400: 'correct-input',
  401: 'sign-in',
  404: 'reload',
  405: 'reload',
  409: 'reload',
  410: 'reload',
  412: 'reload',
  413: 'correct-input',
  422: 'correct-input',
};

/** Request too slow, or too many requests. The server did nothing and accepts the call later. */
const LATER = [408, 429];

/** Whether the same call with the same idempotency key may succeed later. */
export function isRetryable({ failure, status }: HttpFailureFacts): boolean {
  if (failure === 'refused') return status !== undefined && (status >= 500 || LATER.includes(status));
  return BY_FAILURE[failure] === 'retry';
}

const isKnown = (code: string | undefined): code is ProblemCode =>
  code !== undefined && Object.hasOwn(PROBLEM_STATUS, code);

/** Returns the advice for a failure. `retry` exactly if `isRetryable`: the status outweighs the body. */
export function adviceFor(facts: HttpFailureFacts): HttpAdvice {
  const { failure, status, code } = facts;
  if (failure !== 'refused') return BY_FAILURE[failure];
  if (isRetryable(facts)) return 'retry';
  const advice = isKnown(code) ? BY_CODE[code] : undefined;
  if (advice && advice !== 'retry') return advice;
  return BY_STATUS[status ?? 0] ?? 'contact-support';
}
