/**
 * The medical record: entries, case sheets, diagnoses, scores, lab orders and reports.
 *
 * @module record
 */

export {
  type Assessment,
  addAssessment,
  assess,
  listAssessments,
  SCALE_KEYS,
  SCALES,
  type ScaleResult,
} from '#assessments';
export {
  CASE_SHEET_SECTION_KEYS,
  CASE_SHEET_SECTIONS,
  type CaseSheetSectionKey,
  getCaseSheetSection,
  listCaseSheet,
  listCaseSheetVersions,
  type SheetSection,
  type SheetVersion,
  saveCaseSheet,
} from '#case-sheets';
export { type Diagnosis, isDiagnosisCode, loadDiagnosisSearch } from '#diagnoses';
export {
  findOrderables,
  type LabOrder,
  type LabReport,
  labTestLabel,
  listLabs,
  orderLabs,
  storeLabReport,
} from '#labs';
export { getRecordSummary, listTimeline, type RecordSummary, type TimelineItem } from '#overview';
export {
  type ImportedEntry,
  listRecordEntries,
  RECORD_SECTIONS,
  type RecordSection,
  recordSectionLabel,
  sectionOfKind,
} from '#record';
