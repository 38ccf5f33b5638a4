import {
  type addPayment,
  type addWaiver,
  billOf,
  type LedgerEntry,
  type PaymentMeans,
  refundableOf,
  type refundPayment,
  type reversePayment,
} from '@careline/core/internal/billing';
import type { BodyOf } from '@careline/core/internal/http';
import type { Transaction } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { lockBill } from './bill.ts';
import { readCurrency } from './rate-cards.ts';
import { billConflict, writeEntry } from './write-entry.ts';

type Tx = Transaction<Schema>;

/** Throws `conflict` if the patient owes less than the amount. */
export function requireOwed(entries: readonly LedgerEntry[], amount: number): void {
  if (amount <= billOf(entries).balance) return;
  throw billConflict('More than is owed', 'The amount is more than the patient owes for this encounter.');
}

/** Takes a payment for an encounter. Throws `not-found`, and `conflict` if it is more than the patient owes. */
export async function takePayment(
  tx: Tx,
  { id, means, amount, reference, ...key }: BodyOf<typeof addPayment>,
  entry: Entry,
): Promise<void> {
  requireOwed(await lockBill(tx, key, entry), amount);
  const currency = await readCurrency(tx, entry);
  await writeEntry(tx, key, { id, kind: 'payment', amount: -amount, currency, means, reference }, entry);
}

/** Waives what a patient owes. Throws `not-found`, and `conflict` if it is more than that. */
export async function waive(
  tx: Tx,
  { id, amount, reason, ...key }: BodyOf<typeof addWaiver>,
  entry: Entry,
): Promise<void> {
  requireOwed(await lockBill(tx, key, entry), amount);
  const currency = await readCurrency(tx, entry);
  await writeEntry(tx, key, { id, kind: 'waiver', amount: -amount, currency, reason }, entry);
}

/** Returns a receipt with its remaining amount. Throws `not-found`. */
function requireReceipt(entries: readonly LedgerEntry[], receiptId: string) {
  const receipt = entries.find(({ id, kind }) => id === receiptId && kind === 'payment');
  if (!receipt) throw notFound('receipt');
  return { receipt, left: refundableOf(receipt, entries) };
}

/** Refunds a receipt or a part of it. Throws `not-found`, and `conflict` if less is left of the receipt. */
export async function refund(
  tx: Tx,
  { id, receiptId, means, amount, reason, ...key }: BodyOf<typeof refundPayment>,
  entry: Entry,
): Promise<void> {
  const { receipt, left } = requireReceipt(await lockBill(tx, key, entry), receiptId);
  if (amount > left) {
    throw billConflict('More than is left', 'The amount is more than is left of this receipt.');
  }
  const facts = { means, reason, aboutId: receiptId, currency: receipt.currency };
  await writeEntry(tx, key, { id, kind: 'refund', amount, ...facts }, entry);
}

/**
 * Reverses a receipt for a payment that never took place. Throws `not-found`, and `conflict` if it was refunded or reversed,
 * or if a provider took the money.
 */
export async function reverseReceipt(
  tx: Tx,
  { id, receiptId, reason, ...key }: BodyOf<typeof reversePayment>,
  entry: Entry,
): Promise<void> {
  const { receipt, left } = requireReceipt(await lockBill(tx, key, entry), receiptId);
  if (receipt.means === 'online') {
    throw billConflict('Taken online', 'The provider has this payment. Refund it instead.');
  }
  const amount = 0 - receipt.amount;
  if (left !== amount) {
    throw billConflict('Already returned', 'This receipt was already refunded or reversed.');
  }
  const facts = { reason, aboutId: receiptId, currency: receipt.currency };
  const means = receipt.means as PaymentMeans;
  await writeEntry(tx, key, { id, kind: 'receipt-reversal', amount, means, ...facts }, entry);
}
