import { defineMessages } from '../../messages/index.ts';

export const patientGlanceMessages = defineMessages('patient-glance', {
  reason: 'Reason',
  noReason: 'No reason was entered.',
  bookedBy: 'Booked by {name}, {when}',
  contacts: 'Last contacts',
  contactsFailed: 'The last contacts could not be loaded',
  noContacts: 'No earlier calls or visits',
  contact: '{when}: {what}',
  medicines: 'Conditions and medicines',
  trends: 'Readings',
  noTrends: 'No readings',
  results: 'Latest lab results',
  noResults: 'No lab results',
  resultsFailed: 'The lab results could not be loaded',
  goals: 'Goals and care plan',
  noGoals: 'No goals',
  goalsFailed: 'The goals could not be loaded',
  reached: 'reached',
  notReached: 'not reached',
});
