import * as v from 'valibot';
import { CALLS_PATIENTS, READS_CALLS } from '#access';
import { defineEndpoint, readValueSchema, unixSecondsSchema, uuidSchema } from '#http';
import { PROGRAMME_KEYS } from '#programmes';
import { callLogSchema } from './call-log.ts';

const valueFaceSchema = v.variant('kind', [
  v.object({
    kind: v.literal('flag'),
    flag: v.object({ code: v.string(), severity: v.string(), shape: v.string() }),
  }),
  v.object({
    kind: v.literal('in-range'),
    range: v.object({
      least: v.optional(v.number()),
      greatest: v.optional(v.number()),
      unit: v.string(),
      decimals: v.number(),
    }),
  }),
  v.object({ kind: v.literal('no-urgent-limit') }),
  v.object({ kind: v.literal('not-judged'), reason: v.string() }),
]);

/** A reading that was told on a call, whether it still counts or not. */
const callReadingSchema = v.looseObject({
  id: uuidSchema,
  /** Whose it is: the patient's, or an infant's of theirs; absent from an older server. */
  vitaId: v.optional(uuidSchema),
  metric: v.string(),
  timestamp: v.optional(v.number()),
  date: v.optional(v.string()),
  values: v.array(readValueSchema),
  mealSituation: v.optional(v.string()),
  irrPulse: v.optional(v.boolean()),
  /** As FHIR's Observation has it: `final`, `corrected`, `entered-in-error`. */
  status: v.string(),
  /** The reading that a correction put in its place. */
  supersededBy: v.nullable(v.string()),
  /** What each of its values is, by key; absent from an older server, and left out where a later one tells more kinds. */
  faces: v.fallback(v.optional(v.record(v.string(), valueFaceSchema)), undefined),
  /** What it is by the rules of its day: a code worded by `flagLabel`, and which way the value lies. */
  flag: v.optional(
    v.nullable(
      v.looseObject({
        code: v.string(),
        measure: v.string(),
        severity: v.string(),
        shape: v.string(),
        /** What a coach does about it, worded by `actLabel`. */
        act: v.optional(v.string()),
        /** `critical` or `review`, where it asks for a look. */
        level: v.optional(v.string()),
      }),
    ),
  ),
});
export type CallReading = v.InferOutput<typeof callReadingSchema>;

export const getCallLog = defineEndpoint({
  name: 'calllog/get',
  summary: 'All versions of one call log, newest first',
  service: 'routine',
  method: 'GET',
  writes: false,
  ...READS_CALLS,
  audit: { en: 'Read a call log', hi: 'कॉल का लॉग पढ़ा गया' },
  path: '/calllog/get',
  token: 'bearer',
  query: v.strictObject({ contactId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(callLogSchema),
    /** Those of every version, oldest first. */
    readings: v.optional(v.array(callReadingSchema)),
  }),
});

/**
 * What the earlier calls of a programme say that no newer one says again, newest first: the last answer of every field,
 * with the call it was given on. Withdrawn calls and replaced versions do not count.
 */
export const getLastAnswers = defineEndpoint({
  name: 'calllog/last',
  summary: "What was answered last on a patient's calls of a programme",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: { en: 'Looked at the last answers of earlier calls', hi: 'पिछली कॉलों के अंतिम उत्तर देखे' },
  path: '/calllog/last',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, programme: v.picklist(PROGRAMME_KEYS) }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(
      v.looseObject({
        contactId: uuidSchema,
        /** When the call was begun. */
        answeredAt: unixSecondsSchema,
        author: v.looseObject({ id: v.string(), name: v.string() }),
        answers: v.record(v.string(), v.record(v.string(), v.unknown())),
      }),
    ),
  }),
});
