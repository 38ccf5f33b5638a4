import {
  type LineDefinition,
  type ReferenceStep,
  type TimeAxis,
  type TimeSpan,
  type Trend,
  type TrendPoint,
  thinPoints,
  timeAxis,
  type ValueAxis,
  valueAxis,
} from '@careline/core/internal/trends';

interface ChartSize {
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
}

interface DrawnArea {
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
  /** Position among the lines of the definition. Decides dashes and markers. */
  readonly index: number;
  /** SVG path in tenths of a pixel, because integers are serialised several times faster than decimals. */
  readonly path: string;
  /** Points with a marker: all drawn points, or none if the markers would merge into a band. */
  readonly points: readonly DrawnPoint[];
}

/** Reference area of a line within the plot. */
interface ReferenceArea extends DrawnArea {
  /** Position of the line in the definition. The two lines of a pair have different tones. */
  readonly index: number;
}

/** Label of a bound: at the start of the last visible period, or next to the plot. */
export interface BoundLabel {
  readonly x: number;
  readonly y: number;
  /** Such as "< 130": the unflagged side of the bound. */
  readonly text: string;
}

/** Bounds of a line's reference, in the dashes of the line. Used if several lines have one. */
interface DrawnBound {
  readonly line: LineDefinition;
  readonly index: number;
  readonly path: string;
  readonly labels: readonly BoundLabel[];
}

interface DrawnGuide {
  readonly key: string;
  readonly label: string;
  readonly path: string;
  readonly isAim: boolean;
  /** Position of the label. */
  readonly end: { readonly x: number; readonly y: number };
}

export interface ChartLayout extends ChartSize {
  readonly plot: DrawnArea;
  readonly values: ValueAxis;
  readonly times: TimeAxis;
  readonly areas: readonly ReferenceArea[];
  /** Labels of area edges, next to the plot. */
  readonly edges: readonly BoundLabel[];
  readonly bounds: readonly DrawnBound[];
  readonly guides: readonly DrawnGuide[];
  readonly lines: readonly DrawnLine[];
  x(at: number): number;
  y(value: number): number;
}

/** A line to compare with, such as a growth standard. Drawn behind the values, without markers. */
export interface ChartGuide {
  readonly key: string;
  readonly label: string;
  readonly points: readonly { readonly at: number; readonly value: number }[];
  /** Extends the axis to include this line, however far it is from the values. For goals. */
  readonly isAim?: boolean;
}

export interface ChartInput extends ChartSize {
  /** The trend with its visible lines. */
  readonly trend: Trend;
  readonly guides?: readonly ChartGuide[];
  readonly span: TimeSpan;
  readonly timeZone: string;
  /** By the key of the line. */
  readonly references: Readonly<Record<string, readonly ReferenceStep[]>>;
  /** Whether the two lines are one measurement, such as blood pressure. Each then gets an area. */
  readonly isPair?: boolean;
  /** Reserves a second line under the days, such as for the week of a pregnancy. */
  readonly hasUnderDays?: boolean;
}

/** CSS pixels around the plot for the value labels and the days. */
const ROOM = { left: 44, right: 12, top: 18, bottom: 24 } as const;
/** More pixels for edge labels, and for a second line under the days. */
const EDGES_WIDTH = 34;
const UNDER_DAYS = 16;
/** Fraction of the value range left free above and below, for flags. */
const HEADROOM = 0.08;
/** One segment, with its extremes, per three pixels. More would not be visible. */
const PIXELS_A_STRETCH = 3;
/** Pixels needed per day label. */
const PIXELS_A_TICK = 84;
const PIXELS_A_STEP = 44;
/** With more points than this, markers would merge into a band. Only the line is drawn; flags keep their shapes. */
const MAX_MARKS = 240;

/** Returns bounds close to the values. The axis is not stretched for distant ones. */
function boundsNear(input: ChartInput, lowest: number, highest: number): readonly number[] {
  const reach = (highest - lowest || Math.abs(highest) || 1) * 0.6;
  return input.trend.lines
    .flatMap(({ definition }) => input.references[definition.key] ?? [])
    .flatMap(({ areas }) => areas.flatMap(({ low, high }) => [low, high]))
    .filter((bound) => bound !== undefined)
    .filter((bound) => bound >= lowest - reach && bound <= highest + reach);
}

