import * as v from 'valibot';
import { unixSecondsSchema, uuidSchema } from '#http';

/** States of a line in sequence; the last two are final. */
const LINE_STATES = ['dialling', 'ringing', 'answered', 'ended', 'failed'] as const;
export type LineState = (typeof LINE_STATES)[number];

/** Why nobody answered. The first four come from the patient's network, the others from the provider. */
export const LINE_FAILURES = [
  'no-answer',
  'busy',
  'unreachable',
  'invalid-number',
  'provider-refused',
  'provider-unreachable',
  /** It is unknown whether the provider received the request. */
  'unknown',
] as const;
export type LineFailure = (typeof LINE_FAILURES)[number];

/** `simulated`: no phone rings. `provider`: a telephony provider connects the call. */
const LINE_KINDS = ['simulated', 'provider'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Line of a call that the console dialled. Times in unix seconds. */
export const callLineSchema = v.looseObject({
  contactId: uuidSchema,
  via: v.string(),
  state: v.string(),
  /** Only with `failed`. */
  reason: v.nullable(v.string()),
  answeredAt: v.nullable(unixSecondsSchema),
  endedAt: v.nullable(unixSecondsSchema),
});

export type CallLine = v.InferOutput<typeof callLineSchema>;

/** Whether the line has reached a final state. */
export const isLineOver = ({ state }: Pick<CallLine, 'state'>): boolean =>
  state === 'ended' || state === 'failed';

/** Whether the console dials; otherwise the user dials on their own device. */
export const isLineKind = (via: string): via is LineKind => (LINE_KINDS as readonly string[]).includes(via);
