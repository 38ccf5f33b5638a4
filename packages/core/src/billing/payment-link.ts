import * as v from 'valibot';
import { type CodedLabels, codedLabel } from '#formatting';
import { unixSecondsSchema, uuidSchema } from '#http';
import { staffNameSchema } from './ledger-entry.ts';
import * as words from './words/en.ts';

const LINK_STATES = ['open', 'paid', 'failed', 'expired', 'cancelled'] as const;
export type LinkState = (typeof LINK_STATES)[number];

export const linkStateLabel = (state: string, locale?: string): string =>
  codedLabel(words.linkStates satisfies CodedLabels<LinkState>, state, locale);

/** A page of the payment provider on which the patient pays. */
export const paymentLinkSchema = v.looseObject({
  id: uuidSchema,
  amount: v.number(),
  currency: v.string(),
  state: v.string(),
  /** Empty once the link takes no more payment. */
  url: v.string(),
  expiresAt: unixSecondsSchema,
  author: staffNameSchema,
  at: unixSecondsSchema,
  /** The newest message that took the link to the patient; null if there is none. */
  message: v.optional(
    v.nullable(v.looseObject({ channel: v.string(), state: v.string(), at: unixSecondsSchema })),
  ),
});
export type PaymentLink = v.InferOutput<typeof paymentLinkSchema>;
