// The context next to a call. Loads after the patient header and the controls that start the call.
export { BesideJump } from './beside-jump.tsx';
export { CallScript } from './call-script.tsx';
export { LastReadings } from './last-readings.tsx';
export { PreviousCalls } from './previous-calls.tsx';
