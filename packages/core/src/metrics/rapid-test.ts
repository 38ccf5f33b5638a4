import * as v from 'valibot';
import { calendarDateSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { RAPID_TEST_RESULTS, RAPID_TESTS, type ReadingType } from '#record';
import { newMetaInfoSchema } from './meta-info.ts';
import type { MetricValue } from './metric-record.ts';

/** The system of readings whose code is a reading type of specification 3.3. */
export const READING_TYPE_SYSTEM = 'urn:careline:reading-type';

/** The code of a rapid test among the readings; the test is the key of its value, the result the text. */
export const RAPID_TEST_CODE = 'whole_blood_rdt' satisfies ReadingType;

/** A rapid test to be stored. The server adds the author and `createdAt`. */
export const newRapidTestSchema = v.pipe(
  v.strictObject({
    /** Made by the client, so that a repeated save is the same test. */
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

/** What a rapid test says: codes of specification 3.3, or words of another source. */
export interface RapidTestFinding {
  readonly test: string;
  readonly result: string;
}

/** The test that a stored reading is; undefined for any other reading. */
export function rapidTestOf(reading: {
  readonly system?: string | undefined;
  readonly code?: string | undefined;
  readonly values: readonly Pick<MetricValue, 'key' | 'text'>[];
}): RapidTestFinding | undefined {
  const [value] = reading.values;
  const isTest = reading.system === READING_TYPE_SYSTEM && reading.code === RAPID_TEST_CODE;
  return isTest && value ? { test: value.key, result: value.text } : undefined;
}
