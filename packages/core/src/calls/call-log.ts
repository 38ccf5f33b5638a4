import * as v from 'valibot';
import type { FieldValue, FormAnswers, SectionValues } from '#forms';
import { nonEmptyTextSchema, unixSecondsSchema, uuidSchema, visibleText } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';

const FIELD_KEY = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'must be a stored key'));

const textSchema = v.pipe(
  v.string(),
  v.transform(visibleText),
  v.maxLength(8000),
  v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'must be plain text'),
);

/** Content of a field: typed text, a checkbox, or keys chosen from a list. */
const answerSchema: v.GenericSchema<FieldValue> = v.union([
  textSchema,
  v.boolean(),
  v.pipe(v.array(nonEmptyTextSchema(200)), v.maxLength(50)),
]);

const fieldsSchema = <Value>(value: v.GenericSchema<Value>) =>
  v.pipe(
    v.record(FIELD_KEY, value),
    v.check((fields) => Object.keys(fields).length <= 80, 'has too many fields'),
  );

const sectionWith = (mostRows: number): v.GenericSchema<SectionValues> =>
  fieldsSchema<SectionValues[string]>(
    v.union([answerSchema, v.pipe(v.array(fieldsSchema(answerSchema)), v.maxLength(mostRows))]),
  );

/** Answers of a form whose lists have at most this many rows. */
export const answersWith = (mostRows: number): v.GenericSchema<FormAnswers> =>
  v.pipe(
    v.record(FIELD_KEY, sectionWith(mostRows)),
    v.check((answers) => Object.keys(answers).length <= 60, 'has too many sections'),
  );

/** Answers by section under the stored keys of specification 3.6, then by field, or by row and field. */
export const answersSchema: v.GenericSchema<FormAnswers> = answersWith(30);

export type Answers = v.InferOutput<typeof answersSchema>;

/** Form answers of a reached contact. */
export const newCallLogSchema = v.strictObject({
  /** Form definition of the answers, such as `chronic-care/ad-hoc@1`. */
  form: nonEmptyTextSchema(80),
  answers: answersSchema,
  /** The version that was edited; 0 for the first. If the server has a newer one, the call fails with `conflict`. */
  follows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
  metaInfo: newMetaInfoSchema,
});

/** A file that the answers refer to by id. */
const logFileSchema = v.looseObject({
  id: uuidSchema,
  name: v.string(),
  mediaType: v.string(),
  /** Bytes. */
  size: v.number(),
  /** Whether it was deleted and can no longer be opened. */
  deleted: v.boolean(),
});

export type LogFile = v.InferOutput<typeof logFileSchema>;

export const callLogSchema = v.looseObject({
  contactId: uuidSchema,
  vitaId: uuidSchema,
  version: v.number(),
  form: v.string(),
  answers: v.record(v.string(), v.record(v.string(), v.unknown())),
  readingIds: v.array(uuidSchema),
  /** Files in the answers; each is a report of the patient (`report`). */
  files: v.optional(v.array(logFileSchema)),
  /** Reason for this version. */
  reason: v.optional(v.nullable(v.string())),
  author: v.looseObject({ id: v.string(), name: v.string() }),
  savedAt: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});

export type CallLog = v.InferOutput<typeof callLogSchema>;
