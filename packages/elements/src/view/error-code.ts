/** The codes of `careline-error`, and whether retrying may help. */
export const ERROR_CODES = {
  'config.missing-session': true,
  'config.invalid-session': false,
  'config.unknown-path': false,
  'config.unknown-patient': false,
  'config.invalid-formatter': false,
  'auth.provider-failed': true,
  'auth.expired': true,
  'auth.denied': false,
  'auth.no-user': false,
  'net.offline': true,
  'net.timeout': true,
  'api.forbidden': false,
  'api.invalid': false,
  'api.failed': true,
  'load.chunk-failed': true,
  'load.frame-blocked': true,
  'origin.unknown': true,
  'locale.missing': true,
  'render.crashed': true,
  'secret-in-attribute': false,
  'version.conflict': false,
} as const;

export type ErrorCode = keyof typeof ERROR_CODES;

/** The detail of `careline-error`; `correlationId` is also in the server's log. */
export interface ErrorDetail {
  readonly code: ErrorCode;
  readonly retryable: boolean;
  readonly correlationId?: string;
  /** For `version.conflict`: the tag, the version that owns it, and the refused version. */
  readonly tag?: string;
  readonly defined?: string;
  readonly refused?: string;
}
