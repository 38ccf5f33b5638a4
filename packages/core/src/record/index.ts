export {
  CASE_SHEET_ACCESS,
  CASE_SHEET_LEVELS,
  type CaseSheetAccess,
  type CaseSheetAccessName,
  caseSheetAccessLabel,
  mayWriteCaseSheet,
} from './case-sheet-access.ts';
export {
  byWeight,
  type NamedCondition,
  standingConditions,
} from './condition-order.ts';
export { entryCodeText, entryDateText, entryLabel } from './entry-words.ts';
export {
  CASE_SHEET_GROUPS,
  HISTORY_SECTIONS,
  type HistorySection,
} from './history-section.ts';
export {
  ENTRY_DETAILS,
  type EntryContent,
  type EntryDetail,
  type EntryState,
  type ImportedEntry,
  importedEntrySchema,
  isAbsence,
  isInForce,
} from './imported-entry.ts';
export {
  OTOSCOPY_SIDES,
  type OtoscopySide,
  otoscopySideLabel,
} from './otoscopy-side.ts';
export {
  RAPID_TEST_RESULTS,
  RAPID_TESTS,
  type RapidTest,
  type RapidTestResult,
  rapidTestLabel,
  rapidTestResultLabel,
} from './rapid-test.ts';
export {
  EXAMINATIONS,
  type Examination,
  isExamination,
  metricOfReadingType,
  READING_TYPES,
  type ReadingType,
  readingTypeLabel,
} from './reading-type.ts';
export { listRecordEntries, recordEndpoints } from './record.endpoints.ts';
export {
  isRecordAddition,
  RECORD_ADDITIONS,
  type RecordAddition,
  recordAdditionLabel,
} from './record-addition.ts';
export { RECORD_COMPONENTS } from './record-component.ts';
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
export { RISK_ASSESSMENTS } from './risk-assessment.ts';
export { CONDITION_KINDS, SOCIAL_CODES, SOCIAL_NAMES } from './social-statement.ts';
