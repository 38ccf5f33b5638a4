import * as v from 'valibot';
import type { HttpError } from '#http';
import { type EditResult, type EntryWait, errorOfEntry, type Outbox, type OutboxEntry } from '#outbox';
import { addCallLog, addStatus } from '../call-saves.endpoints.ts';
import type { CallSave, PreparedSave } from '../session/call-session-save.ts';

/** Queue of call saves that could not be sent. */
export type CallOutbox = Pick<Outbox, 'store' | 'enqueue' | 'find' | 'flush' | 'withdraw' | 'retry'>;

/** A queued save. */
export interface QueuedCall {
  readonly id: string;
  readonly isBeingSent: boolean;
  /** `nothing`: waiting for an earlier save about this patient. */
  readonly waitsFor: EntryWait;
  /** An attempt ended without a clear response: the server may have it. */
  readonly maybeStored: boolean;
}

/** State of a save. `gone`: it was removed from the outbox. */
export type SaveVerdict =
  | { readonly kind: 'stored' }
  | { readonly kind: 'waiting'; readonly queued: QueuedCall }
  | { readonly kind: 'refused'; readonly error: HttpError }
  | { readonly kind: 'gone' };

/** Returns the state of a save; undefined during its first attempt. */
function verdictOf(entry: OutboxEntry | undefined, isFirstTryOver: boolean): SaveVerdict | undefined {
  if (!entry) return { kind: 'gone' };
  if (entry.state === 'done') return { kind: 'stored' };
  if (entry.state === 'refused' || entry.state === 'conflict')
    return { kind: 'refused', error: errorOfEntry(entry) };
  const hasFailed = entry.state === 'waiting' && entry.attempts > 0;
  if (!isFirstTryOver && !hasFailed) return undefined;
  const { id, state, waitsFor, maybeStored } = entry;
  return { kind: 'waiting', queued: { id, isBeingSent: state === 'sending', waitsFor, maybeStored } };
}

/** The readable part of a save from any version. */
const looseSave = v.looseObject({
  contactId: v.string(),
  vitaId: v.string(),
  status: v.looseObject({
    disposition: v.string(),
    detail: v.nullish(v.string()),
    note: v.nullish(v.string()),
    nextCallAt: v.nullish(v.number()),
  }),
  log: v.optional(v.looseObject({ answers: v.record(v.string(), v.unknown()) })),
});

/** Returns the save of an outbox entry; undefined if it is not a call's. */
function saveOfEntry({ endpoint, body }: Pick<OutboxEntry, 'endpoint' | 'body'>): CallSave | undefined {
  const known = [addStatus, addCallLog].find(({ name }) => name === endpoint);
  return known && v.is(looseSave, body) ? ({ endpoint: known, body } as unknown as CallSave) : undefined;
}

/** Returns the contact of an outbox entry, which is the id of its draft. */
export const contactOfEntry = (entry: Pick<OutboxEntry, 'endpoint' | 'body'>): string | undefined =>
  saveOfEntry(entry)?.body.contactId;

export interface CallQueueOptions {
  readonly outbox: CallOutbox;
  /** Called with changes after the first attempt. */
  readonly onChange: (verdict: SaveVerdict) => void;
}

export interface CallQueue {
  /** Returns the followed save, if any. */
  current(): CallSave | undefined;
  /** Stores the save on the device and sends it; undefined if the device can't store it. */
  put(prepared: PreparedSave): Promise<SaveVerdict | undefined>;
  /** Follows and returns a queued save of a contact. */
  adopt(contactId: string): Promise<CallSave | undefined>;
  takeBack(options: { readonly confirmed?: boolean }): Promise<EditResult>;
  sendNow(): Promise<void>;
  close(): void;
}

/** Creates the queue of a call's saves: each is stored on the device before it is sent. */
export function createCallQueue({ outbox, onChange }: CallQueueOptions): CallQueue {
  let followed: { readonly id: string; readonly save: CallSave } | undefined;
  let stop = () => {};

  /** Follows an entry. Returns the result of its first attempt, and reports later ones. */
  function follow(id: string, save: CallSave): Promise<SaveVerdict> {
    stop();
    followed = { id, save };
    return new Promise((resolve) => {
      let seen: OutboxEntry | undefined;
      let isFirst = true;
      const look = (isFirstTryOver: boolean): void => {
        const entry = outbox.find(id);
        if (followed?.id !== id || (!isFirst && entry === seen)) return;
        const verdict = verdictOf(entry, isFirstTryOver || !isFirst);
        if (!verdict) return;
        seen = entry;
        if (verdict.kind === 'stored' || verdict.kind === 'gone') stop();
        if (isFirst) resolve(verdict);
        else onChange(verdict);
        isFirst = false;
      };
      stop = outbox.store.subscribe(() => look(false));
      void outbox.flush().then(() => look(true));
      look(false);
    });
  }

  /** Removes a refused save before its replacement is stored. */
  async function makeRoom(idempotencyKey: string): Promise<void> {
    const entry = followed && outbox.find(followed.id);
    stop();
    followed = undefined;
    if (entry?.idempotencyKey === idempotencyKey) await outbox.retry(entry.id);
    else if (entry) await outbox.withdraw(entry.id, { confirmed: true });
  }

  async function queued({ save, idempotencyKey }: PreparedSave): Promise<string | undefined> {
    try {
      await makeRoom(idempotencyKey);
      const { body } = save;
      const request = { body, patient: body.vitaId, idempotencyKey };
      const result = await outbox.enqueue(save.endpoint as typeof addCallLog, request as never);
      return result.result === 'queued' ? result.id : undefined;
    } catch {
      // Device storage failed; the caller sends it directly.
      return undefined;
    }
  }

  return {
    current: () => followed?.save,
    async put(prepared) {
      const id = await queued(prepared);
      return id === undefined ? undefined : follow(id, prepared.save);
    },
    async adopt(contactId) {
      await outboxRead(outbox);
      const entry = outbox.store.getState().entries.find((one) => contactOfEntry(one) === contactId);
      const save = entry && saveOfEntry(entry);
      if (!save || followed) return undefined;
      void follow(entry.id, save).then(onChange);
      return save;
    },
    takeBack: async (options) => (followed ? outbox.withdraw(followed.id, options) : 'unknown'),
    async sendNow() {
      if (followed) await outbox.retry(followed.id);
    },
    close() {
      stop();
      followed = undefined;
    },
  };
}

/** Resolves once the outbox is loaded, or can't be read. */
function outboxRead({ store }: CallOutbox): Promise<void> {
  const isKnown = () => store.getState().loaded || store.getState().failure !== undefined;
  if (isKnown()) return Promise.resolve();
  return new Promise((resolve) => {
    const unsubscribe = store.subscribe(() => {
      if (!isKnown()) return;
      unsubscribe();
      resolve();
    });
  });
}
