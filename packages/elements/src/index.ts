export { SPECS, TAG_NAMES } from './catalogue/specs.ts';
export { VIEWS } from './catalogue/views.ts';
export { defineAll } from './define-all.ts';
export type * from './element-types.ts';
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
export { defineElement } from './shell/define-element.ts';
export type { ElementHandle } from './shell/element-handle.ts';
export type { ElementSpec } from './shell/element-spec.ts';
export type { ElementView, ViewProps } from './view/bridge.tsx';
export { ERROR_CODES, type ErrorCode, type ErrorDetail } from './view/error-code.ts';
