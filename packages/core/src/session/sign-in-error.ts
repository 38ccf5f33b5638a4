/**
 * Why the provider's login could not be opened: no response (`unreachable`), an unexpected one such as a proxy page or
 * a wrong address (`answer-invalid`), or cancelled by the user (`cancelled`).
 */
export type SignInFailure = 'unreachable' | 'answer-invalid' | 'cancelled';

/** The only error of a sign-in. The message is for logs; screens have their own texts by `failure`. */
export class SignInError extends Error {
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure, cause?: unknown) {
    super(`The sign-in page could not be opened: ${failure}`, { cause });
    this.name = 'SignInError';
    this.failure = failure;
  }
}
