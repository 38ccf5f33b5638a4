import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import {
  defineEndpoint,
  nonEmptyTextSchema,
  queryIntegerSchema,
  readValueSchema,
  textSchema,
  unixSecondsSchema,
  uuidSchema,
} from '#http';
import { ALERT_REASONS, ALERT_STATES, MAX_ALERT_NOTE } from './alert-reason.ts';
import * as words from './words/en.ts';

const MAX_ALERT_DAYS = 31;
const MAX_ALERT_PAGE = 50;

/** A reading that needs attention, with details that identify the patient. */
export const readingAlertSchema = v.looseObject({
  readingId: uuidSchema,
  vitaId: uuidSchema,
  appUserInfo: v.looseObject({ name: v.string(), gender: v.string() }),
  /** As the source has it: YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  metric: v.string(),
  /** Time of measurement: unix seconds, or a calendar day if the source has no time of day. */
  timestamp: v.optional(unixSecondsSchema),
  date: v.optional(v.string()),
  /** Source of the time, if not the measurement itself: one of `TIME_SOURCES`. */
  timeFrom: v.optional(v.string()),
  values: v.array(readValueSchema),
  mealSituation: v.optional(v.string()),
  /** Code of the flag; `flagLabel` of the clinical room has the text. */
  flag: v.string(),
  /** Clinical measure that is out of range. */
  measure: v.string(),
  /** `critical` or `review`. */
  level: v.string(),
  /** Unknown facts that could change the flag, such as `pregnancy` or `sex`. */
  missing: v.array(v.string()),
  /** Time of storage, unix seconds; absent from older servers, like the following. */
  raisedAt: v.optional(unixSecondsSchema),
  /** Who acknowledged it, when and why; `reason` is one of `ALERT_REASONS`. */
  acknowledged: v.optional(
    v.looseObject({
      at: unixSecondsSchema,
      by: v.looseObject({ id: v.string(), name: v.string() }),
      reason: v.string(),
      note: v.optional(v.string()),
    }),
  ),
  /** When the reading stopped counting; `reason` is one of `READING_STANDINGS`. */
  ended: v.optional(v.looseObject({ at: unixSecondsSchema, reason: v.string() })),
});

export type ReadingAlert = v.InferOutput<typeof readingAlertSchema>;

/**
 * Lists readings that need attention (the data service's "alerts", specification 7.6), newest first.
 * Alerts end when their reading is deleted, replaced or withdrawn, or the patient has died.
 */
export const listReadingAlerts = defineEndpoint({
  name: 'alerts/list',
  summary: 'Recent readings that need attention, newest first',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.readingAlerts, 'listReadingAlerts'),
  path: '/alerts/list',
  token: 'bearer',
  query: v.strictObject({
    state: v.optional(v.picklist(ALERT_STATES), 'open'),
    /** Number of days including today, in the facility's time zone. */
    days: v.optional(queryIntegerSchema(1, MAX_ALERT_DAYS), '7'),
    limit: v.optional(queryIntegerSchema(1, MAX_ALERT_PAGE), '50'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(readingAlertSchema), next: v.nullable(v.string()) }),
});

/**
 * Acknowledges an alert, once. Fails with `conflict` if it is acknowledged (`by` has who and when) or ended. Includes
 * the patient, like every call about one.
 */
export const acknowledgeAlert = defineEndpoint({
  name: 'alerts/acknowledge',
  summary: 'Acknowledge an alert',
  service: 'data',
  method: 'POST',
  writes: true,
  ...READS_RECORD,
  audit: wordLabel(words.readingAlerts, 'acknowledgeAlert'),
  path: '/alerts/acknowledge',
  token: 'bearer',
  body: v.pipe(
    v.strictObject({
      vitaId: uuidSchema,
      readingId: uuidSchema,
      reason: v.picklist(ALERT_REASONS),
      note: v.optional(textSchema(MAX_ALERT_NOTE)),
    }),
    v.forward(
      v.check(({ reason, note }) => reason !== 'other' || Boolean(note), 'must describe what it was'),
      ['note'],
    ),
  ),
  answer: v.looseObject({ vitaId: uuidSchema, data: readingAlertSchema }),
  idempotent: true,
});

export const readingAlertEndpoints = [listReadingAlerts, acknowledgeAlert] as const;
