import * as v from 'valibot';
import { ENCOUNTER_PRIORITIES } from '#encounters';
import { calendarDateSchema, nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { isSameTest, MAX_TESTS, testNameSchema } from './lab-line.ts';

export const MAX_ORDER_REASON = 300;
export const MAX_ORDER_NOTE = 1000;
export const MAX_LAB_WHY = 300;

/** Reason for cancelling, correcting or withdrawing. */
export const labWhySchema = v.pipe(nonEmptyTextSchema(MAX_LAB_WHY), v.minLength(3, 'must say why'));

/** Lab tests to perform: a FHIR R4 ServiceRequest. */
export const newLabOrderSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  /** Encounter in which it was ordered. */
  encounterId: v.nullable(uuidSchema),
  tests: v.pipe(
    v.array(testNameSchema),
    v.minLength(1, 'must have a test'),
    v.maxLength(MAX_TESTS, `must have at most ${MAX_TESTS} tests`),
    v.check(
      (tests) => tests.every((one, index) => tests.findIndex((other) => isSameTest(one, other)) === index),
      'must have each test once',
    ),
  ),
  priority: v.picklist(ENCOUNTER_PRIORITIES),
  /** Indication; the lab can read it. */
  reason: textSchema(MAX_ORDER_REASON),
  /** Whether the patient comes fasting. */
  fasting: v.boolean(),
  /** Note for the person who takes the sample. */
  note: textSchema(MAX_ORDER_NOTE),
  /** Date when results are expected. A task is due on it. */
  expectedOn: calendarDateSchema,
  metaInfo: newMetaInfoSchema,
});
export type NewLabOrder = v.InferInput<typeof newLabOrderSchema>;

const authorSchema = v.looseObject({ id: uuidSchema, name: v.string() });

export const labOrderSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  facility: v.string(),
  encounterId: v.nullable(uuidSchema),
  /** Printed number: unique per facility and year. */
  number: v.string(),
  tests: v.array(
    v.looseObject({
      test: v.nullable(v.string()),
      name: v.string(),
      /** Whether a result of it is stored. */
      isDone: v.boolean(),
    }),
  ),
  priority: v.string(),
  reason: v.string(),
  fasting: v.boolean(),
  note: v.string(),
  /** YYYY-MM-DD */
  expectedOn: v.string(),
  status: v.string(),
  orderedAt: unixSecondsSchema,
  orderedBy: authorSchema,
  cancelled: v.nullable(v.looseObject({ at: unixSecondsSchema, by: authorSchema, text: v.string() })),
  metaInfo: metaInfoSchema,
});
export type LabOrder = v.InferOutput<typeof labOrderSchema>;

export const orderCancellationSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  reason: labWhySchema,
});
