import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { addPartnerFor } from './host-pages/add-partner-for.ts';
import { INTRANET_STYLE, intranetPage, intranetStyle } from './host-pages/intranet-page.ts';
import { startPortal } from './host-pages/portal.ts';
import { ELEMENTS_FOLDER } from './host-pages/search-pages.ts';
import { callAddress, fillReached, recordOwnCall } from './pages/call-page.ts';
import { addWeight, beginCall, choosePatient } from './pages/elements-page.ts';
import { enter } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { launch, visit } from './support/browser.ts';
import { looksOfRun } from './support/look.ts';
import { translatableFaults } from './support/open-names.ts';
import { ADMIN, COACH } from './support/people.ts';
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

it('a call is logged on a page that is translated from the start', async () => {
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

it('a call is logged and a reading is added in elements on a page that is translated from the start', async () => {
  const { context, page, faults, close } = await visit(browser);
  const portal = await startPortal({
    careline: origin,
    pages: (path) => ({ '/': intranetPage(origin), [INTRANET_STYLE]: intranetStyle() })[path],
    folders: { '/elements/': ELEMENTS_FOLDER },
  });
  try {
    const admin = serviceClient(origin, await accessTokenOf(origin, ADMIN));
    const scopes = ['prohealth', 'search', 'hmCallInfo', 'call-status-history', 'charts'];
    portal.become(await addPartnerFor(admin, { origins: [portal.origin], scopes }));
    const [patient] = await plainPatients(serviceClient(origin, await accessTokenOf(origin, COACH)), 2);
    if (!patient) throw new Error('there are no patients');
    await translatePages(context);
    await portal.signIn(context, COACH);
    await page.goto(`${portal.origin}/`);
    await choosePatient(page, patient);
    await beginCall(page);
    await page.getByRole('button', { name: 'Save call' }).click();
    await page.getByText('Outcome: choose one.').waitFor();
    await fillReached(page, { systolic: '128', diastolic: '82' });
    await page.getByRole('button', { name: 'Save call' }).click();
    await page.getByRole('heading', { name: 'The call is saved' }).waitFor();
    await addWeight(page, patient, '68.4');
    expect(await page.locator('careline-call-info font font').count()).toBeGreaterThan(0);
    expect(await staleTexts(page)).toEqual([]);
    expect(await translatableFaults(page, walk.kinds)).toEqual([]);
    expect(faults).toEqual([]);
  } finally {
    await portal.close();
    await close();
  }
});
