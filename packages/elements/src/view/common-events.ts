import type { ErrorDetail } from './error-code.ts';

/** The events that every element sends to its page. */
export interface CommonEvents {
  /** The widget is drawn. */
  'careline-ready': CustomEvent<null>;
  /** An error occurred: `code` identifies it for programs. */
  'careline-error': CustomEvent<ErrorDetail>;
  /** The session got no token twice. A page with its own sign-in cancels the event and calls `refresh()`. */
  'careline-auth-required': CustomEvent<null>;
  /** The session has ended. */
  'careline-signed-out': CustomEvent<null>;
  /** A request failed because there is no network. */
  'careline-offline': CustomEvent<null>;
}
