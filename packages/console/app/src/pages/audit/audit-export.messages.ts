import { defineMessages } from '@careline/ui/messages';

export const auditExportMessages = defineMessages('audit-export', {
  date: 'Date',
  time: 'Time',
  staff: 'Staff',
  facility: 'Facility',
  partner: 'Partner',
  what: 'What was done',
  action: 'Action',
  outcome: 'Outcome',
  emergency: 'Emergency access',
  reason: 'Reason',
  code: 'Code',
  patients: 'Patients',
  patientCount: 'Number of patients',
  request: 'Request',
  yes: 'yes',
});
