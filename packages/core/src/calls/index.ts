export { addTouchpoint, dial, getScript, getTouchpoint, listUserTouchpoints } from './begin.endpoints.ts';
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
  CALL_SORTS,
  type CallAuthor,
  type CallReading,
  type CallSort,
  type CallSortKey,
  callEndpoints,
  correctCallLog,
  getCallLog,
  getLastAnswers,
  listCallAuthors,
  listCallLogs,
  MAX_CORRECTION_REASON,
  updateTouchpoint,
  withdrawCallLog,
} from './calls.endpoints.ts';
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
export { type WallTime, wallTimeOf } from './wall-time.ts';
