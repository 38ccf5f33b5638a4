import * as v from 'valibot';
import { CHARGES_PATIENTS, READS_BILLS, REFUNDS_MONEY, TAKES_MONEY } from '#access';
import { MESSAGE_CHANNELS, messagePreviewSchema } from '#communication';
import { wordLabel } from '#formatting';
import { defineEndpoint, unixSecondsSchema, uuidSchema } from '#http';
import { COUNTER_MEANS } from './ledger.ts';
import {
  billingReasonSchema,
  chargeOfferSchema,
  ledgerEntrySchema,
  paymentReferenceSchema,
} from './ledger-entry.ts';
import { MAX_AMOUNT } from './money.ts';
import { paymentLinkSchema } from './payment-link.ts';
import { amountSchema } from './rate-card.ts';
import * as words from './words/en.ts';

export const MAX_QUANTITY = 100;
/** Maximum charges in one request. */
const MAX_CHARGES = 30;

const positiveAmountSchema = v.pipe(amountSchema, v.minValue(1, 'must be more than zero'));

const ofEncounter = { vitaId: uuidSchema, encounterId: uuidSchema };

const billSchema = v.looseObject({
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  serviceType: v.string(),
  /** Start of the encounter. */
  startsAt: unixSecondsSchema,
  /** Oldest first. */
  entries: v.array(ledgerEntrySchema),
  currency: v.string(),
  /** Services and tests of the encounter that are not charged yet. */
  suggestions: v.array(chargeOfferSchema),
  /** Everything with a price today. */
  offers: v.array(chargeOfferSchema),
  /** Newest first. */
  links: v.array(paymentLinkSchema),
  /** Whether a payment provider is set up. */
  takesOnline: v.boolean(),
  /** Channels by which the patient can get the open link: those that they accept and have an address for. */
  linkChannels: v.optional(v.array(v.string())),
});
export type EncounterBill = v.InferOutput<typeof billSchema>;

const answer = v.looseObject({ vitaId: uuidSchema, data: billSchema });

export const getBill = defineEndpoint({
  name: 'billing/bill',
  summary: 'Charges and payments of an encounter, with what can be charged',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_BILLS,
  audit: wordLabel(words.billing, 'getBill'),
  path: '/billing/bill',
  token: 'bearer',
  query: v.strictObject(ofEncounter),
  answer,
});

const newChargeSchema = v.pipe(
  v.strictObject({
    /** Created by the client. */
    id: uuidSchema,
    cardId: uuidSchema,
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY)),
    /** The price that the user saw. The server refuses the charge if the rate card has changed. */
    unitAmount: amountSchema,
    /** From the suggestion. */
    about: v.nullable(v.pipe(v.string(), v.regex(/^[A-Za-z0-9:._-]{1,120}$/))),
    /** Needs the scope `refunds`. */
    discount: v.optional(v.strictObject({ amount: positiveAmountSchema, reason: billingReasonSchema })),
  }),
  v.forward(
    v.check(
      ({ quantity, unitAmount, discount }) => (discount?.amount ?? 0) <= quantity * unitAmount,
      'must not be more than the price',
    ),
    ['discount'],
  ),
  v.forward(
    v.check(({ quantity, unitAmount }) => quantity * unitAmount * 2 <= MAX_AMOUNT, 'is too large'),
    ['quantity'],
  ),
);

/** Fails with `conflict` if a price has changed or an item was charged meanwhile, and `scope-missing` for discounts. */
export const addCharges = defineEndpoint({
  name: 'billing/charges/add',
  summary: 'Charge services and tests of an encounter at the prices of the rate card',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...CHARGES_PATIENTS,
  audit: wordLabel(words.billing, 'addCharges'),
  path: '/billing/charges/add',
  token: 'bearer',
  body: v.strictObject({
    ...ofEncounter,
    charges: v.pipe(v.array(newChargeSchema), v.minLength(1), v.maxLength(MAX_CHARGES)),
  }),
  answer,
  idempotent: true,
});

/**
 * A charge needs the right to charge, a waiver the scope `refunds`. Fails with `scope-missing`, and with `conflict` if
 * the entry is already reversed.
 */
export const reverseEntry = defineEndpoint({
  name: 'billing/entries/reverse',
  summary: 'Reverse a charge or a waiver',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...READS_BILLS,
  audit: wordLabel(words.billing, 'reverseEntry'),
  path: '/billing/entries/reverse',
  token: 'bearer',
  body: v.strictObject({ ...ofEncounter, id: uuidSchema, entryId: uuidSchema, reason: billingReasonSchema }),
  answer,
  idempotent: true,
});

/** Fails with `conflict` if the amount is more than the patient owes for the encounter. */
export const addPayment = defineEndpoint({
  name: 'billing/payments/add',
  summary: 'Take a payment for an encounter and number its receipt',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'addPayment'),
  path: '/billing/payments/add',
  token: 'bearer',
  body: v.strictObject({
    ...ofEncounter,
    id: uuidSchema,
    means: v.picklist(COUNTER_MEANS),
    amount: positiveAmountSchema,
    reference: v.optional(paymentReferenceSchema),
  }),
  answer,
  idempotent: true,
});

/** Fails with `conflict` if less than the amount is left of the receipt. */
export const refundPayment = defineEndpoint({
  name: 'billing/payments/refund',
  summary: 'Refund a receipt, or a part of it',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...REFUNDS_MONEY,
  audit: wordLabel(words.billing, 'refundPayment'),
  path: '/billing/payments/refund',
  token: 'bearer',
  body: v.strictObject({
    ...ofEncounter,
    id: uuidSchema,
    receiptId: uuidSchema,
    means: v.picklist(COUNTER_MEANS),
    amount: positiveAmountSchema,
    reason: billingReasonSchema,
  }),
  answer,
  idempotent: true,
});

