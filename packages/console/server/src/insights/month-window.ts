import { startOfDay } from '@careline/core/internal/formatting';
import type { Kysely } from 'kysely';
import { notFoundHere } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import type { Caller } from '../platform/http/route.ts';

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
function monthAfter(month: string, months: number): string {
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

/** Returns the window of a month that begins `months` later, or earlier if negative. */
export const windowAfter = (window: MonthWindow, months: number): MonthWindow =>
  monthWindow({ ...window, month: monthAfter(window.month, months) });

export type Narrowing = Pick<MonthWindow, 'month' | 'programme' | 'staffId' | 'projectId'> & {
  readonly facilityIds?: readonly string[] | undefined;
};

/**
 * Returns the month at each of the facilities, in their time zones; without any, at the caller's. Throws `not-found` for
 * a facility at which the caller does not work.
 */
export async function monthWindows(
  tx: Kysely<Schema>,
  { organisationId, staffId, facilityId, timeZone }: Caller,
  { facilityIds, ...narrowing }: Narrowing,
  now: number,
): Promise<readonly MonthWindow[]> {
  if (!facilityIds) return [monthWindow({ ...narrowing, organisationId, facilityId, timeZone, now })];
  const facilities = await tx
    .selectFrom('facility as f')
    .innerJoin('staff_facility as w', 'w.facility_id', 'f.id')
    .where('w.staff_id', '=', staffId)
    .where('f.organisation_id', '=', organisationId)
    .where('f.id', 'in', facilityIds)
    .select(['f.id', 'f.time_zone'])
    .orderBy('f.id')
    .execute();
  if (facilities.length < facilityIds.length) throw notFoundHere('facility');
  return facilities.map(({ id, time_zone }) =>
    monthWindow({ ...narrowing, organisationId, facilityId: id, timeZone: time_zone, now }),
  );
}
