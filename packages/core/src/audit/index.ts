export {
  type AuditArchive,
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
export { type AuditPagesOptions, auditPages } from './audit-export.ts';
export {
  AUDIT_FILTERS,
  type AuditFilter,
  type AuditFilters,
  auditFiltersKey,
  readAuditFilters,
} from './audit-filters.ts';
export { type AuditGroup, groupAudit } from './audit-groups.ts';
export {
  type AuditList,
  type AuditListAbout,
  type AuditListOptions,
  type AuditListState,
  createAuditList,
} from './audit-list.ts';
export {
  AUDIT_OUTCOME_LABELS,
  AUDIT_OUTCOMES,
  type AuditOutcome,
  auditOutcomeLabel,
} from './audit-outcome.ts';
export {
  EMERGENCY_ACCESS_MINUTES,
  emergencyAccessEndpoints,
  MAX_EMERGENCY_REASON,
  MIN_EMERGENCY_REASON,
  openInEmergency,
} from './emergency-access.endpoints.ts';
export { OTHER_ACTIONS, type OtherAction } from './other-actions.ts';
