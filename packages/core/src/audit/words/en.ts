import { defineWords } from '#formatting';

export const auditOutcomeLabels = defineWords('audit.auditOutcomeLabels', {
  done: 'Done',
  refused: 'Refused',
  failed: 'Failed',
});

export const audit = defineWords('audit.audit', {
  readAccessLog: 'Read the access log',
  lookedAtStaffOfAccessLog: 'Looked at the staff of the access log',
  lookedUpPatientForAccessLog: 'Looked up a patient for the access log',
  madeAccessReportOfPatient: 'Made the access report of a patient',
});

export const emergencyAccess = defineWords('audit.emergencyAccess', {
  openedRecordInEmergency: 'Opened a record in an emergency',
});
