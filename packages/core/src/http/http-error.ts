import { adviceFor, type HttpAdvice, isRetryable } from './http-advice.ts';
import type { HttpFailure } from './http-failure.ts';
import type { Problem } from './problem.ts';
import type { ProblemCode } from './problem-code.ts';

export interface HttpErrorFacts {
  readonly failure: HttpFailure;
  readonly endpoint: string;
  /** Status of the response, if there was one. */
  readonly status?: number;
  /**
   * Problem code; newer servers may send unknown ones. For `unreachable`, the page's finding: `origin.unknown` if the
   * server responds but refuses this origin.
   */
  readonly code?: ProblemCode | (string & {});
  /** Also in the server's log and audit, for support requests. */
  readonly requestId?: string;
  /** Milliseconds that the server asked to wait. */
  readonly retryAfterMs?: number;
  readonly problem?: Problem;
  /** What went wrong, for the screen, in its locale. Only for errors that screens have no sentence for. */
  readonly words?: string;
  readonly cause?: unknown;
}

const ACTIONS: Readonly<Record<HttpAdvice, string>> = {
  retry:
    'Check the connection and try again with the same idempotency key: the server may have finished the work.',
  'sign-in': 'Sign in again, then repeat the call.',
  'correct-input': 'Correct the request as the problem describes.',
  reload: 'Reload to get the latest data and the latest version, then try again.',
  'contact-support': 'Ask an administrator and quote the request id.',
  none: 'Nothing: the caller cancelled it.',
};

/** The only error that client calls reject with. The message contains no patient data. */
export class HttpError extends Error {
  readonly failure: HttpFailure;
  readonly endpoint: string;
  /** Undefined if there was no response. */
  readonly status: number | undefined;
  readonly code: string | undefined;
  /** Undefined if no server can have received the request. */
  readonly requestId: string | undefined;
  /** Milliseconds from the response on, at most an hour; undefined if the server gave no time. */
  readonly retryAfterMs: number | undefined;
  readonly problem: Problem | undefined;
  readonly words: string | undefined;
  /** What to do, for programs. */
  readonly advice: HttpAdvice;
  /** What to do, in English. Screens have their own texts by `failure` and `code`. */
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
    this.words = facts.words;
    this.advice = adviceFor(facts);
    this.action = facts.problem?.action ?? ACTIONS[this.advice];
  }

  /** Creates the error for an unusable response, such as one about another patient. */
  static unusable(endpoint: string | { readonly name: string }, cause?: unknown): HttpError {
    const name = typeof endpoint === 'string' ? endpoint : endpoint.name;
    return new HttpError({ failure: 'answer-invalid', endpoint: name, cause });
  }

  /**
   * Converts any error to an `HttpError`. Unexpected errors count as an unusable response, so that no screen stays in
   * its loading state.
   */
  static from(error: unknown, endpoint: string | { readonly name: string }): HttpError {
    return error instanceof HttpError ? error : HttpError.unusable(endpoint, error);
  }

  /** Whether the server certainly stored nothing and would refuse a retry too. */
  get isClearRefusal(): boolean {
    return this.failure === 'refused' && !this.retryable;
  }

  /** Whether the same call with the same idempotency key may succeed later; exactly then `advice` is `retry`. */
  get retryable(): boolean {
    return isRetryable(this);
  }
}
