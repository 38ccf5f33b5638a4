import { defineMessages } from '../../messages/index.ts';

export const recordSummaryMessages = defineMessages('record-summary', {
  region: 'Allergies, conditions and medicines',
  ALLERGIES: 'Allergies',
  DIAGNOSIS: 'Known conditions',
  MEDICATIONS: 'Current medicines',
  none: 'None recorded',
  noAllergies: 'None recorded: ask the patient',
  failed: 'Allergies, conditions and medicines could not be loaded',
  unreadable: 'Could not be read: {code}',
  noneKnown: 'No known allergies, asked by {name} on {day}',
  severe: 'severe',
  suspected: 'suspected',
  provisional: 'provisional',
  highRisk: 'high risk',
  statusUnknown: 'status unknown',
  more: 'Show all {count}',
  beyond: 'and {count} more in the record',
});
