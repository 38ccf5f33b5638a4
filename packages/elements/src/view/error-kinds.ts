/** Codes of errors that a retry may fix. */
export const RETRYABLE = [
  'config.missing-session',
  'auth.provider-failed',
  'auth.expired',
  'net.offline',
  'net.timeout',
  'api.failed',
  'load.chunk-failed',
  'load.frame-blocked',
  'origin.unknown',
  'locale.missing',
  'render.crashed',
] as const;

/** Codes of errors that stay until the page or the person changes something. */
export const FINAL = [
  'config.invalid-session',
  'config.unknown-path',
  'config.unknown-patient',
  'config.invalid-formatter',
  'auth.denied',
  'auth.no-user',
  'api.forbidden',
  'api.invalid',
  'secret-in-attribute',
  'version.conflict',
] as const;

export type ErrorCode = (typeof RETRYABLE)[number] | (typeof FINAL)[number];

export const isRetryable = (code: ErrorCode): boolean => !FINAL.some((final) => final === code);
