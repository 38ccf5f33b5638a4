const MINUTE = 60;
const HOUR = 3600;

/** Seconds between one try and the next: about three days altogether. */
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

/** A tenth more or less, so that what failed together does not come back together. */
const JITTER = 0.1;

/** A webhook that took nothing for so long is paused (seconds). */
export const FAILING_SECONDS = 3 * 24 * HOUR;

/**
 * Seconds until the next try after so many; undefined where there is none any more. `random` is from 0 to below 1.
 */
export function pauseAfter(tries: number, random: () => number): number | undefined {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? undefined : Math.round(pause * (1 + JITTER * (2 * random() - 1)));
}
