export type { CallDraftPhase, CallDraftStatus } from './call-draft-status.ts';
export type { CallDrafts } from './call-session-draft.ts';
export { type CallOutbox, contactOfEntry, type QueuedCall } from './call-session-queue.ts';
export { aboutDraft } from './draft-about.ts';
export { type UnfinishedCall, type UnfinishedKind, unfinishedCalls } from './unfinished-calls.ts';
