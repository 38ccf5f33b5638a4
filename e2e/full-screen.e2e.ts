// spec: 41

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import {
  buildFullScreenConsole,
  FULL_SCREEN_PAGE,
  type FullScreenConsole,
} from './support/full-screen-console.ts';
import { hasFocus, stopsOf, tabTo } from './support/keyboard.ts';
import { COACH } from './support/people.ts';

const origin = inject('origin');
const DARK = 'rgb(18, 23, 27)';
let browser: Browser;
let presented: FullScreenConsole;
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  [browser, presented] = await Promise.all([launch(), buildFullScreenConsole()]);
  visitor = await visit(browser);
  ({ page } = visitor);
  await presented.showTo(visitor.context, origin);
  await enter(page, origin, COACH);
  await heading('Dashboard').waitFor();
});
afterAll(async () => {
  await browser?.close();
  presented?.remove();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const toggle = () => page.getByRole('button', { name: 'Present', exact: true });
const leaving = () => page.getByRole('button', { name: 'Exit full screen' });
const note = () => page.getByRole('textbox', { name: 'Note' });
const path = () => new URL(page.url()).pathname;

const expectFocus = (control: Locator) => expect.poll(() => hasFocus(control)).toBe(true);

/** Returns the number of visible bars and menus, by role. */
const bars = async (): Promise<number> =>
  (await page.getByRole('banner').count()) + (await page.getByRole('navigation').count());
const background = (): Promise<string> =>
  page.getByRole('main').evaluate((main) => getComputedStyle(main).backgroundColor);

async function expectFullScreen(): Promise<void> {
  await leaving().waitFor();
  expect(await bars()).toBe(0);
  await expect.poll(background).toBe(DARK);
}

async function expectFrame(): Promise<void> {
  await page.getByRole('banner').waitFor();
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
  expect(await leaving().count()).toBe(0);
  expect(await background()).not.toBe(DARK);
}

describe.each([
  ['on a wide screen', { width: 1440, height: 900 }],
  ['on a phone', { width: 360, height: 780 }],
])('full screen %s', (_, size) => {
  beforeEach(async () => {
    await page.setViewportSize(size);
    await page.goto(`${origin}${FULL_SCREEN_PAGE}`);
    await heading('Presentation').waitFor();
    await expectFrame();
  });
  afterEach(() => expect(visitor.faults).toEqual([]));

  it('opens and closes by keyboard and keeps the focus and the input', async () => {
    await note().fill('Half a sent');
    await tabTo(page, toggle());
    await page.keyboard.press('Enter');
    await expectFullScreen();
    await expectFocus(toggle());
    await page.keyboard.press('Escape');
    await expectFrame();
    await expectFocus(toggle());
    await page.keyboard.press('Space');
    await expectFullScreen();
    await tabTo(page, leaving(), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFrame();
    await expectFocus(toggle());
    expect(await note().inputValue()).toBe('Half a sent');
  });

  it('opens and closes with the mouse', async () => {
    await toggle().click();
    await expectFullScreen();
    expect((await leaving().boundingBox())?.y).toBeLessThan(size.height / 4);
    await leaving().click();
    await expectFrame();
    await expectFocus(toggle());
  });

  it('leaves Escape to a field that is being edited', async () => {
    await toggle().click();
    await expectFullScreen();
    await note().fill('typing');
    await page.keyboard.press('Escape');
    await expectFullScreen();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Escape');
    await expectFrame();
  });

  it('lets the keyboard reach only the page and the exit button, all visible and without a violation', async () => {
    await toggle().click();
    await expectFullScreen();
    const stops = await stopsOf(page);
    const buttons = stops.filter(({ name }) => name.startsWith('button'));
    expect(buttons.map(({ name }) => name).sort()).toEqual(['button "Exit full screen"', 'button "Present"']);
    expect(stops.filter(({ ringed, inSight }) => !ringed || !inSight)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    const tooWide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(tooWide).toBe(0);
  });

  it('ends when the user leaves the page; going back shows the bars', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).first().press('Enter');
    await heading('Search').waitFor();
    await page.goBack();
    await heading('Presentation').waitFor();
    await toggle().click();
    await expectFullScreen();
    await page.goForward();
    await heading('Search').waitFor();
    await expectFrame();
    await page.goBack();
    await heading('Presentation').waitFor();
    await expectFrame();
    expect(path()).toBe(FULL_SCREEN_PAGE);
  });
});
