import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, recordOwnCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { launch, visit } from './support/browser.ts';
import { looksOfRun } from './support/look.ts';
import { COACH } from './support/people.ts';
import { routeScreens } from './support/route-screens.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { staleTexts, translatePages } from './support/translated-page.ts';
import { beginWalk, type Walk, walkFaults } from './support/walk-screens.ts';

const origin = inject('origin');
let browser: Browser;
let walk: Walk;

beforeAll(async () => {
  browser = await launch();
  walk = await beginWalk(browser, origin);
});
afterAll(() => browser?.close());

/** `npm run prove` walks all of them. */
const ROUTES = looksOfRun(await routeScreens(() => walk.records), 9);

describe('in small windows and while the browser translates the page', () => {
  it.each(ROUTES.map((screen) => [screen.name, screen] as const))('%s', async (_, screen) => {
    expect(await walkFaults(walk, origin, screen)).toEqual([]);
  });
});

it('a call is logged on a page that is translated from the beginning', async () => {
  const { context, page, faults, close } = await visit(browser);
  await translatePages(context);
  await enter(page, origin, COACH);
  const coach = serviceClient(origin, await accessTokenOf(origin, COACH));
  const [patient] = await plainPatients(coach, 1);
  await page.goto(`${origin}${callAddress(patient?.vitaId ?? '')}`);
  await recordOwnCall(page);
  const timer = page.getByRole('timer');
  const begun = await timer.textContent();
  await expect.poll(() => timer.textContent()).not.toBe(begun);
  await page.getByRole('button', { name: 'Save call' }).click();
  await page.getByText('Outcome: choose one.').waitFor();
  await fillReached(page, { systolic: '400', diastolic: '92' });
  await page.getByRole('textbox', { name: 'Systolic', exact: true }).blur();
  await page.getByText(/^Enter a value from/).waitFor();
  await page.getByRole('textbox', { name: 'Systolic', exact: true }).fill('128');
  await page.getByRole('textbox', { name: 'Diastolic', exact: true }).fill('82');
  expect(await page.locator('font font').count()).toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Save call' }).click();
  await page.getByRole('heading', { name: 'The call is saved' }).waitFor();
  expect(await staleTexts(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});
