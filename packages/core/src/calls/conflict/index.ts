export type { CallConflict, ConflictPart } from './call-conflict.ts';
export { type OutcomePart, readStoredCall } from './stored-call.ts';
