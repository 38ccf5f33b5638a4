// spec: 51

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callLink, confirmPersonByKey } from './pages/search-page.ts';
import { fillLogin, openLogin } from './pages/sign-in.ts';
import { launch, visit } from './support/browser.ts';
import { COACH, PASSWORD } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

/** More stops than any screen has. */
const MAX_STOPS = 80;

/** Presses Tab until the control has the focus; the ring must be visible on the way. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.first().waitFor();
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await control.first().evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('the control cannot be reached with Tab');
}

describe('the whole job by keyboard', () => {
  it('from signing in to the saved call', async () => {
    const { page, faults } = await visit(browser);
    await page.goto(`${origin}/auth`);
    await tabTo(page, page.getByRole('button', { name: 'Sign in' }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/login\//);
    await tabTo(page, page.getByLabel('E-mail address'));
    await page.keyboard.type(COACH);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/profile'));
    await page.keyboard.press('Enter');
    const token = ((await asked).headers().authorization ?? '').replace('Bearer ', '');
    const [patient] = (await plainPatients(serviceClient(origin, token), 5)).slice(-1);

    await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Find a patient' }));
    await page.keyboard.press('Enter');
    const box = page.getByRole('combobox', { name: 'Find a patient' });
    await box.waitFor();
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type(patient?.uhid ?? '');
    await page.keyboard.press('Enter');
    await confirmPersonByKey(page);

    await tabTo(page, callLink(page));
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('button', { name: /, Ad-Hoc Call$/ }));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'Called from my own phone' }));
    await page.keyboard.press('Enter');
    await page.getByText('Call in progress').waitFor();
    await page.keyboard.press('1');
    const systolic = page.getByRole('textbox', { name: 'Systolic' });
    await expect.poll(() => systolic.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('131');
    await tabTo(page, page.getByRole('textbox', { name: 'Diastolic' }));
    await page.keyboard.type('84');
    await page.keyboard.press('Control+Enter');
    await page.getByRole('region', { name: 'The call is saved' }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'See it in the history' }));
    await page.keyboard.press('Enter');
    const detail = page.getByRole('dialog', { name: /^Call to/ });
    await detail.getByText('131').first().waitFor();
    await page.keyboard.press('Escape');
    await detail.waitFor({ state: 'hidden' });
    expect(faults).toEqual([]);
  });

  it('the focus goes to the heading of the screen that was opened', async () => {
    const { page } = await visit(browser);
    await openLogin(page, origin);
    await fillLogin(page, COACH);
    const menu = page.getByRole('navigation').getByRole('link', { name: 'Call Status History' });
    await menu.waitFor();
    await menu.focus();
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Call Status History' });
    await heading.waitFor();
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
  });
});
