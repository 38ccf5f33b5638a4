export { assess, type ScaleResult } from './assess.ts';
export {
  type Assessment,
  assessmentSchema,
  type Gfr,
  MAX_HAND_OVER,
  MAX_WITHDRAWAL_REASON,
  type NewAssessment,
  type newAssessmentSchema,
  type ScaleOffer,
} from './assessment.ts';
export {
  addAssessment,
  assessmentEndpoints,
  listAssessments,
  offerAssessments,
  standingAssessments,
  withdrawAssessment,
} from './assessments.endpoints.ts';
export { type EnteredInput, type InputProblem, inputProblems, valueProblem, valuesOf } from './inputs.ts';
export { judgeInputs } from './judge-inputs.ts';
export {
  dueAgain,
  isGfrOffered,
  isOfferedFor,
  SCORE_PREFERENCES,
  type ScalePreferences,
} from './offered.ts';
export type {
  ChoiceInput,
  InputValue,
  InputValues,
  NotFor,
  NumberInput,
  RecordSource,
  Scale,
  ScaleBand,
  ScaleInput,
} from './scale.ts';
export { scaleFor } from './scale.ts';
export { isScaleKey, SCALE_KEYS, SCALES, type ScaleKey, scaleOf } from './scales.ts';
export { scoreFinding } from './score-finding.ts';
export {
  inputValue,
  type RecordedValue,
  scoreReadings,
} from './score-readings.ts';
