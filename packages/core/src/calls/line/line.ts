import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';

/** Where a line is, in the order it goes through them; the last two are the end. */
const LINE_STATES = ['dialling', 'ringing', 'answered', 'ended', 'failed'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Why nobody spoke. The first four are what the patient's network says, the others are of the provider. */
export const LINE_FAILURES = [
  'no-answer',
  'busy',
  'unreachable',
  'invalid-number',
  'provider-refused',
  'provider-unreachable',
  /** The provider was asked, and nobody knows whether it heard. */
  'unknown',
] as const;
export type LineFailure = (typeof LINE_FAILURES)[number];

/** `simulated`: nobody is rung. `provider`: a telephony provider connects the call. */
const LINE_KINDS = ['simulated', 'provider'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** The line of one call, where the console dials by itself. Times in unix seconds. */
export const callLineSchema = v.looseObject({
  contactId: uuidSchema,
  via: v.string(),
  state: v.string(),
  /** With `failed`. */
  reason: v.nullable(v.string()),
  answeredAt: v.nullable(unixSecondsSchema),
  endedAt: v.nullable(unixSecondsSchema),
});

export type CallLine = v.InferOutput<typeof callLineSchema>;

/** Whether nothing more will happen on a line. */
export const isLineOver = ({ state }: Pick<CallLine, 'state'>): boolean =>
  state === 'ended' || state === 'failed';

/** Whether the console dials by itself; otherwise the person does, on a device of theirs. */
export const isLineKind = (via: string): via is LineKind => (LINE_KINDS as readonly string[]).includes(via);
