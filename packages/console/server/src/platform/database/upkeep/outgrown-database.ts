import type { WaitListener } from '../session-waits.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
/** Whoever waits this long for their turn takes the console for slow (milliseconds). */
const LONG_MS = 500;
/** In a minute with fewer users a single long statement would count as a queue. */
const FEWEST = 100;

export interface OutgrownOptions {
  /** Milliseconds. */
  readonly clock: () => number;
  /** What a person at the terminal reads. */
  readonly print: (line: string) => void;
}

/**
 * Names the next step, once an hour at most, when requests have waited for the embedded database through a whole minute: it
 * serves one after the other, and a faster machine would not change that.
 */
export function watchOutgrown({ clock, print }: OutgrownOptions): WaitListener {
  let begun = clock();
  let reportedAt = Number.NEGATIVE_INFINITY;
  let waits: number[] = [];

  function judge(now: number): void {
    const longest = waits.sort((one, other) => one - other)[Math.floor(waits.length * 0.95)] ?? 0;
    if (waits.length < FEWEST || longest < LONG_MS || now - reportedAt < HOUR_MS) return;
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
