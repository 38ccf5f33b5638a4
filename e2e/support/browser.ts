import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';
import { PATIENCE_MS } from '../../scripts/patience.ts';
import { watchTraffic } from './quiet.ts';
import { type PageFaults, watchPage } from './watch-page.ts';

export async function launch(): Promise<Browser> {
  const executablePath = await findChromium();
  if (!executablePath) throw new Error('No Chromium was found: set CHROMIUM to one or install it.');
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}

export interface Visitor extends PageFaults {
  readonly context: BrowserContext;
  readonly page: Page;
  close(): Promise<void>;
}

/**
 * Replaces the phone: a browser without one opens its own dialog over the page, which takes every later key and click.
 * Runs in the page.
 */
function answerDialling(): void {
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function clickUnlessDialled(this: HTMLAnchorElement) {
    if (this.protocol === 'tel:') document.documentElement.dataset.dialled = this.href;
    else click.call(this);
  };
}

/** Returns the last number handed to the phone. */
export const dialled = (page: Page): Promise<string | null> =>
  page.locator('html').getAttribute('data-dialled');

/**
 * Options for `visit`: allows the service worker, which loads every file of the console in the background, as for
 * users.
 */
export const WITH_SERVICE_WORKER: BrowserContextOptions = { serviceWorkers: 'allow' };

/**
 * Opens a new person's browser: no cookies, no storage, English. The service worker is off, because its first start
 * takes longer than most journeys.
 */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-IN',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...options,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(answerDialling);
  const page = await context.newPage();
  watchTraffic(page);
  const { faults } = watchPage(page);
  return { context, page, faults, close: () => context.close() };
}
