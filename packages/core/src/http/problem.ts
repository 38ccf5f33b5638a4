import * as v from 'valibot';

/** `application/problem+json` (RFC 9457) with Careline's code and advice. */
export const problemSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  detail: v.optional(v.string()),
  /** What the caller can do now. */
  action: v.optional(v.string()),
  requestId: v.optional(v.string()),
  /** For `calling-hours`: unix seconds from which calls are allowed again. */
  permittedAt: v.optional(v.number()),
  /** For `message-refused`: a code of `MESSAGE_OBSTACLES`. */
  reason: v.optional(v.string()),
  /** For `conflict`: who was first and when (unix seconds), if available. */
  by: v.optional(v.looseObject({ name: v.string(), at: v.number() })),
  /** For `contact-open`: the call to continue, and its start (unix seconds). */
  openContact: v.optional(v.looseObject({ id: v.string(), startedAt: v.number() })),
  /** For `care-provider-busy`: the occupied time, unix seconds. */
  period: v.optional(v.looseObject({ start: v.number(), end: v.number() })),
  /** For `care-provider-busy` of a series: each time that can't be booked, and the nearest free one. */
  conflicts: v.optional(v.array(v.looseObject({ start: v.number(), kind: v.string() }))),
  /** For `items-open`: the patient's open items, as in `overview/open`. */
  openItems: v.optional(v.array(v.looseObject({ kind: v.string(), id: v.string(), level: v.string() }))),
  /** For `input-invalid`: path and message. Paths look like `log.answers.bloodPressure`. */
  errors: v.optional(v.array(v.looseObject({ path: v.string(), message: v.string() }))),
});

export type Problem = v.InferOutput<typeof problemSchema>;
