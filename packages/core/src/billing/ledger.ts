import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/**
 * Kinds of ledger entries. `reversal` takes back a charge or a waiver, `receipt-reversal` a payment that was recorded
 * by mistake. Entries are never changed.
 */
export const ENTRY_KINDS = ['charge', 'reversal', 'waiver', 'payment', 'refund', 'receipt-reversal'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];

/** How money changes hands. */
export const PAYMENT_MEANS = ['cash', 'card', 'upi', 'transfer', 'scheme', 'online'] as const;
export type PaymentMeans = (typeof PAYMENT_MEANS)[number];
/** Means that a person at the counter takes. `online` comes from the payment provider only. */
export const COUNTER_MEANS = ['cash', 'card', 'upi', 'transfer', 'scheme'] as const;

/** Kinds that move money, and therefore have a means and a printed number. */
export const MONEY_KINDS = ['payment', 'refund', 'receipt-reversal'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];

const BILL_STATES = ['none', 'unpaid', 'part-paid', 'paid', 'waived', 'credit'] as const;
export type BillState = (typeof BILL_STATES)[number];

export const entryKindLabel = (kind: string, locale?: string): string =>
  codedLabel(words.entryKinds satisfies CodedLabels<EntryKind>, kind, locale);
export const paymentMeansLabel = (means: string, locale?: string): string =>
  codedLabel(words.means satisfies CodedLabels<PaymentMeans>, means, locale);
export const billStateLabel = (state: string, locale?: string): string =>
  codedLabel(words.billStates satisfies CodedLabels<BillState>, state, locale);

export interface LedgerAmount {
  readonly id: string;
  readonly kind: string;
  /** In minor units: positive if the patient owes more, negative if less. */
  readonly amount: number;
  /** Id of the entry that this one reverses or refunds. */
  readonly aboutId: string | null;
}

export interface Bill {
  readonly charged: number;
  readonly waived: number;
  /** Payments without what was refunded or reversed. */
  readonly paid: number;
  /** What the patient still owes; negative if money must be refunded. */
  readonly balance: number;
  readonly state: BillState;
}

/** Zero without a sign. */
const minus = (amount: number): number => (amount === 0 ? 0 : -amount);

function stateOf({ charged, waived, paid, balance }: Omit<Bill, 'state'>): BillState {
  if (balance < 0) return 'credit';
  if (balance > 0) return paid > 0 || waived > 0 ? 'part-paid' : 'unpaid';
  if (charged === 0) return 'none';
  return paid === 0 && waived > 0 ? 'waived' : 'paid';
}

/** Returns the sums and the payment state of an encounter's or a patient's entries. */
export function billOf(entries: readonly LedgerAmount[]): Bill {
  const waivers = new Set(entries.filter(({ kind }) => kind === 'waiver').map(({ id }) => id));
  const sums = { charged: 0, waived: 0, paid: 0 };
  for (const { kind, amount, aboutId } of entries) {
    const isOfWaiver = kind === 'waiver' || (kind === 'reversal' && aboutId !== null && waivers.has(aboutId));
    if (isOfWaiver) sums.waived -= amount;
    else if (kind === 'charge' || kind === 'reversal') sums.charged += amount;
    else sums.paid -= amount;
  }
  const balance = sums.charged - sums.waived - sums.paid;
  const facts = { ...sums, balance };
  return { ...facts, state: stateOf(facts) };
}

/** Returns the ids of entries that were reversed. */
export const reversedIds = (entries: readonly LedgerAmount[]): ReadonlySet<string> =>
  new Set(
    entries.flatMap(({ kind, aboutId }) =>
      aboutId !== null && (kind === 'reversal' || kind === 'receipt-reversal') ? [aboutId] : [],
    ),
  );

/** Returns how much of a receipt can still be refunded, in minor units; 0 if it was reversed. */
export function refundableOf(receipt: LedgerAmount, entries: readonly LedgerAmount[]): number {
  if (receipt.kind !== 'payment') return 0;
  return entries
    .filter(({ aboutId }) => aboutId === receipt.id)
    .reduce((left, { amount }) => left - amount, minus(receipt.amount));
}
