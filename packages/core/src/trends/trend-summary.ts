import { type Flag, levelWeight, type ValueStatus } from '#clinical';
import type { TrendLine, TrendPoint } from './trend.ts';
import type { TrendFlags } from './trend-flags.ts';

interface FlaggedPoint {
  readonly point: TrendPoint;
  readonly flag: Flag;
}

/** Content of a line's row, and text alternative of its chart. */
export interface LineSummary {
  readonly count: number;
  readonly last: TrendPoint;
  readonly flag: Flag | undefined;
  /** Evaluation of the last value: a flag, in range with the range, or not evaluated with the reason. */
  readonly face: ValueStatus;
  /**
   * Difference between the last two values in the trend's unit; undefined for the first one and next to `<` and `>`.
   */
  readonly change: number | undefined;
  /**
   * The value with the gravest alert among those of the 24 hours before the last one, if the last one has a lesser alert or
   * none. Show it next to the last one, which would reassure alone: 112/75 an hour after 156/106.
   */
  readonly graver: FlaggedPoint | undefined;
  readonly first: TrendPoint;
  readonly lowest: TrendPoint;
  readonly highest: TrendPoint;
}

/** Returns the change to the last value with the displayed decimals, so that 80.3 − 80.1 is 0.2. */
function changeOf(last: TrendPoint, before: TrendPoint | undefined): number | undefined {
  if (!before || last.comparator || before.comparator) return undefined;
  const decimals = Math.max(...[last, before].map(({ shown }) => shown.text.split('.')[1]?.length ?? 0));
  return Number((last.value - before.value).toFixed(decimals));
}

const DAY_SECONDS = 86_400;

function graverBefore(points: readonly TrendPoint[], last: TrendPoint, flags: TrendFlags) {
  let graver: FlaggedPoint | undefined;
  let level = levelWeight(flags.of(last));
  for (const point of points.slice(0, -1).reverse()) {
    if (point.at < last.at - DAY_SECONDS) break;
    const flag = flags.of(point);
    if (flag && levelWeight(flag) > level) [graver, level] = [{ point, flag }, levelWeight(flag)];
  }
  return graver;
}

/** Returns undefined for a line without points. */
export function summarizeLine({ points }: TrendLine, flags: TrendFlags): LineSummary | undefined {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return undefined;
  let [lowest, highest] = [first, first];
  for (const point of points) {
    if (point.value < lowest.value) lowest = point;
    if (point.value > highest.value) highest = point;
  }
  const change = changeOf(last, points.at(-2));
  return {
    count: points.length,
    last,
    flag: flags.of(last),
    face: flags.valueStatusOf(last.record, last.line.value),
    change,
    graver: graverBefore(points, last, flags),
    first,
    lowest,
    highest,
  };
}
