import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from 'playwright-core';

const QUIET_MS = 500;
const PATIENCE_MS = 20_000;

interface Traffic {
  readonly underWay: Set<Request>;
  lastAt: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** The live stream stays open as long as its page. */
const isStream = (request: Request): boolean => request.url().endsWith('/live/stream');

/** Tracks a page's requests from now on. */
export function watchTraffic(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = { underWay: new Set(), lastAt: performance.now() };
  const moved = (change: (request: Request) => void) => (request: Request) => {
    if (isStream(request)) return;
    traffic.lastAt = performance.now();
    change(request);
  };
  page.on(
    'request',
    moved((request) => traffic.underWay.add(request)),
  );
  const over = moved((request) => traffic.underWay.delete(request));
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  traffics.set(page, traffic);
  return traffic;
}

/**
 * Waits until a page has made no request for half a second; Playwright's `networkidle` would wait for the stream to
 * end.
 */
export async function quiet(page: Page): Promise<void> {
  const traffic = watchTraffic(page);
  const from = performance.now();
  const isQuiet = () =>
    traffic.underWay.size === 0 && performance.now() - Math.max(traffic.lastAt, from) >= QUIET_MS;
  while (!isQuiet()) {
    if (performance.now() - from > PATIENCE_MS) {
      const urls = [...traffic.underWay].map((request) => new URL(request.url()).pathname);
      throw new Error(`The page still waits for ${urls.join(', ') || 'what it asks again and again'}.`);
    }
    await pause(50);
  }
}
