import { LABEL_LANGUAGES, type LabelLocale } from '@careline/core/internal/formatting';
import type { Page } from 'playwright-core';
import { leavesOutLongTests } from '../../scripts/long-tests.mjs';

export const THEMES = ['light', 'dark', 'contrast'] as const;
export const LOCALES = LABEL_LANGUAGES;

export type Theme = (typeof THEMES)[number];
export type Locale = LabelLocale;

/** One combination of theme, language and zoom. */
export interface Look {
  readonly theme: Theme;
  readonly locale: Locale;
  /** At 200 %, in a window of the usual size. */
  readonly zoomed: boolean;
}

export const lookName = ({ theme, locale, zoomed }: Look): string =>
  `${theme} ${locale} ${zoomed ? '200' : '100'} %`;

/** What most people see first. */
export const USUAL_LOOK: Look = { theme: 'light', locale: 'en', zoomed: false };

export const EVERY_LOOK: readonly Look[] = THEMES.flatMap((theme) =>
  LOCALES.flatMap((locale) => [false, true].map((zoomed) => ({ theme, locale, zoomed }))),
);

/** Returns `CARELINE_SEED`, which shifts what a short run selects. */
function seed(): number {
  const given = Number(process.env.CARELINE_SEED ?? 0);
  if (!Number.isInteger(given) || given < 0)
    throw new Error(`CARELINE_SEED is no number from 0 on: ${process.env.CARELINE_SEED}`);
  return given;
}

/**
 * Returns the look for a screen's number: the same on every run and different for the next screen, so that a list as
 * long as the number of looks covers them all.
 */
export const lookOf = (number: number): Look =>
  EVERY_LOOK[(number + seed()) % EVERY_LOOK.length] ?? USUAL_LOOK;

/** Returns the looks or screens of this run: all in a long run, every n-th in a short one. */
export function looksOfRun<Each>(looks: readonly Each[], every: number, from = 0): readonly Each[] {
  if (!leavesOutLongTests()) return looks;
  return looks.filter((_, number) => (number + seed()) % every === from);
}

/** Changes an open page's look, as a choice in another tab does. */
export async function chooseLook(page: Page, theme: Theme, locale: Locale): Promise<void> {
  const words = JSON.stringify({ theme, density: 'comfortable', locale });
  await page.evaluate((newValue) => {
    localStorage.setItem('careline.ui', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'careline.ui', newValue }));
  }, words);
  // Behind an overlay the document has no height.
  await page.locator(`html[lang=${locale}][data-theme=${theme}]`).waitFor({ state: 'attached' });
  // Colours animate, and nested transitions start after those around them.
  await page.evaluate(async () => {
    const changes = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (let running = changes(); running.length > 0; running = changes()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}
