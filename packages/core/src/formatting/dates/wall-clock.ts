import { zoneOffset } from './zone-offset.ts';

/** A day of the proleptic Gregorian calendar; `month` starts at 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

export const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** Returns the days since 1970-01-01. Days and months out of range roll over. */
export function dayNumber(year: number, month: number, day: number): number {
  // Date.UTC would read years 0 to 99 as 1900 to 1999.
  return new Date(0).setUTCFullYear(year, month - 1, day) / DAY_MS;
}

export const daysInMonth = (year: number, month: number): number =>
  dayNumber(year, month + 1, 1) - dayNumber(year, month, 1);

/** Returns the calendar day of a day number. Integer arithmetic avoids a Date per value. */
export function dayOfNumber(number: number): CalendarDay {
  const shifted = number + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra -
      Math.floor(dayOfEra / 1460) +
      Math.floor(dayOfEra / 36_524) -
      Math.floor(dayOfEra / 146_096)) /
      365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** Returns the calendar day of an instant (milliseconds), by default in the machine's time zone. */
export function calendarDayOf(ms: number, timeZone?: string): CalendarDay {
  if (timeZone !== undefined) return dayOfNumber(Math.floor((ms + zoneOffset(ms, timeZone)) / DAY_MS));
  const at = new Date(ms);
  return { year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() };
}

/** Returns local minutes since midnight. */
export function minuteOfDay(ms: number, timeZone?: string): number {
  if (timeZone !== undefined) {
    const wall = ms + zoneOffset(ms, timeZone);
    return Math.floor((wall - Math.floor(wall / DAY_MS) * DAY_MS) / MINUTE_MS);
  }
  const at = new Date(ms);
  return at.getHours() * 60 + at.getMinutes();
}

function localInstant(wall: number): number {
  const at = new Date(wall);
  const local = new Date(0);
  local.setFullYear(at.getUTCFullYear(), at.getUTCMonth(), at.getUTCDate());
  return local.setHours(at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds(), at.getUTCMilliseconds());
}

/**
 * Returns the instant of a local time (given as if it were UTC, in milliseconds).
 * A repeated time when clocks go back is the earlier one. A skipped time when they go forward is moved forward by the
 * gap.
 */
export function instantOfWall(wall: number, timeZone?: string): number {
  if (timeZone === undefined) return localInstant(wall);
  const before = zoneOffset(wall - DAY_MS, timeZone);
  const after = zoneOffset(wall + DAY_MS, timeZone);
  const early = wall - before;
  if (before === after || zoneOffset(early, timeZone) === before) return early;
  const late = wall - after;
  return zoneOffset(late, timeZone) === after ? late : early;
}

/** Returns the first instant of a calendar day in milliseconds. */
export function startOfDayMs({ year, month, day }: CalendarDay, timeZone?: string): number {
  return instantOfWall(dayNumber(year, month, day) * DAY_MS, timeZone);
}
