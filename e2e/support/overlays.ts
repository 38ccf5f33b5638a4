import type { Page } from 'playwright-core';
import type { Screen, ScreenFacts } from './screens.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

async function openSearch(page: Page, { origin }: ScreenFacts): Promise<void> {
  await page.goto(`${origin}/prohealth/searchByUhid`);
  await page.getByRole('combobox').first().waitFor();
}

/** The calls of one patient: what is measured on each of many rows costs its time on each. */
async function openHistoryOf(page: Page, { origin, patient }: ScreenFacts): Promise<void> {
  await page.goto(`${origin}/prohealth/call-status-history?vitaId=${patient.vitaId}`);
  await page.getByRole('row').nth(1).waitFor();
}

/** Everything that opens over a screen, or in its place, in English. */
export const OVERLAYS: readonly Screen[] = [
  {
    name: 'apps-drawer',
    signedIn: true,
    async open(page, facts) {
      await openSearch(page, facts);
      await page.getByRole('button', { name: 'Apps', exact: true }).click();
      await page.getByRole('dialog', { name: 'Apps' }).waitFor();
    },
  },
  {
    name: 'account-menu',
    signedIn: true,
    async open(page, facts) {
      await openSearch(page, facts);
      await page.getByRole('button', { name: /^Account menu of/ }).click();
      await page.getByRole('dialog', { name: 'Account' }).waitFor();
    },
  },
  {
    name: 'account-drawer',
    signedIn: true,
    async open(page, facts) {
      await page.setViewportSize(PHONE);
      await openSearch(page, facts);
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      await bar.getByRole('button', { name: 'Account' }).click();
      await page.getByRole('dialog', { name: 'Account Info' }).waitFor();
    },
    close: (page) => page.setViewportSize(WIDE),
  },
  {
    name: 'menu-over-the-page',
    signedIn: true,
    async open(page, facts) {
      await page.setViewportSize(PHONE);
      await openSearch(page, facts);
      await page.getByRole('button', { name: 'Expand menu' }).click();
      await page.getByRole('button', { name: 'Collapse menu' }).waitFor();
    },
    close: (page) => page.setViewportSize(WIDE),
  },
  { name: 'history-of-a-patient', signedIn: true, open: openHistoryOf },
  {
    name: 'call-detail',
    signedIn: true,
    async open(page, facts) {
      await openHistoryOf(page, facts);
      await page.getByRole('row').nth(1).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).first().waitFor();
    },
  },
  {
    name: 'offline',
    signedIn: true,
    async open(page, facts) {
      await openSearch(page, facts);
      await page.context().setOffline(true);
      await page.getByText('No Internet. Please Check your Connection').waitFor();
    },
    close: (page) => page.context().setOffline(false),
  },
];

/** What a person is asked who leaves a call that is not saved; over the running call, which must be open. */
export const LEAVING_A_CALL: Screen = {
  name: 'leaving-a-call',
  signedIn: true,
  async open(page) {
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Leave this call without saving?' }).waitFor();
  },
};
