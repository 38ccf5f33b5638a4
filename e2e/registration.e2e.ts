// spec: 6

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { searchBox, searchFor } from './pages/search-page.ts';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';

const origin = inject('origin');
let browser: Browser;
let coach: Visitor;

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
});
afterAll(() => browser?.close());

/** A unique name, and a phone number from an unassigned range. */
const letters = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) =>
  String.fromCharCode(97 + (byte % 26)),
).join('');
const GIVEN = `Q${letters}`;
const PHONE = `64${String(crypto.getRandomValues(new Uint32Array(1))[0])
  .padStart(8, '0')
  .slice(-8)}`;

const field = (page: Page, name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const step = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${name}`) }).waitFor();

async function identify(page: Page, given: string): Promise<void> {
  await field(page, 'Given name').fill(given);
  await field(page, 'Family name').fill('Iyer');
  await page.getByRole('combobox', { name: /^Gender/ }).selectOption('FEMALE');
  await page.getByLabel(/^Date of birth/).fill('1996-05-01');
  await press(page, 'Continue');
  await step(page, 'Contact');
}

async function agree(page: Page): Promise<void> {
  await step(page, 'Consent');
  await page.getByRole('combobox', { name: /^How it was given/ }).selectOption('spoken');
  await page.getByRole('checkbox', { name: /^The text was read/ }).check();
  await press(page, 'Continue');
  await step(page, 'Check and register');
}

const done = (page: Page) => page.getByRole('region', { name: 'The patient is registered' });

describe('a patient that a search did not find', () => {
  it('is registered once with the typed text, and can be called and found', async () => {
    const { page } = coach;
    await enter(page, origin, COACH, '/prohealth/searchByUhid');
    await searchBox(page).fill(`${GIVEN} Iyer`);
    await page.getByRole('button', { name: /^Register/ }).click();
    await step(page, 'Identity');
    expect(await field(page, 'Given name').inputValue()).toBe(GIVEN);
    expect(page.url()).toBe(`${origin}/prohealth/onboarding/users`);
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain(GIVEN);

    await press(page, 'Continue');
    await page.getByText('Fix 2 problems to save').waitFor();
    await identify(page, GIVEN);
    await field(page, 'Phone number').fill(`+91 ${PHONE}`);
    await field(page, 'PIN code').fill('500033');
    expect(await page.getByRole('combobox', { name: /^State/ }).inputValue()).toBe('Telangana');
    await press(page, 'Continue');
    await step(page, 'Care');
    await page.getByRole('checkbox', { name: 'Healthy Motherhood' }).check();
    const day = new Date(Date.now() - 70 * 86_400_000).toISOString().slice(0, 10);
    await page.getByLabel(/^First day of the last period/).fill(day);
    await page.getByText(/^Due .* by the last period/).waitFor();
    await press(page, 'Continue');
    await agree(page);

    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: 'Register the patient' }).dblclick();
    await done(page)
      .getByText(/^UHID CL\d{10}$/)
      .waitFor();
    await press(page, 'Call the patient');
    await page.getByRole('heading', { level: 1, name: 'Call Info' }).waitFor();
    await page.getByText(`${GIVEN} Iyer`).first().waitFor();

    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    const found = await searchFor(page, PHONE);
    expect(await found.count()).toBe(1);
  });
});

describe('a patient who may be registered already', () => {
  it('triggers a question, and nothing is lost while offline', async () => {
    const { page } = coach;
    await page.goto(`${origin}/prohealth/onboarding/users`);
    // The first attempt may have left a draft.
    const startAgain = page.getByRole('button', { name: 'Start again' });
    await startAgain
      .or(page.getByRole('heading', { level: 2, name: /^Identity/ }))
      .first()
      .waitFor();
    if (await startAgain.isVisible()) await startAgain.click();
    await step(page, 'Identity');
    await identify(page, GIVEN);
    await page.getByRole('region', { name: 'Is it this patient?' }).getByText(`${GIVEN} Iyer`).waitFor();

    await page.getByRole('navigation').getByRole('link', { name: 'Call Status History' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();

    await field(page, 'Phone number').fill(PHONE);
    await press(page, 'Continue');
    await step(page, 'Care');
    await press(page, 'Continue');
    await agree(page);
    await press(page, 'Register the patient');
    await page.getByText('Open the patient, or enter why this is a different person.').waitFor();
    await field(page, 'Why this is a different person').fill('Twin sisters who share the phone');

    await page.route('**/api/auth/user/register', (route) => route.abort());
    await press(page, 'Register the patient');
    await page.getByRole('region', { name: /waiting to be sent$/ }).waitFor();
    await page.unroute('**/api/auth/user/register');
    // It is sent automatically, here as on any other page.
    await done(page).waitFor();
    await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
    expect(await (await searchFor(page, PHONE)).count()).toBe(2);
  });

  it('left no error on any page', () => {
    expect(coach.faults).toEqual([]);
  });
});
