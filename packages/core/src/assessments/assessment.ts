import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { ASSESSMENT_SIGNS } from './scale.ts';

const MOST_INPUTS = 60;
const MOST_CHOICES = 40;
export const MAX_HAND_OVER = 200;
export const MAX_WITHDRAWAL_REASON = 300;

const code = nonEmptyTextSchema(60);

/** What an input holds: a number in the scale's unit, the code of a choice, or the codes of several. */
const valueSchema = v.union([
  v.pipe(v.number(), v.finite()),
  code,
  v.pipe(v.array(code), v.maxLength(MOST_CHOICES)),
]);

const inputSchema = v.strictObject({
  key: code,
  value: valueSchema,
  /** Of the reading it came from. */
  at: v.optional(unixSecondsSchema),
});

/** The server works out the result itself; the client sends what was measured and asked. */
export const newAssessmentSchema = v.strictObject({
  /** Made by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  scale: code,
  /** When the patient was assessed. */
  at: unixSecondsSchema,
  inputs: v.pipe(v.array(inputSchema), v.minLength(1), v.maxLength(MOST_INPUTS)),
  /** Who was told of a result at a critical limit; without it such an assessment is refused. */
  reportedTo: v.optional(textSchema(MAX_HAND_OVER), ''),
  metaInfo: newMetaInfoSchema,
});
export type NewAssessment = v.InferInput<typeof newAssessmentSchema>;

export const assessmentWithdrawalSchema = v.strictObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  reason: v.pipe(textSchema(MAX_WITHDRAWAL_REASON), v.minLength(3)),
});

const whoSchema = v.looseObject({ id: uuidSchema, name: v.string() });

const assessmentResultSchema = v.looseObject({
  known: v.number(),
  of: v.number(),
  total: v.optional(v.number()),
  atLeast: v.optional(v.number()),
  band: v.optional(v.string()),
  atLeastBand: v.optional(v.string()),
  sign: v.optional(v.union([v.picklist(ASSESSMENT_SIGNS), v.string()])),
});

export const assessmentSchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  facilityId: uuidSchema,
  /** A key of `SCALES`, or one of a later version. */
  scale: v.string(),
  /** The edition it was worked out by. */
  version: v.string(),
  at: unixSecondsSchema,
  inputs: v.array(v.looseObject({ key: v.string(), value: valueSchema, at: v.optional(unixSecondsSchema) })),
  result: assessmentResultSchema,
  reportedTo: v.string(),
  author: whoSchema,
  withdrawn: v.nullable(v.looseObject({ by: whoSchema, at: unixSecondsSchema, reason: v.string() })),
  metaInfo: metaInfoSchema,
});
export type Assessment = v.InferOutput<typeof assessmentSchema>;

/** What the record says of the inputs of each scale, and for which scales the patient can be assessed. */
export const scaleOfferSchema = v.looseObject({
  scale: v.string(),
  /** One of `NOT_FOR`; absent where the scale holds. */
  notFor: v.optional(v.string()),
  inputs: v.array(v.looseObject({ key: v.string(), value: v.number(), at: unixSecondsSchema })),
  /** The points of the last score, where a limit is a rise. */
  last: v.optional(v.number()),
});
export type ScaleOffer = v.InferOutput<typeof scaleOfferSchema>;

/** A filtration rate that a creatinine comes to. */
export const gfrSchema = v.looseObject({
  /** Of the reading. */
  id: uuidSchema,
  /** Of the creatinine, unix seconds. */
  at: unixSecondsSchema,
  /** In mL/min/1.73 m²: one, or where the sex is not known the lower and the higher. */
  values: v.array(v.number()),
  /** As it was entered. */
  creatinine: v.looseObject({ text: v.string(), unit: v.string() }),
});
export type Gfr = v.InferOutput<typeof gfrSchema>;
