import { defineMessages } from '@careline/ui/messages';

export const auditExportMessages = defineMessages('audit-export', {
  export: 'Export as CSV',
  running: { one: '1 row so far', other: '{count} rows so far' },
  cancel: 'Cancel the export',
  done: { one: '1 row was exported', other: '{count} rows were exported' },
  cancelled: 'The export was cancelled; nothing was saved.',
  failedTitle: 'The export did not come to its end; nothing was saved',
  date: 'Date',
  time: 'Time',
  staff: 'Staff',
  facility: 'Facility',
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
