import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WITH_SERVICE_WORKER } from './support/browser.ts';
import { serveTwoBuilds, type TwoBuilds } from './support/two-builds.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const visitor = visitorPerTest(WITH_SERVICE_WORKER);
let builds: TwoBuilds;

beforeAll(async () => {
  builds = await serveTwoBuilds(await (await fetch(`${inject('origin')}/config.json`)).text());
});
afterAll(() => builds?.close());

const notice = (page: Page) => page.getByText('A new version is ready');
const entry = (page: Page) => page.locator('script[type=module]').getAttribute('src');
const cacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('careline-files-')));

/** Opens a page controlled by its service worker. */
async function openControlled(page: Page): Promise<void> {
  await page.goto(`${builds.address}/auth`);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Marks the page; a reload removes the mark. */
const mark = (page: Page) => page.evaluate(() => void document.documentElement.setAttribute('data-mark', ''));
const isMarked = async (page: Page) => (await page.locator('html[data-mark]').count()) === 1;

/** Without any action by the person, the page checks for a new version when the connection returns. */
const connectionReturns = (page: Page) => page.evaluate(() => void window.dispatchEvent(new Event('online')));

describe('a new version', () => {
  it('starts in the tab where the user accepts it, after one reload; the other tab keeps working', async () => {
    const { page, context } = visitor();
    const other = await context.newPage();
    await openControlled(page);
    await openControlled(other);
    const before = await entry(page);
    await mark(page);
    await mark(other);

    builds.deploy();
    await connectionReturns(page);
    await notice(page).waitFor();
    await notice(other).waitFor();
    expect(await Promise.all([isMarked(page), isMarked(other)])).toEqual([true, true]);

    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-mark'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await entry(page)).not.toBe(before);
    expect(await notice(page).count()).toBe(0);
    expect(loads).toBe(1);

    expect(await isMarked(other)).toBe(true);
    const area = builds.oldFile('/assets/panel-');
    expect((await fetch(`${builds.address}${area}`)).status).toBe(404);
    expect(await other.evaluate(async (path) => (await fetch(path)).status, area)).toBe(200);
    expect(await cacheNames(page)).toHaveLength(2);

    await other.close();
    await page.reload();
    await expect.poll(() => cacheNames(page)).toEqual(['careline-files-next']);
    expect(visitor().faults).toEqual([]);
  });
});
