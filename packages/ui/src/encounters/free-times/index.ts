export { freeTimesMessages } from './free-times.messages.ts';
export { FreeTimes } from './free-times.tsx';
export { type LostTime, NextTimes } from './next-times.tsx';
export { namesOf, type ProviderNames } from './provider-names.ts';
export {
  type FreeTimesRead,
  type FreeWeek,
  readNextSlots,
  slotOfTime,
  timesOfWeek,
  useFreeTimes,
} from './use-free-times.ts';
