import {
  type ChargeOffer,
  DEFAULT_CURRENCY,
  findServiceCard,
  findTestCard,
  isValidOn,
  type RateCard,
  rateCardsIn,
} from '@careline/core/internal/billing';
import type { Kysely } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { ledgerCurrency } from '../staff/ledger-currency.ts';
import { readPreference } from '../staff/preferences.ts';

interface Owner {
  readonly organisationId: string;
  readonly staffId: string;
}

/** Returns the organisation's rate cards, also expired ones. */
export async function readRateCards(tx: Kysely<Schema>, owner: Owner): Promise<readonly RateCard[]> {
  const { info } = await readPreference(tx, owner, 'RATE_CARDS');
  return rateCardsIn(info);
}

/** Returns the organisation's currency: that of its ledger, or else of its rate cards. */
export async function readCurrency(tx: Kysely<Schema>, owner: Owner): Promise<string> {
  const used = await ledgerCurrency(tx, owner.organisationId);
  if (used !== undefined) return used;
  const [card] = await readRateCards(tx, owner);
  return card?.currency ?? DEFAULT_CURRENCY;
}

const toOffer = (card: RateCard, about: string | null): ChargeOffer => ({
  cardId: card.id,
  serviceType: card.serviceType,
  package: card.package,
  test: card.test,
  unitAmount: card.amount,
  taxRate: card.taxRate,
  about,
});

/** Returns everything with a price on a day. Of several cards for the same, the newest counts. */
export function offersOn(cards: readonly RateCard[], day: string): readonly ChargeOffer[] {
  const counts = (card: RateCard): boolean => {
    const found =
      card.test === null ? findServiceCard(cards, { ...card, day }) : findTestCard(cards, card.test, day);
    return found === card;
  };
  return cards.filter((card) => isValidOn(card, day) && counts(card)).map((card) => toOffer(card, null));
}

/** What `about` says of a charge for the service of its encounter. */
const SERVICE = 'service';

interface SuggestedFor {
  readonly serviceType: string;
  readonly package: string | null;
  readonly day: string;
  readonly orders: readonly {
    readonly id: string;
    readonly tests: readonly { readonly test: string | null }[];
  }[];
}

/** Returns the service of an encounter and its ordered tests, without those that have no price. */
export function suggestionsFor(
  cards: readonly RateCard[],
  { serviceType, package: bundle, day, orders }: SuggestedFor,
): readonly ChargeOffer[] {
  const service = findServiceCard(cards, { serviceType, package: bundle, day });
  const tests = orders.flatMap(({ id, tests: ordered }) =>
    ordered.flatMap(({ test }) => {
      const card = test === null ? undefined : findTestCard(cards, test, day);
      return card ? [toOffer(card, `${id}:${test}`)] : [];
    }),
  );
  return [...(service ? [toOffer(service, SERVICE)] : []), ...tests];
}
