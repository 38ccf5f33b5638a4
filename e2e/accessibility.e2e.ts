import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { faultsIn, SIZE, sidewaysFaults } from './support/accessible.ts';
import { COLOUR_RULES, violations } from './support/axe.ts';
import { launch, visit } from './support/browser.ts';
import { EVERY_SCREEN, SCREENS_OF_RUN } from './support/every-screen.ts';
import { lookName, lookOf } from './support/look.ts';
import { type ScreenVisitors, visitScreens } from './support/screen-visitors.ts';
import type { Screen } from './support/screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let visitors: ScreenVisitors;
let patient: Patient;

beforeAll(async () => {
  browser = await launch();
  visitors = await visitScreens(browser, origin);
  const [found] = (await plainPatients(serviceClient(origin, visitors.token), 4)).slice(-1);
  if (!found) throw new Error('there is no patient');
  patient = found;
});
afterAll(() => browser?.close());

const left = EVERY_SCREEN.filter((screen) => !SCREENS_OF_RUN.includes(screen)).map(({ name }) => name);
if (left.length > 0) console.log(`LEFT OUT of the looks, taken by npm run prove: ${left.join(', ')}`);

/** The looks are distributed over the screens; `npm run prove` uses all of them on every one. */
const LOOKED_AT = SCREENS_OF_RUN.map((screen, number) => {
  const look = lookOf(number);
  return [screen.name, lookName(look), screen, look] as const;
});

describe('has no accessibility violation and no sideways scroll', () => {
  it.each(LOOKED_AT)('%s, %s', async (_name, _look, screen: Screen, look) => {
    const page = await visitors.pageOf(screen);
    await screen.open(page, { origin, patient });
    try {
      expect(await faultsIn(page, [look])).toEqual([]);
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
    expect(await sidewaysFaults(page)).toEqual([]);
    await page.setViewportSize(SIZE);
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
  }

  it('the login page, also after a wrong password', async () => {
    await page.goto(`${origin}/prohealth?login`);
    await page.waitForURL(/\/login\//);
    await expectPageAccessible();
    await page.locator('input[type=email]').fill('nobody@careline.example');
    await page.locator('input[type=password]').fill('not the password');
    await page.getByRole('button').first().click();
    await page.getByRole('alert').waitFor();
    await expectPageAccessible();
  });

  it('an expired link to set a new password', async () => {
    await page.goto(`${origin}/login/reset/${'A'.repeat(43)}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectPageAccessible();
  });
});
