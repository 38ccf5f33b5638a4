import { ROW_MINUTES } from './calendar-axis.ts';

/** Something that takes time, unix seconds; without an end it is as long as is usual. */
export interface TimedItem {
  readonly id: string;
  readonly period: { readonly start: number; readonly end?: number | null | undefined };
}

/** When each row of one column begins (unix seconds); undefined for a row the column does not have. */
export type ColumnRows = readonly (number | undefined)[];

/** Where an item stands in its column; places are counted in rows from the first one on. */
export interface PlacedItem<Item extends TimedItem> {
  readonly item: Item;
  readonly top: number;
  readonly bottom: number;
  /** From the start of the line, and of how many that stand side by side. */
  readonly lane: number;
  readonly lanes: number;
  /** It began before this column, or goes on after it. */
  readonly isCutAtTop: boolean;
  readonly isCutAtBottom: boolean;
}

/** Items that find no room beside the others, by the row they begin in. */
interface CrowdedRow<Item extends TimedItem> {
  readonly row: number;
  readonly items: readonly Item[];
}

export interface ColumnLayout<Item extends TimedItem> {
  readonly placed: readonly PlacedItem<Item>[];
  readonly crowded: readonly CrowdedRow<Item>[];
}

const ROW_S = ROW_MINUTES * 60;
/** An item whose end nobody said takes this long; so does the server take a care provider's time for it. */
const USUAL_S = 1800;
/** In rows: less could not be read. */
const LEAST = 0.5;

const endOf = ({ period: { start, end } }: TimedItem): number => (end && end > start ? end : start + USUAL_S);

interface Span {
  readonly first: number;
  readonly last: number;
}

/** From the first row that a column has until its last one. */
function spanOf(rows: ColumnRows): Span | undefined {
  const known = rows.filter((start) => start !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last: last + ROW_S };
}

/** The last row that begins before an instant, or with it where `isStart`. Rows are few: a look at each is cheap. */
function rowBefore(rows: ColumnRows, instant: number, isStart: boolean): number {
  let found = 0;
  for (let row = 0; row < rows.length; row += 1) {
    const start = rows[row];
    if (start !== undefined && (isStart ? start <= instant : start < instant)) found = row;
  }
  return found;
}

/** Where an instant stands in a column, in rows: 2.5 is the middle of the third row. */
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
        bottom: Math.min(rows.length, Math.max(end, top + LEAST)),
        isCutAtTop: item.period.start < span.first,
        isCutAtBottom: endOf(item) > span.last,
      };
    })
    .sort(
      (one, other) =>
        one.top - other.top || other.bottom - one.bottom || (one.item.id < other.item.id ? -1 : 1),
    );
}

/** Those that meet one another, each with the first lane that is free when it begins. */
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
 * Where the items of one column stand: those that meet stand side by side, at most `mostLanes` of them; what finds no room
 * is counted by the row it begins in. What begins before the column or ends after it is cut.
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

/** Which rows of a column lie in none of some periods: they cannot be booked by the hours of whoever it is about. */
export function closedRows(
  rows: ColumnRows,
  open: readonly { readonly start: number; readonly end: number }[],
): readonly boolean[] {
  return rows.map(
    (start) => start === undefined || !open.some((one) => one.start < start + ROW_S && start < one.end),
  );
}
