export { openCallContext } from './call-context.ts';
export { type CallSession, type CallSessionOptions, createCallSession } from './call-session.ts';
export type { CallEmergency, CallOptions } from './call-session-begin.ts';
export type { CallEdits } from './call-session-edits.ts';
export type { CallMetrics } from './call-session-loading.ts';
export {
  type CallChoice,
  type CallOpening,
  type CallOpeningOptions,
  type CallOpeningState,
  createCallOpening,
} from './call-session-opening.ts';
export { MAX_DETAIL, MAX_NOTE, nextCallAt } from './call-session-outcome.ts';
export {
  type CallScript,
  type CallSessionState,
  isEditable,
  type OutcomeField,
  type OutcomeProblems,
  type Part,
} from './call-session-state.ts';
