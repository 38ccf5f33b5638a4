import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema } from '#http';

export const MAX_TESTS = 60;
export const MAX_TEST_NAME = 120;
export const MAX_RESULT_TEXT = 300;
export const MAX_UNIT = 40;

/** Which test: one of `LAB_TESTS`, or any other by its name alone. */
export const testNameSchema = v.strictObject({
  /** Null for a test that is none of ours. */
  test: v.nullable(nonEmptyTextSchema(60)),
  name: nonEmptyTextSchema(MAX_TEST_NAME),
});
export type TestName = v.InferOutput<typeof testNameSchema>;

/** One result as it was entered: an Observation of FHIR R4. */
export const newLabLineSchema = v.strictObject({
  ...testNameSchema.entries,
  /** Digits as entered, one of the words of the test, or any text. */
  text: nonEmptyTextSchema(MAX_RESULT_TEXT),
  /** UCUM; any text where the test is none of ours; empty where nothing is measured. */
  unit: textSchema(MAX_UNIT),
  /** Why a number is right that is rarely right. */
  reason: textSchema(200),
  /** The reference range as the laboratory printed it, of a test that is none of ours. */
  range: textSchema(MAX_UNIT),
});
export type NewLabLine = v.InferOutput<typeof newLabLineSchema>;

/** Whether two name the same test. */
export const isSameTest = (one: TestName, other: TestName): boolean =>
  one.test === other.test &&
  (one.test !== null || one.name.trim().toLowerCase() === other.name.trim().toLowerCase());
