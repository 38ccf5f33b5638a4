import { DatabaseUnavailableError } from '../database-errors.ts';

/** Pauses between attempts to reach an unavailable server. Short at first, in case it only restarts. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface Reconnecting {
  /**
   * Calls `open`. After a failure, rejects every call until a pause is over; then one call tries on behalf of all. The
   * pause grows with each failure.
   * @throws DatabaseUnavailableError during a pause, and for a failed attempt (with its cause)
   */
  open<T>(open: () => Promise<T>): Promise<T>;
}

export interface ReconnectingOptions {
  /** Milliseconds. */
  readonly clock?: () => number;
  /** From 0 to 1. Spreads the attempts of several processes. */
  readonly random?: () => number;
}

const away = (cause: unknown) => {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new DatabaseUnavailableError(reason, { cause });
};

export function createReconnecting({
  clock = () => performance.now(),
  random = Math.random,
}: ReconnectingOptions = {}): Reconnecting {
  let failures = 0;
  let notBefore = Number.NEGATIVE_INFINITY;
  let cause: unknown;

  function pause(): void {
    const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.max(0, failures - 1));
    notBefore = clock() + longest * (0.5 + random() / 2);
  }

  return {
    async open(open) {
      const isTry = failures > 0;
      if (isTry && clock() < notBefore) throw away(cause);
      // The other calls need not try until this attempt is over.
      if (isTry) pause();
      try {
        const opened = await open();
        failures = 0;
        return opened;
      } catch (error) {
        cause = error;
        // Of several attempts that began before the first failure, count only one.
        if (isTry || failures === 0) {
          failures += 1;
          pause();
        }
        throw away(error);
      }
    },
  };
}
