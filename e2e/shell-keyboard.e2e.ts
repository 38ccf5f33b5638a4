import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { fillLogin, openLogin } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { configure } from './support/config.ts';
import { hasFocus, holdsFocus, stopsOf, tabTo } from './support/keyboard.ts';
import { FACILITY } from './support/people.ts';

const origin = inject('origin');
let browser: Browser;
let visitor: Visitor;
let page: Page;

const HISTORY = '/prohealth/call-status-history';
const SEARCH = '/prohealth/searchByUhid';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const menu = () => page.getByRole('navigation', { name: 'Main menu' });
const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
const accountButton = () => page.getByRole('button', { name: /^Account menu of/ });
const appsButton = () => page.getByRole('button', { name: 'Apps', exact: true });

const expectFocus = (control: Locator) => expect.poll(() => hasFocus(control)).toBe(true);
const expectFocusIn = (part: Locator) => expect.poll(() => holdsFocus(part)).toBe(true);
const root = (attribute: string) => page.locator('html').getAttribute(attribute);
const expectRoot = (attribute: string, value: string | null) =>
  expect.poll(() => root(attribute)).toBe(value);

/** Opens a panel by a button reached with Tab. Returns the panel, with the focus inside. */
async function openByKey(opener: Locator, name: string): Promise<Locator> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = dialog(name);
  await panel.waitFor();
  await expectFocusIn(panel);
  return panel;
}

/** Closes the panel with Escape and expects the focus on its opener. */
async function closeByKey(panel: Locator, opener: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await expectFocus(opener);
}

/** Loads the search page; the panels' code loads with the first one opened. */
async function openSearchPage(): Promise<void> {
  await page.goto(`${origin}${SEARCH}`);
  await heading('Search').waitFor();
}

beforeAll(async () => {
  browser = await launch();
  visitor = await visit(browser);
  ({ page } = visitor);
  await configure(visitor.context, {
    appLinks: [
      { label: 'Programmes', path: '/prohealth' },
      { label: 'History', path: HISTORY },
    ],
    appsDrawerItems: [{ label: 'Patient search', path: SEARCH }],
  });
  await openLogin(page, origin);
  await fillLogin(page, FACILITY);
  await heading('Today').waitFor();
});
afterAll(() => browser?.close());

describe('the frame, by keyboard', () => {
  beforeEach(openSearchPage);

  it('has a skip link first, no focus trap, and a visible focus at every stop', async () => {
    const stops = await stopsOf(page);
    const names = stops.map(({ name }) => name);
    for (const part of ['"Skip to content"', '"Apps"', '"Programmes"', '"History"', '"Account menu of']) {
      expect(names.filter((name) => name.includes(part))).toHaveLength(1);
    }
    const links = await menu().getByRole('link').count();
    expect(links).toBeGreaterThan(0);
    const first = names.findIndex((name) => name.includes('"Skip to content"'));
    expect(names[first + 1]).toContain('"Apps"');
    expect(stops.filter(({ ringed }) => !ringed)).toEqual([]);
    expect(stops.filter(({ inSight }) => !inSight)).toEqual([]);
  });

  it('lets the user skip the bars', async () => {
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await tabTo(page, skip, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('main'));
    await page.keyboard.press('Tab');
    await expectFocusIn(page.getByRole('main'));
  });

  it('opens the apps drawer, keeps the focus in it, and returns it', async () => {
    const drawer = await openByKey(appsButton(), 'Apps');
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      await expectFocusIn(drawer);
    }
    await closeByKey(drawer, appsButton());
  });

  it('follows an item of the apps drawer', async () => {
    await page.goto(`${origin}${HISTORY}`);
    await heading('Call Status History').waitFor();
    const drawer = await openByKey(appsButton(), 'Apps');
    await tabTo(page, drawer.getByRole('link', { name: 'Patient search' }));
    await page.keyboard.press('Enter');
    await drawer.waitFor({ state: 'hidden' });
    await heading('Search').waitFor();
    expect(new URL(page.url()).pathname).toBe(SEARCH);
  });

  it('follows a tab and marks the current one', async () => {
    const tab = page.getByRole('navigation', { name: 'App links' }).getByRole('link', { name: 'History' });
    await tabTo(page, tab);
    await page.keyboard.press('Enter');
    await expectFocus(heading('Call Status History'));
    expect(await tab.getAttribute('aria-current')).toBe('page');
  });

  it('collapses and expands the menu, keeps its items’ names, and follows one', async () => {
    await tabTo(page, page.getByRole('button', { name: 'Collapse menu' }));
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('button', { name: 'Expand menu', expanded: false }));
    const item = menu().getByRole('link', { name: 'Call Status History' });
    await tabTo(page, item);
    await page.keyboard.press('Enter');
    await expectFocus(heading('Call Status History'));
    expect(await item.getAttribute('aria-current')).toBe('page');
    await tabTo(page, page.getByRole('button', { name: 'Expand menu' }));
    await page.keyboard.press('Space');
    await expectFocus(page.getByRole('button', { name: 'Collapse menu', expanded: true }));
  });
});

