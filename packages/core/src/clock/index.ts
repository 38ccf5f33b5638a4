export { serverClock, serverNow, serverSeconds } from './clock-of-page.ts';
export { hearingFetch } from './hearing-fetch.ts';
export { rememberClock } from './remembered-clock.ts';
export { CLOCK_HEADER, createServerClock, type ServerClock } from './server-clock.ts';
export { watchClock } from './watch-clock.ts';
