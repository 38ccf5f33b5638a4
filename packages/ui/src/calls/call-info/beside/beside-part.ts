// What stands beside a call: fetched after whom it is to and how it is begun.
export { BesideJump } from './beside-jump.tsx';
export { LastReadings } from './last-readings.tsx';
export { PreviousCalls } from './previous-calls.tsx';
