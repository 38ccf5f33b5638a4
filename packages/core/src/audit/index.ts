export {
  type AuditArchive,
  type AuditEvent,
  type AuditPatient,
  auditEndpoints,
  findAuditPatient,
  getPatientReport,
  listAudit,
  listAuditPeople,
  NAMED_PATIENTS,
  type PatientReport,
  type RecordViewer,
} from './audit.endpoints.ts';
export {
  AUDIT_FILTERS,
  type AuditFilters,
  readAuditFilters,
} from './audit-filters.ts';
export { groupAudit } from './audit-groups.ts';
export { type AuditPage, readAuditPage } from './audit-list.ts';
export {
  AUDIT_OUTCOMES,
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
