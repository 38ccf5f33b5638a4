export { contactOfEntry } from './call-entry.ts';
export { aboutDraft } from './draft-about.ts';
export { type UnfinishedCall, type UnfinishedKind, unfinishedCalls } from './unfinished-calls.ts';
