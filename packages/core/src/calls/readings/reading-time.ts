import { isoDay } from '#formatting';
import { instantOf, type WallTime, wallTimeOf } from '../wall-time.ts';

/** Problems with the time of a reading. */
export type TakenProblem = 'no-day' | 'not-a-time' | 'to-come' | 'before-birth';

/** Context for checking it. */
export interface TakenContext {
  /** Unix seconds. */
  readonly now: number;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null if unknown. */
  readonly birthDate: string | null;
}

/** Time of a measurement: an instant, or a day without a time of day. */
export type Taken = { readonly timestamp: number } | { readonly date: string };

/** Tolerance for clock differences, like the server's. */
const PATIENCE_S = 60;

/** Returns the time of a reading as entered. A day alone is enough; it can't be in the future or before birth. */
export function takenAt(wall: WallTime, { now, timeZone, birthDate }: TakenContext): Taken | TakenProblem {
  const dayOnly = wall.time === '';
  const at = instantOf(dayOnly ? { ...wall, time: '00:00' } : wall, timeZone);
  if (at === undefined)
    return instantOf({ ...wall, time: '00:00' }, timeZone) === undefined ? 'no-day' : 'not-a-time';
  if (dayOnly ? wall.date > (isoDay(now, timeZone) ?? '') : at > now + PATIENCE_S) return 'to-come';
  // A partly known birth date is compared as far as it is known.
  if (birthDate !== null && wall.date.slice(0, birthDate.length) < birthDate) return 'before-birth';
  return dayOnly ? { date: wall.date } : { timestamp: at };
}

/** Returns the current time for a new reading's fields. */
export const takenNow = (now: number, timeZone: string): WallTime => wallTimeOf(now, timeZone);
