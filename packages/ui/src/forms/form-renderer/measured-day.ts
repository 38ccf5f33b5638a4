import type { Formats } from '@careline/core/internal/formatting';

export interface Measured {
  /** Unix seconds, if the time is known. */
  readonly timestamp?: number;
  /** Otherwise the calendar day. */
  readonly date?: string;
}

/** Formats the day of a measurement, such as 5 Jan'24. Times use the time zone; calendar days do not. */
export function measuredDay(
  { timestamp, date }: Measured,
  timeZone: string,
  formatEpochDate: Formats['formatEpochDate'],
): string {
  if (timestamp !== undefined) return formatEpochDate(timestamp, { timeZone });
  const noon = date === undefined ? Number.NaN : Date.parse(`${date}T12:00:00Z`) / 1000;
  return formatEpochDate(noon, { timeZone: 'UTC' });
}
