import { dayOf } from '@careline/core/internal/formatting';
import type { ReadingDoubt } from '@careline/core/internal/metrics';

const DAY_SECONDS = 86_400;

/** Returns the latest time to believe, allowing for a clock that is a day fast. Unix seconds. */
const latestMoment = (now: number): number => now + DAY_SECONDS;

/** Returns the latest day to believe, in any time zone of the source. */
export const latestDay = (now: number, timeZone: string): string => dayOf(latestMoment(now), timeZone);

/** Compares days, months and years by their common precision: a reading from 2015 is not before May 2015. */
export function comparePartialDays(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const [left, right] = [one.slice(0, length), other.slice(0, length)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export const isPartialDay = (text: string): boolean => /^\d{4}(-\d\d){0,2}$/.test(text);

/** The stored time of a reading. */
export interface StoredTime {
  readonly at: number | null;
  readonly onDate?: string | null | undefined;
  readonly timeText?: string | null | undefined;
}

/** Stored dates of birth and death: YYYY, YYYY-MM, YYYY-MM-DD, or `true`. */
export interface LifeSpan {
  readonly birthDate: string | null;
  readonly deceased: string | null;
}

/** Returns the days a time may fall on, by the facility's calendar and by the source's if it wrote one. */
function daysOf({ at, onDate, timeText }: StoredTime, timeZone: string): readonly string[] {
  const written = timeText?.slice(0, 10) ?? '';
  if (at === null) return [onDate ?? written].filter(isPartialDay);
  const own = isPartialDay(written) && written.length === 10 ? [written] : [];
  return [dayOf(at, timeZone), ...own];
}

/** Quick check before the calendars: days around the world differ by at most one. */
function mayBeOutside({ at }: StoredTime, { birthDate, deceased }: LifeSpan): boolean {
  if (deceased !== null || at === null || birthDate === null) return true;
  return comparePartialDays(new Date(at * 1000).toISOString().slice(0, 10), birthDate) <= 0;
}

function isToCome(time: StoredTime, now: number, timeZone: string): boolean {
  if (time.at !== null) return time.at >= latestMoment(now);
  const last = latestDay(now, timeZone);
  return daysOf(time, timeZone).some((day) => comparePartialDays(day, last) > 0);
}

/**
 * Returns why a time is impossible: it was in the future when stored, or outside the patient's life.
 * Returns undefined if the time is possible or cannot be read.
 * @param now when the reading was stored; unix seconds
 */
export function doubtOf(
  time: StoredTime,
  life: LifeSpan,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ReadingDoubt | undefined {
  if (isToCome(time, now, timeZone)) return 'in-future';
  if (!mayBeOutside(time, life)) return undefined;
  const days = daysOf(time, timeZone);
  if (days.length === 0) return undefined;
  const { birthDate, deceased } = life;
  if (birthDate !== null && days.every((day) => comparePartialDays(day, birthDate) < 0))
    return 'before-birth';
  const died = deceased !== null && isPartialDay(deceased) ? deceased : undefined;
  if (died !== undefined && days.every((day) => comparePartialDays(day, died) > 0)) return 'after-death';
  return undefined;
}
