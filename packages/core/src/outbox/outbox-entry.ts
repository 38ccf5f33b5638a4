import * as v from 'valibot';

/** `refused` and `conflict` are the tray: only a person moves an entry out of it. */
const ENTRY_STATES = ['waiting', 'sending', 'refused', 'conflict', 'done'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What a waiting entry waits for, in addition to its turn and time. */
const ENTRY_WAITS = ['nothing', 'network', 'server', 'sign-in'] as const;
export type EntryWait = (typeof ENTRY_WAITS)[number];

/** Why the last attempt failed, with the fields of `HttpError`. Without patient data. */
const entryErrorSchema = v.object({
  failure: v.string(),
  status: v.optional(v.number()),
  code: v.optional(v.string()),
  requestId: v.optional(v.string()),
  action: v.optional(v.string()),
  /** Paths and messages of an invalid body. */
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** For `patient-merged`: the former and the current patient. */
  merged: v.optional(v.object({ from: v.string(), to: v.string() })),
  /** Milliseconds since 1970. */
  at: v.number(),
});

export type EntryError = v.InferOutput<typeof entryErrorSchema>;

/** A queued save. Times in milliseconds since 1970. */
export const outboxEntrySchema = v.object({
  id: v.string(),
  /** The same for every attempt; changed content gets a new one. */
  idempotencyKey: v.string(),
  /** Name of an endpoint. */
  endpoint: v.string(),
  /** Null once it is done. */
  body: v.unknown(),
  /** Patient id, or the draft id of a registration. */
  patient: v.string(),
  facility: v.string(),
  /** The author. Other users can neither send nor see the entry. */
  user: v.string(),
  /** Contract version of the body. */
  contractNumber: v.number(),
  createdAt: v.number(),
  /** Sending order of a patient's entries. */
  order: v.number(),
  attempts: v.number(),
  /** Earliest time of the next attempt; 0 means at once. */
  nextTryAt: v.number(),
  waitsFor: v.picklist(ENTRY_WAITS),
  /** An attempt ended without a clear response: the server may have stored it, so its content can't change. */
  maybeStored: v.boolean(),
  state: v.picklist(ENTRY_STATES),
  lastError: v.nullable(entryErrorSchema),
  /** With `conflict`: the server's version, if it could be read. */
  theirs: v.optional(v.unknown()),
  doneAt: v.nullable(v.number()),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>;

/** Whether a person has to look at it. */
export function isInTray({ state }: Pick<OutboxEntry, 'state'>): boolean {
  return state === 'refused' || state === 'conflict';
}

/** Sorts by sending order; ties come from tabs that wrote at the same time. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.toSorted((a, b) => a.order - b.order || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}
