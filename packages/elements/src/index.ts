export { SPECS, TAG_NAMES } from './catalogue/catalogue.ts';
export { defineAll } from './define-all.ts';
export { defineLater } from './define-later.ts';
export { doctor } from './doctor/doctor.ts';
export type { DoctorReport } from './doctor/examine-page.ts';
export type { Finding, FindingCode } from './doctor/finding.ts';
export type * from './element-types.ts';
export type { VersionConflictDetail } from './session/page-faults.ts';
export {
  type Appearance,
  type CarelineSession,
  configure,
  createSession,
  type SessionOptions,
  type SourceSessionOptions,
  type TelemetryFact,
  VersionConflictError,
} from './session/session.ts';
export type { GetToken, TokenReason, TokenRequest } from './session/session-token.ts';
export type { ElementSnapshot } from './session/snapshot-store.ts';
export type { SessionToken } from './session/token-clocks.ts';
export { VERSION } from './session/version.ts';
export type { DefineOptions } from './shell/define-element.ts';
export type { ElementSpec } from './shell/element-spec.ts';
export { ERROR_CODES, type ErrorCode, type ErrorDetail } from './view/error-code.ts';
