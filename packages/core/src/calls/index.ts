export { addTouchpoint, dial, getScript, getTouchpoint, listUserTouchpoints } from './begin.endpoints.ts';
export { type CallReading, getCallLog, getLastAnswers } from './call-log.endpoints.ts';
export {
  type Answers,
  answersSchema,
  answersWith,
  type CallLog,
  type LogFile,
  newCallLogSchema,
} from './call-log.ts';
export { CALL_METRICS, type CallMetric, metricLabel } from './call-metric.ts';
export {
  addCallLog,
  addStatus,
  correctCallLog,
  MAX_CORRECTION_REASON,
  updateTouchpoint,
  withdrawCallLog,
} from './call-saves.endpoints.ts';
export { callEndpoints } from './calls.endpoints.ts';
export {
  CONTACT_STATUSES,
  type Contact,
  type ContactChanges,
  type ContactStatus,
  type ContactStatusKey,
  contactSchema,
  isOpenContact,
  type NewContact,
  type NewContactStatus,
  newContactSchema,
  newContactStatusSchema,
} from './contact.ts';
export {
  CALL_SORTS,
  type CallAuthor,
  type CallSort,
  type CallSortKey,
  listCallAuthors,
  listCallLogs,
} from './history/history.endpoints.ts';
export { type WallTime, wallTimeOf } from './wall-time.ts';
