export { ADVICE_IS_NOT_ENOUGH, adviceAlone } from './advice-alone.ts';
export { type CallConflict, type CallMerge, type ConflictPart, mergedCall } from './call-conflict.ts';
export {
  type CallContext,
  type CallContextInput,
  openCallContext,
  type RoutineInfo,
  withRoutineInfo,
} from './call-context.ts';
export {
  type CallCorrection,
  type CallCorrectionOptions,
  type CallCorrectionState,
  type CallWithdrawal,
  type CorrectionConflict,
  type CorrectionResult,
  createCallCorrection,
  createCallWithdrawal,
} from './call-correction.ts';
export {
  aboutDraft,
  type CallDraft,
  type CallDraftAbout,
  type CallEntries,
  entriesFromDraft,
} from './call-draft.ts';
export type { CallDraftPhase, CallDraftStatus } from './call-draft-status.ts';
export {
  type CallHistory,
  type CallHistoryAbout,
  type CallHistoryOptions,
  type CallHistoryState,
  createCallHistory,
} from './call-history.ts';
export {
  type AnswerLabel,
  type AnswerLine,
  type AnswerSection,
  answerSections,
} from './call-history-answers.ts';
export {
  type CallCsvColumn,
  type CallCsvOptions,
  callCsvHead,
  callCsvLines,
  type HistoryColumnKey,
} from './call-history-csv.ts';
export {
  type CallDetail,
  type CallDetailLogPhase,
  type CallDetailState,
  createCallDetail,
} from './call-history-detail.ts';
export { type CallHistoryPagesOptions, callHistoryPages } from './call-history-export.ts';
export {
  CALL_HISTORY_FILTERS,
  type CallHistoryFilter,
  type CallHistoryFilters,
  filterCount,
  readCallHistoryFilters,
} from './call-history-filters.ts';
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
  type CallSession,
  type CallSessionOptions,
  createCallSession,
} from './call-session.ts';
export type { CallEmergency, CallWish } from './call-session-begin.ts';
export type { CallDrafts } from './call-session-draft.ts';
export type { CallEdits } from './call-session-edits.ts';
export type { CallMetrics } from './call-session-loading.ts';
export type { MergeChoice, MergeResult } from './call-session-merge.ts';
export {
  type CallChoice,
  type CallOpening,
  type CallOpeningOptions,
  type CallOpeningState,
  callChoices,
  createCallOpening,
} from './call-session-opening.ts';
export { type CallClock, MAX_DETAIL, MAX_NOTE, nextCallAt } from './call-session-outcome.ts';
export { metricsOf, type PartName } from './call-session-parts.ts';
export { type CallOutbox, contactOfEntry, type QueuedCall } from './call-session-queue.ts';
export type { SaveResult } from './call-session-sending.ts';
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
} from './call-session-state.ts';
export { type WallTime, wallTimeOf } from './call-session-time.ts';
export {
  type CallingHours,
  type CallingMoment,
  DEFAULT_CALLING_HOURS,
  nextPermittedAt,
} from './calling-hours.ts';
export {
  addCallLog,
  addStatus,
  addTouchpoint,
  CALL_SORTS,
  type CallAuthor,
  type CallReading,
  type CallSort,
  type CallSortKey,
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
export { correctableForm } from './correctable-form.ts';
export { type ReasonProblem, reasonProblem } from './correction-reason.ts';
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
} from './disposition.ts';
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
} from './escalation.ts';
export { actOfFinding, type FindingsOfAct, findingsByAct } from './finding-act.ts';
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
export { type LastLine, type LastReading, lastReading } from './last-reading.ts';
export { allowNumber, getLine, hangUp, MAX_ALLOW_REASON } from './line.endpoints.ts';
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
} from './line.ts';
export {
  type GlucosePerson,
  type LowGlucose,
  lowGlucoseIn,
  lowGlucoseOf,
  type SugarBlocker,
} from './low-glucose.ts';
export {
  keepsOpen,
  SIGN_OUTCOME_LABELS,
  SIGN_OUTCOMES,
  type SignOutcome,
  signLabelKey,
  signOutcomeLabel,
  type ToldSign,
  toldSigns,
} from './open-sign.ts';
export {
  listOpenSigns,
  type OpenSign,
  openSignEndpoints,
  openSignSchema,
  recordSignOutcome,
} from './open-signs.endpoints.ts';
export { createOpenSigns, type OpenSigns, type OpenSignsState } from './open-signs.ts';
export {
  createOutcomeCorrection,
  hasCorrectableOutcome,
  type OutcomeCorrection,
  type OutcomeCorrectionOptions,
  type OutcomeCorrectionResult,
  type OutcomeCorrectionState,
} from './outcome-correction.ts';
export { createReadingEntry, type ReadingEntry, type ReadingEntryOptions } from './reading-entry.ts';
export { type CriticalFinding, MAX_READING_NOTE, type ReadingEntryState } from './reading-entry-state.ts';
export {
  factsOfPatient,
  flagOfReading,
  type JudgedPatient,
  judgementOfReading,
  type ReadingFlag,
  type ReadingFlagOptions,
  readingFlagOf,
} from './reading-flag.ts';
export { type Taken, type TakenContext, type TakenProblem, takenAt, takenNow } from './reading-time.ts';
export {
  type EnteredReport,
  hasResults,
  judgeReport,
  type ReportJudgement,
  reportLines,
  reportReadings,
} from './report-results.ts';
export {
  type LadderProposal,
  type LadderQuestion,
  proposeNextCall,
} from './retry-ladder.ts';
export { detailWords, spokenLanguage, storedDetail } from './spoken-language.ts';
export { type CallDifferences, type OutcomePart, readStoredCall, type StoredCall } from './stored-call.ts';
export { DIABETES_MEDICINES, isDiabetesMedicine, type ToldLog, toldFacts } from './told-facts.ts';
export { symptomsTold, type ToldAnswers } from './told-symptoms.ts';
export {
  callTypesFor,
  createTouchpointUpdate,
  type TouchpointFacts,
  type TouchpointProblem,
  type TouchpointUpdate,
  type TouchpointUpdateOptions,
  touchpointFacts,
} from './touchpoint-update.ts';
export type { TypedFaces } from './typed-faces.ts';
export {
  UNFINISHED_KINDS,
  type UnfinishedCall,
  type UnfinishedKind,
  type UnfinishedSources,
  unfinishedCalls,
} from './unfinished-calls.ts';
