import {
  type ReferenceStep,
  type TimeAxis,
  type TimeSpan,
  type Trend,
  type TrendPoint,
  thinPoints,
  timeAxis,
  type ValueAxis,
  valueAxis,
} from '@careline/core/trends';

export interface ChartSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

export interface DrawnArea {
  readonly x: number;
  readonly width: number;
  readonly y: number;
  readonly height: number;
}

export interface DrawnPoint {
  readonly x: number;
  readonly y: number;
  readonly point: TrendPoint;
}

export interface DrawnLine {
  readonly key: string;
  /** Of an SVG path. */
  readonly path: string;
  /** Those that are drawn of it; all of the window where they fit. */
  readonly points: readonly DrawnPoint[];
}

export interface ChartLayout extends ChartSize {
  readonly plot: DrawnArea;
  readonly values: ValueAxis;
  readonly times: TimeAxis;
  readonly areas: readonly DrawnArea[];
  readonly lines: readonly DrawnLine[];
  x(at: number): number;
  y(value: number): number;
}

export interface ChartInput extends ChartSize {
  readonly trend: Trend;
  readonly span: TimeSpan;
  readonly timeZone: string;
  /** By the key of their line. */
  readonly references: Readonly<Record<string, readonly ReferenceStep[]>>;
}

/** Room around the plot for the numbers beside it and the days below it, in CSS pixels. */
const ROOM = { left: 44, right: 12, top: 10, bottom: 24 } as const;
/** A stretch of the line for every two pixels: finer than that nobody sees. */
const PIXELS_A_STRETCH = 2;
/** Labels of days need about so much. */
const PIXELS_A_TICK = 84;
const PIXELS_A_STEP = 44;

const within = ({ from, to }: TimeSpan, at: number): boolean => at >= from && at <= to;

/** Bounds of the reference are in sight where values are near them; a chart is not stretched for one far away. */
function boundsNear(input: ChartInput, lowest: number, highest: number): readonly number[] {
  const reach = (highest - lowest || Math.abs(highest) || 1) * 0.6;
  return Object.values(input.references)
    .flat()
    .flatMap(({ areas }) => areas.flatMap(({ low, high }) => [low, high]))
    .filter((bound) => bound !== undefined)
    .filter((bound) => bound >= lowest - reach && bound <= highest + reach);
}

function valuesOf(input: ChartInput, height: number): ValueAxis | undefined {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { points } of input.trend.lines)
    for (const { at, value } of points) {
      if (!within(input.span, at)) continue;
      lowest = Math.min(lowest, value);
      highest = Math.max(highest, value);
    }
  if (lowest > highest) return undefined;
  const steps = Math.max(2, Math.round(height / PIXELS_A_STEP));
  return valueAxis([lowest, highest, ...boundsNear(input, lowest, highest)], steps);
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

const pathOf = (points: readonly DrawnPoint[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** Where everything of a chart stands; undefined where no value of the trend lies in the span. */
export function layOut(input: ChartInput): ChartLayout | undefined {
  const { trend, span, timeZone, references, width, height } = input;
  const plot = {
    x: ROOM.left,
    y: ROOM.top,
    width: Math.max(1, width - ROOM.left - ROOM.right),
    height: Math.max(1, height - ROOM.top - ROOM.bottom),
  };
  const values = valuesOf(input, plot.height);
  if (!values) return undefined;
  const length = Math.max(1, span.to - span.from);
  const x = (at: number): number => round(plot.x + ((at - span.from) / length) * plot.width);
  const y = (value: number): number =>
    round(plot.y + plot.height - ((value - values.from) / (values.to - values.from)) * plot.height);
  const clampX = (at: number): number => x(Math.min(span.to, Math.max(span.from, at)));
  const clampY = (value: number): number => y(Math.min(values.to, Math.max(values.from, value)));
  const areas = Object.values(references)
    .flat()
    .filter(({ from, to }) => from <= span.to && to >= span.from)
    .flatMap(({ from, to, areas: found }) =>
      found.map(({ low, high }) => {
        const [left, top] = [clampX(from), clampY(high ?? values.to)];
        return {
          x: left,
          width: round(clampX(to) - left),
          y: top,
          height: round(clampY(low ?? values.from) - top),
        };
      }),
    )
    .filter((area) => area.width > 0 && area.height > 0);
  const lines = trend.lines.map(({ definition, points }) => {
    const thin = thinPoints(points, span, Math.ceil(plot.width / PIXELS_A_STRETCH));
    const drawn = thin.map((point) => ({ x: x(point.at), y: y(point.value), point }));
    return { key: definition.key, path: pathOf(drawn), points: drawn };
  });
  const times = timeAxis(span, timeZone, Math.max(2, Math.floor(plot.width / PIXELS_A_TICK)));
  return { width, height, plot, values, times, areas, lines, x, y };
}
