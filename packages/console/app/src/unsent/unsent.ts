import type { DraftKeeper, Outbox } from '@careline/core/internal/outbox';
import type { StoragePlace } from '@careline/core/internal/outbox/device';

/** Drafts and outbox of the current person. */
export interface UnsentHere {
  readonly drafts: DraftKeeper;
  readonly outbox: Outbox;
  readonly keeps: StoragePlace;
  /** Saves open drafts and stops sending, for when the page closes. */
  close(): Promise<void>;
}

/** Unsent work. Its code is not in the first route's bundle; the first caller loads it. */
export interface Unsent {
  /** Returns the same instance on every call. Rejects if its code could not be loaded; the next call tries again. */
  open(): Promise<UnsentHere>;
  /** Opens it if an earlier page may have left something on this device; otherwise does nothing. */
  wake(): Promise<void>;
  /** Returns the instance if it is already open. */
  opened(): UnsentHere | undefined;
  subscribe(listener: () => void): () => void;
}

export interface UnsentLoading {
  readonly load: () => Promise<UnsentHere>;
  /** Returns whether this device may already have stored something. */
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
