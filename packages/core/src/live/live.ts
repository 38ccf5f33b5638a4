import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveNews, LivePhase } from './live-channel.ts';
import { joinLive, type LivePorts } from './live-tab.ts';

interface LiveUser {
  readonly staffId: string;
  readonly facilityId: string;
}

/** Live changes from the server. */
export interface Live {
  readonly store: StoreApi<{ readonly phase: LivePhase }>;
  /** Follows a user's events at a facility, in place of any other. */
  follow(user: LiveUser | undefined): void;
  /** Returns a function that stops listening. */
  listen(listener: (news: LiveNews) => void): () => void;
  /** Retries at once, for example when the network is back. */
  wake(): void;
}

export function createLive(ports: LivePorts): Live {
  const store = createStore<{ readonly phase: LivePhase }>(() => ({ phase: 'off' }));
  const listeners = new Set<(news: LiveNews) => void>();
  let followed: string | undefined;
  let stop = (): void => {};
  let wake = (): void => {};

  const phase = () => store.getState().phase;
  const tab = {
    phase,
    become(next: LivePhase) {
      if (phase() !== next) store.setState({ phase: next });
    },
    announce(news: LiveNews) {
      for (const listener of [...listeners]) listener(news);
    },
  };

  return {
    store,
    follow(user) {
      const who = user && `${user.staffId} ${user.facilityId}`;
      if (who === followed) return;
      followed = who;
      stop();
      tab.become('off');
      if (who === undefined) return;
      const over = new AbortController();
      stop = () => over.abort();
      wake = joinLive(ports, who, tab, over.signal);
    },
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    wake: () => wake(),
  };
}
