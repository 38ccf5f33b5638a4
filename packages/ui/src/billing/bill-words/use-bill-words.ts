import {
  type ChargedItem,
  type ChargeOffer,
  entryKindLabel,
  formatMoney,
  hasCardNumber,
  type LedgerEntry,
  readMoney,
} from '@careline/core/internal/billing';
import { healthCheckPackageLabel, serviceTypeLabel } from '@careline/core/internal/encounters';
import { labTestLabel } from '@careline/core/internal/labs';
import { useLocale, useMessages } from '../../messages/index.ts';
import { billWordsMessages } from '../billing.messages.ts';

type Item = Pick<ChargeOffer | ChargedItem, 'serviceType' | 'package' | 'test'>;

/** Basis points of a percent. */
const PERCENT = 100;

/** Returns the words for amounts, items and entries in the reader's language. */
export function useBillWords() {
  const locale = useLocale();
  const t = useMessages(billWordsMessages);
  const money = (amount: number, currency: string): string => formatMoney(amount, currency, locale);
  const itemName = ({ serviceType, package: bundle, test }: Item): string => {
    if (test !== null) return labTestLabel({ test, name: test }, locale);
    const service = serviceTypeLabel(serviceType, { locale });
    return bundle === null
      ? service
      : t('withPackage', { service, package: healthCheckPackageLabel(bundle, locale) });
  };
  const entryName = ({ kind, item, receipt }: LedgerEntry): string => {
    if (item) {
      const name = itemName(item);
      return item.quantity === 1 ? name : t('quantity', { count: item.quantity, name });
    }
    const label = entryKindLabel(kind, locale);
    return receipt === null ? label : t('ofReceipt', { kind: label, number: receipt });
  };
  /** Everything else about an entry: discount, tax, reason and reference. */
  const entryNotes = ({ item, reason, reference, currency }: LedgerEntry): readonly string[] =>
    [
      item && item.discount > 0
        ? t('discount', { amount: money(item.discount, currency), reason: item.discountReason ?? '' })
        : '',
      item && item.tax > 0
        ? t('tax', { rate: String(item.taxRate / PERCENT), amount: money(item.tax, currency) })
        : '',
      reason ?? '',
      reference ?? '',
    ].filter(Boolean);
  return { money, itemName, entryName, entryNotes };
}

interface AmountLimits {
  readonly currency: string;
  /** The largest amount, in minor units. */
  readonly most: number;
}

/** Returns which message a typed amount needs, or undefined if it is right. */
export function moneyFault(text: string, { currency, most }: AmountLimits) {
  const amount = readMoney(text, currency);
  if (amount === undefined || amount === 0) return 'amountWrong' as const;
  return amount > most ? ('amountTooLarge' as const) : undefined;
}

const MIN_REASON = 3;

/** Returns which message a reason or a reference needs, or undefined if it is right. */
export function textFault(text: string, isRequired = true) {
  if (hasCardNumber(text)) return 'cardNumber' as const;
  return isRequired && text.trim().length < MIN_REASON ? ('reasonMissing' as const) : undefined;
}
