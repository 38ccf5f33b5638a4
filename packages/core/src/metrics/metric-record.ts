import * as v from 'valibot';
import type { Label } from '#formatting';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { MEASURE_DEFINITIONS, METER_WORDS, measureOf } from '#observations';
import { MEAL_SITUATIONS } from './meal-situation.ts';
import { type MetaInfo, newMetaInfoSchema } from './meta-info.ts';
import { METRIC_TYPES } from './metric-types.ts';

/** One measured value of a reading: a FHIR Observation component, or the observation's only value. */
export interface MetricValue {
  /** What was measured: `systolic`, `diastolic`, `weight`, `value` … */
  readonly key: string;
  /** The number, where the text is one. */
  readonly value?: number;
  /** The digits or words as the source wrote them. */
  readonly text: string;
  /** UCUM where the source used it; as the source wrote it otherwise; absent when it gave none. */
  readonly unit?: string;
  /** Why a number is right that is rarely right, in the words of whoever entered it. */
  readonly reason?: string;
  /** What was measured, in the words of its reader: of laboratory results, whose tests are no measures of the catalogue. */
  readonly label?: Label;
  /** The text, where it is one of the words of a laboratory test. */
  readonly word?: Label;
  /** UCUM: the unit that a laboratory result is judged in where its source names none that its test has. */
  readonly assumedUnit?: string;
}

/** One reading as the data service answers it. It carries a timestamp or a date. */
export interface MetricRecord {
  readonly id: string;
  readonly metric: string;
  /** Unix seconds; negative before 1970. */
  readonly timestamp?: number;
  /** The calendar day, where the source knows no time of day. */
  readonly date?: string;
  /** Whose time this is, where it is not the measurement's own: one of `TIME_SOURCES`. */
  readonly timeFrom?: string;
  readonly values: readonly MetricValue[];
  /** The code and its system where the reading came with one. */
  readonly code?: string;
  readonly system?: string;
  readonly display?: string;
  readonly mealSituation?: string;
  /** Irregular pulse seen while measuring blood pressure. */
  readonly irrPulse?: boolean;
  /** What whoever entered it said beside the numbers. */
  readonly note?: string;
  readonly author?: string;
  /** Of laboratory results: what each value is by its key, as the service judged it. */
  readonly faces?: Readonly<Record<string, { readonly kind: string }>>;
  readonly metaInfo: MetaInfo;
}

const MAX_VALUES = 24;

/** The digits a person typed: a decimal number without an exponent, so that what is shown is what was entered. */
const DECIMAL = /^-?\d{1,9}(\.\d{1,6})?$/;

/** Whether a text is one that a value of a metric can have: digits, a meter's LO and HI, or a word of its measure. */
function isTextOf(metric: string, { key, text }: { readonly key: string; readonly text: string }): boolean {
  const measure = measureOf(metric, key);
  const { words, meter } = measure ? MEASURE_DEFINITIONS[measure] : {};
  if (words) return words.includes(text);
  return DECIMAL.test(text) || (meter !== undefined && METER_WORDS.some((word) => word === text));
}

/** A number without an exponent, or one short word; which words a measure has is asked of the whole reading. */
const WRITTEN = /^(?:-?\d{1,9}(?:\.\d{1,6})?|[A-Za-z0-9_+-]{1,24})$/;

const newMetricValueSchema = v.strictObject({
  key: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z0-9_]{0,39}$/, 'must be a name such as systolic')),
  text: v.pipe(v.string(), v.regex(WRITTEN, 'must be a decimal number, or a word that its measure has')),
  unit: nonEmptyTextSchema(40),
  reason: v.optional(nonEmptyTextSchema(200)),
});

/** A reading to be stored. The server adds the number, the author and `createdAt`. */
export const newReadingSchema = v.pipe(
  v.strictObject({
    /** Made by the client, so that a repeated save is the same reading. */
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
