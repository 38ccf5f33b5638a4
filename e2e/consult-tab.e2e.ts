// spec: 57, 229

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { hasFocus, stopsOf, tabTo } from './support/keyboard.ts';
import { COACH, DOCTOR } from './support/people.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

const TARGET = '/prohealth/searchByUhid';
let server: RunningServer;
let browser: Browser;
let visitor: Visitor;
let page: Page;

// Its own server, because the tab's address is a server setting.
beforeAll(async () => {
  vi.stubEnv('CARELINE_CONSULT', TARGET);
  server = await startServer();
  browser = await launch();
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await server?.stop();
});

beforeEach(async () => {
  // The app scopes are replaced below; a service worker would hide that.
  visitor = await visit(browser);
  ({ page } = visitor);
});
afterEach(async () => {
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const tabs = () => page.getByRole('navigation', { name: 'App links' }).getByRole('link');
const consult = () => tabs().filter({ hasText: 'Consult' });

/** Opens the frame once the service has returned the person's app scopes. */
async function open(email: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/app/scopes'));
  await enter(page, server.origin, email);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await answered;
}

describe('the Consult tab (specification 2.5)', () => {
  it('is shown to users with the app scope', async () => {
    await open(DOCTOR);
    await consult().waitFor();
    expect(await tabs().allInnerTexts()).toEqual(['Consult']);
    expect(await consult().getAttribute('href')).toBe(TARGET);
    expect(await consult().getAttribute('aria-current')).toBeNull();
  });

  it('is hidden from everyone else, whatever their other scopes', async () => {
    await open(COACH);
    expect(await tabs().count()).toBe(0);
  });

  it('is shown for an app scope that only the service returns', async () => {
    await page.route('**/app/scopes', (route) => route.fulfill({ json: { data: ['consult'] } }));
    await open(COACH);
    await consult().waitFor();
  });

  it.each([
    ['on a wide screen', 1440],
    ['on a phone', 360],
  ])('can be reached, seen and followed by keyboard %s', async (_, width) => {
    await page.setViewportSize({ width, height: 780 });
    await open(DOCTOR);
    const [stop] = (await stopsOf(page)).filter(({ name }) => name.includes('"Consult"'));
    expect(stop).toMatchObject({ ringed: true, inSight: true });
    await tabTo(page, consult());
    await page.keyboard.press('Enter');
    await heading('Search').waitFor();
    expect(new URL(page.url()).pathname).toBe(TARGET);
    expect(await consult().getAttribute('aria-current')).toBe('page');
    await tabTo(page, consult(), 'Shift+Tab');
    expect(await hasFocus(consult())).toBe(true);
  });
});
