import { addTouchpoint, dial, getScript, getTouchpoint, listUserTouchpoints } from './begin.endpoints.ts';
import { getCallLog, getLastAnswers } from './call-log.endpoints.ts';
import {
  addCallLog,
  addStatus,
  correctCallLog,
  updateTouchpoint,
  withdrawCallLog,
} from './call-saves.endpoints.ts';
import { listCallAuthors, listCallLogs } from './history/history.endpoints.ts';
import { allowNumber, getLine, hangUp } from './line/line.endpoints.ts';

/** Separate from the endpoints, so that a page only loads the schemas of its own calls. */
export const callEndpoints = [
  dial,
  allowNumber,
  getLine,
  hangUp,
  addTouchpoint,
  addStatus,
  getTouchpoint,
  listUserTouchpoints,
  addCallLog,
  correctCallLog,
  withdrawCallLog,
  updateTouchpoint,
  getCallLog,
  getLastAnswers,
  listCallLogs,
  listCallAuthors,
  getScript,
] as const;
