import { defineWords } from '#formatting';

export const openItems = defineWords('overview.openItems', {
  listOpenItems: 'Looked at the open items of a patient',
  listOwnOpenItems: 'Looked at the open items of their own patients',
  reviewResult: 'Recorded that a result was reviewed',
});

export const overview = defineWords('overview.overview', {
  getRecordSummary: 'Looked at the summary of a record',
  listTimeline: 'Looked at the timeline of a patient',
});

export const labels = defineWords('overview.labels', {
  call: 'Calls',
  encounter: 'Encounters',
  alert: 'Abnormal readings',
  note: 'Notes',
  report: 'Reports',
  score: 'Scores',
  'case-sheet': 'Case sheet',
  prescription: 'Prescriptions',
  'lab-order': 'Lab orders',
  'lab-report': 'Lab results',
  referral: 'Referrals',
  message: 'Messages',
  imported: 'From elsewhere',
});

export const waiting = defineWords('overview.waiting', {
  countWaiting: 'Looked at the amount of open work',
});
