import * as v from 'valibot';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';

export const MAX_ALERT_DAYS = 31;
export const MAX_ALERT_PAGE = 50;

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
  /** As entered: the digits, and the unit where one was given. */
  values: v.array(v.looseObject({ key: v.string(), text: v.string(), unit: v.optional(v.string()) })),
  mealSituation: v.optional(v.string()),
  /** The code of the flag, worded by `flagLabel` of the clinical domain. */
  flag: v.string(),
  /** What was found outside its range: a measure of the clinical domain. */
  measure: v.string(),
  /** `critical` or `review`. */
  level: v.string(),
  /** What was not known and could change the flag, such as `pregnancy` or `sex`. */
  missing: v.array(v.string()),
});

export type ReadingAlert = v.InferOutput<typeof readingAlertSchema>;

/**
 * Readings of the facility's patients that ask for a look (the data service's "alerts", specification 7.6), newest first.
 * A page may hold fewer rows than its limit, even none, and still name a `next`: what one answer searches is bounded.
 */
export const listReadingAlerts = defineEndpoint({
  name: 'alerts/list',
  summary: 'Readings of the last days that ask for a look, newest first',
  service: 'data',
  method: 'GET',
  path: '/alerts/list',
  token: 'bearer',
  query: v.strictObject({
    /** So many days up to now, the current one included, in the facility's zone. */
    days: v.optional(queryIntegerSchema(1, MAX_ALERT_DAYS), '7'),
    limit: v.optional(queryIntegerSchema(1, MAX_ALERT_PAGE), '50'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({ data: v.array(readingAlertSchema), next: v.nullable(v.string()) }),
});

export const readingAlertEndpoints = [listReadingAlerts] as const;
