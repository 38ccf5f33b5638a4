import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BodyOf, Endpoint } from '#http';
import { mayQueue } from './may-queue.ts';
import { type Book, createBook, unsentEntries } from './outbox-book.ts';
import { createOutboxEdits, fitsEndpoint, type OutboxEdits } from './outbox-edits.ts';
import { type OutboxEntry, outboxEntrySchema } from './outbox-entry.ts';
import { createFlushing, type FlushReason } from './outbox-flush.ts';
import type { RoundPorts } from './outbox-round.ts';
import { EMPTY_OUTBOX, type OutboxState, shownOf } from './outbox-state.ts';
import type { LockPort, Person, PersonPort, RowStorage } from './ports.ts';
import {
  isNothing,
  type SignOutResult,
  summaryOf,
  type UnsentDrafts,
  type UnsentWork,
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

export interface QueueRequest<E extends Endpoint> {
  readonly body: BodyOf<E>;
  readonly patient: string;
  /** The key of the tries so far; without it a new one. */
  readonly idempotencyKey?: string;
  /** A try with this key ended without a clear answer. */
  readonly maybeStored?: boolean;
}

export type QueueResult =
  | { readonly result: 'queued'; readonly id: string }
  | {
      readonly result: 'refused';
      readonly reason: 'nobody-signed-in' | 'not-repeatable' | 'body-invalid' | 'key-reused';
    };

export interface Outbox extends OutboxEdits {
  readonly store: StoreApi<OutboxState>;
  /**
   * Answers `queued` once the save is stored on the device; the same save queued again is the same entry. Rejects where
   * the device cannot store it: the form must then stay.
   */
  enqueue<E extends Endpoint>(endpoint: E, request: QueueRequest<E>): Promise<QueueResult>;
  /** An entry of the person at the screen, also one that is done; undefined where there is none (any more). */
  find(id: string): OutboxEntry | undefined;
  /** Sends what is due, one tab at a time. Resolves when nothing more is due; failures are in the store. */
  flush(reason?: FlushReason): Promise<void>;
  /** Ours and the server's version of an entry in conflict, the latter read now where it can be. */
  compare(id: string): Promise<{ readonly ours: unknown; readonly theirs: unknown } | undefined>;
  /** Names unsent work; with `confirmed` destroys it, the drafts and the key. To be called before the session ends. */
  signOut(options?: { readonly confirmed?: boolean }): Promise<SignOutResult>;
  /** Stops for good, as when the page is left; what is stored stays. */
  close(): void;
}

/** The visible outbox: saves that could not be sent wait encrypted, in order per patient, and are sent by their author. */
export function createOutbox(ports: OutboxPorts): Outbox {
  const store = createStore<OutboxState>(() => EMPTY_OUTBOX);
  const sealed = createSealedRows({ rows: ports.rows, vault: ports.vault, schema: outboxEntrySchema });
  let opened: { readonly person: Person; readonly book: Book } | undefined;

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
      // Only after whoever else listens has begun to seal what is not saved yet.
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

  const edits = createOutboxEdits({
    book: () => (opened?.person.active ? opened.book : undefined),
    contract: ports.contract,
    newId: ports.newId,
    wake: () => void flush(),
  });

  function newEntry<E extends Endpoint>(endpoint: E, request: QueueRequest<E>, person: Person) {
    const { body, patient, idempotencyKey = ports.newId(), maybeStored = false } = request;
    const entry: Omit<OutboxEntry, 'order'> = {
      id: idempotencyKey,
      idempotencyKey,
      endpoint: endpoint.name,
      // As it will be stored and sent, and cut off from whoever changes the original.
      body: JSON.parse(JSON.stringify(body)),
      patient,
      facility: person.facilityId,
      user: person.userId,
      contractNumber: ports.contract.number,
      createdAt: ports.clock.now(),
      attempts: 0,
      nextTryAt: 0,
      waitsFor: 'nothing',
      maybeStored,
      state: 'waiting',
      lastError: null,
      doneAt: null,
    };
    return entry;
  }

  const isSameSave = (a: OutboxEntry, b: Omit<OutboxEntry, 'order'>): boolean =>
    a.endpoint === b.endpoint &&
    a.patient === b.patient &&
    (a.state === 'done' || JSON.stringify(a.body) === JSON.stringify(b.body));

  async function enqueue<E extends Endpoint>(endpoint: E, request: QueueRequest<E>): Promise<QueueResult> {
    if (!opened) return { result: 'refused', reason: 'nobody-signed-in' };
    if (!mayQueue(endpoint)) return { result: 'refused', reason: 'not-repeatable' };
    if (!fitsEndpoint(endpoint, request.body)) return { result: 'refused', reason: 'body-invalid' };
    const entry = newEntry(endpoint, request, opened.person);
    const known = await opened.book.add(entry);
    if (known && !isSameSave(known, entry)) return { result: 'refused', reason: 'key-reused' };
    void flush();
    return { result: 'queued', id: known?.id ?? entry.id };
  }

  async function compare(id: string) {
    const book = opened?.person.active ? opened.book : undefined;
    const entry = book?.get(id);
    if (entry?.state !== 'conflict') return undefined;
    const { signal } = new AbortController();
    // What was read when the conflict arose is better than nothing.
    const theirs = await ports.readTheirs(entry, signal).catch(() => entry.theirs);
    return opened?.book === book ? { ours: entry.body, theirs } : undefined;
  }

  async function unsentWork(book: Book): Promise<UnsentWork> {
    await book.load();
    const { drafts, unreadable } = await ports.drafts.unsent();
    return {
      entries: unsentEntries(book).map(summaryOf),
      drafts,
      unreadable: book.unreadable() + unreadable,
    };
  }

  async function signOut({ confirmed = false } = {}): Promise<SignOutResult> {
    const book = opened?.book;
    if (!book) return { result: 'ready', unsent: { entries: [], drafts: [], unreadable: 0 } };
    if (!confirmed) {
      const unsent = await unsentWork(book);
      return { result: isNothing(unsent) ? 'ready' : 'unsent', unsent };
    }
    flushing.stop();
    await ports.drafts.destroyAll(book.userId);
    await sealed.removeAll(book.userId);
    await ports.vault.destroy(book.userId);
    await book.load();
    return { result: 'ready', unsent: { entries: [], drafts: [], unreadable: 0 } };
  }

  const unsubscribe = ports.person.subscribe(follow);
  follow();

  return {
    store,
    enqueue,
    find: (id) => opened?.book.get(id),
    ...edits,
    flush,
    compare,
    signOut,
    close() {
      unsubscribe();
      flushing.stop();
      opened = undefined;
    },
  };
}
