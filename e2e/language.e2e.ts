import { updateAccountChoice } from '@careline/core/internal/preferences';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { chooseLook } from './support/look.ts';
import { DOCTOR } from './support/people.ts';
import { serviceClient } from './support/service.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();

const HINDI_FILES = /\/assets\/hi(-screens)?-[^/]*\.js$/;
const TODAY = 'आज';

const heading = (name: string) => visitor().page.getByRole('heading', { level: 1, name, exact: true });

/** Records every text the page drew, in order, including those shown for a single frame. */
async function recordWords(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const drawn: string[] = [];
    const look = () => drawn.push(document.body?.textContent ?? '');
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { drawnWords: drawn });
  });
  return () => page.evaluate(() => (globalThis as unknown as { drawnWords: string[] }).drawnWords.join('\n'));
}

const readsHindi = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('careline.ui', JSON.stringify({ locale: 'hi' })));

/** Records the Hindi files requested, by the start of their names. */
function countHindi(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, part = ''] = /\/assets\/(hi(?:-screens)?)-[^/]*\.js$/.exec(request.url()) ?? [];
    if (part) asked.push(part);
  });
  return asked;
}

describe('an English reader', () => {
  it('loads no other language', async () => {
    const { page, context } = visitor();
    await context.route('**/sw.js', (route) => route.abort());
    const asked = countHindi(page);
    await enter(page, origin, DOCTOR);
    await heading('Today').waitFor();
    expect(asked).toEqual([]);
  });
});

describe('a Hindi reader', () => {
  beforeEach(() => readsHindi(visitor().page));

  it('loads the sentences of the sign-in page, and sees no English', async () => {
    const { page } = visitor();
    const words = await recordWords(page);
    await page.goto(`${origin}/auth`);
    await page.getByRole('button', { name: 'साइन इन करें' }).waitFor();
    expect(await words()).not.toMatch(/Sign in|Loading/);
    expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  });

  it('sees no English while a screen loads either', async () => {
    const { page } = visitor();
    const words = await recordWords(page);
    await enter(page, origin, DOCTOR);
    await heading(TODAY).waitFor();
    expect(await words()).not.toMatch(/Dashboard|Find a patient|Loading|Call-backs/);
    expect(visitor().faults).toEqual([]);
  });
});

describe('a language that cannot be loaded', () => {
  let token = '';
  beforeEach(async () => {
    const { page, context } = visitor();
    await context.route('**/sw.js', (route) => route.abort());
    await context.route(HINDI_FILES, (route) => route.abort());
    token = await enter(page, origin, DOCTOR);
    await heading('Today').waitFor();
  });
  // The choice follows the account, and other files sign in with it and expect English.
  afterEach(async () => {
    const body = { type: 'ACCOUNT_INFO', preferenceInfo: { locale: 'en' } } as const;
    await serviceClient(origin, token).call(updateAccountChoice, { body });
  });

  it('leaves the console in English, says so, and loads on retry', async () => {
    const { page, context } = visitor();
    await page.getByRole('button', { name: /^Account menu of/ }).click();
    await page.getByText('हिन्दी', { exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Hindi could not be loaded' });
    await question.waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    await context.unroute(HINDI_FILES);
    await question.getByRole('button', { name: 'Try again' }).click();
    await question.waitFor({ state: 'detached' });
    await page.locator('html[lang=hi]').waitFor();
    await page.keyboard.press('Escape');
    await heading(TODAY).waitFor();
    await chooseLook(page, 'light', 'en');
  });
});
