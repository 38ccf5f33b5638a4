import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LiveNews, LivePhase } from './live-channel.ts';
import { joinLive, type LivePorts } from './live-tab.ts';

interface LiveUser {
  readonly staffId: string;
  readonly facilityId: string;
}

/** What changes elsewhere, told as it happens. */
export interface Live {
  readonly store: StoreApi<{ readonly phase: LivePhase }>;
  /** Follows what a user may know of at a facility, instead of whoever was followed before. */
  follow(user: LiveUser | undefined): void;
  /** Answers how to stop. */
  listen(listener: (news: LiveNews) => void): () => void;
  /** Tries again at once, as when the network is back. */
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
