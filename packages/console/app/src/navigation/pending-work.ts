import type { HttpClient } from '@careline/core/internal/http';

/** Work the person is waiting for: areas and requests that are loading. It never records what was requested. */
export interface PendingWork {
  /** Adds one pending item. Returns a function that ends it; calling it twice is harmless. */
  begin(): () => void;
  /** Suspends the busy state while a question waits for the person. Returns a function that ends it. */
  hold(): () => void;
  isBusy(): boolean;
  /** Marks the first page as drawn. */
  drawn(): void;
  /** Returns whether the first page is drawn and nothing is pending. */
  isSettled(): boolean;
  subscribe(listener: () => void): () => void;
}

export function createPendingWork(): PendingWork {
  const listeners = new Set<() => void>();
  let count = 0;
  let held = 0;
  let hasPage = false;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const once = (end: () => void) => {
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      end();
      notify();
    };
  };
  return {
    begin() {
      count += 1;
      notify();
      return once(() => {
        count -= 1;
      });
    },
    hold() {
      held += 1;
      notify();
      return once(() => {
        held -= 1;
      });
    },
    isBusy: () => count > 0 && held === 0,
    drawn() {
      if (hasPage) return;
      hasPage = true;
      notify();
    },
    isSettled: () => hasPage && count === 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Returns a client whose calls count as pending until they settle. The session's own calls bypass it. */
export function countCalls(http: HttpClient, pending: PendingWork): HttpClient {
  return {
    call(endpoint, request) {
      const end = pending.begin();
      return http.call(endpoint, request).finally(end);
    },
  };
}
