import type { Page } from 'playwright-core';
import { violations } from './axe.ts';
import { chooseLook, type Look, lookName, USUAL_LOOK } from './look.ts';

export const SIZE = { width: 1440, height: 900 };
/** The window's size in CSS pixels at 200 % zoom. */
export const ZOOMED = { width: 720, height: 450 };
/** The narrowest window that must not scroll sideways (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Returns by how many pixels the page is wider than its window, for each window size where it is. Does not restore the
 * size.
 */
export async function sidewaysFaults(page: Page): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const size of [NARROWEST, ZOOMED]) {
    await page.setViewportSize(size);
    const tooWide = await overflow(page);
    if (tooWide > 0) faults.push(`${tooWide} px too wide in a window of ${size.width} px`);
  }
  return faults;
}

/** Returns all axe faults of an open page in one look, and restores the window size. */
async function faultsInLook(page: Page, look: Look): Promise<readonly string[]> {
  const usual = page.viewportSize() ?? SIZE;
  await chooseLook(page, look.theme, look.locale);
  if (look.zoomed) await page.setViewportSize(ZOOMED);
  const found = await violations(page);
  const sideways = await sidewaysFaults(page);
  await page.setViewportSize(usual);
  return [...found, ...sideways].map((fault) => `${lookName(look)}: ${fault}`);
}

/** Returns the faults of an open page in these looks, then restores the usual one. */
export async function faultsIn(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const look of looks) faults.push(...(await faultsInLook(page, look)));
  await chooseLook(page, USUAL_LOOK.theme, USUAL_LOOK.locale);
  return faults;
}
