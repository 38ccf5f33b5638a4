export { aPatient, callHandlers, fakeHttp, lost, type RecordedCall, refused } from './call-server.ts';
export { aCallLog, aContact, aStatus } from './contacts.ts';
export { type HeldCall, type HeldHttp, heldHttp, settled } from './held-http.ts';
export { memoryStorage } from './memory-storage.ts';
export { aProfile } from './profiles.ts';
export { aReading, aRecord } from './records.ts';
export { sequence } from './sequence.ts';
