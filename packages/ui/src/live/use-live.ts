import type { LiveNews, LivePhase, LiveTopic } from '@careline/core/internal/live';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLiveSource } from './live-context.tsx';

export interface LiveOptions {
  /** The one thing that is shown: what changes of others is of no interest. */
  readonly id?: string;
  /** Between two times that it is asked for anew while nothing tells of changes. */
  readonly everyMs?: number;
  /**
   * When it is asked for by the clock. `while-broken`: while changes would be told, and are not. `unless-live`: also
   * where nobody tells of any. `always`: it changes with the time too.
   */
  readonly byClock?: 'while-broken' | 'unless-live' | 'always';
}

export const LIVE_EVERY_MS = 60_000;
/** So that the screens of a facility do not all ask in the same moment. */
const SPREAD_MS = 200;
/** What changes again and again is asked for this often. */
const GAP_MS = 1_500;

const noNews = () => () => undefined;
const off = (): LivePhase => 'off';

/** Whether changes are told, in the console; `off` where nobody tells of any. */
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

/** Runs it soon, and not again too soon; what is due while the page is out of sight is done when it is in sight again. */
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
 * Reads something anew when it changes elsewhere, and by the clock while that is not told. `refresh` leaves what is shown until
 * the answer is there.
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
