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
