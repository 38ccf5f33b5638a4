import { defineMessages } from '../../messages/index.ts';

export const recordOverviewMessages = defineMessages('record-overview', {
  attention: 'Needs attention',
  nothingOpen: 'No open alerts',
  sign: '{signs}, reported on {day}',
  signAct: 'Call back and record the outcome.',
  acknowledge: 'Acknowledge',
  recordOutcome: 'Record the outcome',
  openFailed: 'Open items could not be loaded',
  next: 'Next',
  nextCall: 'Next call',
  noCall: 'No call is due',
  overdue: 'overdue',
  nextEncounter: 'Next encounter',
  noEncounter: 'No encounter is booked',
  pregnancy: 'Pregnancy',
  notPregnant: 'None recorded',
  failed: 'The next steps could not be loaded',
});
