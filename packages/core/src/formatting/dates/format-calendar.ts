import { serverNow } from '#clock';
import { monthName, timeText, weekdayName } from '../words.ts';
import { formatTime } from './format-date.ts';
import { type DateInput, type FormatOptions, readDay } from './read-time.ts';
import { dayNumber } from './wall-clock.ts';

/** 1970-01-01 was a Thursday. */
const weekdayOf = (number: number): number => (((number + 4) % 7) + 7) % 7;

/** The parts that a host page can format itself. */
export interface CalendarParts {
  readonly time: string;
  /** For a day that is not near. */
  readonly date: string | undefined;
}

/**
 * Returns "Today at 3:05 pm", "Yesterday at …", "Tomorrow at …", "Last Monday at …" for two to six days ago, otherwise
 * "5 January 2024 at 3:05 pm".
 * Days are calendar days in the time zone (specification 5).
 */
export function formatCalendar(
  value: DateInput,
  now?: DateInput,
  options?: FormatOptions,
  parts?: CalendarParts,
): string {
  const timeZone = options?.timeZone ?? undefined;
  const at = readDay(value, timeZone);
  const today = readDay(now ?? new Date(serverNow()), timeZone);
  const time = parts?.time ?? formatTime(value, options);
  if (!at || !today || time === '--') return '--';
  const locale = options?.locale;
  const number = dayNumber(at.year, at.month, at.day);
  const daysAgo = dayNumber(today.year, today.month, today.day) - number;
  if (daysAgo === 0) return timeText('today', { time }, locale);
  if (daysAgo === 1) return timeText('yesterday', { time }, locale);
  if (daysAgo === -1) return timeText('tomorrow', { time }, locale);
  if (daysAgo > 1 && daysAgo < 7)
    return timeText('lastWeekday', { weekday: weekdayName(weekdayOf(number), locale), time }, locale);
  const date = parts?.date ?? `${at.day} ${monthName(at.month, locale)} ${at.year}`;
  return timeText('longDate', { date, time }, locale);
}
