import type { HttpClient } from '@careline/core/internal/http';

/** What the person waits for: areas being loaded and requests of the screen. Nothing of it says what was asked. */
export interface PendingWork {
  /** Counts one more; the answer ends it, once. */
  begin(): () => void;
  /** It is the person who is awaited, by a question over the page: nothing counts as busy until the answer ends it, once. */
  hold(): () => void;
  isBusy(): boolean;
  /** The first page stands there. */
  drawn(): void;
  /** Whether the first page stands there and nothing is awaited. */
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

/** The same client, whose calls count until their answer is read. The session's own calls do not pass through it. */
export function countCalls(http: HttpClient, pending: PendingWork): HttpClient {
  return {
    call(endpoint, request) {
      const end = pending.begin();
      return http.call(endpoint, request).finally(end);
    },
  };
}
