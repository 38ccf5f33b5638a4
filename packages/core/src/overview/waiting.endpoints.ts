import * as v from 'valibot';
import { COUNTS_WAITING } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint } from '#http';
import * as words from './words/en.ts';

/** Each part is absent if the user can't read its list. */
const waitingSchema = v.looseObject({
  /** Unacknowledged alerts of the last seven days, and danger signs without an outcome. */
  alerts: v.optional(v.looseObject({ open: v.number(), critical: v.number() })),
  /** The user's tasks due by the end of today, and those overdue before today. */
  tasks: v.optional(v.looseObject({ due: v.number(), overdue: v.number() })),
  /** Messages to patients that failed. */
  messages: v.optional(v.looseObject({ failed: v.number() })),
  /** The user's unread notifications, counted up to 99. */
  notifications: v.optional(v.looseObject({ unread: v.number(), exceeded: v.optional(v.literal(true)) })),
});
export type Waiting = v.InferOutput<typeof waitingSchema>;

/** Counts open work for the menu, without naming patients. Called again when one of the lists changes. */
export const countWaiting = defineEndpoint({
  name: 'overview/waiting',
  summary: "Counts of the reader's open work: alerts, due tasks, failed messages, unread notifications",
  service: 'care',
  method: 'GET',
  writes: false,
  // Anyone who can read one of the lists. Each count follows the rights of its list.
  ...COUNTS_WAITING,
  audit: wordLabel(words.waiting, 'countWaiting'),
  audited: 'never',
  path: '/overview/waiting',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({ data: waitingSchema }),
});
