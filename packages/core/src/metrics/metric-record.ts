import * as v from 'valibot';
import type { Label } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { MEASURE_DEFINITIONS, METER_WORDS, measureOf } from '#observations';
import { MEAL_SITUATIONS } from './meal-situation.ts';
import { type MetaInfo, newMetaInfoSchema } from './meta-info.ts';
import { METRIC_TYPES } from './metric-types.ts';

/** A value of a reading: a FHIR Observation component, or the observation's only value. */
export interface MetricValue {
  /** Key of the value: `systolic`, `diastolic`, `weight`, `value` … */
  readonly key: string;
  /** The number, if the text is one. */
  readonly value?: number;
  /** Digits or words as the source wrote them. */
  readonly text: string;
  /** UCUM if the source used it, otherwise as written; absent if it gave none. */
  readonly unit?: string;
  /** Reason for an unlikely number, as entered. */
  readonly reason?: string;
  /** Display name of a lab test that is not in the catalogue. */
  readonly label?: Label;
  /** The text, if it is a word of a lab test. */
  readonly word?: Label;
  /** UCUM: unit used for evaluating a lab result if the source's unit is unknown. */
  readonly assumedUnit?: string;
}

/** A reading as the data service returns it. It has a timestamp or a date. */
export interface MetricRecord {
  readonly id: string;
  readonly metric: string;
  /** Unix seconds; negative before 1970. */
  readonly timestamp?: number;
  /** Calendar day, if the source has no time of day. */
  readonly date?: string;
  /** Source of the time, if not the measurement itself: one of `TIME_SOURCES`. */
  readonly timeFrom?: string;
  readonly values: readonly MetricValue[];
  /** Code and system, if the reading came with them. */
  readonly code?: string;
  readonly system?: string;
  readonly display?: string;
  readonly mealSituation?: string;
  /** Irregular pulse during a blood pressure measurement. */
  readonly irrPulse?: boolean;
  /** Note of the person who entered it. */
  readonly note?: string;
  readonly author?: string;
  /** Another system's assessment of the reading, in its own words: high, critical, preliminary. */
  readonly assessment?: string;
  /** For lab results, and for readings of another system: the evaluation of each value, by key. */
  readonly faces?: Readonly<Record<string, { readonly kind: string }>>;
  readonly metaInfo: MetaInfo;
}

const MAX_VALUES = 24;

/** Typed digits: a decimal without exponent, so that the display matches the entry. */
const DECIMAL = /^-?\d{1,9}(\.\d{1,6})?$/;

/** Whether a text is valid for a value: digits, a meter's LO and HI, or a word of the measure. */
function isTextOf(metric: string, { key, text }: { readonly key: string; readonly text: string }): boolean {
  const measure = measureOf(metric, key);
  const { words, meter } = measure ? MEASURE_DEFINITIONS[measure] : {};
  if (words) return words.includes(text);
  return DECIMAL.test(text) || (meter !== undefined && METER_WORDS.some((word) => word === text));
}

/** A number without exponent, or a short word. The whole reading is checked for the words of its measure. */
const WRITTEN = /^(?:-?\d{1,9}(?:\.\d{1,6})?|[A-Za-z0-9_+-]{1,24})$/;

const newMetricValueSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'must be a name such as systolic')),
  text: v.pipe(v.string(), v.regex(WRITTEN, 'must be a decimal number, or a word that its measure has')),
  unit: nonEmptyTextSchema(40),
  reason: v.optional(nonEmptyTextSchema(200)),
});

/** A reading to store. The server adds the number, the author and `createdAt`. */
export const newReadingSchema = v.pipe(
  v.strictObject({
    /** Created by the client, so that a repeated save is the same reading. */
    id: uuidSchema,
    metric: v.picklist(METRIC_TYPES),
    timestamp: v.optional(unixSecondsSchema),
    date: v.optional(calendarDateSchema),
    values: v.pipe(v.array(newMetricValueSchema), v.minLength(1, 'needs a value'), v.maxLength(MAX_VALUES)),
    mealSituation: v.optional(v.picklist(MEAL_SITUATIONS)),
    irrPulse: v.optional(v.boolean()),
    note: v.optional(textSchema(500)),
    metaInfo: newMetaInfoSchema,
  }),
  v.check(
    (reading) => reading.timestamp !== undefined || reading.date !== undefined,
    'needs a timestamp or a date',
  ),
  v.check(
    (reading) => new Set(reading.values.map((value) => value.key)).size === reading.values.length,
    'must not give the same value twice',
  ),
  v.check(
    ({ metric, values }) => values.every((value) => isTextOf(metric, value)),
    'must give each value as a decimal number, or as a word that its measure has',
  ),
);

export type NewReading = v.InferInput<typeof newReadingSchema>;
