export { aPatient, callHandlers, fakeHttp, lost, type RecordedCall, refused } from './call-server.ts';
export { aContact, aStatus } from './contacts.ts';
export { type HeldCall, heldHttp, settled } from './held-http.ts';
export { type ManualClock, manualClock } from './manual-clock.ts';
export {
  aPerson,
  aPersonPort,
  type MemoryDevice,
  memoryDevice,
  memoryKeys,
  memoryRows,
  memoryTab,
  memoryVault,
} from './memory-device.ts';
export { memoryStorage } from './memory-storage.ts';
export {
  aStatusBody,
  failing,
  type OutboxTab,
  outboxTab,
} from './outbox-tab.ts';
export { aProfile } from './profiles.ts';
export { aReading, aRecord } from './records.ts';
export { mayCall, RIGHTS } from './rights.ts';
export { sequence } from './sequence.ts';
