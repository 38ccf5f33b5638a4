/**
 * What care needs next to readings: notes, goals, tasks, reports, and messages to patients.
 *
 * @module care
 */
export {
  addGoal,
  addNote,
  addTask,
  type CareNote,
  type Goal,
  type GoalStanding,
  getReport,
  goalStanding,
  listGoals,
  listNotes,
  listPatientTasks,
  listReports,
  listTasks,
  type NewGoal,
  type NewNote,
  type NewReport,
  type NewTask,
  type Report,
  TASK_KINDS,
  type Task,
  type TaskKind,
  type TaskState,
  taskKindLabel,
  taskStateLabel,
  updateGoal,
  updateTask,
  uploadReport,
} from '#care';
export {
  listMessages,
  MESSAGE_TEMPLATES,
  type MessageState,
  type NewMessage,
  type PatientMessage,
  previewMessage,
  sendEmail,
  sendSms,
  smsParts,
} from '#communication';
