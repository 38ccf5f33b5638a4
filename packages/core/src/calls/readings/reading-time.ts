import { isoDay } from '#formatting';
import { instantOf, type WallTime, wallTimeOf } from '../wall-time.ts';

/** What is wrong with when a reading is said to have been taken. */
export type TakenProblem = 'no-day' | 'not-a-time' | 'to-come' | 'before-birth';

/** What is needed to judge it. */
export interface TakenContext {
  /** Unix seconds. */
  readonly now: number;
  /** IANA name of the facility's zone. */
  readonly timeZone: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where it is not known. */
  readonly birthDate: string | null;
}

/** When something was measured, as a reading says it: the instant, or the day where no time of day is known. */
export type Taken = { readonly timestamp: number } | { readonly date: string };

/** The facility's clock may be a little ahead of the device's; the server's own limit is the same kind of patience. */
const PATIENCE_S = 60;

/** The time of a reading as entered. A day without a time is enough; neither may be to come, nor before the birth. */
export function takenAt(wall: WallTime, { now, timeZone, birthDate }: TakenContext): Taken | TakenProblem {
  const dayOnly = wall.time === '';
  const at = instantOf(dayOnly ? { ...wall, time: '00:00' } : wall, timeZone);
  if (at === undefined)
    return instantOf({ ...wall, time: '00:00' }, timeZone) === undefined ? 'no-day' : 'not-a-time';
  if (dayOnly ? wall.date > (isoDay(now, timeZone) ?? '') : at > now + PATIENCE_S) return 'to-come';
  // A birth date that is known in part is compared as far as it is known.
  if (birthDate !== null && wall.date.slice(0, birthDate.length) < birthDate) return 'before-birth';
  return dayOnly ? { date: wall.date } : { timestamp: at };
}

/** Now, as the fields of a new reading hold it. */
export const takenNow = (now: number, timeZone: string): WallTime => wallTimeOf(now, timeZone);
