import {
  type CalendarDay,
  dayNumber,
  dayOfNumber,
  dayOfText,
  daysInMonth,
  endOfDay,
  isoDay,
  startOfDay,
  textOfDay,
} from '#formatting';
import type { ReadingsView } from './readings-view.ts';
import type { TimeSpan } from './reference-steps.ts';
import type { Trend } from './trend.ts';
import type { TrendRow } from './trend-rows.ts';

const MONTHS: Readonly<Record<'month' | 'quarter' | 'year', number>> = { month: 1, quarter: 3, year: 12 };

/** Returns the same day of an earlier month, or that month's last day. */
function monthsBefore({ year, month, day }: CalendarDay, months: number): CalendarDay {
  const at = dayOfNumber(dayNumber(year, month - months, 1));
  return { ...at, day: Math.min(day, daysInMonth(at.year, at.month)) };
}

const DAY_S = 86_400;
const endOf = (day: CalendarDay, timeZone: string): number => endOfDay(day, timeZone) - 1;

/** Returns the span from the first to the last value, with a margin on both sides. */
function reachOf(trend: Trend): TimeSpan | undefined {
  let [from, to] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of trend.lines) {
    from = Math.min(from, points[0]?.at ?? from);
    to = Math.max(to, points.at(-1)?.at ?? to);
  }
  if (from > to) return undefined;
  const room = Math.max(DAY_S, Math.ceil((to - from) * 0.02));
  return { from: from - room, to: to + room };
}

export interface SpanOptions {
  /** Milliseconds since 1970. */
  readonly now: number;
  /** IANA name of the facility's time zone. */
  readonly timeZone: string;
}

/** Returns the time span of a trend's view in unix seconds; whole days of the facility except for `all`. */
export function spanOfView(view: ReadingsView, trend: Trend, { now, timeZone }: SpanOptions): TimeSpan {
  const today = dayOfText(isoDay(now / 1000, timeZone) ?? '') ?? { year: 1970, month: 1, day: 1 };
  const reach = reachOf(trend) ?? { from: endOf(today, timeZone) - DAY_S, to: endOf(today, timeZone) };
  const { range } = view;
  if (range === 'all') return reach;
  if (range === 'own') {
    const days = [view.from, view.to].map((text) => dayOfText(text ?? ''));
    const [from, to] = view.from && view.to && view.from > view.to ? days.toReversed() : days;
    const first = from ? startOfDay(from, timeZone) : reach.from;
    const last = to ? endOf(to, timeZone) : reach.to;
    return { from: Math.min(first, last), to: Math.max(first, last) };
  }
  const begin = monthsBefore(today, MONTHS[range]);
  return { from: startOfDay(begin, timeZone), to: endOf(today, timeZone) };
}

/**
 * Returns the rows of a view: those within the span and those without a time; all rows if the view covers all times.
 */
export const rowsOfView = (
  rows: readonly TrendRow[],
  { range }: ReadingsView,
  { from, to }: TimeSpan,
): readonly TrendRow[] =>
  range === 'all' ? rows : rows.filter(({ time }) => !time || (time.at >= from && time.at <= to));

/** Returns the first and last calendar day of a span, for the date fields. */
export function daysOfSpan(
  { from, to }: TimeSpan,
  timeZone: string,
): { readonly from: string; readonly to: string } {
  const day = (at: number): string => isoDay(at, timeZone) ?? textOfDay({ year: 1970, month: 1, day: 1 });
  return { from: day(from), to: day(to) };
}
