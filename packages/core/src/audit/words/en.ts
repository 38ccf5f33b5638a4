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

export const otherActions = defineWords('audit.otherActions', {
  'charts/embed': 'Looked at a chart',
  'facility/calling-hours': 'Changed the calling hours of a facility',
  'organisation/add': 'Added an organisation',
  'organisation/update': 'Changed an organisation',
  'organisation/close': 'Closed an organisation',
  'fhir/read': 'Read a resource through the FHIR API',
  'fhir/search': 'Searched through the FHIR API',
  'fhir/export': 'Started an export of all records',
  'fhir/export/file': 'Took out a file of an export of all records',
  'fhir/export/delete': 'Deleted an export of all records',
  'fhir/summary': 'Read a patient summary through the FHIR API',
  'partner/token': 'Signed in through a partner',
  'password/ask': 'Asked for a new password',
  'password/change': 'Chose a new password',
  'second-factor/on': 'Turned the second step at sign-in on',
  'second-factor/off': 'Turned the second step at sign-in off',
  'second-factor/reset': "Turned a person's second step off for them",
  'second-factor/recovery': 'Used a recovery code',
  'consent/withdraw': 'Recorded that a patient withdrew consent',
  'consent/give': 'Recorded that a patient gave consent again',
  'person/erase': "Erased a patient's identity",
  'person/erase-record': "Removed an erased patient's record",
  'import/patients': 'Imported patients',
  'import/readings': 'Imported readings',
  'import/facilities': 'Imported facilities',
  'import/allergies': 'Imported allergies',
  'import/conditions': 'Imported conditions',
  'import/encounters': 'Imported encounters',
  'import/glucose-log': 'Imported a glucose log',
  'import/medications': 'Imported medicines',
  'import/resources': 'Imported records from other systems',
  'import/national-numbers': 'Removed national numbers that an earlier import stored',
  'import/held': 'Looked at imported patients who wait for a decision',
  'import/held/take': 'Decided that an imported patient is already on record',
  'import/held/new': 'Decided that an imported patient is a new one',
  'import/held/refuse': 'Refused an imported patient',
  backup: 'Made a backup',
  restore: 'Restored a backup',
  'payment/report': 'The payment provider reported on a payment link',
  'audit/archive': 'Moved a month of the audit into a file',
});
