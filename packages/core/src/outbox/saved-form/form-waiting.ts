import type { Endpoint, HttpError } from '#http';
import { errorOfEntry, type FailedSave, queueFailedSave } from '../failed-save.ts';
import type { Outbox } from '../outbox.ts';
import type { EditResult } from '../outbox-edits.ts';
import type { EntryWait, OutboxEntry } from '../outbox-entry.ts';

/** The part of the outbox that forms use. */
export type FormOutbox = Pick<Outbox, 'store' | 'enqueue' | 'find' | 'flush' | 'retry' | 'withdraw'>;

/** A save that waits in the outbox. */
export interface WaitingSave {
  /** The id of its entry. */
  readonly id: string;
  readonly isBeingSent: boolean;
  /** `nothing`: it waits for its turn behind an earlier save for this patient. */
  readonly waitsFor: EntryWait;
  /** An attempt ended without a clear response: the server may have stored it. */
  readonly maybeStored: boolean;
  /** The server has confirmed it. */
  readonly sent: boolean;
}

/** A save as sent: body text, and the key of all attempts. */
export interface PreparedSave {
  readonly content: string;
  readonly idempotencyKey: string;
}

/** Handlers for what happens to the form's save in the outbox. */
interface WaitingForm {
  readonly waiting: (save: WaitingSave) => unknown;
  readonly stored: (save: WaitingSave) => unknown;
  readonly refused: (error: HttpError) => unknown;
  /** The save was removed from the outbox. */
  readonly gone: () => unknown;
}

export interface FormWaiting {
  /** Stores a save after a failed attempt. Returns false if it may not wait, or the device cannot store it. */
  put(endpoint: Endpoint, save: FailedSave, error: HttpError): Promise<boolean>;
  /**
   * Stores a save before it is sent, and resolves after its first attempt. Returns false if the device cannot
   * store it.
   */
  putFirst(endpoint: Endpoint, save: FailedSave): Promise<boolean>;
  /**
   * Follows an earlier save. `found` runs once the outbox was read, before anything is reported. If an attempt
   * is running, its result is reported first.
   */
  adopt(found?: (entry: OutboxEntry | undefined) => void): void;
  /** Takes the save out of the outbox for editing. */
  takeBack(options?: { readonly confirmed?: boolean }): Promise<EditResult>;
  /** Removes a refused save before another one replaces it. */
  makeRoom(): Promise<void>;
  sendNow(): Promise<void>;
  close(): void;
}

export interface FormWaitingOptions {
  readonly outbox: FormOutbox | undefined;
  /** Whether an entry belongs to the form. */
  readonly isOwn: (entry: OutboxEntry) => boolean;
  readonly form: WaitingForm;
}

const isUntried = ({ state, attempts }: OutboxEntry): boolean =>
  state === 'sending' || (state === 'waiting' && attempts === 0);

/** Follows the saves of one form through the outbox. */
export function createFormWaiting({ outbox, isOwn, form }: FormWaitingOptions): FormWaiting {
  let id: string | undefined;
  let stop = () => {};

  function report(entry: OutboxEntry | undefined): unknown {
    if (!entry || entry.state === 'done') stop();
    if (!entry) {
      id = undefined;
      return form.gone();
    }
    const { state, waitsFor, maybeStored } = entry;
    if (state === 'refused' || state === 'conflict') return form.refused(errorOfEntry(entry));
    const sent = state === 'done';
    const save = { id: entry.id, isBeingSent: state === 'sending', waitsFor, maybeStored, sent };
    return sent ? form.stored(save) : form.waiting(save);
  }

  /** Reports every change of an entry. Resolves after the first report, which waits for the first attempt. */
  function follow(entryId: string, firstTry?: Promise<unknown>): Promise<unknown> {
    stop();
    id = entryId;
    return new Promise((resolve) => {
      let isTried = firstTry === undefined;
      let before: string | undefined;
      const look = () => {
        const entry = outbox?.find(entryId);
        if (id !== entryId || (entry && !isTried && isUntried(entry))) return;
        isTried = true;
        const now = JSON.stringify([entry?.state, entry?.waitsFor, entry?.maybeStored, entry?.lastError]);
        if (now === before) return;
        before = now;
        resolve(report(entry));
      };
      stop = outbox?.store.subscribe(look) ?? stop;
      void firstTry?.then(() => {
        isTried = true;
        look();
      });
      look();
    });
  }

  async function makeRoom(): Promise<void> {
    const before = id;
    stop();
    id = undefined;
    if (outbox && before !== undefined) await outbox.withdraw(before, { confirmed: true });
  }

  /** The id of the entry, or undefined if the device cannot store the save. */
  async function enqueueFirst(endpoint: Endpoint, save: FailedSave): Promise<string | undefined> {
    stop();
    try {
      const before = id === undefined ? undefined : outbox?.find(id);
      if (before?.idempotencyKey === save.idempotencyKey) await outbox?.retry(before.id);
      else await makeRoom();
      const queued = await outbox?.enqueue(endpoint, save as never);
      return queued?.result === 'queued' ? queued.id : undefined;
    } catch {
      return undefined;
    }
  }

  return {
    async put(endpoint, save, error) {
      const queued = await queueFailedSave(outbox, endpoint, save, error);
      if (queued !== undefined) void follow(queued);
      return queued !== undefined;
    },
    async putFirst(endpoint, save) {
      const queued = await enqueueFirst(endpoint, save);
      if (queued === undefined) return false;
      await follow(queued, outbox?.flush());
      return true;
    },
    adopt(found) {
      if (!outbox) return found?.(undefined);
      const look = () => {
        const { loaded, failure, entries } = outbox.store.getState();
        if (!loaded && !(failure && found)) return;
        stop();
        const entry = id === undefined ? entries.find(isOwn) : undefined;
        found?.(entry);
        if (entry) void follow(entry.id, found && outbox.flush());
      };
      stop = outbox.store.subscribe(look);
      look();
    },
    takeBack: async (options) =>
      outbox && id !== undefined ? outbox.withdraw(id, options) : ('unknown' as const),
    makeRoom,
    async sendNow() {
      if (outbox && id !== undefined) await outbox.retry(id);
    },
    close: () => stop(),
  };
}