/** Returns the value axis for the visible part of the lines, including their extremes. */
function valuesOf(
  input: ChartInput,
  drawn: readonly (readonly TrendPoint[])[],
  height: number,
): ValueAxis | undefined {
  const { from, to } = input.span;
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const points of drawn)
    for (const { at, value } of points) {
      if (at < from || at > to) continue;
      if (value < lowest) lowest = value;
      if (value > highest) highest = value;
    }
  if (lowest > highest) return undefined;
  const steps = Math.max(2, Math.round(height / PIXELS_A_STEP));
  const aims = (input.guides ?? []).filter(({ isAim }) => isAim).flatMap(({ points }) => points);
  const aimed = aims.map(({ value }) => value);
  const room = (highest - lowest) * HEADROOM;
  // The axis goes below zero only if a value does.
  const bottom = lowest >= 0 ? Math.max(0, lowest - room) : lowest - room;
  return valueAxis([bottom, highest + room, ...boundsNear(input, lowest, highest), ...aimed], steps);
}

const round = (pixels: number): number => Math.round(pixels * 10) / 10;

type Scale = Pick<ChartLayout, 'plot' | 'values' | 'x' | 'y'> & { readonly span: TimeSpan };

function scaleOf({ span }: ChartInput, plot: DrawnArea, values: ValueAxis): Scale {
  const length = Math.max(1, span.to - span.from);
  return {
    plot,
    values,
    span,
    x: (at) => round(plot.x + ((at - span.from) / length) * plot.width),
    y: (value) =>
      round(plot.y + plot.height - ((value - values.from) / (values.to - values.from)) * plot.height),
  };
}

/**
 * Returns a path in tenths of a pixel with relative steps. It is rebuilt at every step of a zoom, and small integers
 * cost a third of decimals.
 */
function pathOf(points: readonly TrendPoint[], { plot, span, values }: Scale): string {
  const across = (10 * plot.width) / Math.max(1, span.to - span.from);
  const up = (10 * plot.height) / (values.to - values.from);
  const [left, bottom] = [10 * plot.x, 10 * (plot.y + plot.height)];
  let path = 'm';
  let [before, above] = [0, 0];
  for (const { at, value } of points) {
    const x = Math.round(left + (at - span.from) * across);
    const y = Math.round(bottom - (value - values.from) * up);
    path += `${x - before} ${y - above} `;
    before = x;
    above = y;
  }
  return points.length > 0 ? path : '';
}

const clamp = (value: number, { from, to }: { readonly from: number; readonly to: number }): number =>
  Math.min(to, Math.max(from, value));

/** Returns the areas of the steps as rectangles within the plot. */
function areasOf(
  steps: readonly ReferenceStep[],
  index: number,
  { x, y, span, values }: Scale,
): readonly ReferenceArea[] {
  return steps
    .filter(({ from, to }) => from <= span.to && to >= span.from)
    .flatMap(({ from, to, areas }) =>
      areas.map(({ low, high }) => {
        const [left, top] = [x(clamp(from, span)), y(clamp(high ?? values.to, values))];
        return {
          index,
          x: left,
          width: round(x(clamp(to, span)) - left),
          y: top,
          height: round(y(clamp(low ?? values.from, values)) - top),
        };
      }),
    )
    .filter((area) => area.width > 0 && area.height > 0);
}

interface SeenBound {
  readonly value: number;
  /** Whether unflagged values are below this bound. */
  readonly isUpper: boolean;
}

const seenBounds = ({ areas }: ReferenceStep, { from, to }: ValueAxis): readonly SeenBound[] =>
  areas
    .flatMap(({ low, high }) => [
      { value: low, isUpper: false },
      { value: high, isUpper: true },
    ])
    .filter(
      (bound): bound is SeenBound => bound.value !== undefined && bound.value > from && bound.value < to,
    );

/** A label is on the side of its bound where the reference is. */
const LABEL_UNDER = 13;
const LABEL_OVER = 4;

/** Returns the visible bounds of a line as one path, and the labels of the last ones. */
function boundsOf(steps: readonly ReferenceStep[], { x, y, span, values }: Scale) {
  const seen = steps.filter(({ from, to }) => from <= span.to && to >= span.from);
  const path = seen
    .flatMap((step) =>
      seenBounds(step, values).map(
        ({ value }) => `M${x(clamp(step.from, span))} ${y(value)}H${x(clamp(step.to, span))}`,
      ),
    )
    .join('');
  const last = seen.at(-1);
  const labels = (last ? seenBounds(last, values) : []).map(({ value, isUpper }) => ({
    x: x(clamp(last?.from ?? span.from, span)) + 4,
    y: y(value) + (isUpper ? LABEL_UNDER : -LABEL_OVER),
    text: `${isUpper ? '<' : '≥'} ${Number(value.toPrecision(3))}`,
  }));
  return { path, labels };
}

