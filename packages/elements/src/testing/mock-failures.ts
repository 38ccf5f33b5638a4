import type { ProblemCode } from '@careline/core/internal/http';
import type { ErrorCode } from '../view/error-code.ts';

/** What can go wrong with a request, by the code that elements tell it with (`careline-error`). */
export type MockFailure = Extract<ErrorCode, `auth.${string}` | `net.${string}` | `api.${string}`>;

/** How the services would refuse; what is not here is no refusal. */
const REFUSALS: Partial<Record<MockFailure, ProblemCode>> = {
  'auth.expired': 'token-expired',
  'auth.provider-failed': 'token-expired',
  'auth.denied': 'scope-missing',
  'api.forbidden': 'facility-refused',
  'api.invalid': 'input-invalid',
  'api.failed': 'unavailable',
};

/** What of a failure is a refusal; throws where nothing answers at all. */
export function refusalOf(failure: MockFailure): ProblemCode {
  if (failure === 'net.timeout') throw new DOMException('The mock session does not answer.', 'TimeoutError');
  const code = REFUSALS[failure];
  if (code === undefined) throw new TypeError('The mock session is offline.');
  return code;
}

interface Planned {
  readonly failure: MockFailure;
  /** The name of an endpoint; undefined: of whatever is asked next. */
  endpoint: string | undefined;
  left: number;
}

/** A session asks for another token and tries once more before it believes that its token is refused. */
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

/** What a test wants to go wrong, and when. */
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
      // Who somebody is, one endpoint says.
      const where = endpoint ?? (failure === 'auth.no-user' ? 'profile/get' : undefined);
      planned = [...planned, { failure, endpoint: where, left: TRIES[failure] ?? 1 }];
    },
    /** How a request fails; undefined: not at all. */
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
