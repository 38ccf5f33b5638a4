import type { SessionError } from './session-error.ts';

/** Checks by name, so that errors from another copy of Careline count too. Views do not load the class for it. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && error.name === 'SessionError';
