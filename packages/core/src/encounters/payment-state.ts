import { type CodedLabels, codedLabel } from '#formatting';

/** Payment state as given to the person who booked. Careline takes no payments and does not act on it. */
export const PAYMENT_STATES = ['not-needed', 'due', 'paid', 'waived', 'refunded'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

const PAYMENT_STATE_LABELS = {
  en: {
    'not-needed': 'No payment needed',
    due: 'Payment due',
    paid: 'Paid',
    waived: 'Payment waived',
    refunded: 'Payment refunded',
  },
  hi: {
    'not-needed': 'भुगतान ज़रूरी नहीं',
    due: 'भुगतान बाकी',
    paid: 'भुगतान हो गया',
    waived: 'भुगतान माफ़',
    refunded: 'भुगतान लौटाया गया',
  },
} as const satisfies CodedLabels<PaymentState>;

export function paymentStateLabel(state: string, locale?: string): string {
  return codedLabel(PAYMENT_STATE_LABELS, state, locale);
}
