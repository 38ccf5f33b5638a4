export { ADDED_THINGS, type AddedThing, addedThingLabel, isAddedThing } from './added-thing.ts';
export {
  CASE_SHEET_ACCESS,
  CASE_SHEET_ACCESS_LABELS,
  CASE_SHEET_LEVELS,
  type CaseSheetAccess,
  type CaseSheetAccessName,
  caseSheetAccessLabel,
  mayWriteCaseSheet,
} from './case-sheet-access.ts';
export {
  byWeight,
  CONDITION_GROUPS,
  type ConditionGroupKey,
  conditionGroup,
  conditionRank,
  kidneyStage,
  type NamedCondition,
  standingConditions,
} from './condition-order.ts';
export { entryCodeText, entryDateText, entryKindLabel, entryLabel } from './entry-words.ts';
export { EXAMINATIONS, type Examination, isExamination } from './examination.ts';
export {
  HISTORY_SECTION_LABELS,
  HISTORY_SECTIONS,
  type HistorySection,
} from './history-section.ts';
export {
  ENTRY_DETAILS,
  ENTRY_STATES,
  type EntryContent,
  type EntryDetail,
  type EntryState,
  type ImportedEntry,
  importedEntrySchema,
  isAbsence,
  isInForce,
} from './imported-entry.ts';
export {
  OTOSCOPY_SIDE_LABELS,
  OTOSCOPY_SIDES,
  type OtoscopySide,
  otoscopySideLabel,
} from './otoscopy-side.ts';
export { RAPID_TESTS, type RapidTest, rapidTestLabel } from './rapid-test.ts';
export { RAPID_TEST_RESULTS, type RapidTestResult, rapidTestResultLabel } from './rapid-test-result.ts';
export { metricOfReadingType, READING_TYPES, type ReadingType, readingTypeLabel } from './reading-type.ts';
export { listRecordEntries, recordEndpoints } from './record.endpoints.ts';
export {
  RECORD_COMPONENT_LABELS,
  RECORD_COMPONENTS,
  type RecordComponent,
} from './record-component.ts';
export {
  isRecordPlace,
  MAX_PINS,
  RECORD_PLACES,
  type RecordPlace,
  recordPlaceLabel,
} from './record-place.ts';
export {
  doingAt,
  keepRecordPresence,
  PRESENCE_ENDS,
  PRESENCE_EVERY,
  type PresenceDoing,
  presenceLabel,
  type RecordPresence,
} from './record-presence.ts';
export {
  ADMINISTRATIVE_KINDS,
  kindsOfSection,
  PLACED_KINDS,
  RECORD_SECTION_KEYS,
  RECORD_SECTIONS,
  type RecordSection,
  recordSectionLabel,
  sectionOfKind,
  VITAL_SECTIONS,
  type VitalSection,
} from './record-section.ts';
export {
  RISK_ASSESSMENT_LABELS,
  RISK_ASSESSMENTS,
  type RiskAssessment,
} from './risk-assessment.ts';
export { CONDITION_KINDS, isSocialStatement, SOCIAL_CODES, SOCIAL_NAMES } from './social-statement.ts';
