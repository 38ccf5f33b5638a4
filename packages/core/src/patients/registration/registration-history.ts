import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';

/** A value before and after a change, in the form of `RegisteredPatient`; null if there was none. */
const changedFieldSchema = v.looseObject({
  /** A key of `RegisteredPatient`. */
  field: v.string(),
  before: v.unknown(),
  after: v.unknown(),
});

export type ChangedField = v.InferOutput<typeof changedFieldSchema>;

/** A change of a registration: author, time, reason and content. */
export const registrationHistoryEntrySchema = v.looseObject({
  id: uuidSchema,
  /** One of `CHANGE_KINDS`. */
  kind: v.string(),
  /** Unix seconds. */
  at: unixSecondsSchema,
  /** Null for a change by a server command. */
  author: v.nullable(v.looseObject({ id: uuidSchema, name: v.string() })),
  /** Null for such a change. */
  reason: v.nullable(v.looseObject({ code: v.string(), text: v.optional(v.string()) })),
  changes: v.array(changedFieldSchema),
});

export type RegistrationHistoryEntry = v.InferOutput<typeof registrationHistoryEntrySchema>;
