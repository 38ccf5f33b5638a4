import type { DraftKeeper, Outbox } from '@careline/core/internal/outbox';
import type { StoragePlace } from '@careline/core/internal/outbox/device';

/** Drafts and the outbox of whoever is at the screen. */
export interface UnsentHere {
  readonly drafts: DraftKeeper;
  readonly outbox: Outbox;
  readonly keeps: StoragePlace;
  /** Saves what is open and stops sending, as when the page is left. */
  close(): Promise<void>;
}

/** What is not sent yet, whose code is no part of the first route: it is loaded by whoever needs it first. */
export interface Unsent {
  /** The same for everybody on the page. Rejects where its code could not be loaded; the next call tries again. */
  open(): Promise<UnsentHere>;
  /** Opens it where an earlier page may have left something on this device; does nothing else. */
  wake(): Promise<void>;
  /** What was opened already. */
  opened(): UnsentHere | undefined;
  /** Told once, when it was opened. */
  subscribe(listener: () => void): () => void;
}

export interface UnsentLoading {
  readonly load: () => Promise<UnsentHere>;
  /** Whether this device may keep something already. */
  readonly mayKeep: () => Promise<boolean>;
}

export function createUnsent({ load, mayKeep }: UnsentLoading): Unsent {
  const listeners = new Set<() => void>();
  let opening: Promise<UnsentHere> | undefined;
  let here: UnsentHere | undefined;

  async function openOnce(): Promise<UnsentHere> {
    here = await load();
    for (const listener of listeners) listener();
    return here;
  }

  function open(): Promise<UnsentHere> {
    if (opening) return opening;
    const mine = openOnce();
    opening = mine;
    mine.catch(() => {
      opening = undefined;
    });
    return mine;
  }

  return {
    open,
    async wake() {
      if (await mayKeep()) await open();
    },
    opened: () => here,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
