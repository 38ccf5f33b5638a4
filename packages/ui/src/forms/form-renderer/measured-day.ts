import type { Formats } from '@careline/core/internal/formatting';

export interface Measured {
  /** Unix seconds, where a time of day is known. */
  readonly timestamp?: number;
  /** The calendar day otherwise. */
  readonly date?: string;
}

/** The day something was measured, like 5 Jan'24: of a time in the zone, of a calendar day as it is. */
export function measuredDay(
  { timestamp, date }: Measured,
  timeZone: string,
  formatEpochDate: Formats['formatEpochDate'],
): string {
  if (timestamp !== undefined) return formatEpochDate(timestamp, { timeZone });
  const noon = date === undefined ? Number.NaN : Date.parse(`${date}T12:00:00Z`) / 1000;
  return formatEpochDate(noon, { timeZone: 'UTC' });
}
