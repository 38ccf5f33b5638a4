import { instantOfWall, isoDay, numberOfDay } from '#formatting';
import type { MetricRecord } from '#metrics';

/** When a record was taken, as far as it says. */
export interface TrendTime {
  /** Unix seconds; noon at the facility where only the day is known, so that the point stands on its day. */
  readonly at: number;
  readonly dayOnly: boolean;
  /** The calendar day at the facility, YYYY-MM-DD. */
  readonly day: string;
}

const DAY_MS = 86_400_000;

/** Undefined for a record that says neither a time nor a day that exists. */
export function timeOfRecord(
  { timestamp, date }: Pick<MetricRecord, 'timestamp' | 'date'>,
  timeZone: string,
): TrendTime | undefined {
  if (timestamp !== undefined) {
    const day = isoDay(timestamp, timeZone);
    return day === undefined ? undefined : { at: timestamp, dayOnly: false, day };
  }
  const text = date?.slice(0, 10) ?? '';
  const number = numberOfDay(text);
  if (number === undefined) return undefined;
  const noon = number * DAY_MS + DAY_MS / 2;
  return { at: Math.floor(instantOfWall(noon, timeZone) / 1000), dayOnly: true, day: text };
}
