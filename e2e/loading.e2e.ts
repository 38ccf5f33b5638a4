// spec: 22

import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { callAddress, recordOwnCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
const HISTORY = 'Call Status History';
let browser: Browser;
let visitor: Visitor;
let page: Page;
let token: string;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  // The test is about missing files, which a service worker would provide.
  visitor = await visit(browser, { viewport: { width: 1440, height: 420 } });
  page = visitor.page;
  token = await enter(page, origin, COACH);
  await heading('Dashboard').waitFor();
});
afterEach(() => visitor.close());

const heading = (name: string) => page.getByRole('heading', { level: 1, name });
const follow = (name: string) => page.getByRole('navigation').getByRole('link', { name }).click();
const step = (by: number) => page.evaluate((steps) => history.go(steps), by);
const path = () => new URL(page.url()).pathname;

/** Marks the page; a reload removes the mark. */
const mark = () => page.evaluate(() => void document.documentElement.setAttribute('data-mark', ''));
const isMarked = async () => (await page.locator('html[data-mark]').count()) === 1;

describe('an area with a file that fails to load', () => {
  const FILE = '**/assets/call-status-history-page-*.js';
  const failure = () => page.getByText('This part of the console stopped working');

  it('leaves the frame usable, and loads on retry without a page reload', async () => {
    await mark();
    await page.route(FILE, (route) => route.abort('connectionreset'));
    await follow(HISTORY);
    await failure().waitFor();
    expect(await page.locator('code').textContent()).toMatch(/^[0-9a-f]{8}$/);
    await page.unroute(FILE);
    await page.getByRole('button', { name: 'Try again' }).click();
    await heading(HISTORY).waitFor();
    expect(await isMarked()).toBe(true);
    expect(visitor.faults.map((fault) => fault.replace(/[0-9a-f]{8}/, '#'))).toEqual([
      `console: Careline error # (${page.url()})`,
    ]);
  });

  it('reloads the page when the server no longer has the file', async () => {
    await mark();
    await page.route(FILE, (route) => route.fulfill({ status: 404 }));
    await follow(HISTORY);
    await failure().waitFor();
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Try again' }).click();
    await loaded;
    expect(await isMarked()).toBe(false);
    // The new page requests the file again, before or after it is available.
    await page.unroute(FILE);
    await heading(HISTORY).or(failure()).first().waitFor();
  });
});

describe('a slow load', () => {
  it('shows a line after a while, still under reduced motion, and hides it at the end', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/routine/**', async (route) => {
      await held;
      await route.continue();
    });
    await follow(HISTORY);
    const line = page.getByRole('progressbar', { name: 'Please wait' });
    await line.waitFor();
    expect((await line.boundingBox())?.y).toBe(0);
    expect(await line.evaluate((drawn) => drawn.getAnimations().length)).toBe(0);
    release();
    await page.getByRole('row').nth(1).waitFor();
    await line.waitFor({ state: 'detached' });
  });
});

describe('every navigation', () => {
  const expectPage = async (name: string) => {
    await heading(name).waitFor();
    await expect.poll(() => page.title()).toBe(`${name} · Careline`);
  };
  const isFocused = (name: string) => heading(name).evaluate((drawn) => drawn === document.activeElement);

  it('sets title and focus, also on back and forward', async () => {
    await expectPage('Dashboard');
    await follow(HISTORY);
    await expectPage(HISTORY);
    await expect.poll(() => isFocused(HISTORY)).toBe(true);
    await follow('Search');
    await expectPage('Search');
    await step(-1);
    await expectPage(HISTORY);
    await expect.poll(() => isFocused(HISTORY)).toBe(true);
    await step(-1);
    await expectPage('Dashboard');
    await expect.poll(() => isFocused('Dashboard')).toBe(true);
    await step(2);
    await expectPage('Search');
    expect(visitor.faults).toEqual([]);
  });

  it('starts at the top, and back restores the scroll position', async () => {
    const main = page.getByRole('main');
    const place = () => main.evaluate((drawn) => Math.round(drawn.scrollTop));
    await expect.poll(() => main.evaluate((drawn) => drawn.scrollHeight)).toBeGreaterThan(800);
    await main.evaluate((drawn) => void drawn.scrollTo({ top: 240 }));
    await page.waitForFunction(() => document.querySelector('main')?.scrollTop === 240);
    await follow(HISTORY);
    await heading(HISTORY).waitFor();
    expect(await place()).toBe(0);
    await step(-1);
    await heading('Dashboard').waitFor();
    await expect.poll(place).toBe(240);
  });
});

describe('leaving unsaved work', () => {
  it.each([
    ['back', -1, '/prohealth/searchByUhid'],
    ['forward', 1, '/prohealth'],
  ])('%s asks first; staying keeps everything, leaving continues', async (_, by, there) => {
    const [patient] = await plainPatients(serviceClient(origin, token), 1);
    const call = callAddress(patient?.vitaId ?? '');
    await follow('Search');
    await heading('Search').waitFor();
    await page.evaluate((address) => {
      history.pushState({ idx: 2, key: 'call' }, '', address);
      history.pushState({ idx: 3, key: 'dashboard' }, '', '/prohealth');
      history.back();
    }, call);
    await recordOwnCall(page);
    await page.getByRole('radio', { name: 'Reached the patient' }).check();
    const note = page.getByRole('textbox', { name: 'Note', exact: true });
    await note.fill('dizzy since Monday');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });

    await step(by);
    await dialog.getByRole('button', { name: 'Stay here' }).click();
    expect(path()).toBe('/prohealth/hmCallInfo');
    expect(await note.inputValue()).toBe('dizzy since Monday');

    await step(by);
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect.poll(path).toBe(there);
    expect(await dialog.count()).toBe(0);
  });
});

describe('an unknown address', () => {
  it.each(['/prohealht', '/prohealth/serach/deep'])('%s shows a page with ways to go on', async (address) => {
    await page.goto(`${origin}${address}`);
    await heading('There is no screen at this address').waitFor();
    const main = page.getByRole('main');
    await main.getByText(address).waitFor();
    await main.getByRole('link', { name: 'Dashboard' }).click();
    await heading('Dashboard').waitFor();
  });
});
