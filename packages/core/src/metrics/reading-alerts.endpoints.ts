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
import { ALERT_REASONS, ALERT_STATES, MAX_ALERT_NOTE, MAX_EPISODE } from './alert-reason.ts';
import * as words from './words/en.ts';

const MAX_ALERT_DAYS = 31;
const MAX_ALERT_PAGE = 50;

const staffSchema = v.looseObject({ id: v.string(), name: v.string() });

const alertEntries = {
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
      by: staffSchema,
      reason: v.string(),
      note: v.optional(v.string()),
    }),
  ),
  /** When the reading stopped counting; `reason` is one of `READING_STANDINGS`. */
  ended: v.optional(v.looseObject({ at: unixSecondsSchema, reason: v.string() })),
  /** Who was informed about it on the call that reported it, and that call's start and author. */
  handedTo: v.optional(v.looseObject({ name: v.string(), at: unixSecondsSchema, by: staffSchema })),
};

const oneAlertSchema = v.looseObject(alertEntries);

/**
 * Alerts of one patient with the same cause on consecutive days. They are one row, and one answer closes them. Alerts
 * in another state of the list are not in it.
 */
export interface AlertEpisode {
  /** Id of its newest reading. */
  readonly id: string;
  /** Level of its worst reading. */
  readonly level: string;
  /** Number of readings. */
  readonly count: number;
  /** Time of its oldest reading in unix seconds: the start of the day if only the day is known. */
  readonly since: number;
  /** Id of the most severe reading; the newest of equals. */
  readonly worst: string;
  /** All its readings, newest first. Only with the newest, so that each episode is listed once. */
  readonly readings?: v.InferOutput<typeof oneAlertSchema>[] | undefined;
}

// Named, because the compiler gives up on declarations that repeat the whole alert.
const alertEpisodeSchema: v.GenericSchema<AlertEpisode> = v.looseObject({
  id: uuidSchema,
  level: v.string(),
  count: v.number(),
  since: unixSecondsSchema,
  worst: uuidSchema,
  readings: v.optional(v.array(oneAlertSchema)),
});

/** A reading that needs attention, with details that identify the patient. */
export const readingAlertSchema = v.looseObject({
  ...alertEntries,
  /** Absent from older servers. */
  episode: v.optional(alertEpisodeSchema),
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
 * Acknowledges an alert, once, or several of one cause. Fails with `conflict` if one of them is acknowledged (`by` has
 * who and when) or ended; none is then acknowledged. Includes the patient, like every call about one.
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
      /** The other readings of the episode that the user has seen. Readings that are not named stay open. */
      otherReadingIds: v.optional(v.pipe(v.array(uuidSchema), v.maxLength(MAX_EPISODE))),
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
