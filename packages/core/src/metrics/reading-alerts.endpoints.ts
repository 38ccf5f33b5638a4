import * as v from 'valibot';
import { READS_RECORD } from '#access';
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

const MAX_ALERT_DAYS = 31;
const MAX_ALERT_PAGE = 50;

/** A reading that asks for a look, with what tells its patient from others. */
export const readingAlertSchema = v.looseObject({
  readingId: uuidSchema,
  vitaId: uuidSchema,
  appUserInfo: v.looseObject({ name: v.string(), gender: v.string() }),
  /** As the source knows it: YYYY, YYYY-MM or YYYY-MM-DD; null when unknown. */
  birthDate: v.nullable(v.string()),
  uhid: v.nullable(v.string()),
  metric: v.string(),
  /** When it was taken: unix seconds, or the calendar day where the source knows no time of day. */
  timestamp: v.optional(unixSecondsSchema),
  date: v.optional(v.string()),
  /** Whose time this is, where it is not the measurement's own: one of `TIME_SOURCES`. */
  timeFrom: v.optional(v.string()),
  values: v.array(readValueSchema),
  mealSituation: v.optional(v.string()),
  /** The code of the flag, worded by `flagLabel` of the clinical domain. */
  flag: v.string(),
  /** What was found outside its range: a measure of the clinical domain. */
  measure: v.string(),
  /** `critical` or `review`. */
  level: v.string(),
  /** What was not known and could change the flag, such as `pregnancy` or `sex`. */
  missing: v.array(v.string()),
  /** When the reading was stored, unix seconds; absent from an older server, like what follows. */
  raisedAt: v.optional(unixSecondsSchema),
  /** Who said when that nothing more is to be done about it, and why; `reason` is one of `ALERT_REASONS`. */
  acknowledged: v.optional(
    v.looseObject({
      at: unixSecondsSchema,
      by: v.looseObject({ id: v.string(), name: v.string() }),
      reason: v.string(),
      note: v.optional(v.string()),
    }),
  ),
  /** Its reading counts no more since then; `reason` is one of `READING_STANDINGS`. */
  ended: v.optional(v.looseObject({ at: unixSecondsSchema, reason: v.string() })),
});

export type ReadingAlert = v.InferOutput<typeof readingAlertSchema>;

/**
 * Readings of the facility's patients that ask for a look (the data service's "alerts", specification 7.6), newest first.
 * An alert whose reading was deleted, replaced or taken back is not open any more, and neither is one of somebody dead.
 */
export const listReadingAlerts = defineEndpoint({
  name: 'alerts/list',
  summary: 'Readings of the last days that ask for a look, newest first',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: { en: 'Looked at reading alerts', hi: 'मानों के अलर्ट देखे गए' },
  path: '/alerts/list',
  token: 'bearer',
  query: v.strictObject({
    state: v.optional(v.picklist(ALERT_STATES), 'open'),
    /** So many days up to now, the current one included, in the facility's zone. */
    days: v.optional(queryIntegerSchema(1, MAX_ALERT_DAYS), '7'),
    limit: v.optional(queryIntegerSchema(1, MAX_ALERT_PAGE), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(readingAlertSchema), next: v.nullable(v.string()) }),
});

/**
 * Says once that nothing more is to be done about an alert. One that somebody else has acknowledged is a `conflict` whose
 * `by` tells who and when; so is one that has ended. The alert's patient stands beside it, as in every call about one.
 */
export const acknowledgeAlert = defineEndpoint({
  name: 'alerts/acknowledge',
  summary: 'Say what was done about an alert',
  service: 'data',
  method: 'POST',
  writes: true,
  ...READS_RECORD,
  audit: { en: 'Acknowledged a reading alert', hi: 'मान के अलर्ट को देखा हुआ दर्ज किया गया' },
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
      v.check(({ reason, note }) => reason !== 'other' || Boolean(note), 'must say what it was'),
      ['note'],
    ),
  ),
  answer: v.looseObject({ vitaId: uuidSchema, data: readingAlertSchema }),
  idempotent: true,
});

export const readingAlertEndpoints = [listReadingAlerts, acknowledgeAlert] as const;
