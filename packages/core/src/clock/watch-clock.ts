import type { ServerClock } from './server-clock.ts';

export interface ClockPage {
  addEventListener(type: string, listener: () => void): void;
  removeEventListener(type: string, listener: () => void): void;
  setInterval(task: () => void, ms: number): number;
  clearInterval(timer: number | undefined): void;
}

/** Interval of checks for a changed device clock. */
const LOOKED_AT_EVERY_MS = 15_000;
const LOOKED_AT_WHEN = ['focus', 'online', 'pageshow'];

/**
 * Calls `ask` when the device's clock was changed or the device slept, so that the next response corrects the time.
 * Returns a function that stops it.
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