/** For payments that never took place. Fails with `conflict` if the receipt was refunded or reversed. */
export const reversePayment = defineEndpoint({
  name: 'billing/payments/reverse',
  summary: 'Reverse a receipt that was written by mistake',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...REFUNDS_MONEY,
  audit: wordLabel(words.billing, 'reversePayment'),
  path: '/billing/payments/reverse',
  token: 'bearer',
  body: v.strictObject({
    ...ofEncounter,
    id: uuidSchema,
    receiptId: uuidSchema,
    reason: billingReasonSchema,
  }),
  answer,
  idempotent: true,
});

/** Fails with `conflict` if the amount is more than the patient owes for the encounter. */
export const addWaiver = defineEndpoint({
  name: 'billing/waivers/add',
  summary: 'Waive what a patient owes for an encounter, or a part of it',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...REFUNDS_MONEY,
  audit: wordLabel(words.billing, 'addWaiver'),
  path: '/billing/waivers/add',
  token: 'bearer',
  body: v.strictObject({
    ...ofEncounter,
    id: uuidSchema,
    amount: positiveAmountSchema,
    reason: billingReasonSchema,
  }),
  answer,
  idempotent: true,
});

/** Fails with `unavailable` without a payment provider, and `conflict` if the amount is more than the patient owes. */
export const addPaymentLink = defineEndpoint({
  name: 'billing/links/add',
  summary: 'Make a link on which the patient pays online',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'addPaymentLink'),
  path: '/billing/links/add',
  token: 'bearer',
  body: v.strictObject({ ...ofEncounter, id: uuidSchema, amount: positiveAmountSchema }),
  answer,
  idempotent: true,
});

/** Money that arrives on a cancelled link is still recorded. */
export const cancelPaymentLink = defineEndpoint({
  name: 'billing/links/cancel',
  summary: 'Cancel a payment link',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'cancelPaymentLink'),
  path: '/billing/links/cancel',
  token: 'bearer',
  body: v.strictObject({ ...ofEncounter, linkId: uuidSchema }),
  answer,
  idempotent: true,
});

const linkMessage = {
  ...ofEncounter,
  linkId: uuidSchema,
  channel: v.picklist(MESSAGE_CHANNELS),
};

/** Returns the message that would take an open link to the patient. Fails with `conflict` if the link has ended. */
export const previewLinkMessage = defineEndpoint({
  name: 'billing/links/preview',
  summary: 'Preview the message that takes a payment link to the patient',
  service: 'encounters',
  method: 'POST',
  writes: false,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'previewLinkMessage'),
  path: '/billing/links/preview',
  token: 'bearer',
  body: v.strictObject(linkMessage),
  answer: v.looseObject({ vitaId: uuidSchema, data: messagePreviewSchema }),
});

/** Fails with `conflict` if the link has ended, and with `message-refused` if the patient may not be written to. */
export const sendPaymentLink = defineEndpoint({
  name: 'billing/links/send',
  summary: 'Send a payment link to the patient by message',
  service: 'encounters',
  method: 'POST',
  writes: true,
  ...TAKES_MONEY,
  audit: wordLabel(words.billing, 'sendPaymentLink'),
  path: '/billing/links/send',
  token: 'bearer',
  /** `id` is that of the message. */
  body: v.strictObject({ ...linkMessage, id: uuidSchema }),
  answer,
  idempotent: true,
});

const receiptSchema = v.looseObject({
  entry: ledgerEntrySchema,
  /** Charges of the encounter that were not reversed when the receipt was written, for payments. */
  charges: v.array(ledgerEntrySchema),
  facility: v.looseObject({ name: v.string(), address: v.string(), phone: v.string() }),
  patient: v.looseObject({ name: v.string(), uhid: v.nullable(v.string()) }),
  /** What the patient owed for the encounter after this entry, in minor units. */
  balance: v.number(),
  /** Start of the encounter. */
  visitAt: unixSecondsSchema,
});
export type PaymentReceipt = v.InferOutput<typeof receiptSchema>;

export const getReceipt = defineEndpoint({
  name: 'billing/receipt',
  summary: 'A receipt, refund or reversal as it is printed',
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_BILLS,
  audit: wordLabel(words.billing, 'getReceipt'),
  path: '/billing/receipt',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema, receiptId: uuidSchema }),
  answer: v.looseObject({ vitaId: uuidSchema, data: receiptSchema }),
});

/** Maximum receipts of a patient in one response. */
export const MAX_RECEIPTS = 100;

export const listReceipts = defineEndpoint({
  name: 'billing/receipts',
  summary: "A patient's receipts, refunds and reversals at the facility, newest first, with what they owe",
  service: 'encounters',
  method: 'GET',
  writes: false,
  ...READS_BILLS,
  audit: wordLabel(words.billing, 'listReceipts'),
  path: '/billing/receipts',
  token: 'bearer',
  query: v.strictObject({ vitaId: uuidSchema }),
  answer: v.looseObject({
    vitaId: uuidSchema,
    data: v.looseObject({
      entries: v.array(ledgerEntrySchema),
      hasMore: v.boolean(),
      currency: v.string(),
      /** Of all the patient's encounters at the facility, in minor units. */
      balance: v.number(),
    }),
  }),
});

export const billEndpoints = [
  getBill,
  addCharges,
  reverseEntry,
  addPayment,
  refundPayment,
  reversePayment,
  addWaiver,
  addPaymentLink,
  cancelPaymentLink,
  previewLinkMessage,
  sendPaymentLink,
  getReceipt,
  listReceipts,
] as const;
