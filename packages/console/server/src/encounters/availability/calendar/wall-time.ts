/** A time as a calendar writes it: what a wall clock shows, in milliseconds as if it were UTC. */
export interface CalendarTime {
  readonly wall: number;
  /** A day without a time of day. */
  readonly isDay: boolean;
  readonly isUtc: boolean;
}

export const DAY_MS = 86_400_000;

const TIME = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/;
/** The first year in which a calendar says anything: Outlook lets its zones begin there. */
const FIRST_YEAR = 1601;

/** `20260309`, `20260309T093000` or `20260309T093000Z`; undefined for what is no such time. */
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

/** `PT1H30M` in milliseconds; undefined for what is no duration that goes on. */
export function readDuration(text: string): number | undefined {
  const match = DURATION.exec(text.trim());
  if (!match || match[1] === '-') return undefined;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = match
    .slice(2)
    .map((part) => Number(part ?? 0));
  return ((((weeks * 7 + days) * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
}
