import { dayOfNumber, minuteOfDay, numberOfDay, startOfDay } from '#formatting';

/** Minutes per calendar row. */
export const ROW_MINUTES = 30;
const ROW_S = ROW_MINUTES * 60;

/** A calendar row: half an hour of local time. */
export interface AxisRow {
  /** Local minutes since midnight. */
  readonly minute: number;
  /** Whether this is the repeated hour after clocks go back. */
  readonly isAgain: boolean;
}

export interface CalendarAxis {
  readonly rows: readonly AxisRow[];
  /** Start of each row by day (unix seconds); undefined if the day does not have that row. */
  readonly days: readonly (readonly (number | undefined)[])[];
}

interface RowOfDay extends AxisRow {
  readonly start: number;
}

const startOf = (dayNumber: number, timeZone: string): number => startOfDay(dayOfNumber(dayNumber), timeZone);

/** Returns the half hours of a day: 46 when clocks go forward, 50 when they go back. */
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

/** Sorts a repeated hour after its first occurrence. */
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
 * Returns the rows that cover some days of a time zone.
 * When clocks change, a skipped hour is a row that the day does not have, and a repeated hour is two rows, so that
 * every instant has exactly one position.
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
