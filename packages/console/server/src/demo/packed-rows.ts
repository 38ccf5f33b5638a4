/**
 * Placeholders in the cells of packed rows: ids by number, times and days relative to the anchor, and plain numbers.
 */
export const HOLES = {
  id: 'ι',
  time: 'τ',
  date: 'δ',
  year: 'υ',
  weekday: 'ω',
  number: 'ν',
  sameNumber: 'μ',
} as const;

/** The cells of one column: a template per row, and the values for the holes of all rows in order. */
export interface PackedColumn {
  readonly name: string;
  readonly templates: readonly (string | null)[];
  /** The template of each row, if the shape does not determine it. */
  readonly which?: readonly number[];
  readonly holes?: readonly (number | string)[];
}

export interface PackedRows {
  readonly table: string;
  readonly count: number;
  readonly columns: readonly PackedColumn[];
  /** Combinations of templates by column, and the index of each row's combination. */
  readonly shapes: readonly (readonly number[])[];
  readonly shape: readonly number[];
}

/** A line of the packed file. Lines of the same part are adjacent and loaded together. */
export interface PackedPart extends PackedRows {
  readonly part: string;
}

/** Provides values that depend on the time of loading. */
export interface Clock {
  /** The time that packed times are relative to, in unix seconds. */
  readonly anchor: number;
  readonly idOf: (number: number) => string;
  /** Converts a packed time to the time at loading, both in unix seconds. */
  readonly timeOf: (packed: number) => number;
  /** Returns the date this many days after the anchor's, YYYY-MM-DD. */
  readonly dateOf: (days: number) => string;
  readonly yearOf: (years: number) => number;
  /** Converts a packed weekday to the weekday at loading; 0 is Sunday. */
  readonly weekdayOf: (weekday: number) => number;
}

export const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** In the format of a backup. */
export type Cell = string | null;

const DAY = 86_400;
const MINUTE = 60;
const ANY_HOLE = new RegExp(`[${Object.values(HOLES).join('')}]`, 'g');

/** Adds a packed offset to a time: days, then minutes, or seconds as text. */
const addOffset = (time: number, days: number | string, rest: number | string): number =>
  time + Number(days) * DAY + (typeof rest === 'string' ? Number(rest) : rest * MINUTE);

/** Fills the holes of a column from first to last. `times` contains the last time of each row across columns. */
function createFiller({ holes = [] }: PackedColumn, times: (number | undefined)[], clock: Clock) {
  let next = 0;
  let lastId = 0;
  let lastNumber = '';
  const take = (): number | string => holes[next++] ?? 0;
  const fillers: Readonly<Record<string, (row: number) => string>> = {
    [HOLES.id]() {
      lastId += Number(take());
      return clock.idOf(lastId);
    },
    [HOLES.time](row) {
      const time = addOffset(times[row] ?? times[row - 1] ?? clock.anchor, take(), take());
      times[row] = time;
      return String(clock.timeOf(time));
    },
    [HOLES.date]: () => clock.dateOf(Number(take())),
    [HOLES.year]: () => String(clock.yearOf(Number(take()))),
    [HOLES.weekday]: () => WEEKDAYS[clock.weekdayOf(Number(take()))] ?? '',
    [HOLES.number]() {
      lastNumber = String(take());
      return lastNumber;
    },
    [HOLES.sameNumber]: () => lastNumber,
  };
  return (template: string, row: number) => template.replace(ANY_HOLE, (hole) => fillers[hole]?.(row) ?? '');
}

/** Returns the cells of the rows, in the order of the columns. */
export function unpackRows({ count, columns, shapes, shape }: PackedRows, clock: Clock): Cell[][] {
  const rows: Cell[][] = Array.from({ length: count }, () => []);
  const times: (number | undefined)[] = [];
  columns.forEach((column, index) => {
    const fill = createFiller(column, times, clock);
    rows.forEach((cells, row) => {
      const template = column.templates[column.which?.[row] ?? shapes[shape[row] ?? 0]?.[index] ?? 0] ?? null;
      cells.push(template === null ? null : fill(template, row));
    });
  });
  return rows;
}
