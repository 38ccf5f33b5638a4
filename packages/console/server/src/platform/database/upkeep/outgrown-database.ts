import type { WaitListener } from '../session-waits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** A wait of this length makes the console feel slow (milliseconds). */
const LONG_MS = 500;
/** With fewer requests in a minute, a single long statement would look like a queue. */
const MIN_REQUESTS_PER_MINUTE = 100;

export interface OutgrownOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  /** Prints a line on the operator's terminal. */
  readonly print: (line: string) => void;
}

/**
 * Recommends PostgreSQL, at most once an hour, when requests waited for the embedded database throughout a minute. It
 * serves one request at a time, so a faster machine would not help.
 */
export function watchOutgrown({ clock, print }: OutgrownOptions): WaitListener {
  let begun = clock();
  let reportedAt = Number.NEGATIVE_INFINITY;
  let waits: number[] = [];

  function judge(now: number): void {
    const longest = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
    if (waits.length < MIN_REQUESTS_PER_MINUTE || longest < LONG_MS || now - reportedAt < HOUR_MS) return;
    reportedAt = now;
    print(
      `Requests wait up to ${(longest / 1000).toFixed(1)} s for the embedded database, which serves one at a time: for this many people at work set DATABASE_URL to a PostgreSQL server (docs/operations.md, "Install").`,
    );
  }

  return (ms) => {
    const now = clock();
    if (now - begun >= MINUTE_MS) {
      judge(now);
      waits = [];
      begun = now;
    }
    waits.push(ms);
  };
}
