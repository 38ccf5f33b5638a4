import type { TimeSpan, Trend, TrendPoint } from '@careline/core/trends';

/** What is read at one place of a chart: all values of one record. */
export interface ChartStop {
  readonly at: number;
  readonly points: readonly TrendPoint[];
}

/** The records of a trend within a span, oldest first: where the keyboard stops. */
export function stopsOf({ lines }: Trend, { from, to }: TimeSpan): readonly ChartStop[] {
  const stops = new Map<string, { at: number; points: TrendPoint[] }>();
  for (const point of lines.flatMap(({ points }) => points)) {
    if (point.at < from || point.at > to) continue;
    const stop = stops.get(point.record.id) ?? { at: point.at, points: [] };
    stop.points.push(point);
    stops.set(point.record.id, stop);
  }
  return [...stops.values()].sort((one, other) => one.at - other.at);
}

/** The stop nearest to an instant; -1 without any. */
export function nearestStop(stops: readonly ChartStop[], at: number): number {
  let nearest = -1;
  for (const [index, stop] of stops.entries())
    if (nearest < 0 || Math.abs(stop.at - at) < Math.abs((stops[nearest] as ChartStop).at - at))
      nearest = index;
  return nearest;
}

/** How far Page Up and Page Down go. */
const PAGE = 10;

/** Where a key leads to from a stop (the keys of a slider, WAI-ARIA); undefined for a key that leads nowhere. */
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
