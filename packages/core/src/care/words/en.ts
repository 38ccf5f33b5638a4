import { defineWords } from '#formatting';

export const noteKind = defineWords('care.noteKind', {
  general: 'General',
  clinical: 'Clinical',
  family: 'Family',
  calling: 'How to call',
  warning: 'Warning',
});

export const goalStatus = defineWords('care.goalStatus', {
  active: 'In force',
  achieved: 'Achieved',
  cancelled: 'Cancelled',
});

export const goals = defineWords('care.goals', {
  lookedAtPatientsGoals: "Looked at a patient's goals",
  setGoalForPatient: 'Set a goal for a patient',
  changedOrEndedGoalOfPatient: 'Changed or ended a goal of a patient',
});

export const notes = defineWords('care.notes', {
  readPatientsNotes: "Read a patient's notes",
  wroteNoteAboutPatient: 'Wrote a note about a patient',
  correctedNote: 'Corrected a note',
  deletedNote: 'Deleted a note',
});

export const reports = defineWords('care.reports', {
  lookedAtPatientsReports: "Looked at a patient's reports",
  openedReport: 'Opened a report',
  uploadedReport: 'Uploaded a report',
  addedResultsOfReport: 'Added results of a report',
  deletedReport: 'Deleted a report',
});

export const taskKind = defineWords('care.taskKind', {
  task: 'Task',
  'follow-up': 'Follow-up',
  referral: 'Referral',
  review: 'Review',
  'lab-results': 'Lab results awaited',
  'lab-critical': 'Critical lab result',
  'pregnancy-outcome': 'Outcome of a pregnancy',
  'medicine-review': 'Medicine to review',
});

export const state = defineWords('care.state', {
  open: 'Open',
  done: 'Done',
  declined: 'Declined',
  cancelled: 'Cancelled',
});

export const kindState = defineWords('care.kindState', {
  'referral open': 'Waits for an answer',
  'referral done': 'Answered',
  'review done': 'Booked',
});

export const tasks = defineWords('care.tasks', {
  lookedAtPatientsTasks: "Looked at a patient's tasks",
  lookedAtListOfTasks: 'Looked at the list of tasks and referrals',
  plannedTaskOrReferredPatient: 'Planned a task or referred a patient',
  recordedResultOfTaskOrReferral: 'Recorded the result of a task or referral',
  lookedAtWhoCanBeGiven: 'Looked at who can be given a task',
});
