/**
 * Why the provider's login could not be opened: no answer (`unreachable`), an answer that is no provider's
 * (`answer-invalid`: the page of a proxy, a wrong address), or the person called it off (`cancelled`).
 */
export type SignInFailure = 'unreachable' | 'answer-invalid' | 'cancelled';

/** The only error a sign-in rejects with. Its message is for the log; screens word it by `failure`. */
export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(`The sign-in page could not be opened: ${failure}`, { cause });
    this.name = 'SignInError';
    this.failure = failure;
  }
}
