import * as v from 'valibot';
import { calendarDateSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { RAPID_TEST_RESULTS, RAPID_TESTS, type ReadingType } from '#record';
import { newMetaInfoSchema } from './meta-info.ts';
import type { MetricValue } from './metric-record.ts';

/** System of readings whose code is a reading type of specification 3.3. */
export const READING_TYPE_SYSTEM = 'urn:careline:reading-type';

/** Code of rapid tests among the readings. The test is the key of the value, the result its text. */
export const RAPID_TEST_CODE = 'whole_blood_rdt' satisfies ReadingType;

/** A rapid test to store. The server adds the author and `createdAt`. */
export const newRapidTestSchema = v.pipe(
  v.strictObject({
    /** Created by the client, so that a repeated save is the same test. */
    id: uuidSchema,
    vitaId: uuidSchema,
    test: v.picklist(RAPID_TESTS),
    result: v.picklist(RAPID_TEST_RESULTS),
    timestamp: v.optional(unixSecondsSchema),
    date: v.optional(calendarDateSchema),
    note: v.optional(textSchema(500)),
    metaInfo: newMetaInfoSchema,
  }),
  v.check(
    ({ timestamp, date }) => timestamp !== undefined || date !== undefined,
    'needs a timestamp or a date',
  ),
);
export type NewRapidTest = v.InferInput<typeof newRapidTestSchema>;

/** Result of a rapid test: codes of specification 3.3, or words of another source. */
export interface RapidTestFinding {
  readonly test: string;
  readonly result: string;
}

/** Returns the rapid test of a stored reading; undefined for other readings. */
export function rapidTestOf(reading: {
  readonly system?: string | undefined;
  readonly code?: string | undefined;
  readonly values: readonly Pick<MetricValue, 'key' | 'text'>[];
}): RapidTestFinding | undefined {
  const [value] = reading.values;
  const isTest = reading.system === READING_TYPE_SYSTEM && reading.code === RAPID_TEST_CODE;
  return isTest && value ? { test: value.key, result: value.text } : undefined;
}
