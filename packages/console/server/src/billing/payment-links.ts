import type { addPaymentLink, cancelPaymentLink, LinkState } from '@careline/core/internal/billing';
import type { BodyOf } from '@careline/core/internal/http';
import type { Transaction } from 'kysely';
import { withdrawMessage } from '../messages/patient-messages.ts';
import { notFound } from '../platform/access/access.ts';
import type { Entry } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { lockBill } from './bill.ts';
import type { BillKey } from './bill-key.ts';
import type { WantedLink } from './payment-provider.ts';
import { requireOwed } from './payments.ts';
import { readCurrency } from './rate-cards.ts';
import { billConflict } from './write-entry.ts';

/** Three days, so that a patient can pay after the weekend. */
const LINK_SECONDS = 3 * 86_400;

type NewLink = BodyOf<typeof addPaymentLink>;

/** Returns the link to ask the provider for. Throws `not-found`, and `conflict` if the patient owes less. */
export async function planLink(
  tx: Transaction<Schema>,
  { id, amount, ...key }: NewLink,
  entry: Entry,
): Promise<WantedLink> {
  requireOwed(await lockBill(tx, key, entry), amount);
  const currency = await readCurrency(tx, entry);
  return { reference: id, amount, currency, expiresAt: entry.now + LINK_SECONDS };
}

/** Stores a link that the provider has made. Throws like `planLink`, and `conflict` if its id is taken. */
export async function storeLink(
  tx: Transaction<Schema>,
  { wanted, url }: { readonly wanted: NewLink; readonly url: string },
  entry: Entry,
): Promise<void> {
  const { reference: id, amount, currency, expiresAt } = await planLink(tx, wanted, entry);
  const stored = await tx
    .insertInto('payment_link')
    .values({
      id,
      organisation_id: entry.organisationId,
      facility_id: entry.facilityId,
      person_id: wanted.vitaId,
      encounter_id: wanted.encounterId,
      amount,
      currency,
      url,
      expires_at: expiresAt,
      author_id: entry.staffId,
      created_at: entry.now,
      updated_at: entry.now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  if (!stored.numInsertedOrUpdatedRows) throw billConflict('Already stored', 'This link is already stored.');
}

/** Sets the state of a link that takes payments, and withdraws its message. Returns whether it was open. */
export async function endLink(
  tx: Transaction<Schema>,
  { id, state, now }: { readonly id: string; readonly state: LinkState; readonly now: number },
): Promise<boolean> {
  // The message first, as a server that sends it locks them in this order.
  const link = await tx
    .selectFrom('payment_link')
    .select('message_id')
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  if (link?.message_id) await withdrawMessage(tx, link.message_id, now);
  const changed = await tx
    .updateTable('payment_link')
    .set({ state, updated_at: now })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** Cancels a link. Throws `not-found`, and `conflict` if it takes no payment any more. */
export async function cancelLink(
  tx: Transaction<Schema>,
  { linkId, ...key }: BodyOf<typeof cancelPaymentLink>,
  entry: Entry,
): Promise<void> {
  await lockBill(tx, key satisfies BillKey, entry);
  const link = await tx
    .selectFrom('payment_link')
    .select('id')
    .where('id', '=', linkId)
    .where('encounter_id', '=', key.encounterId)
    .executeTakeFirst();
  if (!link) throw notFound('payment link');
  if (await endLink(tx, { id: linkId, state: 'cancelled', now: entry.now })) return;
  throw billConflict('The link has ended', 'The link was paid, cancelled or has failed.');
}
