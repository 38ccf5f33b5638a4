const MINUTE = 60;
const HOUR = 3600;

/** Seconds between attempts, about three days in total. */
const PAUSES = [
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
] as const;

/** Varies pauses by a tenth, so that deliveries that failed together are not retried together. */
const JITTER = 0.1;

/** A receiver that has failed for this long gets nothing more (seconds). */
export const FAILING_SECONDS = 3 * 24 * HOUR;

/** Returns the seconds until the next attempt, or undefined if there is none. `random` is from 0 to below 1. */
export function pauseAfter(tries: number, random: () => number): number | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + JITTER * (2 * random() - 1)));
}
