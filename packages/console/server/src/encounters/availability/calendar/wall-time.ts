/** A time as written in a calendar: wall clock time in milliseconds, as if it were UTC. */
export interface CalendarTime {
  readonly wall: number;
  /** Whether it is a day without a time. */
  readonly isDay: boolean;
  readonly isUtc: boolean;
}

export const DAY_MS = 86_400_000;

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;
/** The first year accepted: Outlook starts its zones here. */
const FIRST_YEAR = 1601;

/** Returns `20260309`, `20260309T093000` or `20260309T093000Z` as a time, otherwise undefined. */
export function readCalendarTime(text: string): CalendarTime | undefined {
  const match = TIME.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const wall = Date.UTC(year, month - 1, day, hour, minute, Math.min(second, 59));
  const isReal = new Date(wall).getUTCDate() === day && month <= 12 && hour < 24 && minute < 60;
  if (!isReal || year < FIRST_YEAR) return undefined;
  return { wall, isDay: match[4] === undefined, isUtc: match[7] === 'Z' };
}

const DURATION = /^([+-]?)P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/;

/** Returns a duration such as `PT1H30M` in milliseconds. Returns undefined for negative or invalid ones. */
export function readDuration(text: string): number | undefined {
  const match = DURATION.exec(text.trim());
  if (!match || match[1] === '-') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
