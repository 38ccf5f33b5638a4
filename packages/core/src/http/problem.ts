import * as v from 'valibot';

/** `application/problem+json` (RFC 9457) with Careline's code and what to do about it. */
export const problemSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.optional(v.string()),
  /** What the caller can do now. */
  action: v.optional(v.string()),
  requestId: v.optional(v.string()),
  /** For `calling-hours`: unix seconds from which on calls are permitted again. */
  permittedAt: v.optional(v.number()),
  /** For `message-refused`: why, as a code of `MESSAGE_OBSTACLES`. */
  reason: v.optional(v.string()),
  /** For `conflict`: who was first and when (unix seconds), where that is told. */
  by: v.optional(v.looseObject({ name: v.string(), at: v.number() })),
  /** For `contact-open`: the call to go on with, and since when it is open (unix seconds). */
  openContact: v.optional(v.looseObject({ id: v.string(), startedAt: v.number() })),
  /** For `care-provider-busy`: the time that is taken already, unix seconds. */
  period: v.optional(v.looseObject({ start: v.number(), end: v.number() })),
  /** For `items-open`: the items of the patient that are open, as `overview/open` lists them. */
  openItems: v.optional(v.array(v.looseObject({ kind: v.string(), id: v.string(), level: v.string() }))),
  /** For `input-invalid`: where and what, the path as in `log.answers.bloodPressure`. */
  errors: v.optional(v.array(v.looseObject({ path: v.string(), message: v.string() }))),
});

export type Problem = v.InferOutput<typeof problemSchema>;
