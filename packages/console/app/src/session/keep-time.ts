import { hearingFetch, rememberClock, serverClock, watchClock } from '@careline/core/internal/clock';
import type { WordStorage } from './browser-storage.ts';

/** Answers anybody, and no cache. */
const TIME_PATH = '/health/live';
/** Most pages ask the services something sooner; a sign-in page does not. */
const FIRST_ASKED_AFTER_MS = 1_000;

/** Starts the page's clock with what this browser remembers, and asks the server when it is in doubt. Returns how to stop. */
export function keepTime(
  page: Window & typeof globalThis,
  storage: WordStorage,
  fetch: typeof globalThis.fetch,
): () => void {
  const ask = hearingFetch(fetch, serverClock);
  const askTime = () =>
    void ask(TIME_PATH, { cache: 'no-store' })
      .then((answer) => answer.text())
      .catch(() => undefined);
  const forget = rememberClock(serverClock, storage);
  const unwatch = watchClock(serverClock, page, askTime);
  const timer = page.setTimeout(() => {
    if (!serverClock.remember()) askTime();
  }, FIRST_ASKED_AFTER_MS);
  return () => {
    page.clearTimeout(timer);
    unwatch();
    forget();
  };
}
