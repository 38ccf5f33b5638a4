import {
  DEFAULT_CURRENCY,
  plainMoney,
  type RateCard,
  rateCardsIn,
  readMoney,
} from '@careline/core/internal/billing';
import type { Standing } from './use-preference.ts';

/** A rate card while it is edited: numbers as typed. */
export interface EditedRate {
  readonly id: string;
  readonly serviceType: RateCard['serviceType'];
  readonly package: RateCard['package'];
  readonly test: string | null;
  readonly amount: string;
  /** In percent. */
  readonly tax: string;
  readonly currency: string;
  readonly validFrom: string;
  /** Empty without an end. */
  readonly validTo: string;
}

const BASIS_POINTS = 100;
const MAX_PERCENT = 100;
const isCurrency = (text: string): boolean => /^[A-Z]{3}$/.test(text.trim());

const toEdited = ({ amount, taxRate, validTo, ...card }: RateCard): EditedRate => ({
  ...card,
  amount: plainMoney(amount, card.currency),
  tax: String(taxRate / BASIS_POINTS),
  validTo: validTo ?? '',
});

/** Returns the stored rate cards for editing. */
export const readRates = (info: Standing['info']): readonly EditedRate[] => rateCardsIn(info).map(toEdited);

/** Returns a typed percentage in basis points, or undefined. */
function readTax(text: string): number | undefined {
  const typed = text.trim().replace(/%$/, '').trim();
  if (!/^\d{1,3}(?:\.\d{1,2})?$/.test(typed)) return undefined;
  const rate = Number(typed);
  return rate <= MAX_PERCENT ? Math.round(rate * BASIS_POINTS) : undefined;
}

/** Returns the message that each field of a rate needs. */
export function rateFaults({ amount, tax, currency, validFrom, validTo }: EditedRate) {
  return {
    currency: isCurrency(currency) ? undefined : ('currencyWrong' as const),
    amount:
      readMoney(amount, isCurrency(currency) ? currency.trim() : DEFAULT_CURRENCY) === undefined
        ? ('amountWrong' as const)
        : undefined,
    tax: readTax(tax) === undefined ? ('taxWrong' as const) : undefined,
    validFrom: validFrom === '' ? ('dayMissing' as const) : undefined,
    validTo: validTo !== '' && validTo < validFrom ? ('daysReversed' as const) : undefined,
  };
}

export const isRight = (rate: EditedRate): boolean =>
  Object.values(rateFaults(rate)).every((fault) => fault === undefined);

/** Converts an edited rate to a card. Only for rates that are right. */
export const toCard = ({ amount, tax, currency, validTo, ...rate }: EditedRate): RateCard => ({
  ...rate,
  currency: currency.trim(),
  amount: readMoney(amount, currency.trim()) ?? 0,
  taxRate: readTax(tax) ?? 0,
  validTo: validTo || null,
});
