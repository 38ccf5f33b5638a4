import type { ErrorCode } from '../error-code.ts';

/** Why a session has no token. Its message never holds one. */
export class SessionError extends Error {
  readonly code: Extract<ErrorCode, `auth.${string}`>;

  constructor(code: Extract<ErrorCode, `auth.${string}`>, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SessionError';
    this.code = code;
  }
}
