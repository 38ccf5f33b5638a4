const FIRST_MS = 2_000;
const MAX_DELAY_MS = 5 * 60_000;
/** Maximum wait, for servers and proxies with a wrong clock. */
const LONGEST_RETRY_AFTER_MS = 60 * 60_000;

export interface RetryQuestion {
  /** Attempts so far, including the failed one. */
  readonly attempts: number;
  /** From 0 up to 1. */
  readonly random: number;
  /** Wait requested by the server. */
  readonly retryAfterMs?: number;
}

/**
 * Returns milliseconds until the next attempt: 2 s, doubled up to five minutes, minus up to a random half, so that a
 * facility's devices don't all return at the same time. Never earlier than the server asked, up to an hour.
 */
export function retryDelay({ attempts, random, retryAfterMs = 0 }: RetryQuestion): number {
  const full = Math.min(MAX_DELAY_MS, FIRST_MS * 2 ** Math.min(30, Math.max(0, attempts - 1)));
  const jittered = Math.round(full / 2 + (full / 2) * random);
  return Math.max(jittered, Math.min(LONGEST_RETRY_AFTER_MS, retryAfterMs));
}
