import type { FormOutbox, Outbox, OutboxState, Person } from '@careline/core/internal/outbox';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SessionInside } from '../session/sealed-content.ts';
import { createMemoryDrafts, type MemoryDrafts } from './memory-drafts.ts';

export interface UnsentPlace {
  /** `device`: queued saves survive closing the page. */
  readonly keeps: 'device' | 'page';
}

/**
 * Unsent entries of calls, shared by all elements of a session. Entries and queued saves last as long as the page and
 * the session, unless the page lets the browser store the saves.
 */
export interface SessionUnsent {
  readonly drafts: MemoryDrafts;
  readonly outbox: FormOutbox;
  readonly place: StoreApi<UnsentPlace>;
  /** Preloads the sending code while there is a network. */
  prepare(): void;
  /** Retries what waits, because conditions may have changed. */
  wake(): void;
  /** Returns whether this call has not been reported yet; each is reported once. */
  isNews(contactId: string): boolean;
  /** Calls back for each queued call the server has confirmed. Returns a function that stops. */
  onStored(listener: (contactId: string, patientId: string) => void): () => void;
}

const NOTHING: OutboxState = {
  loaded: true,
  entries: [],
  counts: { waiting: 0, sending: 0, refused: 0, conflict: 0, done: 0 },
  tray: 0,
  unreadable: 0,
  flushing: false,
  failure: undefined,
};

function createSessionUnsent(inside: SessionInside, me: Person): SessionUnsent {
  const drafts = createMemoryDrafts();
  const store = createStore<OutboxState>(() => NOTHING);
  const place = createStore<UnsentPlace>(() => ({ keeps: 'page' }));
  const stored = new Set<(contactId: string, patientId: string) => void>();
  const announced = new Set<string>();
  let outbox: Outbox | undefined;
  let opening: Promise<Outbox> | undefined;

  function notifyStored(contactId: string, patientId: string): void {
    void drafts.confirmed(contactId);
    for (const notify of stored) notify(contactId, patientId);
  }

  async function openOnce(): Promise<Outbox> {
    const { createPageOutbox } = await import('./page-outbox.ts');
    const person = {
      current: () => (inside.settings.getState().ended ? undefined : me),
      subscribe: (listener: () => void) => inside.settings.subscribe(listener),
    };
    const device = await inside.openDevice?.(inside, person);
    const made = createPageOutbox({ inside, place: device, person, onStored: notifyStored });
    made.store.subscribe((state) => store.setState({ ...state, loaded: true }));
    outbox = made;
    if (device) {
      place.setState({ keeps: 'device' });
      // An earlier page's failures say nothing about the network now.
      void made.flush('network-back');
    }
    return made;
  }

  async function open(): Promise<Outbox> {
    opening ??= openOnce();
    try {
      return await opening;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  }

  const wake = (reason: 'network-back' | 'signed-in') => () => void outbox?.flush(reason);
  const online = wake('network-back');
  addEventListener('online', online);
  inside.settings.subscribe(({ ended }) => {
    if (!ended) return;
    removeEventListener('online', online);
    drafts.clear();
    // Runs before the outbox is notified, while it still knows whose entries they are.
    outbox?.signOut({ confirmed: true }).catch(console.error);
  });

  return {
    drafts,
    place,
    outbox: {
      store,
      enqueue: async (endpoint, request) => (await open()).enqueue(endpoint, request),
      find: (id) => outbox?.find(id),
      flush: async (reason) => outbox?.flush(reason),
      withdraw: async (id, options) => outbox?.withdraw(id, options) ?? 'unknown',
      retry: async (id) => outbox?.retry(id) ?? 'unknown',
    },
    prepare: () => void open().catch(() => undefined),
    wake: wake('signed-in'),
    isNews(contactId) {
      const isNew = !announced.has(contactId);
      announced.add(contactId);
      return isNew;
    },
    onStored(listener) {
      stored.add(listener);
      return () => stored.delete(listener);
    },
  };
}

const ofSessions = new WeakMap<SessionInside, SessionUnsent>();

/** Returns a session's unsent work, shared by its elements. It ends with the session and reports no later failures. */
export function unsentOf(inside: SessionInside, me: Person): SessionUnsent {
  const known = ofSessions.get(inside) ?? createSessionUnsent(inside, me);
  ofSessions.set(inside, known);
  return known;
}
