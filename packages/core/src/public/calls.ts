/**
 * Calls of a programme: contacts and their statuses, logs, past calls, outcomes with the next attempt, and the worklist.
 *
 * @module calls
 */
export {
  type Answers,
  addCallLog,
  addStatus,
  addTouchpoint,
  type CallLog,
  CONTACT_STATUSES,
  type Contact,
  type ContactStatus,
  correctCallLog,
  dial,
  getCallLog,
  getLastAnswers,
  getScript,
  getTouchpoint,
  listCallLogs,
  listUserTouchpoints,
  type NewContact,
  withdrawCallLog,
} from '#calls';
export { type CallHistoryState, callCsvHead, callCsvLines, createCallHistory } from '#calls/history';
export {
  type CallingHours,
  DEFAULT_CALLING_HOURS,
  DISPOSITIONS,
  type Disposition,
  type DispositionKey,
  dispositionLabel,
  dispositionOf,
  nextPermittedAt,
  proposeNextCall,
} from '#calls/outcome';
export {
  createWorklist,
  getWorkNumbers,
  listWork,
  type WorkItem,
  type WorklistState,
  type WorkRisk,
} from '#calls/worklist';
