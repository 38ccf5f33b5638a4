import { createServerClock, type ServerClock } from './server-clock.ts';

/** The one clock of a page: every HTTP client sets it, and every "now" and "today" of a screen is read from it. */
export const serverClock: ServerClock = createServerClock({
  date: () => Date.now(),
  elapsed: () => performance.now(),
});

/** The server's time in milliseconds since 1970, in place of `Date.now`. */
export const serverNow = (): number => serverClock.now();

/** The server's time in unix seconds. */
export const serverSeconds = (): number => Math.floor(serverNow() / 1000);
