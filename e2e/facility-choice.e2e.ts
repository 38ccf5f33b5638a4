import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { callAddress, fillReached, recordOwnCall } from './pages/call-page.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { hasFocus, holdsFocus, tabTo } from './support/keyboard.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let visitor: Visitor;
let page: Page;
let token: string;

beforeAll(async () => {
  browser = await launch();
});
afterAll(() => browser?.close());

// The facility belongs to a tab and its tokens, so the same person elsewhere is not affected.
beforeEach(async () => {
  visitor = await visit(browser);
  ({ page } = visitor);
  token = await enter(page, origin, COACH);
  await heading('Dashboard').waitFor();
});
afterEach(async () => {
  expect(visitor.faults).toEqual([]);
  await visitor.close();
});

/** Also behind an open panel. */
const heading = (name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true, includeHidden: true });
const accountButton = () => page.getByRole('button', { name: /^Account menu of/ });
const facilities = (panel: Locator) => panel.getByRole('list', { name: 'Facility' }).getByRole('button');
const marked = (panel: Locator) =>
  panel.getByRole('list', { name: 'Facility' }).locator('[aria-current=true]');
const question = () => page.getByRole('dialog', { name: 'Leave without saving?' });

const expectFocus = (control: Locator) => expect.poll(() => hasFocus(control)).toBe(true);
const expectFocusIn = (part: Locator) => expect.poll(() => holdsFocus(part)).toBe(true);

/** Opens the account panel by a button reached with Tab. */
async function openAccount(opener: Locator, name: string): Promise<Locator> {
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name, exact: true });
  await panel.waitFor();
  await expectFocusIn(panel);
  return panel;
}

/** Returns the first facility in the list other than the current one. */
async function otherFacility(panel: Locator): Promise<{ readonly button: Locator; readonly name: string }> {
  await marked(panel).waitFor();
  const current = await marked(panel).textContent();
  const name = (await facilities(panel).allTextContents()).find((one) => one !== current) ?? '';
  return { name, button: facilities(panel).filter({ hasText: name }) };
}

/** Records the dashboard's requests by their token's facility. */
function recordFacilities(): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().includes('/calllog/list')) return;
    const [, payload = ''] = (request.headers().authorization ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
      facility: { facilityName: string };
    };
    asked.push(claims.facility.facilityName);
  });
  return asked;
}

describe('another facility, by keyboard', () => {
  it.each([
    ['from the top bar', 1440, accountButton, 'Account'],
    [
      'from the bottom bar of a phone',
      360,
      () => page.getByRole('navigation', { name: 'Quick access' }).getByRole('button', { name: 'Account' }),
      'Account Info',
    ],
  ])('is chosen %s; the page reloads for it and the focus returns', async (_, width, opener, title) => {
    await page.setViewportSize({ width, height: 780 });
    const panel = await openAccount(opener(), title);
    const { button, name } = await otherFacility(panel);
    const asked = recordFacilities();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect.poll(() => marked(panel).textContent()).toBe(name);
    await page
      .getByRole('status')
      .filter({ hasText: `Facility: ${name}` })
      .waitFor({ state: 'attached' });
    await expectFocus(button);
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    expect([...new Set(asked)]).toEqual([name]);
    await heading('Dashboard').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectFocus(opener());
  });

  it('keeps the current one when it is chosen again', async () => {
    const panel = await openAccount(accountButton(), 'Account');
    const current = await marked(panel).textContent();
    const asked = recordFacilities();
    await tabTo(page, marked(panel));
    await page.keyboard.press('Space');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectFocus(accountButton());
    expect(await marked(await openAccount(accountButton(), 'Account')).textContent()).toBe(current);
    expect(asked).toEqual([]);
  });

  it('asks about unsaved work first: staying changes nothing, leaving discards it', async () => {
    const [patient] = await plainPatients(serviceClient(origin, token), 1);
    const name = patient?.appUserInfo.name ?? '';
    await page.goto(`${origin}${callAddress(patient?.vitaId ?? '')}`);
    await recordOwnCall(page);
    await fillReached(page, { note: 'not saved' });
    const panel = await openAccount(accountButton(), 'Account');
    const other = await otherFacility(panel);
    const before = await marked(panel).textContent();

    await tabTo(page, other.button);
    await page.keyboard.press('Enter');
    await question().waitFor();
    await expectFocusIn(question());
    await page.keyboard.press('Escape');
    await question().waitFor({ state: 'hidden' });
    await expectFocus(other.button);
    expect(await marked(panel).textContent()).toBe(before);
    const note = page.getByRole('textbox', { name: 'What the patient reports', includeHidden: true });
    expect(await note.inputValue()).toBe('not saved');

    await page.keyboard.press('Enter');
    await question().waitFor();
    await tabTo(page, question().getByRole('button', { name: 'Leave without saving' }));
    await page.keyboard.press('Enter');
    await heading('Dashboard').waitFor({ state: 'attached' });
    await expect.poll(() => marked(panel).textContent()).toBe(other.name);
    expect(await page.content()).not.toContain(name);
    await expectFocusIn(panel);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await expectFocus(accountButton());
  });
});
