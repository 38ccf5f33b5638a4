import { defineWords } from '#formatting';

export const auditOutcomeLabels = defineWords('audit.auditOutcomeLabels', {
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
});

export const audit = defineWords('audit.audit', {
  listAudit: 'Read the access log',
  listAuditPeople: 'Looked at the staff of the access log',
  findAuditPatient: 'Looked up a patient for the access log',
  getPatientReport: 'Created the access report of a patient',
});

export const emergencyAccess = defineWords('audit.emergencyAccess', {
  openInEmergency: 'Opened a record in an emergency',
});
