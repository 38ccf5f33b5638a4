import type { ClockPort } from '#outbox';
import { settled } from './held-http.ts';

export interface ManualClock extends ClockPort {
  /** Lets time pass: everything due on the way runs at its own time, and what it starts settles. */
  advance(ms: number): Promise<void>;
}

/** A clock that only moves when it is told to. */
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
