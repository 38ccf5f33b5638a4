import { dayOfNumber, minuteOfDay, numberOfDay, startOfDay } from '#formatting';

/** Minutes of one row of a calendar. */
export const ROW_MINUTES = 30;
const ROW_S = ROW_MINUTES * 60;

/** A row of the calendar: half an hour of the wall clock. */
export interface AxisRow {
  /** Minutes since midnight, as the clock shows them. */
  readonly minute: number;
  /** The hour that comes a second time, because clocks went back. */
  readonly isAgain: boolean;
}

export interface CalendarAxis {
  readonly rows: readonly AxisRow[];
  /** For each day, when each row begins (unix seconds); undefined for a row that the day does not have. */
  readonly days: readonly (readonly (number | undefined)[])[];
}

interface RowOfDay extends AxisRow {
  readonly start: number;
}

const startOf = (dayNumber: number, timeZone: string): number => startOfDay(dayOfNumber(dayNumber), timeZone);

/** A day in half hours as it passes: 46 of them where clocks go forward an hour, 50 where they go back. */
function rowsOfDay(day: string, timeZone: string): readonly RowOfDay[] {
  const number = numberOfDay(day);
  if (number === undefined) return [];
  const end = startOf(number + 1, timeZone);
  const rows: RowOfDay[] = [];
  let latest = -1;
  for (let start = startOf(number, timeZone); start < end; start += ROW_S) {
    const minute = minuteOfDay(start * 1000, timeZone);
    rows.push({ minute, isAgain: minute <= latest, start });
    latest = Math.max(latest, minute);
  }
  return rows;
}

const keyOf = ({ minute, isAgain }: AxisRow): string => `${minute}${isAgain ? ' again' : ''}`;

/** An hour that comes again stands behind its first time. */
function compareRows(lastRepeated: number) {
  const rank = ({ minute, isAgain }: AxisRow): readonly [number, number] =>
    isAgain ? [lastRepeated, minute + 1] : [minute, 0];
  return (one: AxisRow, other: AxisRow): number => {
    const [first, second] = rank(one);
    const [otherFirst, otherSecond] = rank(other);
    return first - otherFirst || second - otherSecond;
  };
}

/**
 * The rows that some days of a zone have between them. On a day on which clocks change, an hour that is left out is a row
 * the day does not have, and one that comes twice is two rows, so that every instant has one place.
 */
export function calendarAxis(days: readonly string[], timeZone: string): CalendarAxis {
  const ofDays = days.map((day) => rowsOfDay(day, timeZone));
  const all = new Map<string, AxisRow>();
  for (const row of ofDays.flat()) all.set(keyOf(row), { minute: row.minute, isAgain: row.isAgain });
  const repeated = [...all.values()].filter(({ isAgain }) => isAgain).map(({ minute }) => minute);
  const rows = [...all.values()].sort(compareRows(Math.max(-1, ...repeated)));
  return {
    rows,
    days: ofDays.map((own) => {
      const starts = new Map(own.map((row) => [keyOf(row), row.start]));
      return rows.map((row) => starts.get(keyOf(row)));
    }),
  };
}
