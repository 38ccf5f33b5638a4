import { asciiDigits, indianLocale, labelLanguage } from '#formatting';

/** Currency of an organisation without rate cards. */
export const DEFAULT_CURRENCY = 'INR';
/** Ten million rupees, in paise: the largest amount of one entry. */
export const MAX_AMOUNT = 1_000_000_000;

/** Returns how many digits of a currency follow the decimal point: 2 for INR, 0 for JPY. */
function minorDigits(currency: string): number {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency,
  }).resolvedOptions();
  return maximumFractionDigits ?? 2;
}

/** Formats minor units for people, such as ₹1,499.00 for 149900 paise. */
export function formatMoney(amount: number, currency: string, locale?: string): string {
  return new Intl.NumberFormat(indianLocale(labelLanguage(locale)), { style: 'currency', currency }).format(
    amount / 10 ** minorDigits(currency),
  );
}

/** Returns minor units as a plain decimal for files and form fields, such as 1499.00. */
export function plainMoney(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  const text = String(Math.abs(amount)).padStart(digits + 1, '0');
  const whole = text.slice(0, text.length - digits);
  const sign = amount < 0 ? '-' : '';
  return digits === 0 ? `${sign}${whole}` : `${sign}${whole}.${text.slice(-digits)}`;
}

/** An amount with optional grouping, such as 1,499 or 1499.50. */
const AMOUNT = /^(\d[\d,]*)(?:\.(\d*))?$/;

/** Returns typed text as minor units, or undefined if it is no amount or has too many decimals. */
export function readMoney(text: string, currency: string): number | undefined {
  const match = AMOUNT.exec(asciiDigits(text).replace(/[\s₹]/g, ''));
  if (!match) return undefined;
  const [, whole = '', decimals = ''] = match;
  const digits = minorDigits(currency);
  if (decimals.length > digits) return undefined;
  const amount = Number(`${whole.replaceAll(',', '')}${decimals.padEnd(digits, '0')}`);
  return amount <= MAX_AMOUNT ? amount : undefined;
}

/** Basis points of a whole: 18 % is 1800. */
const WHOLE = 10_000;

/** Returns the tax on an amount, both in minor units, rounded half up. `rate` is in basis points. */
export const taxOn = (amount: number, rate: number): number =>
  Number((BigInt(amount) * BigInt(rate) * 2n + BigInt(WHOLE)) / (2n * BigInt(WHOLE)));

export interface Priced {
  readonly quantity: number;
  /** Minor units, like `discount`. */
  readonly unitAmount: number;
  readonly discount: number;
  /** Basis points. */
  readonly taxRate: number;
}

/** Returns the tax and the total of a charge. The tax is on the price after the discount. */
export function chargeTotals({ quantity, unitAmount, discount, taxRate }: Priced) {
  const net = quantity * unitAmount - discount;
  const tax = taxOn(net, taxRate);
  return { tax, total: net + tax };
}
