import {
  type addCharges,
  type ChargedItem,
  chargeTotals,
  isValidOn,
  reversedIds,
  type reverseEntry,
} from '@careline/core/internal/billing';
import { dayOf } from '@careline/core/internal/formatting';
import type { BodyOf } from '@careline/core/internal/http';
import {
  CHARGES_PATIENTS,
  decideRight,
  type PartnerRight,
  REFUNDS_MONEY,
} from '@careline/core/internal/navigation';
import type { Transaction } from 'kysely';
import { notFound } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { chargedKeys, lockBill } from './bill.ts';
import type { BillingEntry } from './bill-key.ts';
import { readCurrency, readRateCards } from './rate-cards.ts';
import { billConflict, writeEntry } from './write-entry.ts';

type Tx = Transaction<Schema>;

function requireScope(right: PartnerRight, { scopes }: BillingEntry, what: string): void {
  if (decideRight(right, scopes).allowed) return;
  throw new ProblemError('scope-missing', {
    detail: `${what} needs the scope ${right.scopes.join(' or ')}.`,
    action: 'Ask a colleague who has it.',
  });
}

const changedPrice = () =>
  billConflict('The price has changed', 'The rate card has changed since you opened the bill.');

/**
 * Charges services and tests at the prices of the rate card, which the entries copy. Throws `not-found`,
 * `scope-missing` for a discount, and `conflict` if a price has changed or an item is already charged.
 */
export async function chargeEncounter(
  tx: Tx,
  { charges, ...key }: BodyOf<typeof addCharges>,
  entry: BillingEntry,
): Promise<void> {
  if (charges.some(({ discount }) => discount)) requireScope(REFUNDS_MONEY, entry, 'A discount');
  const charged = new Set(chargedKeys(await lockBill(tx, key, entry)));
  const cards = await readRateCards(tx, entry);
  const currency = await readCurrency(tx, entry);
  const day = dayOf(entry.now, entry.timeZone);
  for (const { id, cardId, quantity, unitAmount, about, discount } of charges) {
    const card = cards.find((one) => one.id === cardId && isValidOn(one, day));
    if (!card || card.amount !== unitAmount || card.currency !== currency) throw changedPrice();
    if (about !== null && charged.has(about)) {
      throw billConflict('Already charged', 'A colleague has already charged this item.');
    }
    if (about !== null) charged.add(about);
    const priced = { quantity, unitAmount, discount: discount?.amount ?? 0, taxRate: card.taxRate };
    const { tax, total } = chargeTotals(priced);
    const item: ChargedItem = {
      ...priced,
      ...{ cardId, tax, about, serviceType: card.serviceType, package: card.package, test: card.test },
      discountReason: discount?.reason ?? null,
    };
    await writeEntry(tx, key, { id, kind: 'charge', amount: total, currency, item }, entry);
  }
}

/** Reverses a charge or a waiver. Throws `not-found`, `scope-missing`, and `conflict` if it is already reversed. */
export async function reverse(
  tx: Tx,
  { id, entryId, reason, ...key }: BodyOf<typeof reverseEntry>,
  entry: BillingEntry,
): Promise<void> {
  const entries = await lockBill(tx, key, entry);
  const reversed = entries.find((one) => one.id === entryId);
  if (reversed?.kind !== 'charge' && reversed?.kind !== 'waiver') throw notFound('ledger entry');
  if (reversed.kind === 'charge') requireScope(CHARGES_PATIENTS, entry, 'Reversing a charge');
  else requireScope(REFUNDS_MONEY, entry, 'Reversing a waiver');
  if (reversedIds(entries).has(entryId)) {
    throw billConflict('Already reversed', 'A colleague has already reversed this entry.');
  }
  const { amount, currency } = reversed;
  // Zero without a sign.
  const back = { id, kind: 'reversal', amount: 0 - amount, currency, aboutId: entryId, reason } as const;
  await writeEntry(tx, key, back, entry);
}
