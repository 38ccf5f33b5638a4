import type { Frame, Page } from 'playwright-core';
import { launch } from '../../e2e/support/browser.ts';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { PATIENCE_MS } from '../../scripts/patience.ts';
import { type Engine, type EnginePage, LANGUAGE, VIEWPORT } from './engine.ts';

const pageOf = (page: Page, frame: Frame = page.mainFrame()): EnginePage => ({
  async goto(address) {
    await frame.goto(address);
  },
  evaluate: (expression) => frame.evaluate(expression) as Promise<string>,
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  async frame() {
    const inner = await (await frame.waitForSelector('iframe')).contentFrame();
    if (!inner) throw new Error('The frame of the page has no document.');
    return pageOf(page, inner);
  },
  picture: () => page.screenshot(),
  close: () => page.close(),
});

/** Driven by Playwright, as in every other test. */
export const CHROMIUM: Engine = {
  name: 'Chromium',
  missing: async () => ((await findChromium()) ? undefined : 'set CHROMIUM to one or install chromium'),
  async open() {
    const browser = await launch();
    const context = await browser.newContext({ locale: LANGUAGE, viewport: VIEWPORT });
    context.setDefaultTimeout(PATIENCE_MS);
    return {
      version: browser.version(),
      newPage: async () => pageOf(await context.newPage()),
      addCookies: (cookies) => context.addCookies([...cookies]),
      close: () => browser.close(),
    };
  },
};
