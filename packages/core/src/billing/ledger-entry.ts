import * as v from 'valibot';
import { nonEmptyTextSchema, unixSecondsSchema, uuidSchema } from '#http';
import { hasCardNumber } from './card-number.ts';

export const MAX_BILLING_REASON = 300;
export const MAX_PAYMENT_REFERENCE = 60;

const NO_CARD = 'must not contain a card number. Enter the approval code or the last four digits.';
const cardFree = (text: string): boolean => !hasCardNumber(text);

/** A reason, stored with the entry. */
export const billingReasonSchema = v.pipe(
  nonEmptyTextSchema(MAX_BILLING_REASON),
  v.minLength(3, 'must give the reason'),
  v.check(cardFree, NO_CARD),
);

/** The number by which the bank, the terminal or the scheme finds a payment. */
export const paymentReferenceSchema = v.pipe(
  nonEmptyTextSchema(MAX_PAYMENT_REFERENCE),
  v.check(cardFree, NO_CARD),
);

export const staffNameSchema = v.looseObject({ id: uuidSchema, name: v.string() });

/** What was charged, with the price of that day. Later changes of a rate card do not change it. */
const chargedItemSchema = v.looseObject({
  cardId: uuidSchema,
  serviceType: v.string(),
  package: v.nullable(v.string()),
  test: v.nullable(v.string()),
  quantity: v.number(),
  /** In minor units, like `discount` and `tax`. */
  unitAmount: v.number(),
  discount: v.number(),
  discountReason: v.nullable(v.string()),
  /** In basis points. */
  taxRate: v.number(),
  tax: v.number(),
  /** The service or laboratory test that was charged, so that nothing is charged twice; null for other items. */
  about: v.nullable(v.string()),
});
export type ChargedItem = v.InferOutput<typeof chargedItemSchema>;

/** An entry of the ledger: a FHIR R4 ChargeItem, or a PaymentReconciliation if it moves money. */
export const ledgerEntrySchema = v.looseObject({
  id: uuidSchema,
  vitaId: uuidSchema,
  encounterId: uuidSchema,
  kind: v.string(),
  /** In minor units: positive if the patient owes more, negative if less. */
  amount: v.number(),
  currency: v.string(),
  means: v.nullable(v.string()),
  item: v.nullable(chargedItemSchema),
  /** Id of the entry that this one reverses or refunds. */
  aboutId: v.nullable(uuidSchema),
  /** Number of the receipt, refund or reversal. */
  number: v.nullable(v.string()),
  /** Number of the receipt that a refund or reversal is about. */
  receipt: v.nullable(v.string()),
  reason: v.nullable(v.string()),
  reference: v.nullable(v.string()),
  /** Null for an online payment. */
  author: v.nullable(staffNameSchema),
  at: unixSecondsSchema,
});
export type LedgerEntry = v.InferOutput<typeof ledgerEntrySchema>;

/** Something that can be charged: a service or a test with its price today. */
export const chargeOfferSchema = v.looseObject({
  cardId: uuidSchema,
  serviceType: v.string(),
  package: v.nullable(v.string()),
  test: v.nullable(v.string()),
  unitAmount: v.number(),
  taxRate: v.number(),
  /** Set for suggestions. */
  about: v.nullable(v.string()),
});
export type ChargeOffer = v.InferOutput<typeof chargeOfferSchema>;
