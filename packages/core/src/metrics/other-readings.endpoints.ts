import * as v from 'valibot';
import { READS_RECORD } from '#access';
import { defineEndpoint, nonEmptyTextSchema, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema } from './meta-info.ts';

/** Why the time that a source gave a reading cannot be. */
export const READING_DOUBTS = ['in-future', 'before-birth', 'after-death'] as const;
export type ReadingDoubt = (typeof READING_DOUBTS)[number];

/**
 * What a stored reading counts as: it holds; somebody or its source deleted it; a correction took its place; it was never
 * true (FHIR's `entered-in-error` and `cancelled`); its time cannot be.
 */
export const READING_STANDINGS = [
  ...(['live', 'deleted', 'superseded', 'entered-in-error'] as const),
  ...READING_DOUBTS,
] as const;
export type ReadingStanding = (typeof READING_STANDINGS)[number];

export const MAX_OTHER_READINGS = 500;

/** A stored reading that no list of a metric shows: of a code without a metric, without a time, or withheld. */
const otherReadingSchema = v.looseObject({
  id: uuidSchema,
  /** Null for a code that is no metric of ours. */
  metric: v.nullable(v.string()),
  code: v.optional(v.string()),
  system: v.optional(v.string()),
  display: v.optional(v.string()),
  /** Unix seconds. Of the three that tell when it was taken one at most is there. */
  timestamp: v.optional(unixSecondsSchema),
  /** The calendar day, where the source knows no time of day. */
  date: v.optional(v.string()),
  /** Whose time this is, where it is not the measurement's own: one of `TIME_SOURCES`. */
  timeFrom: v.optional(v.string()),
  /** As the source wrote it, where that is less than a day (a year, a month) or nobody can read it. */
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
  metaInfo: metaInfoSchema,
  /** One of `READING_STANDINGS`, or a word of a later version. */
  standing: v.string(),
});

export type OtherReading = v.InferOutput<typeof otherReadingSchema>;

/**
 * Everything stored of a person is in the lists of the metrics, asked for with `WHOLE_RECORD`, or here, each reading once.
 * Newest first, those without a readable time before all others.
 */
export const listOtherReadings = defineEndpoint({
  name: 'readings/other',
  summary: 'Readings that no list of a metric shows',
  service: 'data',
  method: 'GET',
  writes: false,
  ...READS_RECORD,
  audit: { en: 'Looked at other readings', hi: 'अन्य मान देखे गए' },
  path: '/readings/other',
  token: 'open',
  query: v.strictObject({
    limit: v.optional(queryIntegerSchema(1, MAX_OTHER_READINGS), '200'),
    /** The `next` of the answer before. */
    after: v.optional(nonEmptyTextSchema(400)),
  }),
  answer: v.looseObject({
    /** Repeated, so that a cache that mixes patients up is noticed. */
    vitaId: uuidSchema,
    data: v.array(otherReadingSchema),
    next: v.nullable(v.string()),
  }),
});

export const otherReadingEndpoints = [listOtherReadings] as const;
