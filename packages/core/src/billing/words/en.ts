import { defineWords } from '#formatting';

export const billing = defineWords('billing.billing', {
  getBill: "Looked at an encounter's charges and payments",
  addCharges: 'Charged an encounter',
  reverseEntry: 'Reversed a charge or a waiver',
  addPayment: 'Took a payment',
  refundPayment: 'Refunded a payment',
  reversePayment: 'Reversed a receipt',
  addWaiver: 'Waived an amount',
  listTransactions: 'Looked at transactions',
  totalTransactions: 'Looked at the totals of transactions',
  listUnpaid: 'Looked at open bills',
  getReceipt: 'Opened a receipt',
  listReceipts: "Looked at a patient's receipts",
  getOpenDay: 'Looked at the money of the own day',
  closeDay: 'Closed the own day',
  listDayCloses: 'Looked at day closes',
  addPaymentLink: 'Made a payment link',
  cancelPaymentLink: 'Cancelled a payment link',
  previewLinkMessage: 'Previewed a message with a payment link',
  sendPaymentLink: 'Sent a payment link to the patient',
});

export const entryKinds = defineWords('billing.entryKinds', {
  charge: 'Charge',
  reversal: 'Reversal',
  waiver: 'Waiver',
  payment: 'Payment',
  refund: 'Refund',
  'receipt-reversal': 'Reversed receipt',
});

export const means = defineWords('billing.means', {
  cash: 'Cash',
  card: 'Card terminal',
  upi: 'UPI',
  transfer: 'Bank transfer',
  scheme: 'Scheme',
  online: 'Online payment',
});

export const billStates = defineWords('billing.billStates', {
  none: 'No charges',
  unpaid: 'Unpaid',
  'part-paid': 'Part paid',
  paid: 'Paid',
  waived: 'Waived',
  credit: 'Refund due',
});

export const linkStates = defineWords('billing.linkStates', {
  open: 'Waiting for payment',
  paid: 'Paid',
  failed: 'Payment failed',
  expired: 'Expired',
  cancelled: 'Cancelled',
});
