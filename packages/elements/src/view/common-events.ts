import type { ErrorDetail } from './error-code.ts';

/** What every element tells its page. */
export interface CommonEvents {
  'careline-ready': CustomEvent<null>;
  'careline-error': CustomEvent<ErrorDetail>;
  'careline-auth-required': CustomEvent<null>;
  'careline-signed-out': CustomEvent<null>;
  'careline-offline': CustomEvent<null>;
}
