import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema } from '#http';

export const MAX_TESTS = 60;
export const MAX_TEST_NAME = 120;
export const MAX_RESULT_TEXT = 300;
export const MAX_UNIT = 40;

/** A test: one of `LAB_TESTS`, or another one by name only. */
export const testNameSchema = v.strictObject({
  /** Null for an unknown test. */
  test: v.nullable(nonEmptyTextSchema(60)),
  name: nonEmptyTextSchema(MAX_TEST_NAME),
});
export type TestName = v.InferOutput<typeof testNameSchema>;

/** A result as entered: a FHIR R4 Observation. */
export const newLabLineSchema = v.strictObject({
  ...testNameSchema.entries,
  /** Digits as entered, a word of the test, or any text. */
  text: nonEmptyTextSchema(MAX_RESULT_TEXT),
  /** UCUM; any text for unknown tests; empty if there is no unit. */
  unit: textSchema(MAX_UNIT),
  /** Reason for an unlikely number. */
  reason: textSchema(200),
  /** Reference range as printed by the lab, for unknown tests. */
  range: textSchema(MAX_UNIT),
});
export type NewLabLine = v.InferOutput<typeof newLabLineSchema>;

/** Whether two names mean the same test. */
export const isSameTest = (one: TestName, other: TestName): boolean =>
  one.test === other.test &&
  (one.test !== null || one.name.trim().toLowerCase() === other.name.trim().toLowerCase());
