export { CLOCK_HEADER } from './clock-header.ts';
export { serverClock, serverNow, serverSeconds } from './clock-of-page.ts';
export { hearingFetch } from './hearing-fetch.ts';
export { type ClockStorage, rememberClock } from './remembered-clock.ts';
export {
  CLOCK_FAULT_MS,
  createServerClock,
  type DeviceClocks,
  type RememberedClock,
  type ServerClock,
} from './server-clock.ts';
export { type ClockPage, watchClock } from './watch-clock.ts';
