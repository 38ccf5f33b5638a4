import { instantOfWall, isoDay, minuteOfDay } from '#formatting';

/** Local times at which patients may be called: HH:mm, `to` excluded (24:00 at most). */
export interface CallingHours {
  readonly from: string;
  readonly to: string;
}

/** Used if the facility has no setting. */
export const DEFAULT_CALLING_HOURS: CallingHours = { from: '08:00', to: '20:00' };

/** Calling hours in minutes of the day. */
export interface PermittedMinutes {
  readonly from: number;
  readonly to: number;
}

const DAY_MIN = 1440;
const MINUTE_MS = 60_000;

function minutesOf(text: string): number {
  const [, hours, minutes] = /^(\d{2}):([0-5]\d)$/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

/** @throws RangeError unless the hours are two times of a day, the earlier first */
export function permittedMinutes({ from, to }: CallingHours): PermittedMinutes {
  const hours = { from: minutesOf(from), to: minutesOf(to) };
  if (hours.from >= 0 && hours.from < hours.to && hours.to <= DAY_MIN) return hours;
  throw new RangeError(
    `Calling hours must be two times of one day, the earlier first, as in 09:00 and 19:00, not ${from} and ${to}`,
  );
}

export interface CallingMoment {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA time zone of the facility. */
  readonly timeZone: string;
}

/** Returns the unix seconds of a local minute, `daysOn` days after today. */
export function atMinute({ now, timeZone }: CallingMoment, daysOn: number, minute: number): number {
  const today = isoDay(new Date(now), timeZone);
  // Calculated as UTC, in which all days have the same number of minutes.
  const wall = Date.parse(`${today}T00:00:00Z`) + (daysOn * DAY_MIN + minute) * MINUTE_MS;
  return instantOfWall(wall, timeZone) / 1000;
}

/**
 * Returns null while calls are permitted, otherwise when they are permitted again in unix seconds (design 6).
 *
 * @throws RangeError unless the hours are two times of a day
 */
export function nextPermittedAt(moment: CallingMoment, hours: CallingHours): number | null {
  const { from, to } = permittedMinutes(hours);
  const minute = minuteOfDay(moment.now, moment.timeZone);
  if (minute >= from && minute < to) return null;
  return atMinute(moment, minute < from ? 0 : 1, from);
}

/**
 * Returns when calls are permitted on the following day, in unix seconds.
 *
 * @throws RangeError unless the hours are two times of a day
 */
export const dayAfterAt = (moment: CallingMoment, hours: CallingHours): number =>
  atMinute(moment, 1, permittedMinutes(hours).from);
