import type { Page } from 'playwright-core';
import { leavesOutLongTests } from '../../scripts/long-tests.mjs';

export const THEMES = ['light', 'dark', 'contrast'] as const;
export const LOCALES = ['en', 'hi'] as const;

export type Theme = (typeof THEMES)[number];
export type Locale = (typeof LOCALES)[number];

/** One way in which a screen can be looked at. */
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

/** `CARELINE_SEED` moves what a short run chooses on by as many. */
function seed(): number {
  const given = Number(process.env.CARELINE_SEED ?? 0);
  if (!Number.isInteger(given) || given < 0)
    throw new Error(`CARELINE_SEED is no number from 0 on: ${process.env.CARELINE_SEED}`);
  return given;
}

/**
 * The look for the screen of this number: the same one on every run, another one for the next screen, so that a list as
 * long as there are looks shows each of them.
 */
export const lookOf = (number: number): Look =>
  EVERY_LOOK[(number + seed()) % EVERY_LOOK.length] ?? USUAL_LOOK;

/** The looks a page is taken through, or the screens: all in a long run, in a short one every so many of them. */
export function looksOfRun<Each>(looks: readonly Each[], every: number, from = 0): readonly Each[] {
  if (!leavesOutLongTests()) return looks;
  return looks.filter((_, number) => (number + seed()) % every === from);
}

/** Changes how an open page of the console looks, as a choice in another tab of the browser does. */
export async function chooseLook(page: Page, theme: Theme, locale: Locale): Promise<void> {
  const words = JSON.stringify({ theme, density: 'comfortable', locale });
  await page.evaluate((newValue) => {
    localStorage.setItem('careline.ui', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'careline.ui', newValue }));
  }, words);
  // Behind a cover the document itself has no height.
  await page.locator(`html[lang=${locale}][data-theme=${theme}]`).waitFor({ state: 'attached' });
  // Colours change gradually where a pointer may rest, and those within begin once those around them have ended.
  await page.evaluate(async () => {
    const changes = () => document.getAnimations().filter((each) => each instanceof CSSTransition);
    for (let running = changes(); running.length > 0; running = changes()) {
      await Promise.allSettled(running.map(({ finished }) => finished));
    }
  });
}
