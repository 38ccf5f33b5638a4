import type { ProblemCode } from '@careline/core/internal/http';
import type { ErrorCode } from '../view/error-code.ts';

/** Ways a request can fail, by the elements' error code (`careline-error`). */
export type MockFailure = Extract<ErrorCode, `auth.${string}` | `net.${string}` | `api.${string}`>;

/** The services' refusal for each failure; others are not refusals. */
const REFUSALS: Partial<Record<MockFailure, ProblemCode>> = {
  'auth.expired': 'token-expired',
  'auth.provider-failed': 'token-expired',
  'auth.denied': 'scope-missing',
  'api.forbidden': 'facility-refused',
  'api.invalid': 'input-invalid',
  'api.failed': 'unavailable',
};

/** Returns a failure's refusal code; throws if no server would answer at all. */
export function refusalOf(failure: MockFailure): ProblemCode {
  if (failure === 'net.timeout') throw new DOMException('The mock session does not answer.', 'TimeoutError');
  const code = REFUSALS[failure];
  if (code === undefined) throw new TypeError('The mock session is offline.');
  return code;
}

interface Planned {
  readonly failure: MockFailure;
  /** The endpoint's name; undefined for the next request of any kind. */
  endpoint: string | undefined;
  left: number;
}

/** A session retries with a new token before it accepts that its token is refused. */
const TRIES: Partial<Record<MockFailure, number>> = { 'auth.expired': 2 };

const FAILURES: readonly MockFailure[] = [
  'auth.provider-failed',
  'auth.expired',
  'auth.denied',
  'auth.no-user',
  'net.offline',
  'net.timeout',
  'api.forbidden',
  'api.invalid',
  'api.failed',
];

function checkFailure(failure: unknown): asserts failure is MockFailure {
  if (FAILURES.some((one) => one === failure)) return;
  throw new TypeError(`the mock session fails with one of ${FAILURES.join(', ')}, not ${String(failure)}`);
}

/** Tracks which failures a test requested, and when. */
export function createFailures(first: MockFailure | undefined) {
  let all: MockFailure | undefined;
  let planned: readonly Planned[] = [];
  const failAll = (failure: MockFailure | null): void => {
    if (failure !== null) checkFailure(failure);
    all = failure ?? undefined;
  };
  failAll(first ?? null);
  return {
    failAll,
    failNext(failure: MockFailure, endpoint?: string): void {
      checkFailure(failure);
      // Only one endpoint returns the user.
      const where = endpoint ?? (failure === 'auth.no-user' ? 'profile/get' : undefined);
      planned = [...planned, { failure, endpoint: where, left: TRIES[failure] ?? 1 }];
    },
    /** Returns how a request fails; undefined if it doesn't. */
    take(endpoint: string): MockFailure | undefined {
      const next = planned.find((one) => (one.endpoint ?? endpoint) === endpoint);
      if (!next) return all;
      next.endpoint = endpoint;
      next.left -= 1;
      planned = planned.filter(({ left }) => left > 0);
      return next.failure;
    },
  };
}
