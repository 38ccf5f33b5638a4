import { rateCardsIn } from '@careline/core/internal/billing';
import type { Kysely } from 'kysely';
import { refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Returns the currency of the organisation's ledger, or undefined while it is empty. */
export async function ledgerCurrency(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<string | undefined> {
  const row = await tx
    .selectFrom('ledger_entry')
    .select('currency')
    .where('organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirst();
  return row?.currency;
}

/** Throws `input-invalid` for rate cards in another currency than the organisation's ledger. */
export async function requireSameCurrency(
  tx: Kysely<Schema>,
  organisationId: string,
  info: Readonly<Record<string, unknown>>,
): Promise<void> {
  const [card] = rateCardsIn(info);
  const used = card && (await ledgerCurrency(tx, organisationId));
  if (used === undefined || used === card?.currency) return;
  const message = `must be ${used}, because the ledger is in ${used}`;
  refuseFaults([{ path: 'preferenceInfo.cards.0.currency', message }]);
}
