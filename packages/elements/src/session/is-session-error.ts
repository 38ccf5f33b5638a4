import type { SessionError } from './session-error.ts';

/** By its name: also one that was thrown by the copy of Careline that made the session. The views need no more of it. */
export const isSessionError = (error: unknown): error is SessionError =>
  error instanceof Error && error.name === 'SessionError';
