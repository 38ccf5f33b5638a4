import * as v from 'valibot';
import { nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';

const FIELD_KEY = v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9_]{0,59}$/, 'must be a stored key'));

/** What a person entered in one field: text as typed, a tick, or the keys chosen from a list. */
export const answerSchema = v.union([
  v.pipe(
    v.string(),
    v.maxLength(8000),
    v.check((text) => !text.includes('\u0000') && text.isWellFormed(), 'must be plain text'),
  ),
  v.boolean(),
  v.pipe(v.array(nonEmptyTextSchema(200)), v.maxLength(50)),
]);

export type Answer = v.InferOutput<typeof answerSchema>;

/** Section by section under the stored keys of specification 3.6, field by field. */
export const answersSchema = v.pipe(
  v.record(
    FIELD_KEY,
    v.pipe(
      v.record(FIELD_KEY, answerSchema),
      v.check((s) => Object.keys(s).length <= 80, 'has too many fields'),
    ),
  ),
  v.check((answers) => Object.keys(answers).length <= 60, 'has too many sections'),
);

export type Answers = v.InferOutput<typeof answersSchema>;

/** The form content of a reached contact. */
export const newCallLogSchema = v.strictObject({
  /** The form definition the answers were given to, such as `chronic-care/ad-hoc@1`. */
  form: nonEmptyTextSchema(80),
  answers: answersSchema,
  /** The version this one follows; 0 for the first. A newer version on the server is a conflict. */
  follows: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)), 0),
  metaInfo: newMetaInfoSchema,
});

export type NewCallLog = v.InferInput<typeof newCallLogSchema>;

export const callLogSchema = v.looseObject({
  contactId: uuidSchema,
  vitaId: uuidSchema,
  version: v.number(),
  form: v.string(),
  answers: v.record(v.string(), v.record(v.string(), v.unknown())),
  readingIds: v.array(uuidSchema),
  author: v.looseObject({ id: v.string(), name: v.string() }),
  savedAt: unixSecondsSchema,
  metaInfo: metaInfoSchema,
});

export type CallLog = v.InferOutput<typeof callLogSchema>;
