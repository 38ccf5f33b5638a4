// spec: 25, 67, 68
import { APP_AREAS, APP_SCOPES } from '@careline/core/internal/identity';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { fillLogin, openLogin } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, visit } from './support/browser.ts';
import { ADMIN } from './support/people.ts';

const origin = inject('origin');
let browser: Browser;
let page: Page;

/** Areas of stays and devices, which have no screen yet. */
const WITHOUT_SCREEN = new Set([
  'my-admissions',
  'admission-history',
  'all-admissions',
  'iomt-alerts',
  'booking-of-stay',
  'booking-of-admission',
  'booking-of-icu',
  'booking-of-ecc',
  'booking-of-er',
  'resources',
  'manage-resources',
  'my_admissions',
  'book:telanganaicu',
  'manageDevice',
  'admissions',
  'discharges',
]);

const heading = () => page.getByRole('heading', { level: 1 }).first();

beforeAll(async () => {
  browser = await launch();
  ({ page } = await visit(browser));
  await openLogin(page, origin);
  await fillLogin(page, ADMIN);
  await page.getByRole('navigation', { name: 'Main menu' }).waitFor();
});
afterAll(() => browser?.close());

describe('an administrator with every scope', () => {
  const areas = [...new Set<string>([...APP_AREAS, ...APP_SCOPES])].filter(
    (area) => !WITHOUT_SCREEN.has(area),
  );

  it.each(areas)('opens /%s', async (area) => {
    await page.goto(`${origin}/${area}`);
    await heading().waitFor();
    expect(await heading().textContent()).not.toBe('There is no screen at this address');
    expect(await page.getByRole('main').textContent()).not.toContain('You do not have access');
    expect(await violations(page)).toEqual([]);
  });

  it('is told that stays have no screen yet', async () => {
    await page.goto(`${origin}/my_admissions`);
    await page.getByRole('heading', { name: 'There is no screen at this address' }).waitFor();
  });
});
