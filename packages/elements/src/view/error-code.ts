import { type ErrorCode, FINAL, RETRYABLE } from './error-kinds.ts';

export type { ErrorCode } from './error-kinds.ts';

/** The codes of `careline-error`, and whether retrying may help. */
export const ERROR_CODES = Object.fromEntries([
  ...RETRYABLE.map((code) => [code, true]),
  ...FINAL.map((code) => [code, false]),
]) as Readonly<Record<ErrorCode, boolean>>;

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
