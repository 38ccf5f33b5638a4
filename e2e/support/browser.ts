import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../../scripts/find-chromium.mjs';
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

/** A person with a browser of their own: no cookies, no storage, English. */
export async function visit(browser: Browser, options: BrowserContextOptions = {}): Promise<Visitor> {
  const context = await browser.newContext({
    locale: 'en-IN',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const { faults } = watchPage(page);
  return { context, page, faults, close: () => context.close() };
}
