import { DatabaseUnavailableError } from '../database-errors.ts';

/** Pauses between tries to reach a server that is away: short at first, for one that only restarts. */
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5_000;

export interface Reconnecting {
  /**
   * Opens something by `open`. After a failure nothing is tried until a pause is over, which grows with each further
   * failure; until then every call is refused at once, and after it one call tries for all.
   * @throws DatabaseUnavailableError during a pause, and for a failed try (its cause)
   */
  open<T>(open: () => Promise<T>): Promise<T>;
}

export interface ReconnectingOptions {
  /** Milliseconds. */
  readonly clock?: () => number;
  /** Of 0 to 1: spreads the tries of several processes. */
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
      // Until this try is over the others need not try as well.
      if (isTry) pause();
      try {
        const opened = await open();
        failures = 0;
        return opened;
      } catch (error) {
        cause = error;
        // Of several that began before the first failure, one counts.
        if (isTry || failures === 0) {
          failures += 1;
          pause();
        }
        throw away(error);
      }
    },
  };
}