describe('the account menu, by keyboard', () => {
  let account: Locator;
  const radio = (name: string) => account.getByRole('radio', { name, exact: true });

  /** Moves from the checked option with arrow keys; groups wrap around. */
  async function choose(from: string, key: 'ArrowRight' | 'ArrowLeft', to: string): Promise<void> {
    await tabTo(page, radio(from));
    await page.keyboard.press(key);
    await expectFocus(radio(to));
    expect(await radio(to).isChecked()).toBe(true);
  }

  it('opens and keeps the focus inside, visible at every stop', async () => {
    await openSearchPage();
    account = await openByKey(accountButton(), 'Account');
    const stops = await stopsOf(page);
    expect(stops.filter(({ ringed, inSight }) => !ringed || !inSight)).toEqual([]);
    await expectFocusIn(account);
  });

  it('changes the theme', async () => {
    await choose('System', 'ArrowRight', 'Light');
    await expectRoot('data-theme', 'light');
    await choose('Light', 'ArrowRight', 'Dark');
    await expectRoot('data-theme', 'dark');
    await choose('Dark', 'ArrowRight', 'High contrast');
    await expectRoot('data-theme', 'contrast');
    await choose('High contrast', 'ArrowRight', 'System');
    await expectRoot('data-theme', null);
  });

  it('changes the density', async () => {
    await choose('Comfortable', 'ArrowRight', 'Compact');
    await expectRoot('data-density', 'compact');
    await choose('Compact', 'ArrowLeft', 'Comfortable');
    await expectRoot('data-density', 'comfortable');
  });

  it('changes the language of everything, including the open panel', async () => {
    await tabTo(page, radio('English'));
    await page.keyboard.press('ArrowRight');
    await expectRoot('lang', 'hi');
    account = dialog('खाता');
    await account.getByRole('button', { name: 'लॉग आउट' }).waitFor();
    await expectFocus(radio('हिन्दी'));
    await page.keyboard.press('ArrowLeft');
    await expectRoot('lang', 'en');
    account = dialog('Account');
    await expectFocus(radio('English'));
  });

  it('returns the focus to the avatar', async () => {
    await closeByKey(account, accountButton());
  });

  it('is a drawer of the bottom bar on a small screen, with a close button', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    const opener = page
      .getByRole('navigation', { name: 'Quick access' })
      .getByRole('button', { name: 'Account' });
    const drawer = await openByKey(opener, 'Account Info');
    await tabTo(page, drawer.getByRole('button', { name: 'Close menu' }));
    await page.keyboard.press('Enter');
    await drawer.waitFor({ state: 'hidden' });
    await expectFocus(opener);
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  it('logs out, and the sign-in can be reached from there', async () => {
    account = await openByKey(accountButton(), 'Account');
    await tabTo(page, account.getByRole('button', { name: 'Logout' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/auth$/);
    await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
    expect(visitor.faults).toEqual([]);
  });
});
