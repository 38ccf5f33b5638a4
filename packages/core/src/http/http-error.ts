import { adviceFor, type HttpAdvice, isRetryable } from './http-advice.ts';
import type { HttpFailure } from './http-failure.ts';
import type { Problem } from './problem.ts';
import type { ProblemCode } from './problem-code.ts';

export interface HttpErrorFacts {
  readonly failure: HttpFailure;
  readonly endpoint: string;
  /** Of the reply, where there was one. */
  readonly status?: number;
  /**
   * The code of the server's problem; a newer server may send one we do not know. Of an `unreachable` call what a page found out:
   * `origin.unknown` where the server answers, and not pages of this origin.
   */
  readonly code?: ProblemCode | (string & {});
  /** Quote it when asking for help: the server's log and audit have the same one. */
  readonly requestId?: string;
  /** Milliseconds the server asked to wait before the next try. */
  readonly retryAfterMs?: number;
  readonly problem?: Problem;
  readonly cause?: unknown;
}

const ACTIONS: Readonly<Record<HttpAdvice, string>> = {
  retry:
    'Check the connection and try again with the same idempotency key: the server may have finished the work.',
  'sign-in': 'Sign in again, then repeat the call.',
  'correct-input': 'Change what was asked as the problem says.',
  reload: 'Reload to get the newest data and the newest version, then try again.',
  'contact-support': 'Ask an administrator and quote the request id.',
  none: 'Nothing: the caller cancelled it.',
};

/** The only error a client call rejects with. Its message holds no patient data. */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  readonly endpoint: string;
  /** Of the reply; undefined where there was none. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** Undefined where no server can have seen the request. */
  readonly requestId: string | undefined;
  /** Milliseconds from the reply on, at most an hour; undefined where the server named no time. */
  readonly retryAfterMs: number | undefined;
  readonly problem: Problem | undefined;
  /** What to do about it, for programs. */
  readonly advice: HttpAdvice;
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
    this.retryAfterMs = facts.retryAfterMs;
    this.problem = facts.problem;
    this.advice = adviceFor(facts);
    this.action = facts.problem?.action ?? ACTIONS[this.advice];
  }

  /** An answer that this version cannot use, such as one about another patient than the one asked for. */
  static unusable(endpoint: string | { readonly name: string }, cause?: unknown): HttpError {
    const name = typeof endpoint === 'string' ? endpoint : endpoint.name;
    return new HttpError({ failure: 'answer-invalid', endpoint: name, cause });
  }

  /**
   * What a rejected call is told with. Whatever else was thrown between the answer and the screen is an answer that this
   * version cannot use: it is told like any failure, and never leaves a screen loading.
   */
  static from(error: unknown, endpoint: string | { readonly name: string }): HttpError {
    return error instanceof HttpError ? error : HttpError.unusable(endpoint, error);
  }

  /** Whether the server has certainly stored nothing, and would not for a further try either. */
  get isClearRefusal(): boolean {
    return this.failure === 'refused' && !this.retryable;
  }

  /** Whether the same call with the same idempotency key may succeed later; exactly then `advice` is `retry`. */
  get retryable(): boolean {
    return isRetryable(this);
  }
}
