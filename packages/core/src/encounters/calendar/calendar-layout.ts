import { ROW_MINUTES } from './calendar-axis.ts';

/** An item with a start and an optional end, in unix seconds. */
export interface TimedItem {
  readonly id: string;
  readonly period: { readonly start: number; readonly end?: number | null | undefined };
}

/** Start of each row of a column (unix seconds); undefined if the column does not have that row. */
export type ColumnRows = readonly (number | undefined)[];

/** Position of an item in its column, in rows from the top. */
export interface PlacedItem<Item extends TimedItem> {
  readonly item: Item;
  readonly top: number;
  readonly bottom: number;
  /** Lane from the start of the line, and the number of parallel lanes. */
  readonly lane: number;
  readonly lanes: number;
  /** Whether the item starts before or ends after this column. */
  readonly isCutAtTop: boolean;
  readonly isCutAtBottom: boolean;
}

/** Items that do not fit, by the row in which they start. */
interface CrowdedRow<Item extends TimedItem> {
  readonly row: number;
  readonly items: readonly Item[];
}

export interface ColumnLayout<Item extends TimedItem> {
  readonly placed: readonly PlacedItem<Item>[];
  readonly crowded: readonly CrowdedRow<Item>[];
}

const ROW_S = ROW_MINUTES * 60;
/** Default length. The server reserves a care provider's time for the same length. */
const USUAL_S = 1800;
/** Minimum height in rows, to stay readable. */
const MIN_ROWS = 0.5;

const endOf = ({ period: { start, end } }: TimedItem): number => (end && end > start ? end : start + USUAL_S);

interface Span {
  readonly first: number;
  readonly last: number;
}

/** Returns the time range from the first to the last row of a column. */
function spanOf(rows: ColumnRows): Span | undefined {
  const known = rows.filter((start) => start !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last: last + ROW_S };
}

/**
 * Returns the last row that starts before an instant, or at it if `isStart`. Columns are short, so a linear scan is
 * fine.
 */
function rowBefore(rows: ColumnRows, instant: number, isStart: boolean): number {
  let found = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const start = rows[row];
    if (start !== undefined && (isStart ? start <= instant : start < instant)) found = row;
  }
  return found;
}

/** Returns the position of an instant in rows: 2.5 is the middle of the third row. */
export function placeOf(rows: ColumnRows, instant: number, isStart = true): number {
  const row = rowBefore(rows, instant, isStart);
  const start = rows[row] ?? instant;
  return row + Math.min(1, Math.max(0, (instant - start) / ROW_S));
}

type Place<Item extends TimedItem> = Omit<PlacedItem<Item>, 'lane' | 'lanes'>;

function placesIn<Item extends TimedItem>(items: readonly Item[], rows: ColumnRows): Place<Item>[] {
  const span = spanOf(rows);
  if (!span) return [];
  return items
    .filter((item) => item.period.start < span.last && endOf(item) > span.first)
    .map((item) => {
      const top = placeOf(rows, Math.max(item.period.start, span.first));
      const end = placeOf(rows, Math.min(endOf(item), span.last), false);
      return {
        item,
        top,
        bottom: Math.min(rows.length, Math.max(end, top + MIN_ROWS)),
        isCutAtTop: item.period.start < span.first,
        isCutAtBottom: endOf(item) > span.last,
      };
    })
    .sort(
      (one, other) =>
        one.top - other.top || other.bottom - one.bottom || (one.item.id < other.item.id ? -1 : 1),
    );
}

/** Yields groups of overlapping items, each with the first free lane at its start. */
function* clusters<Item extends TimedItem>(places: readonly Place<Item>[]) {
  let cluster: { readonly place: Place<Item>; readonly lane: number }[] = [];
  let ends: number[] = [];
  let bottom = 0;
  for (const place of places) {
    if (cluster.length > 0 && place.top >= bottom) {
      yield { cluster, lanes: ends.length };
      cluster = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= place.top);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = place.bottom;
    cluster.push({ place, lane });
    bottom = Math.max(cluster.length === 1 ? 0 : bottom, place.bottom);
  }
  if (cluster.length > 0) yield { cluster, lanes: ends.length };
}

/**
 * Lays out the items of a column. Overlapping items are placed next to each other in at most `mostLanes` lanes.
 * The rest is counted by starting row. Items that extend beyond the column are cut.
 */
export function layoutColumn<Item extends TimedItem>(
  items: readonly Item[],
  rows: ColumnRows,
  mostLanes = Number.POSITIVE_INFINITY,
): ColumnLayout<Item> {
  const placed: PlacedItem<Item>[] = [];
  const crowded = new Map<number, Item[]>();
  for (const { cluster, lanes } of clusters(placesIn(items, rows))) {
    for (const { place, lane } of cluster) {
      if (lane < mostLanes) placed.push({ ...place, lane, lanes: Math.min(lanes, mostLanes) });
      else {
        const row = Math.floor(place.top);
        crowded.set(row, [...(crowded.get(row) ?? []), place.item]);
      }
    }
  }
  return { placed, crowded: [...crowded].map(([row, own]) => ({ row, items: own })) };
}

/** Returns the rows outside the given periods, which can't be booked. */
export function closedRows(
  rows: ColumnRows,
  open: readonly { readonly start: number; readonly end: number }[],
): readonly boolean[] {
  return rows.map(
    (start) => start === undefined || !open.some((one) => one.start < start + ROW_S && start < one.end),
  );
}
