import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';

/** A part of the registration before and after a change, each as `RegisteredPatient` has it; null where there was none. */
const changedFieldSchema = v.looseObject({
  /** A key of `RegisteredPatient`. */
  field: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});

export type ChangedField = v.InferOutput<typeof changedFieldSchema>;

/** A change of a registration: who, when, why, and what. */
export const registrationHistoryEntrySchema = v.looseObject({
  id: uuidSchema,
  /** One of `CHANGE_KINDS`. */
  kind: v.string(),
  /** Unix seconds. */
  at: unixSecondsSchema,
  /** Null for a change made on the server itself, with its commands. */
  author: v.nullable(v.looseObject({ id: uuidSchema, name: v.string() })),
  /** Null for such a change, which gives none. */
  reason: v.nullable(v.looseObject({ code: v.string(), text: v.optional(v.string()) })),
  changes: v.array(changedFieldSchema),
});

export type RegistrationHistoryEntry = v.InferOutput<typeof registrationHistoryEntrySchema>;
