import * as v from 'valibot';
import { CALLS_PATIENTS, READS_CALLS } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, readValueSchema, unixSecondsSchema, uuidSchema } from '#http';
import { PROGRAMME_KEYS } from '#programmes';
import { callLogSchema } from './call-log.ts';
import * as words from './words/en.ts';

const valueStatusSchema = v.variant('kind', [
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

/** A reading reported on a call, whether or not it still counts. */
const callReadingSchema = v.looseObject({
  id: uuidSchema,
  /** Whose reading it is: the patient's or an infant's; absent from older servers. */
  vitaId: v.optional(uuidSchema),
  metric: v.string(),
  timestamp: v.optional(v.number()),
  date: v.optional(v.string()),
  values: v.array(readValueSchema),
  mealSituation: v.optional(v.string()),
  irrPulse: v.optional(v.boolean()),
  /** FHIR Observation status: `final`, `corrected`, `entered-in-error`. */
  status: v.string(),
  /** The corrected reading that replaces it. */
  supersededBy: v.nullable(v.string()),
  /** Evaluation of each value, by key. Absent from older servers, and dropped if a newer server has unknown kinds. */
  faces: v.fallback(v.optional(v.record(v.string(), valueStatusSchema)), undefined),
  /** Flag by the rules of its day: a code for `flagLabel`, and the direction. */
  flag: v.optional(
    v.nullable(
      v.looseObject({
        code: v.string(),
        measure: v.string(),
        severity: v.string(),
        shape: v.string(),
        /** What a coach does about it; text from `actLabel`. */
        act: v.optional(v.string()),
        /** `critical` or `review`, if it needs attention. */
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
  audit: wordLabel(words.callLog, 'getCallLog'),
  path: '/calllog/get',
  token: 'bearer',
  query: v.strictObject({ contactId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(callLogSchema),
    /** Readings of every version, oldest first. */
    readings: v.optional(v.array(callReadingSchema)),
  }),
});

/**
 * Returns the last answer to every field from earlier calls of a programme, newest first, with its call. Leaves out
 * withdrawn calls and replaced versions.
 */
export const getLastAnswers = defineEndpoint({
  name: 'calllog/last',
  summary: "Latest answers from a patient's calls in a programme",
  service: 'routine',
  method: 'GET',
  writes: false,
  ...CALLS_PATIENTS,
  audit: wordLabel(words.callLog, 'getLastAnswers'),
  path: '/calllog/last',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, programme: v.picklist(PROGRAMME_KEYS) }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.array(
      v.looseObject({
        contactId: uuidSchema,
        /** Start of the call. */
        answeredAt: unixSecondsSchema,
        author: v.looseObject({ id: v.string(), name: v.string() }),
        answers: v.record(v.string(), v.record(v.string(), v.unknown())),
      }),
    ),
  }),
});
