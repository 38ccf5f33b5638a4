import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Endpoint } from '#http';
import { type Book, createBook } from './outbox-book.ts';
import { createOutboxEdits, type OutboxEdits } from './outbox-edits.ts';
import { type OutboxEntry, outboxEntrySchema } from './outbox-entry.ts';
import { createFlushing, type FlushReason, type OpenBook } from './outbox-flush.ts';
import { type QueueRequest, type QueueResult, queueSave } from './outbox-queueing.ts';
import type { RoundPorts } from './outbox-round.ts';
import { EMPTY_OUTBOX, type OutboxState, shownOf } from './outbox-state.ts';
import type { LockPort, Person, PersonPort, RowStorage } from './ports.ts';
import {
  isNothing,
  NOTHING_UNSENT,
  type SignOutResult,
  type UnsentDrafts,
  unsentWork,
} from './sign-out-work.ts';
import { createSealedRows } from './vault/sealed-rows.ts';
import type { Vault } from './vault/vault.ts';

export interface OutboxPorts extends RoundPorts {
  readonly rows: RowStorage;
  readonly vault: Vault;
  readonly person: PersonPort;
  readonly locks: LockPort;
  readonly drafts: UnsentDrafts;
  readonly newId: () => string;
}

export interface Outbox extends OutboxEdits {
  readonly store: StoreApi<OutboxState>;
  /**
   * Returns `queued` once the save is stored on the device; queueing it again gives the same entry. Rejects if the
   * device can't store it: the form must then stay.
   */
  enqueue<E extends Endpoint>(endpoint: E, request: QueueRequest<E>): Promise<QueueResult>;
  /** Returns an entry of the current user, even if done; undefined if there is none. */
  find(id: string): OutboxEntry | undefined;
  /** Sends due entries, one tab at a time. Resolves when nothing is due; failures are in the store. */
  flush(reason?: FlushReason): Promise<void>;
  /** Returns the local and the server's version of an entry in conflict; the latter is read now if possible. */
  compare(id: string): Promise<{ readonly ours: unknown; readonly theirs: unknown } | undefined>;
  /**
   * Returns unsent work; with `confirmed`, deletes it together with drafts and key. Call it before the session ends.
   */
  signOut(options?: { readonly confirmed?: boolean }): Promise<SignOutResult>;
  /** Stops permanently, for example when the page is left; stored entries stay. */
  close(): void;
}

/** Creates the visible outbox: unsent saves are stored encrypted, in order per patient, and sent by their author. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const store = createStore<OutboxState>(() => EMPTY_OUTBOX);
  const sealed = createSealedRows({ rows: ports.rows, vault: ports.vault, schema: outboxEntrySchema });
  let opened: OpenBook | undefined;

  const flushing = createFlushing(
    ports,
    () => opened,
    (state) => store.setState(state),
  );
  const { flush } = flushing;

  function publish(book: Book): void {
    if (opened?.book !== book) return;
    store.setState({ ...shownOf(book, opened.person.active), loaded: true, failure: undefined });
  }

  function newBook(userId: string): Book {
    const book: Book = createBook(sealed, userId, () => publish(book));
    return book;
  }

  function enter(person: Person | undefined): void {
    const before = opened;
    flushing.stop();
    const book = person && (before?.book.userId === person.userId ? before.book : newBook(person.userId));
    opened = person && book && { person, book };
    if (before && before.book !== book) {
      // Deferred, so that other listeners can first seal their unsaved changes.
      queueMicrotask(ports.vault.forget);
      store.setState(EMPTY_OUTBOX, true);
    }
    if (book && store.getState().loaded) publish(book);
    if (person?.active) void flush(before?.person.active ? 'due' : 'signed-in');
  }

  function follow(): void {
    const next = ports.person.current();
    const now = opened?.person;
    const same =
      next?.userId === now?.userId && next?.facilityId === now?.facilityId && next?.active === now?.active;
    if (!same) enter(next);
  }

  const visibleBook = (): Book | undefined => (opened?.person.active ? opened.book : undefined);

  const unsubscribe = ports.person.subscribe(follow);
  follow();

  return {
    store,
    ...createOutboxEdits({
      book: visibleBook,
      contract: ports.contract,
      newId: ports.newId,
      wake: () => void flush(),
    }),
    async enqueue(endpoint, request) {
      const queued = await queueSave(opened, endpoint, request, ports);
      if (queued.result === 'queued') void flush();
      return queued;
    },
    find: (id) => opened?.book.get(id),
    flush,
    async compare(id) {
      const book = visibleBook();
      const entry = book?.get(id);
      if (entry?.state !== 'conflict') return undefined;
      const { signal } = new AbortController();
      // The version read at the time of the conflict is better than none.
      const theirs = await ports.readServerVersion(entry, signal).catch(() => entry.theirs);
      return opened?.book === book ? { ours: entry.body, theirs } : undefined;
    },
    async signOut({ confirmed = false } = {}) {
      const book = opened?.book;
      if (!book) return { result: 'ready', unsent: NOTHING_UNSENT };
      if (!confirmed) {
        const unsent = await unsentWork(book, ports.drafts);
        return { result: isNothing(unsent) ? 'ready' : 'unsent', unsent };
      }
      flushing.stop();
      await ports.drafts.destroyAll(book.userId);
      await sealed.removeAll(book.userId);
      await ports.vault.destroy(book.userId);
      await book.load();
      return { result: 'ready', unsent: NOTHING_UNSENT };
    },
    close() {
      unsubscribe();
      flushing.stop();
      opened = undefined;
    },
  };
}
