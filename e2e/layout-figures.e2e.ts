import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { launch, visit } from './support/browser.ts';
import { looksOfRun } from './support/look.ts';
import { COACH } from './support/people.ts';

const origin = inject('origin');
let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await launch();
  ({ page } = await visit(browser));
  await enter(page, origin, COACH);
  await menu().waitFor();
});
afterAll(() => browser?.close());

/** Specification 9, in CSS pixels: the menu is 20vw wide, 35vw up to 960 px and 50vw up to 599 px. */
const FIGURES = [
  { width: 1440, topBar: 48, collapsed: 64, expanded: 288, drawer: 320, bottomBar: false },
  { width: 961, topBar: 48, collapsed: 64, expanded: 192.2, drawer: 320, bottomBar: false },
  { width: 960, topBar: 48, collapsed: 64, expanded: 336, drawer: 320, bottomBar: false },
  { width: 600, topBar: 48, collapsed: 64, expanded: 210, drawer: 320, bottomBar: false },
  { width: 599, topBar: 48, collapsed: 56, expanded: 299.5, drawer: 320, bottomBar: true },
  { width: 360, topBar: 48, collapsed: 56, expanded: 180, drawer: 320, bottomBar: true },
] as const;

const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function box(part: Locator) {
  const found = await part.boundingBox();
  if (!found) throw new Error('the part is not drawn');
  return found;
}

const widthOf = async (part: Locator): Promise<number> => (await box(part)).width;

/** Polls, because the menu slides open. */
const expectMenu = (width: number) => expect.poll(() => widthOf(menu())).toBeCloseTo(width, 0);

async function collapse(): Promise<void> {
  if (await button('Collapse menu').isVisible()) await button('Collapse menu').click();
}

/** Returns whether the page is wider than its window. */
const scrollsSideways = () => page.evaluate(() => document.documentElement.scrollWidth > innerWidth);

describe.each(looksOfRun(FIGURES, 3))(
  'at $width px',
  ({ width, topBar, collapsed, expanded, drawer, bottomBar }) => {
    beforeAll(async () => {
      await page.setViewportSize({ width, height: width < 600 ? 780 : 900 });
      await collapse();
    });

    it(`the top bar is ${topBar} px high and as wide as the window`, async () => {
      expect(await box(page.getByRole('banner'))).toEqual({ x: 0, y: 0, width, height: topBar });
    });

    it(`the side menu is ${collapsed} px wide collapsed and ${expanded} px expanded`, async () => {
      await expectMenu(collapsed);
      const beside = await box(page.getByRole('main'));
      expect(beside.x).toBe(collapsed);
      await button('Expand menu').click();
      await expectMenu(expanded);
      // On a small screen half the width would be too little, so the open menu overlays the content.
      expect((await box(page.getByRole('main'))).x).toBeCloseTo(bottomBar ? collapsed : expanded, 0);
      expect(await scrollsSideways()).toBe(false);
      await collapse();
      await expectMenu(collapsed);
    });

    it(`the apps drawer is ${drawer} px wide, over the content`, async () => {
      const before = await box(page.getByRole('main'));
      await button('Apps').click();
      const dialog = page.getByRole('dialog', { name: 'Apps' });
      await dialog.waitFor();
      const head = dialog.locator(':scope > *', { has: page.getByRole('heading', { name: 'Apps' }) });
      expect(await box(head)).toMatchObject({ x: 0, y: 0, width: drawer });
      // The page behind is inert, so it has no role while the drawer is open.
      expect(await box(page.locator('main'))).toEqual(before);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    });

    it(bottomBar ? 'the bottom bar ends the screen' : 'there is no bottom bar', async () => {
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      expect(await bar.isVisible()).toBe(bottomBar);
      if (!bottomBar) return;
      const { x, y, width: wide, height } = await box(bar);
      expect({ x, wide, bottom: y + height }).toEqual({ x: 0, wide: width, bottom: 780 });
    });
  },
);
