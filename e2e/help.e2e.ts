// spec: help-everywhere
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillLogin, openLogin } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, visit } from './support/browser.ts';
import { ADMIN } from './support/people.ts';

const origin = inject('origin');
let browser: Browser;
let page: Page;

const panel = (name: string) => page.getByRole('dialog', { name: `Help: ${name}`, exact: true });
const focused = () =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    return element?.getAttribute('data-help-test') ?? element?.tagName;
  });

/** Moves the focus to the first link of the page's menu, marked to be known again. */
async function focusAnything(): Promise<void> {
  await page
    .locator('nav a')
    .locator('visible=true')
    .first()
    .evaluate((link) => {
      link.setAttribute('data-help-test', 'here');
      (link as HTMLElement).focus();
    });
}

beforeAll(async () => {
  browser = await launch();
  ({ page } = await visit(browser));
  await openLogin(page, origin);
  await fillLogin(page, ADMIN);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
});
afterAll(() => browser?.close());

describe('help for a screen', () => {
  it.each([
    ['/prohealth', 'Start page', 'Start with the first row.'],
    ['/prohealth/searchByUhid', 'Search', 'Type part of a name'],
    ['/doctor/pwa_alerts', 'Alerts', 'Start with the red ones.'],
    ['/tasks', 'Tasks', 'Start with late tasks.'],
    ['/settings/staff', 'Staff', 'Invite a person by e-mail.'],
  ])('opens by ? on %s, and Escape returns the focus', async (path, name, step) => {
    await page.goto(`${origin}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await focusAnything();
    await page.keyboard.press('?');
    await panel(name).waitFor();
    await panel(name).getByText(step).waitFor();
    expect(await panel(name).getByRole('term').count()).toBeGreaterThan(0);
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await panel(name).waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('here');
  });

  it('does not open while typing, and opens from the account menu', async () => {
    await page.goto(`${origin}/prohealth/searchByUhid`);
    const field = page
      .getByRole('main')
      .getByRole('combobox')
      .or(page.getByRole('main').getByRole('searchbox'));
    await field.first().focus();
    await page.keyboard.type('?');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page
      .getByRole('button', { name: /^Account menu of/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Help for this screen' }).click();
    await panel('Search').waitFor();
  });
});
