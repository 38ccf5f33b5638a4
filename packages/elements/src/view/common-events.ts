import type { ErrorDetail } from './error-code.ts';

/** What every element tells its page. */
export interface CommonEvents {
  /** The widget is drawn. */
  'careline-ready': CustomEvent<null>;
  /** Something went wrong: `code` says what in a word for programs. */
  'careline-error': CustomEvent<ErrorDetail>;
  /** No token for the second time; a page that signs in by itself cancels it and calls `refresh()`. */
  'careline-auth-required': CustomEvent<null>;
  /** The session has ended. */
  'careline-signed-out': CustomEvent<null>;
  /** A call found no network. */
  'careline-offline': CustomEvent<null>;
}
