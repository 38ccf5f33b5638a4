import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema } from './meta-info.ts';
import * as words from './words/en.ts';

/** Why the time of a reading is impossible. */
export const READING_DOUBTS = ['in-future', 'before-birth', 'after-death'] as const;
export type ReadingDoubt = (typeof READING_DOUBTS)[number];

/**
 * Status of a stored reading: valid; deleted by a user or its source; replaced by a correction; never true (FHIR
 * `entered-in-error` and `cancelled`); impossible time.
 */
export const READING_STANDINGS = [
  ...(['live', 'deleted', 'superseded', 'entered-in-error'] as const),
  ...READING_DOUBTS,
] as const;
export type ReadingStanding = (typeof READING_STANDINGS)[number];

export const MAX_OTHER_READINGS = 500;

/** A stored reading that no metric list shows: without a metric, without a time, or withheld. */
const otherReadingSchema = v.looseObject({
  id: uuidSchema,
  /** Null for a code that is not a metric. */
  metric: v.nullable(v.string()),
  code: v.optional(v.string()),
  system: v.optional(v.string()),
  display: v.optional(v.string()),
  /** Unix seconds. At most one of the three time fields is set. */
  timestamp: v.optional(unixSecondsSchema),
  /** Calendar day, if the source has no time of day. */
  date: v.optional(v.string()),
  /** Source of the time, if not the measurement itself: one of `TIME_SOURCES`. */
  timeFrom: v.optional(v.string()),
  /** As the source wrote it, if less precise than a day (a year, a month) or unreadable. */
  timeText: v.optional(v.string()),
  values: v.array(
    v.looseObject({
      key: v.string(),
      value: v.optional(v.number()),
      text: v.string(),
      unit: v.optional(v.string()),
    }),
  ),
  mealSituation: v.optional(v.string()),
  irrPulse: v.optional(v.boolean()),
  note: v.optional(v.string()),
  author: v.optional(v.string()),
  /** Another system's assessment, in its own words. */
  assessment: v.optional(v.string()),
  metaInfo: metaInfoSchema,
  /** One of `READING_STANDINGS`, possibly one from a newer version. */
  standing: v.string(),
});

export type OtherReading = v.InferOutput<typeof otherReadingSchema>;

/**
 * Lists readings that the metric lists with `WHOLE_RECORD` don't have. Together they contain every stored reading
 * once. Those without a readable time come first, then newest first.
 */
export const listOtherReadings = defineEndpoint({
  name: 'readings/other',
  summary: 'Readings that no metric list shows',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: wordLabel(words.otherReadings, 'listOtherReadings'),
  path: '/readings/other',
  token: 'open',
  query: v.strictObject({
    limit: v.optional(queryIntegerSchema(1, MAX_OTHER_READINGS), '200'),
    /** `next` from the previous page. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    /** Repeated to detect a faulty cache. */
    vitaId: uuidSchema,
    data: v.array(otherReadingSchema),
    next: v.nullable(v.string()),
  }),
});

export const otherReadingEndpoints = [listOtherReadings] as const;
