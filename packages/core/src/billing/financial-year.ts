import type { MoneyKind } from './ledger.ts';

/** Months of the year that belong to the financial year that began in the year before: January to March. */
const FIRST_MONTH = 4;

/** Years for which the law retains ledger entries after they were made, also of an erased patient. */
export const LEDGER_YEARS = 8;

/** Returns the year in which the financial year of a day (YYYY-MM-DD) began on 1 April. */
export function financialYearOf(day: string): number {
  const [year = '', month = ''] = day.split('-');
  return Number(month) >= FIRST_MONTH ? Number(year) : Number(year) - 1;
}

/** Letters of the number series. They are part of printed numbers, so they never change. */
const SERIES: Readonly<Record<MoneyKind, string>> = { payment: 'R', refund: 'F', 'receipt-reversal': 'C' };

export interface Numbered {
  readonly kind: MoneyKind;
  /** Year in which the financial year began. */
  readonly year: number;
  readonly place: number;
}

/** Formats a number as printed, such as R/2026-27/00042. At most 16 characters for fewer than a million a year. */
export const receiptNumber = ({ kind, year, place }: Numbered): string =>
  `${SERIES[kind]}/${year}-${String((year + 1) % 100).padStart(2, '0')}/${String(place).padStart(5, '0')}`;
