import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Payment state as given to the person who booked. Careline takes no payments and does not act on it. */
export const PAYMENT_STATES = ['not-needed', 'due', 'paid', 'waived', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const PAYMENT_STATE_LABELS = words.paymentStateLabels satisfies CodedLabels<PaymentState>;

export function paymentStateLabel(state: string, locale?: string): string {
  return codedLabel(PAYMENT_STATE_LABELS, state, locale);
}
