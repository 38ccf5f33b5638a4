import { instantOfWall, isoDay, minuteOfDay } from '#formatting';

/** When a patient may be called, on the facility's clock: HH:mm, from `from` until just before `to` (24:00 at most). */
export interface CallingHours {
  readonly from: string;
  readonly to: string;
}

/** Where a facility says nothing else. */
export const DEFAULT_CALLING_HOURS: CallingHours = { from: '08:00', to: '20:00' };

/** Calling hours in minutes of a day. */
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

/** @throws RangeError when the hours are not two times of one day, the earlier first. */
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
  /** IANA name: the facility's. */
  readonly timeZone: string;
}

/** The unix seconds of a wall-clock minute, `daysOn` days after today. */
export function atMinute({ now, timeZone }: CallingMoment, daysOn: number, minute: number): number {
  const today = isoDay(new Date(now), timeZone);
  // Counted as in UTC, where every day has as many minutes.
  const wall = Date.parse(`${today}T00:00:00Z`) + (daysOn * DAY_MIN + minute) * MINUTE_MS;
  return instantOfWall(wall, timeZone) / 1000;
}

/**
 * Null while calls are permitted, else the unix seconds at which they are permitted again (design 6).
 *
 * @throws RangeError when the hours are not two times of one day.
 */
export function nextPermittedAt(moment: CallingMoment, hours: CallingHours): number | null {
  const { from, to } = permittedMinutes(hours);
  const minute = minuteOfDay(moment.now, moment.timeZone);
  if (minute >= from && minute < to) return null;
  return atMinute(moment, minute < from ? 0 : 1, from);
}

/**
 * The unix seconds at which calls are permitted again on the day after a moment.
 *
 * @throws RangeError when the hours are not two times of one day.
 */
export const dayAfterAt = (moment: CallingMoment, hours: CallingHours): number =>
  atMinute(moment, 1, permittedMinutes(hours).from);
