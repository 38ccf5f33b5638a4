import type { ClockPort } from '#outbox';
import { settled } from './held-http.ts';

export interface ManualClock extends ClockPort {
  /** Moves time forward. Due timers run at their own time, and their promises settle. */
  advance(ms: number): Promise<void>;
}

/** Returns a clock that moves only when the test moves it. */
export function manualClock(start = Date.parse('2026-01-05T09:00:00Z')): ManualClock {
  let now = start;
  const timers = new Map<symbol, { readonly at: number; readonly task: () => void }>();

  function nextUntil(end: number) {
    return [...timers].filter(([, { at }]) => at <= end).toSorted(([, a], [, b]) => a.at - b.at)[0];
  }

  return {
    now: () => now,
    after(ms, task) {
      const id = Symbol('timer');
      timers.set(id, { at: now + ms, task });
      return () => void timers.delete(id);
    },
    async advance(ms) {
      const end = now + ms;
      await settled();
      for (let next = nextUntil(end); next; next = nextUntil(end)) {
        const [id, { at, task }] = next;
        timers.delete(id);
        now = Math.max(now, at);
        task();
        await settled();
      }
      now = end;
    },
  };
}
