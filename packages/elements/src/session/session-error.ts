/** Codes of `careline-error` for a session without a token. */
export type SessionErrorCode = 'auth.provider-failed' | 'auth.expired' | 'auth.denied';

/** Why a session has no token. The message never contains one. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SessionError';
    this.code = code;
  }
}

/** Checks by name, so that errors from another copy of Careline count too; views need nothing else of it. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && error.name === 'SessionError';
