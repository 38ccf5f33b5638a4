export { ADVICE_IS_NOT_ENOUGH, adviceAlone } from './advice-alone.ts';
export { dangersInText } from './danger-words.ts';
export {
  dangerSigns,
  type EscalationContext,
  escalationProblems,
  type Finding,
  findingsOf,
  HANDED_OVER_LATER,
  isHandedOver,
  kindsOfFindings,
  missingKinds,
  NOT_HANDED_OVER,
  withoutEscalation,
} from './escalation.ts';
export { actOfFinding, findingsByAct } from './finding-act.ts';
export {
  isLowGlucoseFinding,
  type LowGlucose,
  lowGlucoseIn,
  lowGlucoseOf,
  type SugarBlocker,
} from './low-glucose.ts';
export {
  keepsOpen,
  type ReportedSign,
  reportedSigns,
  SIGN_OUTCOMES,
  type SignOutcome,
  signLabelKey,
  signOutcomeLabel,
} from './open-sign.ts';
export {
  listOpenSigns,
  type OpenSign,
  openSignEndpoints,
  openSignSchema,
  recordSignOutcome,
} from './open-signs.endpoints.ts';
export {
  createOpenSigns,
  type OpenSigns,
  type OpenSignsState,
  reportsOfSign,
  signsOfEpisode,
} from './open-signs.ts';
export { factsOfPatient, type JudgedPatient } from './reading-flag.ts';
export {
  DIABETES_MEDICINES,
  isDiabetesMedicine,
  namesOfMedicines,
  type ReportedLog,
  reportedFacts,
} from './reported-facts.ts';
export { type JudgedReading, type TypedStatuses, valueStatusesOf } from './typed-statuses.ts';
