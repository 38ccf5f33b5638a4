import type { Transaction } from 'kysely';
import { refuseFaults } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';
import { endLink } from './payment-links.ts';
import { writeEntry } from './write-entry.ts';

/** What a provider reports of a link, which `reference` names. */
export type PaymentNews =
  | { readonly reference: string; readonly state: 'failed' | 'expired' }
  | {
      readonly reference: string;
      readonly state: 'paid';
      /** The provider's id of the payment. */
      readonly payment: string;
      /** What was paid, in minor units. */
      readonly amount: number;
      readonly currency: string;
    };

/** The patient, the encounter and the facility of a link. */
export interface NewsSubject {
  readonly vitaId: string;
  readonly facilityId: string;
  readonly organisationId: string;
}

/**
 * Records what a provider reports. Reports may arrive late, twice and in any order: a payment counts once, also on a
 * link that was cancelled or has expired, and a failure after a payment changes nothing. Returns undefined for an
 * unknown link. Throws `input-invalid` for another currency.
 */
export async function applyNews(
  tx: Transaction<Schema>,
  news: PaymentNews,
  now: number,
): Promise<NewsSubject | undefined> {
  const link = await tx
    .selectFrom('payment_link as k')
    .innerJoin('facility as f', 'f.id', 'k.facility_id')
    .selectAll('k')
    .select('f.time_zone')
    .where('k.id', '=', news.reference)
    .forNoKeyUpdate('k')
    .executeTakeFirst();
  if (!link) return undefined;
  await lockPatient(tx, link.person_id);
  const subject = {
    vitaId: link.person_id,
    facilityId: link.facility_id,
    organisationId: link.organisation_id,
  };
  if (news.state !== 'paid') {
    await endLink(tx, { id: link.id, state: news.state, now });
    return subject;
  }
  const { payment, amount, currency } = news;
  if (currency !== link.currency) {
    refuseFaults([{ path: 'currency', message: `must be ${link.currency}` }]);
  }
  const known = await tx
    .selectFrom('ledger_entry')
    .select('id')
    .where('provider_payment', '=', payment)
    .executeTakeFirst();
  if (known) return subject;
  await tx
    .updateTable('payment_link')
    .set({ state: 'paid', updated_at: now })
    .where('id', '=', link.id)
    .execute();
  await writeEntry(
    tx,
    { vitaId: link.person_id, encounterId: link.encounter_id },
    {
      ...{ id: newId(), kind: 'payment', means: 'online', amount: -amount, currency: link.currency },
      ...{ reference: payment, providerPayment: payment },
    },
    { ...subject, staffId: null, timeZone: link.time_zone, now },
  );
  return subject;
}
