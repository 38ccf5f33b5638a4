import * as v from 'valibot';

/** `refused` and `conflict` are the tray: only a person moves an entry out of it. */
const ENTRY_STATES = ['waiting', 'sending', 'refused', 'conflict', 'done'] as const;
export type EntryState = (typeof ENTRY_STATES)[number];

/** What an entry that waits is waiting for, beside its turn and its time. */
const ENTRY_WAITS = ['nothing', 'network', 'server', 'sign-in'] as const;
export type EntryWait = (typeof ENTRY_WAITS)[number];

/** Why the last try failed; the fields are those of `HttpError`. Holds no patient data. */
const entryErrorSchema = v.object({
  failure: v.string(),
  status: v.optional(v.number()),
  code: v.optional(v.string()),
  requestId: v.optional(v.string()),
  action: v.optional(v.string()),
  /** For a refusal of the shape: where and what. */
  errors: v.optional(v.array(v.object({ path: v.string(), message: v.string() }))),
  /** For `patient-merged`: whose record it was for, and who they are now. */
  merged: v.optional(v.object({ from: v.string(), to: v.string() })),
  /** Milliseconds since 1970. */
  at: v.number(),
});

export type EntryError = v.InferOutput<typeof entryErrorSchema>;

/** One save that waits. Times in milliseconds since 1970. */
export const outboxEntrySchema = v.object({
  id: v.string(),
  /** The same for every try of this content; changed content gets a new one. */
  idempotencyKey: v.string(),
  /** An endpoint's name. */
  endpoint: v.string(),
  /** Null once it is done. */
  body: v.unknown(),
  /** The patient's id, or a registration's draft id. */
  patient: v.string(),
  facility: v.string(),
  /** The author; nobody else sends or sees it. */
  user: v.string(),
  /** The number of the contract the body was made for. */
  contractNumber: v.number(),
  createdAt: v.number(),
  /** Entries of one patient are sent in this order. */
  order: v.number(),
  attempts: v.number(),
  /** Not before this time; 0 is at once. */
  nextTryAt: v.number(),
  waitsFor: v.picklist(ENTRY_WAITS),
  /** A try ended without a clear answer: the server may have stored it, so its content cannot change any more. */
  maybeStored: v.boolean(),
  state: v.picklist(ENTRY_STATES),
  lastError: v.nullable(entryErrorSchema),
  /** With `conflict`: what the server has, where it could be read. */
  theirs: v.optional(v.unknown()),
  doneAt: v.nullable(v.number()),
});

export type OutboxEntry = v.InferOutput<typeof outboxEntrySchema>;

/** Whether a person has to look at it. */
export function isInTray({ state }: Pick<OutboxEntry, 'state'>): boolean {
  return state === 'refused' || state === 'conflict';
}

/** In the order of sending; the ties are of tabs that wrote at once. */
export function inOrder(entries: readonly OutboxEntry[]): readonly OutboxEntry[] {
  return entries.toSorted((a, b) => a.order - b.order || a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
}
