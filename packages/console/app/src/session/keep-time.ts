import { hearingFetch, rememberClock, serverClock, watchClock } from '@careline/core/internal/clock';
import type { WordStorage } from './browser-storage.ts';

/** Needs no sign-in, and is never cached. */
const TIME_PATH = '/health/live';
/** Most pages call a service sooner than this; a sign-in page does not. */
const FIRST_ASKED_AFTER_MS = 1_000;

/** Starts the page's clock from the stored offset, and asks the server when in doubt. Returns a function that stops. */
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
