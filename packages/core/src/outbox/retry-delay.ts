const FIRST_MS = 2_000;
const LONGEST_MS = 5 * 60_000;
/** A server, or a proxy with a wrong clock, may not hold work back for longer than this. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

export interface RetryQuestion {
  /** Tries so far, the failed one included. */
  readonly attempts: number;
  /** 0 up to 1. */
  readonly random: number;
  /** What the server asked for. */
  readonly retryAfterMs?: number;
}

/**
 * Milliseconds to the next try: 2 s, doubled with every try up to five minutes, of which a random half is left out so that
 * the desks of a facility do not all come back in the same second. Never sooner than the server asked, up to an hour.
 */
export function retryDelay({ attempts, random, retryAfterMs = 0 }: RetryQuestion): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(30, Math.max(0, attempts - 1)));
  const jittered = Math.round(full / 2 + (full / 2) * random);
  return Math.max(jittered, Math.min(LONGEST_RETRY_AFTER_MS, retryAfterMs));
}
