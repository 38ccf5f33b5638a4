import type { LiveNews, LivePhase, LiveTopic } from '@careline/core/internal/live';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLiveSource } from './live-context.tsx';

export interface LiveOptions {
  /** The id of the item on screen. Events for other items are ignored. */
  readonly id?: string;
  /** Polling interval in ms while there are no live updates. */
  readonly everyMs?: number;
  /**
   * When to poll. `while-broken`: while live updates are interrupted. `unless-live`: also if there is no live source.
   * `always`: even with live updates, because the data also changes with time.
   */
  readonly byClock?: 'while-broken' | 'unless-live' | 'always';
}

export const LIVE_EVERY_MS = 60_000;
/** Maximum random delay in ms, so that the screens of a facility do not all ask at the same moment. */
const SPREAD_MS = 200;
/** Minimum interval in ms between reloads when changes come in quick succession. */
const GAP_MS = 1_500;

const noNews = () => () => undefined;
const off = (): LivePhase => 'off';

/** Returns the state of live updates, or `off` if there is no live source. */
export function useLivePhase(): LivePhase {
  const live = useLiveSource();
  return useSyncExternalStore(
    live?.store.subscribe ?? noNews,
    live ? () => live.store.getState().phase : off,
    off,
  );
}

const concerns = (news: LiveNews, topics: readonly LiveTopic[], id: string | undefined): boolean =>
  news === 'missed' ||
  news.some(
    (one) => topics.includes(one.topic) && (id === undefined || one.id === undefined || one.id === id),
  );

const CLOCK_PHASES: Readonly<Record<NonNullable<LiveOptions['byClock']>, readonly LivePhase[]>> = {
  'while-broken': ['broken'],
  'unless-live': ['broken', 'off'],
  always: ['broken', 'off', 'connecting', 'live'],
};

/**
 * Runs the callback soon, at most once per interval. Waits while the page is hidden and runs when it becomes visible.
 */
function createTurns(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastAt = Number.NEGATIVE_INFINITY;
  let isDue = false;
  const go = () => {
    timer = undefined;
    if (document.visibilityState === 'hidden') return;
    isDue = false;
    lastAt = performance.now();
    run();
  };
  function soon(): void {
    isDue = true;
    timer ??= setTimeout(go, Math.max(Math.random() * SPREAD_MS, lastAt + GAP_MS - performance.now()));
  }
  return { soon, seen: () => isDue && soon(), stop: () => clearTimeout(timer) };
}

/**
 * Calls `refresh` when something changes elsewhere, and polls while there are no live updates.
 * `refresh` must keep the displayed data until the response arrives.
 */
export function useLive(
  topics: readonly LiveTopic[],
  refresh: () => void,
  { id, everyMs = LIVE_EVERY_MS, byClock = 'while-broken' }: LiveOptions = {},
): void {
  const live = useLiveSource();
  const phase = useLivePhase();
  const latest = useRef(refresh);
  latest.current = refresh;
  const run = useCallback(() => latest.current(), []);
  const asked = topics.join(' ');
  useEffect(() => {
    if (!live) return;
    const turns = createTurns(run);
    const stop = live.listen((news) => {
      if (concerns(news, asked.split(' ') as LiveTopic[], id)) turns.soon();
    });
    document.addEventListener('visibilitychange', turns.seen);
    return () => {
      stop();
      turns.stop();
      document.removeEventListener('visibilitychange', turns.seen);
    };
  }, [live, asked, id, run]);
  const isByClock = CLOCK_PHASES[byClock].includes(phase);
  useEffect(() => {
    if (!isByClock) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && navigator.onLine) run();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isByClock, everyMs, run]);
}
