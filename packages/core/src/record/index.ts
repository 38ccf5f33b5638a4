export {
  type AuditEvent,
  type AuditPatient,
  auditEndpoints,
  auditEventSchema,
  auditPatientSchema,
  findAuditPatient,
  getPatientReport,
  listAudit,
  listAuditPeople,
  MAX_AUDIT_PAGE,
  NAMED_PATIENTS,
  type PatientReport,
  patientReportSchema,
  type RecordViewer,
  recordViewerSchema,
} from './audit.endpoints.ts';
export {
  AUDIT_ACTION_LABELS,
  AUDIT_ACTIONS,
  type AuditAction,
  auditActionKind,
  auditActionLabel,
  changesRecord,
} from './audit-action.ts';
export { type AuditExportOptions, readWholeAudit } from './audit-export.ts';
export {
  AUDIT_FILTERS,
  type AuditFilter,
  type AuditFilters,
  auditFiltersKey,
  readAuditFilters,
} from './audit-filters.ts';
export {
  type AuditList,
  type AuditListOptions,
  type AuditListPhase,
  type AuditListState,
  type AuditListWork,
  createAuditList,
} from './audit-list.ts';
export {
  AUDIT_OUTCOME_LABELS,
  AUDIT_OUTCOMES,
  type AuditOutcome,
  auditOutcomeLabel,
} from './audit-outcome.ts';
export {
  CASE_SHEET_ACCESS,
  CASE_SHEET_ACCESS_LABELS,
  type CaseSheetAccess,
  type CaseSheetAccessName,
  caseSheetAccessLabel,
  mayReadCaseSheet,
  mayWriteCaseSheet,
} from './case-sheet-access.ts';
export {
  EMERGENCY_ACCESS_MINUTES,
  emergencyAccessEndpoints,
  MAX_EMERGENCY_REASON,
  MIN_EMERGENCY_REASON,
  openInEmergency,
} from './emergency-access.endpoints.ts';
export {
  HISTORY_SECTION_LABELS,
  HISTORY_SECTIONS,
  type HistorySection,
  historySectionLabel,
} from './history-section.ts';
export {
  OTOSCOPY_SIDE_LABELS,
  OTOSCOPY_SIDES,
  type OtoscopySide,
  otoscopySideLabel,
} from './otoscopy-side.ts';
export { RAPID_TEST_LABELS, RAPID_TESTS, type RapidTest, rapidTestLabel } from './rapid-test.ts';
export { READING_TYPE_LABELS, READING_TYPES, type ReadingType, readingTypeLabel } from './reading-type.ts';
export {
  RECORD_COMPONENT_LABELS,
  RECORD_COMPONENTS,
  type RecordComponent,
  recordComponentLabel,
} from './record-component.ts';
export {
  RISK_ASSESSMENT_LABELS,
  RISK_ASSESSMENTS,
  type RiskAssessment,
  riskAssessmentLabel,
} from './risk-assessment.ts';
