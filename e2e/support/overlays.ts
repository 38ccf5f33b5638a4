import { patientPath, patientRegistrationPath } from '@careline/core/internal/navigation';
import { LOGGED_IN_KEY } from '@careline/core/internal/session';
import type { Page } from 'playwright-core';
import { callAddress, fillReached, recordOwnCall } from '../pages/call-page.ts';
import { addReading } from '../pages/patient-page.ts';
import type { Screen, ScreenFacts } from './screens.ts';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 780 };

async function openSearch(page: Page, { origin }: ScreenFacts): Promise<void> {
  await page.goto(`${origin}/prohealth/searchByUhid`);
  await page.getByRole('combobox').first().waitFor();
}

/** Opens one patient's calls: checks that run on every row would be slow on many. */
async function openHistoryOf(page: Page, { origin, patient }: ScreenFacts): Promise<void> {
  await page.goto(`${origin}/prohealth/call-status-history?vitaId=${patient.vitaId}`);
  await page.getByRole('row').nth(1).waitFor();
}

/** Changes the logged-in flag as another tab would, and notifies the page. */
function flagFromAnotherTab(page: Page, value: 'true' | 'locked' | null): Promise<void> {
  return page.evaluate(
    ({ key, newValue }) => {
      if (newValue === null) localStorage.removeItem(key);
      else localStorage.setItem(key, newValue);
      dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    { key: LOGGED_IN_KEY, newValue: value },
  );
}

/** The provider still has a session, so the flag is enough for the next page. */
const setFlag = (page: Page) => page.evaluate((key) => localStorage.setItem(key, 'true'), LOGGED_IN_KEY);

/** Makes the page's worker report a different version. Runs in the page. */
function hasOtherVersion(): void {
  ServiceWorker.prototype.postMessage = (_message: unknown, given: unknown) => {
    if (Array.isArray(given) && given[0] instanceof MessagePort) given[0].postMessage(false);
  };
}

/** Tells the page that another worker controls it, until it shows these words. Runs in the page. */
function isAnnounced(words: string): boolean {
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  return document.body.textContent?.includes(words) ?? false;
}

async function openNewVersion(page: Page, facts: ScreenFacts): Promise<void> {
  await openSearch(page, facts);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.evaluate(hasOtherVersion);
  await page.waitForFunction(isAnnounced, 'A new version is ready');
}

/** Removes the service worker and its files. Runs in the page. */
async function removeWorker(): Promise<void> {
  for (const registration of await navigator.serviceWorker.getRegistrations())
    await registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
}

const PROVIDER = '**/oidc/**';
const EXCHANGE = '**/identityExchange';
const AREA_FILE = '**/assets/call-status-history-page-*.js';

const FACILITY_REFUSED = {
  status: 403,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Forbidden', status: 403, code: 'facility-refused' },
};

/** Everything that opens over or replaces a screen, in English. */
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
      // The focused search field replaces the bar.
      await page.getByRole('combobox').first().blur();
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
  {
    name: 'add-reading',
    signedIn: true,
    async open(page, { origin, patient }) {
      await page.goto(`${origin}${patientPath(patient.vitaId)}`);
      await addReading(page);
      await page.getByLabel(/^Systolic/).fill('192');
      await page.getByLabel(/^Diastolic/).fill('124');
      await page.keyboard.press('Tab');
      await page.getByRole('region', { name: 'Urgent: tell the doctor today' }).waitFor();
    },
  },
  {
    name: 'take-a-score',
    signedIn: true,
    async open(page, { origin, patient }) {
      await page.goto(`${origin}${patientPath(patient.vitaId, 'scores')}`);
      await page.getByRole('button', { name: 'Record a score' }).click();
      await page
        .getByRole('dialog')
        .getByLabel(/^Score/)
        .selectOption('NEWS2');
      await page.getByRole('dialog').getByLabel(/^SpO/).waitFor();
    },
  },
  {
    name: 'book-an-encounter',
    signedIn: true,
    by: 'admin',
    async open(page, { origin }) {
      await page.goto(`${origin}/all_encounters`);
      await page.getByRole('button', { name: 'Book an encounter' }).click();
      await page.getByRole('dialog').getByRole('combobox').first().waitFor();
    },
  },
  {
    name: 'change-a-care-team',
    signedIn: true,
    by: 'admin',
    async open(page, { origin }) {
      await page.goto(`${origin}/care-provider-teams`);
      await page
        .getByRole('button', { name: /^Edit ./ })
        .first()
        .click();
      await page.getByRole('button', { name: 'Save the team' }).waitFor();
    },
  },
  {
    name: 'enrol-in-a-programme',
    signedIn: true,
    async open(page, { origin, patient }) {
      await page.goto(`${origin}${patientRegistrationPath(patient.vitaId)}`);
      await page.getByRole('button', { name: 'Enrol in a programme' }).click();
      await page.getByRole('button', { name: 'Enrol', exact: true }).click();
      await page.getByText('Choose a programme.').waitFor();
    },
  },
  {
    name: 'correct-beside-a-call',
    signedIn: true,
    async open(page, { origin, patient }) {
      await page.goto(`${origin}${callAddress(patient.vitaId)}`);
      await page.getByRole('button', { name: 'Correct registration' }).click();
      await page.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText('Nothing was changed, so nothing was saved.').waitFor();
    },
  },
  {
    name: 'record-a-death',
    signedIn: true,
    async open(page, { origin, patient }) {
      await page.goto(`${origin}${patientRegistrationPath(patient.vitaId)}`);
      await page.getByRole('button', { name: 'Record the death' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Record the death' }).click();
      await page.getByText(/^Tick this box to confirm/).waitFor();
    },
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
    name: 'alert-acknowledged',
    signedIn: true,
    async open(page, { origin }) {
      await page.goto(`${origin}/doctor/pwa_alerts?days=31`);
      await page
        .getByRole('button', { name: /^Acknowledge: / })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('combobox').waitFor();
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
  {
    name: 'change-of-password',
    signedIn: false,
    async open(page, { origin }) {
      await page.goto(`${origin}/auth`);
      await page.getByRole('button', { name: 'Change password' }).click();
      await page.getByRole('textbox', { name: 'E-mail address' }).waitFor();
    },
  },
  {
    // The account menu above shows the choice itself.
    name: 'facility-refused',
    signedIn: true,
    async open(page, facts) {
      await openSearch(page, facts);
      await page.getByRole('button', { name: /^Account menu of/ }).click();
      // The session then requests its previous facility, which is granted.
      await page.route(EXCHANGE, (route) => route.fulfill(FACILITY_REFUSED), { times: 1 });
      const choice = page.getByRole('list', { name: 'Facility' }).getByRole('button');
      await choice.and(page.locator(':not([aria-current])')).first().click();
      await page.getByText('The facility could not be changed.').waitFor();
    },
  },
  {
    name: 'provider-unreachable',
    signedIn: true,
    async open(page, { origin }) {
      await page.route(PROVIDER, (route) => route.abort('connectionrefused'));
      await page.goto(`${origin}/prohealth`);
      await page.getByText('The sign-in service cannot be reached').waitFor();
    },
    close: (page) => page.unroute(PROVIDER),
  },
  {
    name: 'idle-cover',
    signedIn: true,
    async open(page, facts) {
      await openSearch(page, facts);
      await flagFromAnotherTab(page, 'locked');
      await page.getByRole('dialog', { name: 'Careline is locked' }).waitFor();
    },
    close: setFlag,
  },
  { name: 'new-version', signedIn: true, open: openNewVersion },
  {
    name: 'area-failed',
    signedIn: true,
    async open(page, { origin }) {
      await page.goto(`${origin}/icon.svg`);
      await page.evaluate(removeWorker);
      await page.route(AREA_FILE, (route) => route.abort('connectionreset'));
      await page.goto(`${origin}/prohealth/call-status-history`);
      await page.getByText('This part of the console stopped working').waitFor();
    },
    close: (page) => page.unroute(AREA_FILE),
  },
  {
    name: 'sign-in-again',
    signedIn: true,
    async open(page, { origin, patient }) {
      await page.goto(`${origin}${callAddress(patient.vitaId)}`);
      await recordOwnCall(page);
      await fillReached(page, { note: 'Dizzy' });
      await flagFromAnotherTab(page, null);
      await page.getByRole('dialog', { name: 'Sign in again to continue' }).waitFor();
    },
    async close(page) {
      await page.getByRole('button', { name: 'Do not sign in' }).click();
      await page.getByRole('button', { name: 'Discard what I entered' }).click();
      await page.waitForURL(/\/auth$/);
      await setFlag(page);
    },
  },
];

/** The question when leaving an unsaved call. Needs the running call to be open. */
export const LEAVING_A_CALL: Screen = {
  name: 'leaving-a-call',
  signedIn: true,
  isOverTheOneBefore: true,
  async open(page) {
    await page.getByRole('link', { name: 'Search' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
  },
};
