/** Range and grid lines of a chart's value axis. */
export interface ValueAxis {
  readonly from: number;
  readonly to: number;
  /** Round numbers from lowest to highest, including `from` and `to`. */
  readonly ticks: readonly number[];
  /** Decimals of the ticks. */
  readonly decimals: number;
}

const NICE = [1, 2, 5, 10];

/** Returns the smallest step of 1, 2 or 5 times a power of ten that is at least the wanted one. */
function niceStep(wanted: number): number {
  const power = 10 ** Math.floor(Math.log10(wanted));
  // Slightly less, so that 0.3 / 3 is a tenth despite binary fractions.
  const nice = NICE.find((factor) => factor * power >= wanted * (1 - 1e-9)) ?? 10;
  return nice * power;
}

/**
 * Returns a round axis over all values with about this many steps. Equal values are centred. Undefined without values.
 */
export function valueAxis(values: Iterable<number>, steps = 5): ValueAxis | undefined {
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const value of values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  if (!(lowest <= highest) || !Number.isFinite(highest - lowest)) return undefined;
  const room = highest === lowest ? Math.abs(highest) * 0.05 || 0.5 : 0;
  const [bottom, top] = [lowest - room, highest + room];
  const step = niceStep((top - bottom) / steps);
  const [first, last] = [Math.floor(bottom / step + 1e-9), Math.ceil(top / step - 1e-9)];
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) =>
    Number(((first + index) * step).toFixed(decimals)),
  );
  return { from: ticks[0] ?? lowest, to: ticks.at(-1) ?? highest, ticks, decimals };
}
