import * as v from 'valibot';
import { nonEmptyTextSchema, textSchema, unixSecondsSchema, uuidSchema } from '#http';
import { metaInfoSchema, newMetaInfoSchema } from '#metrics';
import { ASSESSMENT_SIGNS } from './scale.ts';

const MAX_INPUTS = 60;
const MAX_CHOICES = 40;
export const MAX_HAND_OVER = 200;
export const MAX_WITHDRAWAL_REASON = 300;

const code = nonEmptyTextSchema(60);

/** A number in the scale's unit, the code of a choice, or the codes of several choices. */
const valueSchema = v.union([
  v.pipe(v.number(), v.finite()),
  code,
  v.pipe(v.array(code), v.maxLength(MAX_CHOICES)),
]);

const inputSchema = v.strictObject({
  key: code,
  value: valueSchema,
  /** Time of the source reading. */
  at: v.optional(unixSecondsSchema),
});

/** An assessment as the client sends it. The server calculates the result. */
export const newAssessmentSchema = v.strictObject({
  /** Created by the client. */
  id: uuidSchema,
  vitaId: uuidSchema,
  scale: code,
  /** Time of the assessment. */
  at: unixSecondsSchema,
  inputs: v.pipe(v.array(inputSchema), v.minLength(1), v.maxLength(MAX_INPUTS)),
  /** Person who was informed of a critical result. Required for critical results. */
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
  /** A key of `SCALES`, possibly one from a newer version. */
  scale: v.string(),
  /** Edition used for the calculation. */
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

/** Values from the record for each scale, and the scales that apply to the patient. */
export const scaleOfferSchema = v.looseObject({
  scale: v.string(),
  /** One of `NOT_FOR`; absent if the scale applies. */
  notFor: v.optional(v.string()),
  inputs: v.array(v.looseObject({ key: v.string(), value: v.number(), at: unixSecondsSchema })),
  /** Points of the previous score, for scales with a limit on the rise. */
  last: v.optional(v.number()),
});
export type ScaleOffer = v.InferOutput<typeof scaleOfferSchema>;

/** An eGFR estimated from one creatinine result. */
export const gfrSchema = v.looseObject({
  /** Id of the creatinine reading. */
  id: uuidSchema,
  /** Time of the creatinine reading, unix seconds. */
  at: unixSecondsSchema,
  /** In mL/min/1.73 m². One value, or the lower and the higher one if the sex is unknown. */
  values: v.array(v.number()),
  /** The creatinine as entered. */
  creatinine: v.looseObject({ text: v.string(), unit: v.string() }),
});
export type Gfr = v.InferOutput<typeof gfrSchema>;
