export {
  type Answer,
  type Answers,
  answersSchema,
  type CallLog,
  callLogSchema,
  type LogFile,
  logFileSchema,
  type NewCallLog,
  newCallLogSchema,
} from './call-log.ts';
export { CALL_METRIC_LABELS, CALL_METRICS, type CallMetric, metricLabel } from './call-metric.ts';
export {
  addCallLog,
  addStatus,
  addTouchpoint,
  CALL_SORTS,
  type CallAuthor,
  type CallReading,
  type CallSort,
  callEndpoints,
  callReadingSchema,
  correctCallLog,
  dial,
  getCallLog,
  getLastAnswers,
  getScript,
  getTouchpoint,
  listCallAuthors,
  listCallLogs,
  listUserTouchpoints,
  MAX_CALL_PAGE,
  MAX_CORRECTION_REASON,
  updateTouchpoint,
  withdrawCallLog,
} from './calls.endpoints.ts';
export {
  type CallConflict,
  type CallMerge,
  type ConflictPart,
  mergedCall,
} from './conflict/call-conflict.ts';
export type { MergeChoice, MergeResult } from './conflict/call-session-merge.ts';
export {
  type CallDifferences,
  type OutcomePart,
  readStoredCall,
  type StoredCall,
} from './conflict/stored-call.ts';
export {
  CALL_DIRECTIONS,
  CONTACT_STATUSES,
  type Contact,
  type ContactChanges,
  type ContactStatus,
  type ContactStatusKey,
  contactSchema,
  contactStatusSchema,
  isOpenContact,
  type NewContact,
  type NewContactStatus,
  newContactSchema,
  newContactStatusSchema,
} from './contact.ts';
export {
  type CallCorrection,
  type CallCorrectionOptions,
  type CallCorrectionState,
  type CallWithdrawal,
  type CorrectionConflict,
  type CorrectionResult,
  createCallCorrection,
  createCallWithdrawal,
} from './correction/call-correction.ts';
export { correctableForm } from './correction/correctable-form.ts';
export { type ReasonProblem, reasonProblem } from './correction/correction-reason.ts';
export {
  createOutcomeCorrection,
  hasCorrectableOutcome,
  type OutcomeCorrection,
  type OutcomeCorrectionOptions,
  type OutcomeCorrectionResult,
  type OutcomeCorrectionState,
} from './correction/outcome-correction.ts';
export {
  callTypesFor,
  createTouchpointUpdate,
  type TouchpointFacts,
  type TouchpointProblem,
  type TouchpointUpdate,
  type TouchpointUpdateOptions,
  touchpointFacts,
} from './correction/touchpoint-update.ts';
export { ADVICE_IS_NOT_ENOUGH, adviceAlone } from './findings/advice-alone.ts';
export {
  dangerSigns,
  type EscalationContext,
  type Finding,
  findingsOf,
  HANDED_OVER_LATER,
  isHandedOver,
  kindsOfFindings,
  missingKinds,
  NOT_HANDED_OVER,
} from './findings/escalation.ts';
export { actOfFinding, type FindingsOfAct, findingsByAct } from './findings/finding-act.ts';
export {
  type GlucosePerson,
  type LowGlucose,
  lowGlucoseIn,
  lowGlucoseOf,
  type SugarBlocker,
} from './findings/low-glucose.ts';
export {
  keepsOpen,
  SIGN_OUTCOME_LABELS,
  SIGN_OUTCOMES,
  type SignOutcome,
  signLabelKey,
  signOutcomeLabel,
  type ToldSign,
  toldSigns,
} from './findings/open-sign.ts';
export {
  listOpenSigns,
  type OpenSign,
  openSignEndpoints,
  openSignSchema,
  recordSignOutcome,
} from './findings/open-signs.endpoints.ts';
export { createOpenSigns, type OpenSigns, type OpenSignsState } from './findings/open-signs.ts';
export { DIABETES_MEDICINES, isDiabetesMedicine, type ToldLog, toldFacts } from './findings/told-facts.ts';
export { symptomsTold, type ToldAnswers } from './findings/told-symptoms.ts';
export { actOfSign } from './forms/act-of-sign.ts';
export { ALL_CALL_FORMS, callForm } from './forms/call-form.ts';
export { DANGER_KINDS, type DangerKind } from './forms/danger-kind.ts';
export { ESCALATION } from './forms/escalation.ts';
export {
  type Baby,
  type BloodGlucose,
  type BloodPressure,
  type Body,
  CALL_LOG_MODELS,
  type CallLogModel,
  type CBP,
  type CUE,
  type Diet,
  type HBsAg,
  type Hemoglobin,
  type HIV,
  type LastAntentalCheck,
  type MedicalConditions,
  type Medication,
  type PostNatalCall,
  type Pregnancy,
  type PrePregnancyWeight,
  type Sleep,
  type TtImmunization1,
  type TtImmunization2,
  type UltrasoundScan,
  type VDRL,
  type Vitals,
} from './forms/models.ts';
export { readingForm } from './forms/reading-form.ts';
export { isReportMetric, REPORT_METRICS, type ReportMetric, reportForm } from './forms/report-forms.ts';
export {
  type CallHistory,
  type CallHistoryAbout,
  type CallHistoryOptions,
  type CallHistoryState,
  createCallHistory,
} from './history/call-history.ts';
export {
  type AnswerLabel,
  type AnswerLine,
  type AnswerSection,
  answerSections,
} from './history/call-history-answers.ts';
export {
  CALL_CSV_COLUMNS,
  type CallCsvColumn,
  type CallCsvOptions,
  callCsvHead,
  callCsvLines,
} from './history/call-history-csv.ts';
export {
  type CallDetail,
  type CallDetailLogPhase,
  type CallDetailState,
  createCallDetail,
} from './history/call-history-detail.ts';
export { type CallHistoryPagesOptions, callHistoryPages } from './history/call-history-export.ts';
export {
  CALL_HISTORY_FILTERS,
  type CallHistoryFilter,
  type CallHistoryFilters,
  filterCount,
  readCallHistoryFilters,
} from './history/call-history-filters.ts';
export { allowNumber, getLine, hangUp, MAX_ALLOW_REASON } from './line/line.endpoints.ts';
export {
  type CallLine,
  callLineSchema,
  isLineKind,
  isLineOver,
  LINE_FAILURES,
  LINE_KINDS,
  LINE_STATES,
  type LineFailure,
  type LineKind,
  type LineState,
} from './line/line.ts';
export {
  type CallingHours,
  type CallingMoment,
  DEFAULT_CALLING_HOURS,
  nextPermittedAt,
} from './outcome/calling-hours.ts';
export {
  DISPOSITION_KEYS,
  DISPOSITION_LABELS,
  DISPOSITIONS,
  type Disposition,
  type DispositionKey,
  dispositionLabel,
  dispositionOf,
  OUTCOME_CLASSES,
  type OutcomeClass,
} from './outcome/disposition.ts';
export {
  type LadderProposal,
  type LadderQuestion,
  proposeNextCall,
} from './outcome/retry-ladder.ts';
export { detailWords, spokenLanguage, storedDetail } from './outcome/spoken-language.ts';
export { type LastLine, type LastReading, lastReading } from './readings/last-reading.ts';
export { createReadingEntry, type ReadingEntry, type ReadingEntryOptions } from './readings/reading-entry.ts';
export {
  type CriticalFinding,
  MAX_READING_NOTE,
  type ReadingEntryState,
} from './readings/reading-entry-state.ts';
export {
  factsOfPatient,
  flagOfReading,
  type JudgedPatient,
  judgementOfReading,
  type ReadingFlag,
  type ReadingFlagOptions,
  readingFlagOf,
} from './readings/reading-flag.ts';
export {
  type Taken,
  type TakenContext,
  type TakenProblem,
  takenAt,
  takenNow,
} from './readings/reading-time.ts';
export {
  type EnteredReport,
  hasResults,
  judgeReport,
  type ReportJudgement,
  reportLines,
  reportReadings,
} from './readings/report-results.ts';
export type { TypedFaces } from './readings/typed-faces.ts';
export {
  type CallContext,
  type CallContextInput,
  openCallContext,
  type RoutineInfo,
  withRoutineInfo,
} from './session/call-context.ts';
export {
  type CallSession,
  type CallSessionOptions,
  createCallSession,
} from './session/call-session.ts';
export type { CallEmergency, CallWish } from './session/call-session-begin.ts';
export type { CallEdits } from './session/call-session-edits.ts';
export type { CallMetrics } from './session/call-session-loading.ts';
export {
  type CallChoice,
  type CallOpening,
  type CallOpeningOptions,
  type CallOpeningState,
  callChoices,
  createCallOpening,
} from './session/call-session-opening.ts';
export { type CallClock, MAX_DETAIL, MAX_NOTE, nextCallAt } from './session/call-session-outcome.ts';
export { metricsOf, type PartName } from './session/call-session-parts.ts';
export type { SaveResult } from './session/call-session-sending.ts';
export {
  type CallPhase,
  type CallScript,
  type CallSessionState,
  isEditable,
  type NextCall,
  type OutcomeField,
  type OutcomeProblem,
  type OutcomeProblems,
  type Part,
} from './session/call-session-state.ts';
export {
  aboutDraft,
  type CallDraft,
  type CallDraftAbout,
  type CallEntries,
  entriesFromDraft,
} from './unsent/call-draft.ts';
export type { CallDraftPhase, CallDraftStatus } from './unsent/call-draft-status.ts';
export type { CallDrafts } from './unsent/call-session-draft.ts';
export { type CallOutbox, contactOfEntry, type QueuedCall } from './unsent/call-session-queue.ts';
export {
  UNFINISHED_KINDS,
  type UnfinishedCall,
  type UnfinishedKind,
  type UnfinishedSources,
  unfinishedCalls,
} from './unsent/unfinished-calls.ts';
export { type WallTime, wallTimeOf } from './wall-time.ts';
