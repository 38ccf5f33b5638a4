import type { WeeklyHours } from './open-periods.ts';

export type HoursFault = 'ends-before-it-begins' | 'valid-until-before-from' | 'overlaps';

const shareAService = (one: WeeklyHours, other: WeeklyHours): boolean =>
  one.serviceTypes === null ||
  other.serviceTypes === null ||
  one.serviceTypes.some((type) => other.serviceTypes?.includes(type));

const shareADay = (one: WeeklyHours, other: WeeklyHours): boolean =>
  one.weekday === other.weekday &&
  (other.validUntil === null || one.validFrom <= other.validUntil) &&
  (one.validUntil === null || other.validFrom <= one.validUntil);

const overlap = (one: WeeklyHours, other: WeeklyHours): boolean =>
  one.fromMinute < other.untilMinute &&
  other.fromMinute < one.untilMinute &&
  shareADay(one, other) &&
  shareAService(one, other);

function faultOf(row: WeeklyHours, before: readonly WeeklyHours[]): HoursFault | undefined {
  if (row.untilMinute <= row.fromMinute) return 'ends-before-it-begins';
  if (row.validUntil !== null && row.validUntil < row.validFrom) return 'valid-until-before-from';
  return before.some((other) => overlap(row, other)) ? 'overlaps' : undefined;
}

/**
 * Returns the problem of each time range, in order. A range overlaps if an earlier one covers the same service and
 * days.
 */
export const hoursFaults = (hours: readonly WeeklyHours[]): readonly (HoursFault | undefined)[] =>
  hours.map((row, index) => faultOf(row, hours.slice(0, index)));
