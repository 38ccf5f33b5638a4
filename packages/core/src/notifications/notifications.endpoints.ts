import * as v from 'valibot';
import { READS_NOTIFICATIONS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import {
  listNotificationDevices,
  removeNotificationDevice,
  saveNotificationDevice,
} from './notification-devices.endpoints.ts';
import { NOTIFICATION_KINDS } from './notification-kind.ts';
import * as words from './words/en.ts';

/** Days after which a notification is no longer listed. What it is about stays in its own list. */
export const NOTIFICATION_DAYS = 30;

const keySchema = v.pipe(v.string(), v.regex(/^[a-z-]+:[0-9a-f-]{36}(:\d{4}-\d{2}-\d{2})?$/));

const notificationSchema = v.looseObject({
  /** The same for the same event, so that it is read once. */
  key: keySchema,
  kind: v.picklist(NOTIFICATION_KINDS),
  at: unixSecondsSchema,
  vitaId: uuidSchema,
  patient: v.string(),
  /** What the task says, the code of the service or measure, or the reason why a message failed. */
  what: v.string(),
  /** Code of the event at an encounter, such as `cancel`. */
  event: v.optional(v.string()),
  /** When the encounter starts, in unix seconds. */
  start: v.optional(unixSecondsSchema),
  encounterId: v.optional(uuidSchema),
  /** Who did it; null for the service itself. */
  by: v.nullable(v.string()),
  isRead: v.boolean(),
});
export type StaffNotification = v.InferOutput<typeof notificationSchema>;

/** Lists what concerns the caller at their facility in the last 30 days, latest first. */
export const listNotifications = defineEndpoint({
  name: 'notifications/list',
  summary: 'What concerns the caller: tasks, visits, results, failed messages and critical readings',
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_NOTIFICATIONS,
  audit: wordLabel(words.notifications, 'listNotifications'),
  path: '/notifications/list',
  token: 'bearer',
  query: v.strictObject({
    kind: v.optional(v.picklist(NOTIFICATION_KINDS)),
    state: v.optional(v.picklist(['unread', 'all']), 'unread'),
    limit: v.optional(queryIntegerSchema(1, 100), '50'),
    after: v.optional(v.string()),
  }),
  answer: v.looseObject({ data: v.array(notificationSchema), next: v.nullable(v.string()) }),
});

export const MAX_MARKED = 100;

/** Marks some notifications as read, or all up to a time. */
export const markNotifications = defineEndpoint({
  name: 'notifications/read',
  summary: 'Mark own notifications as read',
  service: 'care',
  method: 'POST',
  writes: true,
  ...READS_NOTIFICATIONS,
  audit: wordLabel(words.notifications, 'markNotifications'),
  path: '/notifications/read',
  token: 'bearer',
  body: v.union([
    v.strictObject({ keys: v.pipe(v.array(keySchema), v.minLength(1), v.maxLength(MAX_MARKED)) }),
    /** Everything that happened until then, in unix seconds. */
    v.strictObject({ until: unixSecondsSchema }),
  ]),
  answer: v.looseObject({ marked: v.literal(true) }),
  idempotent: true,
});

export const notificationEndpoints = [
  listNotifications,
  markNotifications,
  listNotificationDevices,
  saveNotificationDevice,
  removeNotificationDevice,
] as const;
