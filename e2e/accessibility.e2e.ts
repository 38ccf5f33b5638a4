import type { Patient } from '@careline/core/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { COLOUR_RULES, violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { chooseLook } from './support/look.ts';
import { LEAVING_A_CALL, OVERLAYS } from './support/overlays.ts';
import { COACH } from './support/people.ts';
import { RUNNING_CALL, SCREENS, type Screen } from './support/screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let stranger: Visitor;
let coach: Visitor;
let patient: Patient;

beforeAll(async () => {
  browser = await launch();
  stranger = await visit(browser);
  coach = await visit(browser);
  const token = await signIn(coach.page, origin, COACH);
  const [found] = (await plainPatients(serviceClient(origin, token), 4)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
});
afterAll(() => browser?.close());

const SIZE = { width: 1440, height: 900 };
/** The same window as its page sees it at 200 %. */
const ZOOMED = { width: 720, height: 450 };
/** The narrowest one that nothing may have to be moved sideways in (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 };

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function expectNoOverflow(page: Page): Promise<void> {
  for (const size of [NARROWEST, ZOOMED]) {
    await page.setViewportSize(size);
    expect(await overflow(page)).toBe(0);
  }
}

/**
 * English at 100 %, and Hindi, whose words are longer, at 200 %, both by every rule; no language has to be moved sideways.
 * The other themes are measured by the rules that a theme decides.
 */
async function expectAccessible(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? SIZE;
  await chooseLook(page, 'light', 'en');
  expect(await violations(page)).toEqual([]);
  await chooseLook(page, 'dark', 'en');
  expect(await violations(page, COLOUR_RULES)).toEqual([]);
  await expectNoOverflow(page);
  await chooseLook(page, 'light', 'hi');
  await expectNoOverflow(page);
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize(usual);
  await chooseLook(page, 'contrast', 'hi');
  expect(await violations(page, COLOUR_RULES)).toEqual([]);
  await chooseLook(page, 'light', 'en');
}

const ofConsole = [
  // The login page is the provider's; the history is looked at with the rows of one patient.
  ...SCREENS.filter(({ name }) => name !== 'login' && name !== 'history'),
  ...OVERLAYS,
  RUNNING_CALL,
  // Over the call that the screen before it left open.
  LEAVING_A_CALL,
];

describe('without a violation, in English and Hindi, in every theme, at 100 % and 200 %', () => {
  it.each(ofConsole.map((screen) => [screen.name, screen] as const))('%s', async (_, screen: Screen) => {
    const { page } = screen.signedIn ? coach : stranger;
    await screen.open(page, { origin, patient });
    try {
      await expectAccessible(page);
    } finally {
      await screen.close?.(page);
    }
  });
});

describe.each(['en', 'hi'])('the pages of the identity provider in %s', (language) => {
  let page: Page;
  beforeAll(async () => {
    const visitor = await visit(browser, { locale: language });
    ({ page } = visitor);
  });

  async function expectPageAccessible(): Promise<void> {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
    expect(await violations(page, COLOUR_RULES)).toEqual([]);
    await expectNoOverflow(page);
    await page.setViewportSize(SIZE);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }

  it('login, and what it says to a wrong password', async () => {
    await page.goto(`${origin}/prohealth?login`);
    await page.waitForURL(/\/login\//);
    await expectPageAccessible();
    await page.locator('input[type=email]').fill('nobody@careline.example');
    await page.locator('input[type=password]').fill('not the password');
    await page.getByRole('button').first().click();
    await page.getByRole('alert').waitFor();
    await expectPageAccessible();
  });

  it('a link to a new password that is over', async () => {
    await page.goto(`${origin}/login/reset/${'A'.repeat(43)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectPageAccessible();
  });
});
