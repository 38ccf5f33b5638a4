import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, patientRegion, recordOwnCall, saveCall } from './pages/call-page.ts';
import { enter, signIn } from './pages/sign-in.ts';
import { launch, visit } from './support/browser.ts';
import { startCachingProxy } from './support/caching-proxy.ts';
import { looksOfRun } from './support/look.ts';
import { COACH } from './support/people.ts';
import { quiet } from './support/quiet.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
/** A weight and a note that no other patient has. */
const WEIGHT = '123.45';
const NOTE = 'only patient A said this';
let browser: Browser;
let a: Patient;
let b: Patient;

beforeAll(async () => {
  browser = await launch();
  const { page, close } = await visit(browser);
  const token = await enter(page, origin, COACH);
  const [second, ...others] = [...(await plainPatients(serviceClient(origin, token), 8))].reverse();
  // Patients with the same name could not be distinguished.
  const first = others.find(({ appUserInfo }) => appUserInfo.name !== second?.appUserInfo.name);
  if (!first || !second) throw new Error('two patients are needed');
  [a, b] = [first, second];
  await page.goto(`${origin}${callAddress(a.vitaId)}`);
  await recordOwnCall(page);
  await fillReached(page, { weight: WEIGHT, note: NOTE });
  await saveCall(page);
  await close();
});
afterAll(() => browser?.close());

const openCall = (page: Page, patient: Patient) => page.goto(`${origin}${callAddress(patient.vitaId)}`);

async function nothingOfA(page: Page): Promise<void> {
  const text = await page.getByRole('main').textContent();
  for (const word of [WEIGHT, NOTE, a.appUserInfo.name, a.uhid ?? '-']) expect(text).not.toContain(word);
}

describe('a cache keyed by address alone, between the browser and the server', () => {
  const CACHES: readonly (readonly [string, RegExp])[] = [
    ['readings', /^\/api\/data\//],
    ['patients', /^\/api\/auth\/user\/get/],
    ['previous calls', /^\/api\/routine\/user\/touchpoints/],
  ];

  it.each(looksOfRun(CACHES, CACHES.length))(
    'never shows the %s of one patient under another',
    async (_, caches) => {
      const proxy = await startCachingProxy(caches);
      const { page, close } = await visit(browser, {
        proxy: { server: proxy.address, bypass: '<-loopback>' },
      });
      // Through the page: requests outside one need a proxy tunnel, which this proxy does not support.
      await signIn(page, origin, COACH);
      await openCall(page, a);
      await patientRegion(page).getByText(a.appUserInfo.name).waitFor();
      // Concurrent journeys reach the rate limit, so a response may take a second or two longer.
      await expect.poll(() => proxy.cached()).toBeGreaterThan(0);
      await quiet(page);
      await openCall(page, b);
      await expect.poll(() => proxy.hits()).toBeGreaterThan(0);
      await quiet(page);
      await nothingOfA(page);
      await close();
      await proxy.close();
    },
  );
});

describe('a late reply about the previous patient', () => {
  it('is never shown', async () => {
    const { page, close, faults } = await visit(browser);
    await enter(page, origin, COACH);
    await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();

    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let late = 0;
    const OF_A = /\/api\/(data\/|auth\/user\/get|routine\/user\/touchpoints|auth\/vitatoken)/;
    await page.route(OF_A, async (route) => {
      late += 1;
      const reply = await route.fetch().catch(() => undefined);
      await held;
      // The page may have cancelled the request; then there is nothing to answer.
      await (reply ? route.fulfill({ response: reply }) : route.abort()).catch(() => {});
    });
    await page.evaluate((path) => {
      history.pushState({ idx: 90 }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, callAddress(a.vitaId));
    await expect.poll(() => late).toBeGreaterThan(0);
    await page.unroute(OF_A);
    await page.evaluate((path) => {
      history.pushState({ idx: 91 }, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    }, callAddress(b.vitaId));
    await patientRegion(page).getByText(b.appUserInfo.name).waitFor();
    letGo();
    await quiet(page);
    await patientRegion(page).getByText(b.appUserInfo.name).waitFor();
    await nothingOfA(page);
    expect(faults).toEqual([]);
    await close();
  });
});
