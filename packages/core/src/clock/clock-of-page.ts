import { createServerClock, type ServerClock } from './server-clock.ts';

/** The clock of the page. HTTP clients set it, and screens read every "now" and "today" from it. */
export const serverClock: ServerClock = createServerClock({
  date: () => Date.now(),
  elapsed: () => performance.now(),
});

/** Returns the server's time in milliseconds since 1970. Use it instead of `Date.now`. */
export const serverNow = (): number => serverClock.now();

/** Returns the server's time in unix seconds. */
export const serverSeconds = (): number => Math.floor(serverNow() / 1000);
