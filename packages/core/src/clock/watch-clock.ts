import type { ServerClock } from './server-clock.ts';

/** The part of `window` that is used. */
export interface ClockPage {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  setInterval(task: () => void, ms: number): number;
  clearInterval(timer: number | undefined): void;
}

/** How long a device's clock that was set goes unnoticed at most. */
const LOOKED_AT_EVERY_MS = 15_000;
const LOOKED_AT_WHEN = ['focus', 'online', 'pageshow'];

/**
 * Calls `ask` when the device's clock was set or the device slept, so that any answer of the server puts the time right.
 * Returns how to stop.
 */
export function watchClock(clock: ServerClock, page: ClockPage, ask: () => void): () => void {
  const look = () => {
    if (!clock.isDoubtful()) return;
    clock.check();
    ask();
  };
  const timer = page.setInterval(look, LOOKED_AT_EVERY_MS);
  for (const type of LOOKED_AT_WHEN) page.addEventListener(type, look);
  return () => {
    page.clearInterval(timer);
    for (const type of LOOKED_AT_WHEN) page.removeEventListener(type, look);
  };
}