/** Returns the edges of the last visible areas, next to the plot. Of several at the same height, only the first. */
function edgesOf(steps: readonly (readonly ReferenceStep[])[], { plot, y, span, values }: Scale) {
  const edges = steps.flatMap((line) => {
    const last = line.filter(({ from, to }) => from <= span.to && to >= span.from).at(-1);
    return (last ? seenBounds(last, values) : []).map(({ value }) => ({
      x: plot.x + plot.width + 6,
      y: y(value) + LABEL_OVER,
      text: `${Number(value.toPrecision(3))}`,
    }));
  });
  return edges.filter(
    (edge, place) => edges.findIndex((one) => Math.abs(one.y - edge.y) < LABEL_UNDER) === place,
  );
}

/** Pixels to keep clear of the plot's edge, where the last value would hide a label. */
const LABEL_ROOM = 24;

/** Returns the height of a line at a horizontal position. */
function heightAt(points: readonly { readonly x: number; readonly y: number }[], x: number): number {
  const next = points.findIndex((point) => point.x >= x);
  const [before, after] = [points[Math.max(0, next - 1)], points[next] ?? points.at(-1)];
  if (!before || !after || after.x === before.x) return before?.y ?? 0;
  return round(before.y + ((x - before.x) / (after.x - before.x)) * (after.y - before.y));
}

function guideOf({ key, label, points, isAim = false }: ChartGuide, { x, y, plot }: Scale): DrawnGuide {
  const drawn = points.map(({ at, value }) => ({ x: x(at), y: y(value) }));
  const path = drawn.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('');
  const end = Math.min(drawn.at(-1)?.x ?? 0, plot.x + plot.width) - LABEL_ROOM;
  return { key, label, path, isAim, end: { x: end, y: heightAt(drawn, end) } };
}

/** Computes the layout of a chart; undefined if no value of the trend is within the span. */
export function layOut(input: ChartInput): ChartLayout | undefined {
  const { trend, span, timeZone, references, guides = [], width, height } = input;
  const steps = trend.lines.map(({ definition: line }) => ({ line, steps: references[line.key] ?? [] }));
  // With several lines, one line's area would be behind another's values: high triglycerides within the cholesterol
  // reference look normal. A pair has two tones, and flagged values are filled.
  const several = steps.filter((one) => one.steps.length > 0).length > 1 && !input.isPair;
  const hasAreas = !several && steps.some((one) => one.steps.some(({ areas }) => areas.length > 0));
  const right = hasAreas ? EDGES_WIDTH : ROOM.right;
  const bottom = ROOM.bottom + (input.hasUnderDays ? UNDER_DAYS : 0);
  const plot = {
    x: ROOM.left,
    y: ROOM.top,
    width: Math.max(1, width - ROOM.left - right),
    height: Math.max(1, height - ROOM.top - bottom),
  };
  const stretches = Math.ceil(plot.width / PIXELS_A_STRETCH);
  const thinned = trend.lines.map(({ points }) => thinPoints(points, span, stretches));
  const values = valuesOf(input, thinned, plot.height);
  if (!values) return undefined;
  const scale = scaleOf(input, plot, values);
  const { x, y } = scale;
  const placeOf = (key: string): number => trend.definition.lines.findIndex((line) => line.key === key);
  const lines = trend.lines.map(({ definition: { key } }, index) => {
    const drawn = thinned[index] ?? [];
    const marked = drawn.length <= MAX_MARKS ? drawn : [];
    const points = marked.map((point) => ({ x: x(point.at), y: y(point.value), point }));
    return { key, index: placeOf(key), path: pathOf(drawn, scale), points };
  });
  return {
    width,
    height,
    plot,
    values,
    times: timeAxis(span, timeZone, Math.max(2, Math.floor(plot.width / PIXELS_A_TICK))),
    areas: several ? [] : steps.flatMap((one) => areasOf(one.steps, placeOf(one.line.key), scale)),
    edges: several
      ? []
      : edgesOf(
          steps.map((one) => one.steps),
          scale,
        ),
    bounds: several
      ? steps.map((one) => ({
          line: one.line,
          index: placeOf(one.line.key),
          ...boundsOf(one.steps, scale),
        }))
      : [],
    guides: guides.map((guide) => guideOf(guide, scale)),
    lines,
    x,
    y,
  };
}
