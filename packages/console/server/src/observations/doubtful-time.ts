import { dayOf } from '@careline/core/internal/formatting';
import type { ReadingDoubt } from '@careline/core/internal/metrics';

const DAY_SECONDS = 86_400;

/** The last moment that a wrong clock explains; later ones have not come yet. Unix seconds. */
const latestMoment = (now: number): number => now + DAY_SECONDS;

/** The last day that may have come, wherever the source is. */
export const latestDay = (now: number, timeZone: string): string => dayOf(latestMoment(now), timeZone);

/** Days, months and years are compared by what they have in common: a reading of 2015 is not before May 2015. */
export function comparePartialDays(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  const [left, right] = [one.slice(0, length), other.slice(0, length)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export const isPartialDay = (text: string): boolean => /^\d{4}(-\d\d){0,2}$/.test(text);

/** When a reading was taken, as it is stored. */
export interface StoredTime {
  readonly at: number | null;
  readonly onDate?: string | null | undefined;
  readonly timeText?: string | null | undefined;
}

/** When a person was born and died, as it is stored: YYYY, YYYY-MM, YYYY-MM-DD, or `true`. */
export interface LifeSpan {
  readonly birthDate: string | null;
  readonly deceased: string | null;
}

/** The days that a time may be of: by the facility's calendar, and by that of the source where it wrote one. */
function daysOf({ at, onDate, timeText }: StoredTime, timeZone: string): readonly string[] {
  const written = timeText?.slice(0, 10) ?? '';
  if (at === null) return [onDate ?? written].filter(isPartialDay);
  const own = isPartialDay(written) && written.length === 10 ? [written] : [];
  return [dayOf(at, timeZone), ...own];
}

/** Days of the whole world differ by one at most, so most times need no calendar. */
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
 * Why a time cannot be: it had not come when it was stored, or was outside the person's life. Undefined where it can, or
 * it cannot be read.
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

/** `sort_at` of readings without a readable time: after all others. Unix seconds. */
export const UNREADABLE_TIME = 253_402_300_799;
