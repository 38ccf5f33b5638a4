import { type CodedLabels, codedLabel } from '#formatting';

/** What whoever booked was told about the payment; Careline takes none and decides nothing by it. */
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

/** The label of a payment's state; an unknown one is shown as it is. */
export function paymentStateLabel(state: string, locale?: string): string {
  return codedLabel(PAYMENT_STATE_LABELS, state, locale);
}
