export {
  type CallCorrection,
  type CallCorrectionState,
  createCallCorrection,
  createCallWithdrawal,
} from './call-correction.ts';
export { correctableForm } from './correctable-form.ts';
export { type ReasonProblem, reasonProblem } from './correction-reason.ts';
export {
  createOutcomeCorrection,
  hasCorrectableOutcome,
  type OutcomeCorrection,
  type OutcomeCorrectionState,
} from './outcome-correction.ts';
export {
  callTypesFor,
  createTouchpointUpdate,
  type TouchpointFacts,
  touchpointFacts,
} from './touchpoint-update.ts';
