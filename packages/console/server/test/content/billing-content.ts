import type { RateCard } from '@careline/core/internal/billing';
import type { Kysely } from 'kysely';
import { newId } from '../../src/platform/database/new-id.ts';
import type { Schema } from '../../src/platform/database/schema.ts';

/** Returns a price of 500 rupees for a consultation, without tax. */
export const aRateCard = (facts: Partial<RateCard> = {}): RateCard => ({
  id: newId(),
  serviceType: 'GP_CONSULTATION',
  package: null,
  test: null,
  amount: 50_000,
  taxRate: 0,
  currency: 'INR',
  validFrom: '2025-01-01',
  validTo: null,
  ...facts,
});

/** Replaces the rate cards of an organisation. */
export async function setRateCards(
  db: Kysely<Schema>,
  organisationId: string,
  cards: readonly RateCard[],
): Promise<void> {
  const info = JSON.stringify({ cards });
  const row = { organisation_id: organisationId, type: 'RATE_CARDS', info, updated_at: 1 };
  await db
    .insertInto('preference')
    .values(row)
    .onConflict((conflict) => conflict.columns(['organisation_id', 'type']).doUpdateSet({ info }))
    .execute();
}
