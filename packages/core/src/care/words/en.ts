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
  listGoals: "Looked at a patient's goals",
  addGoal: 'Set a goal for a patient',
  updateGoal: 'Changed or ended a goal of a patient',
});

export const notes = defineWords('care.notes', {
  listNotes: "Read a patient's notes",
  addNote: 'Wrote a note about a patient',
  updateNote: 'Corrected a note',
  deleteNote: 'Deleted a note',
});

export const reports = defineWords('care.reports', {
  listReports: "Looked at a patient's reports",
  getReport: 'Opened a report',
  uploadReport: 'Uploaded a report',
  addReport: 'Added results of a report',
  deleteReport: 'Deleted a report',
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
  listPatientTasks: "Looked at a patient's tasks",
  listTasks: 'Looked at the list of tasks and referrals',
  addTask: 'Planned a task or referred a patient',
  updateTask: 'Recorded the result of a task or referral',
  listColleagues: 'Looked at who can be assigned a task',
});
