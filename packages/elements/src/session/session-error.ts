/** Codes of `careline-error` that say why a session has no token. */
export type SessionErrorCode = 'auth.provider-failed' | 'auth.expired' | 'auth.denied';

/** Why a session has no token. Its message never holds one. */
export class SessionError extends Error {
  readonly code: SessionErrorCode;

  constructor(code: SessionErrorCode, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'SessionError';
    this.code = code;
  }
}

/** By its name: also one that was thrown by the copy of Careline that made the session. The views need no more of it. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && error.name === 'SessionError';
