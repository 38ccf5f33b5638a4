import { indexFrom, type TimeSpan, type Trend, type TrendPoint } from '@careline/core/internal/trends';

/** All values of one record, read together at one position of a chart. */
export interface ChartStop {
  readonly at: number;
  readonly points: readonly TrendPoint[];
}

/** The stops of a chart in time order. Created on demand, because there can be very many. */
export interface ChartStops {
  readonly count: number;
  /** Returns undefined outside 0 to `count`. */
  stop(index: number): ChartStop | undefined;
  /** Returns the index of the first stop at or after an instant. */
  indexFrom(at: number): number;
}

const isBefore = (one: TrendPoint, other: TrendPoint): boolean =>
  one.at < other.at || (one.at === other.at && one.record.id < other.record.id);

/** Merges the points of several sorted lines, combining those of one record. */
function merged(lines: readonly (readonly TrendPoint[])[]): readonly ChartStop[] {
  const places = lines.map(() => 0);
  const stops: ChartStop[] = [];
  for (;;) {
    let first: TrendPoint | undefined;
    for (const [index, line] of lines.entries()) {
      const point = line[places[index] as number];
      if (point && (!first || isBefore(point, first))) first = point;
    }
    if (!first) return stops;
    const { record, at } = first;
    const points: TrendPoint[] = [];
    for (const [index, line] of lines.entries()) {
      const point = line[places[index] as number];
      if (point?.record !== record) continue;
      points.push(point);
      places[index] = (places[index] as number) + 1;
    }
    stops.push({ at, points });
  }
}

function ofLine(points: readonly TrendPoint[], from: number, to: number): ChartStops {
  const [first, end] = [indexFrom(points, from), indexFrom(points, to + 1)];
  return {
    count: end - first,
    stop(index) {
      const point = index >= 0 && index < end - first ? points[first + index] : undefined;
      return point && { at: point.at, points: [point] };
    },
    indexFrom: (at) => Math.min(end, Math.max(first, indexFrom(points, at))) - first,
  };
}

/** Returns the records of a trend within a span, oldest first. The keyboard moves between them. */
export function stopsOf({ lines }: Trend, { from, to }: TimeSpan): ChartStops {
  const [only, ...others] = lines;
  if (only && others.length === 0) return ofLine(only.points, from, to);
  const within = lines.map(({ points }) => points.slice(indexFrom(points, from), indexFrom(points, to + 1)));
  const stops = merged(within);
  return {
    count: stops.length,
    stop: (index) => stops[index],
    indexFrom: (at) => indexFrom(stops, at),
  };
}

/** Returns the index of the stop nearest to an instant; -1 if there are none. */
export function nearestStop(stops: ChartStops, at: number): number {
  const after = stops.indexFrom(at);
  const distance = (index: number): number => {
    const stop = stops.stop(index);
    return stop ? Math.abs(stop.at - at) : Number.POSITIVE_INFINITY;
  };
  if (stops.count === 0) return -1;
  const before = stops.stop(after - 1);
  // If several stops share a second, returns the first; the keyboard reaches the others.
  const first = before ? stops.indexFrom(before.at) : after;
  return distance(first) <= distance(after) ? first : after;
}

/** Number of stops that Page Up and Page Down move. */
const PAGE = 10;

/** Returns the stop that a key moves to (slider keys, WAI-ARIA); undefined for other keys. */
export function stopOfKey(key: string, current: number, last: number): number | undefined {
  const leads: Readonly<Record<string, number>> = {
    ArrowRight: current + 1,
    ArrowUp: current + 1,
    ArrowLeft: current - 1,
    ArrowDown: current - 1,
    PageUp: current + PAGE,
    PageDown: current - PAGE,
    Home: 0,
    End: last,
  };
  const to = Object.hasOwn(leads, key) ? leads[key] : undefined;
  return to === undefined ? undefined : Math.min(last, Math.max(0, to));
}
