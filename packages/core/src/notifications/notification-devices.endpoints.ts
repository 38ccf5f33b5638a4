import * as v from 'valibot';
import { READS_NOTIFICATIONS } from '#access';
import { LABEL_LANGUAGES, wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import * as words from './words/en.ts';

const deviceSchema = v.looseObject({
  deviceId: uuidSchema,
  /** Families such as Firefox and Android, from the sign-in that turned notifications on. */
  browser: v.string(),
  system: v.string(),
  addedAt: unixSecondsSchema,
  /** When a push service last accepted a notification for it; null if it never did. */
  sentAt: v.nullable(unixSecondsSchema),
  /** By which a browser recognises its own subscription. */
  endpoint: v.string(),
});
export type NotificationDevice = v.InferOutput<typeof deviceSchema>;

/** Lists the caller's browsers that are notified, and what this installation sends. */
export const listNotificationDevices = defineEndpoint({
  name: 'notifications/devices',
  summary: "The caller's browsers with notifications, and the key to turn on another",
  service: 'care',
  method: 'GET',
  writes: false,
  ...READS_NOTIFICATIONS,
  audit: wordLabel(words.notifications, 'listDevices'),
  path: '/notifications/devices',
  token: 'bearer',
  query: v.strictObject({}),
  answer: v.looseObject({
    data: v.array(deviceSchema),
    /** Public VAPID key in base64url (RFC 8292); null if this installation sends no browser notifications. */
    publicKey: v.nullable(v.string()),
    /** Whether this installation can send mail. */
    sendsMail: v.boolean(),
  }),
});

/** Base64url of so many bytes. */
const bytesSchema = (bytes: number) =>
  v.pipe(
    v.string(),
    v.regex(/^[\w-]+$/, 'must be base64url'),
    v.length(Math.ceil((bytes * 4) / 3), `must be ${bytes} bytes in base64url`),
  );

/** Turns on notifications in a browser. Repeating it changes nothing, so it needs no key. */
export const saveNotificationDevice = defineEndpoint({
  name: 'notifications/devices/save',
  summary: 'Send notifications of the caller to this browser',
  service: 'care',
  method: 'POST',
  writes: true,
  ...READS_NOTIFICATIONS,
  audit: wordLabel(words.notifications, 'saveDevice'),
  path: '/notifications/devices/save',
  token: 'bearer',
  /** A `PushSubscription` (Push API). */
  body: v.strictObject({
    endpoint: v.pipe(v.string(), v.maxLength(1_000), v.url('must be a URL')),
    keys: v.strictObject({ p256dh: bytesSchema(65), auth: bytesSchema(16) }),
    /** Language of its notifications. */
    locale: v.picklist(LABEL_LANGUAGES),
  }),
  answer: v.looseObject({ data: deviceSchema }),
});

/** Stops notifications of one of the caller's browsers. */
export const removeNotificationDevice = defineEndpoint({
  name: 'notifications/devices/remove',
  summary: "Stop notifications in one of the caller's browsers",
  service: 'care',
  method: 'POST',
  writes: true,
  ...READS_NOTIFICATIONS,
  audit: wordLabel(words.notifications, 'removeDevice'),
  path: '/notifications/devices/remove',
  token: 'bearer',
  body: v.strictObject({ deviceId: uuidSchema }),
  answer: v.looseObject({ removed: v.literal(true) }),
});
