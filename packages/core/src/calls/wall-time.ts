import { instantOfWall, isoDay, minuteOfDay } from '#formatting';

/** A wall-clock time of the facility as date and time fields hold it. */
export interface WallTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:mm, 24 hours. */
  readonly time: string;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** Unix seconds as the facility's clock shows them. */
export function wallTimeOf(at: number, timeZone: string): WallTime {
  const minute = minuteOfDay(at * 1000, timeZone);
  return { date: isoDay(at, timeZone) ?? '', time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` };
}

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Unix seconds of a wall-clock time; undefined while a part is missing, or is no day or time there is. */
export function instantOf({ date, time }: WallTime, timeZone: string): number | undefined {
  if (!DATE.test(date) || !TIME.test(time)) return undefined;
  const wall = Date.parse(`${date}T${time}:00Z`);
  // A day such as 31 February is none; some engines roll it over to March.
  if (Number.isNaN(wall) || new Date(wall).toISOString().slice(0, 10) !== date) return undefined;
  return Math.floor(instantOfWall(wall, timeZone) / 1000);
}
