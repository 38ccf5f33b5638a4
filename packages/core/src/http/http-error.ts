import type { Problem, ProblemCode } from './problem.ts';

/**
 * Why a call failed: the server refused (`refused`, with its problem), no connection (`unreachable`), no answer in time
 * (`timeout`), an answer that is not what the contract says (`answer-invalid`), or the caller cancelled (`cancelled`).
 */
export type HttpFailure = 'refused' | 'unreachable' | 'timeout' | 'answer-invalid' | 'cancelled';

export interface HttpErrorFacts {
  readonly failure: HttpFailure;
  readonly endpoint: string;
  readonly status?: number;
  /** The code of the server's problem; a newer server may send one we do not know. */
  readonly code?: ProblemCode | (string & {});
  /** Quote it when asking for help: the server's log has the same one. */
  readonly requestId?: string;
  readonly problem?: Problem;
  readonly cause?: unknown;
}

const TO_DO: Readonly<Record<HttpFailure, string>> = {
  refused: 'Change what was asked as the problem says.',
  unreachable: 'Check the connection and try again; nothing was confirmed.',
  timeout: 'Try again with the same idempotency key; the server may have finished the work.',
  'answer-invalid': 'Try again later; the server answered something this version cannot read.',
  cancelled: 'Nothing: the caller cancelled it.',
};

/** The only error a client call rejects with. Its message holds no patient data. */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  readonly endpoint: string;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly requestId: string | undefined;
  readonly problem: Problem | undefined;
  /** What to do about it, in English; screens word it by `failure` and `code`. */
  readonly action: string;

  constructor(facts: HttpErrorFacts) {
    const status =
      facts.status === undefined ? '' : ` (${facts.status}${facts.code ? ` ${facts.code}` : ''})`;
    super(`${facts.endpoint} failed: ${facts.failure}${status}`, { cause: facts.cause });
    this.name = 'HttpError';
    this.failure = facts.failure;
    this.endpoint = facts.endpoint;
    this.status = facts.status;
    this.code = facts.code;
    this.requestId = facts.requestId;
    this.problem = facts.problem;
    this.action = facts.problem?.action ?? TO_DO[facts.failure];
  }

  /** Whether the same call with the same idempotency key may succeed later. */
  get retryable(): boolean {
    if (this.failure === 'unreachable' || this.failure === 'timeout') return true;
    return this.status !== undefined && (this.status >= 500 || this.status === 429);
  }
}
