import { instantOfWall, isoDay, minuteOfDay } from '#formatting';

/** Local time of the facility, as date and time fields have it. */
export interface WallTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm, 24 hours. */
  readonly time: string;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Returns the local time of unix seconds. */
export function wallTimeOf(at: number, timeZone: string): WallTime {
  const minute = minuteOfDay(at * 1000, timeZone);
  return { date: isoDay(at, timeZone) ?? '', time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the unix seconds of a local time; undefined if incomplete or invalid. */
export function instantOf({ date, time }: WallTime, timeZone: string): number | undefined {
  if (!DATE.test(date) || !TIME.test(time)) return undefined;
  const wall = Date.parse(`${date}T${time}:00Z`);
  // Some engines roll an invalid day such as 31 February over to March.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return undefined;
  return Math.floor(instantOfWall(wall, timeZone) / 1000);
}
