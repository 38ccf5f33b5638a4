import { instantOfWall, isoDay, numberOfDay } from '#formatting';
import type { MetricRecord } from '#metrics';

/** Time of a record, as far as known. */
export interface TrendTime {
  /** Unix seconds; noon at the facility if only the day is known, so that the point is on its day. */
  readonly at: number;
  readonly dayOnly: boolean;
  /** Calendar day at the facility, YYYY-MM-DD. */
  readonly day: string;
}

const DAY_MS = 86_400_000;

/** Returns undefined if the record has neither a time nor a valid day. */
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
