import { startOfDay } from '@careline/core/internal/formatting';
import { ProblemError } from '../platform/http/problem-error.ts';

/** A calendar month at a facility up to now. Times are unix seconds. */
export interface MonthWindow {
  readonly organisationId: string;
  readonly facilityId: string;
  readonly timeZone: string;
  /** YYYY-MM. */
  readonly month: string;
  readonly from: number;
  /** The end, not included: of the month, or now. */
  readonly to: number;
  readonly now: number;
  readonly programme?: string | undefined;
  readonly staffId?: string | undefined;
  readonly projectId?: string | undefined;
}

export interface WindowOptions extends Omit<MonthWindow, 'from' | 'to'> {}

/** Returns the month that is `months` later, or earlier if negative. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** Returns the first second of the month that is `months` after this one. */
export const startOfMonth = (month: string, months: number, timeZone: string): number =>
  startOfDay(`${monthAfter(month, months)}-01`, timeZone);

/** Throws `input-invalid` for a month that has not begun. */
export function monthWindow(options: WindowOptions): MonthWindow {
  const { month, timeZone, now } = options;
  const from = startOfMonth(month, 0, timeZone);
  if (from > now) {
    throw new ProblemError('input-invalid', {
      action: 'Choose this month or an earlier one.',
      errors: [{ path: 'month', message: 'must not be in the future' }],
    });
  }
  return { ...options, from, to: Math.min(startOfMonth(month, 1, timeZone), now) };
}
