import * as v from 'valibot';
import { COUNTS_WAITING } from '#access';
import { defineEndpoint } from '#http';

/** Each part is absent for whoever may not read the list that it counts. */
const waitingSchema = v.looseObject({
  /** What nobody has acknowledged of the last seven days, and reported danger signs without an outcome. */
  alerts: v.optional(v.looseObject({ open: v.number(), critical: v.number() })),
  /** Of the reader's own tasks, those due by the end of today; `overdue` before today. */
  tasks: v.optional(v.looseObject({ due: v.number(), overdue: v.number() })),
  /** Messages to patients that did not go out. */
  messages: v.optional(v.looseObject({ failed: v.number() })),
});
export type Waiting = v.InferOutput<typeof waitingSchema>;

/** Of whom is never said: numbers for the menu, asked again whenever one of the lists changes. */
export const countWaiting = defineEndpoint({
  name: 'overview/waiting',
  summary: 'How much waits for the reader: open alerts, tasks that are due, messages that failed',
  service: 'care',
  method: 'GET',
  writes: false,
  // Whoever may read one of the lists; what of each is counted for whom, the rights of that list say.
  ...COUNTS_WAITING,
  audit: { en: 'Looked at how much waits', hi: 'बाकी काम की गिनती देखी गई' },
  audited: 'never',
  path: '/overview/waiting',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: waitingSchema }),
});
