export { allergyKey, readAllergies, type SheetAllergies, type SheetAllergy } from './allergies.ts';
export {
  caseSheetEndpoints,
  getCaseSheetSection,
  listCaseSheet,
  listCaseSheetVersions,
  saveCaseSheet,
} from './case-sheets.endpoints.ts';
export { type ComparedBlock, type ComparedLine, compareVersions } from './comparison.ts';
export { continuedVersions } from './continued-versions.ts';
export { correctsOthers } from './correction.ts';
export {
  DIABETES_SECTIONS,
  namesDiabetes,
  readDiagnoses,
  type SheetDiagnosis,
} from './diagnoses.ts';
export { loadCaseSheetSection } from './load-section.ts';
export {
  endedDiagnoses,
  type NamedBefore,
  namesTakenAway,
  reportedDrugs,
  reportedIllnesses,
} from './named-before.ts';
export type { CaseSheetPerson, CaseSheetSection } from './section.ts';
export {
  SHEET_DRAFTS,
  sectionOfSheetDraft,
  sectionOfSheetEntry,
  sheetDraftId,
} from './section-draft.ts';
export {
  CASE_SHEET_GROUP_KEYS,
  CASE_SHEET_SECTION_KEYS,
  type CaseSheetGroup,
  type CaseSheetSectionKey,
  caseSheetGroupLabel,
  isCaseSheetSection,
} from './section-key.ts';
export {
  type CaseSheetSession,
  createCaseSheetSession,
} from './section-session.ts';
export type {
  ConcurrentSheetChange,
  SheetState,
} from './section-state.ts';
export { CASE_SHEET_SECTIONS } from './sections.ts';
export {
  correctsMeasured,
  hasReadings,
  planSheetReadings,
  type SheetReading,
  type StoredSheetReading,
  sheetReadings,
} from './sheet-readings.ts';
export {
  CASE_SHEET_REASONS,
  caseSheetReasonLabel,
  MAX_SHEET_REASON,
  type NewSheetVersion,
  newSheetVersionSchema,
  type SheetSection,
  type SheetVersion,
  sheetSectionSchema,
  sheetVersionSchema,
} from './version.ts';
export { visitSections } from './visit-sections.ts';
