export type { ElementView, ViewProps } from './bridge.tsx';
export { defineAll, VIEWS } from './define-all.ts';
export { defineElement } from './define-element.ts';
export type { ElementHandle } from './element-handle.ts';
export type { ElementSpec } from './element-spec.ts';
export type * from './element-types.ts';
export { ERROR_CODES, type ErrorCode, type ErrorDetail } from './error-code.ts';
export { mountWithReact } from './mount-with-react.tsx';
export type { ElementSnapshot } from './session/keeper.ts';
export {
  type Appearance,
  type CarelineSession,
  configure,
  createSession,
  type SessionOptions,
  type TelemetryFact,
} from './session/session.ts';
export type { GetToken, SessionToken, TokenReason, TokenRequest } from './session/session-token.ts';
export { SPECS, TAG_NAMES } from './specs.ts';
