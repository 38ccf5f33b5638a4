import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { PATIENCE_MS } from '../scripts/patience.ts';
import { searchFor } from './pages/search-page.ts';
import { enter, signOut } from './pages/sign-in.ts';
import { launch } from './support/browser.ts';
import { itInProve } from './support/in-prove.ts';
import { COACH, FACILITY } from './support/people.ts';
import { readBrowser } from './support/stored-in-browser.ts';

const origin = inject('origin');
const REGISTRATION = '/prohealth/onboarding/users';
let browser: Browser;
let context: BrowserContext;

beforeAll(async () => {
  browser = await launch();
  context = await browser.newContext();
  context.setDefaultTimeout(PATIENCE_MS);
});
afterAll(() => browser?.close());

/** Unique words; none of them may appear in what the browser stores. */
const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  String.fromCharCode(97 + (byte % 26)),
).join('');
const GIVEN = `Z${letters}`;
const FAMILY = `Y${letters}`;
const PHONE = `65${String(crypto.getRandomValues(new Uint32Array(1))[0])
  .padStart(8, '0')
  .slice(-8)}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const saved = (page: Page) => page.getByText(/^Saved on this device/).waitFor();

/** Decodes bytes as characters, so that plain text is found. */
async function expectNoCanary(page: Page): Promise<void> {
  const stored = await readBrowser(page);
  const rows = stored.databases.flatMap(({ rows }) => rows);
  expect(rows.length).toBeGreaterThan(0);
  const text = JSON.stringify(stored, (_, value) =>
    value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
  );
  for (const canary of [GIVEN, FAMILY, PHONE]) expect(text).not.toContain(canary);
}

async function opened(path = REGISTRATION, email = COACH): Promise<Page> {
  const page = await context.newPage();
  await enter(page, origin, email, path);
  return page;
}

it('a registration survives closing its tab, waits offline, and is stored once', async () => {
  const first = await opened();
  await field(first, 'Given name').fill(GIVEN);
  await field(first, 'Family name').fill(FAMILY);
  await saved(first);
  await expectNoCanary(first);
  await first.close({ runBeforeUnload: false });

  const page = await opened();
  await page.getByRole('button', { name: `Continue: ${GIVEN} ${FAMILY}` }).click();
  // The form shows at once but stays disabled until the draft is read.
  await expect.poll(() => field(page, 'Given name').inputValue()).toBe(GIVEN);
  await page.getByRole('combobox', { name: /^Gender/ }).selectOption('FEMALE');
  await page.getByLabel(/^Date of birth/).fill('1996-05-01');
  await press(page, 'Continue');
  await field(page, 'Phone number').fill(PHONE);
  await press(page, 'Continue');
  await press(page, 'Continue');
  await page.getByRole('combobox', { name: /^How it was given/ }).selectOption('spoken');
  await page.getByRole('checkbox', { name: /^The text was read/ }).check();
  await press(page, 'Continue');

  await context.setOffline(true);
  await press(page, 'Register the patient');
  await page.getByRole('region', { name: /waiting to be sent$/ }).waitFor();
  await page.getByRole('button', { name: '1 waiting to be sent' }).click();
  const panel = page.getByRole('dialog', { name: 'Not sent yet' });
  await panel.getByText(`Registration of ${GIVEN} ${FAMILY}`).waitFor();
  await page.keyboard.press('Escape');
  await expectNoCanary(page);

  await context.setOffline(false);
  await page.getByRole('region', { name: 'The patient is registered' }).waitFor();
  await page.getByRole('button', { name: /waiting to be sent$/ }).waitFor({ state: 'detached' });
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  expect(await (await searchFor(page, PHONE)).count()).toBe(1);
  await page.close();
});

itInProve('is nobody else’s, outlives an expiry, and goes with a sign-out that was confirmed', async () => {
  const mine = await opened();
  await field(mine, 'Given name').fill(GIVEN);
  await saved(mine);
  // The session ends without any action by the person: its cookies are gone.
  await mine.close();
  await context.clearCookies();

  const theirs = await opened(REGISTRATION, FACILITY);
  await field(theirs, 'Given name').waitFor();
  expect(await theirs.getByText(GIVEN).count()).toBe(0);
  await signOut(theirs);
  await theirs.close();
  await context.clearCookies();

  const page = await opened();
  await page.getByRole('button', { name: `Continue: ${GIVEN}` }).click();
  await page.getByRole('button', { name: /^Account menu of/ }).click();
  await press(page, 'Logout');
  const question = page.getByRole('dialog', { name: /^Sign out and lose/ });
  await question.getByText(`Registration of ${GIVEN}`).waitFor();
  await question.getByRole('button', { name: 'Sign out and delete it' }).click();
  await page.waitForURL(/\/auth$/);
  expect((await readBrowser(page)).databases.flatMap(({ rows }) => rows)).toEqual([]);
});
