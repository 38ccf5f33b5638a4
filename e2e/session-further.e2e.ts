import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { fillReached, saveCall } from './pages/call-page.ts';
import { enter, signOut } from './pages/sign-in.ts';
import { askedAgain, noteOf, openCall, signInBeside } from './pages/sign-in-beside.ts';
import { COACH, FACILITY } from './support/people.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const origin = inject('origin');
const visitor = visitorPerTest();

describe('a logout in another tab while something is unsaved', () => {
  async function typeThenEnd(page: Page): Promise<void> {
    await openCall(page, origin, await enter(page, origin, COACH));
    await fillReached(page, { weight: '66.2', note: 'kept over the logout' });
    const second = await visitor().context.newPage();
    await second.goto(`${origin}/prohealth`);
    await second.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    await signOut(second);
    await second.close();
    await askedAgain(page).waitFor();
  }

  it('hides the unsaved work, and saves it after signing in again', async () => {
    const { page } = visitor();
    await typeThenEnd(page);
    expect(await noteOf(page).isVisible()).toBe(false);
    await signInBeside(page, COACH);
    await page.getByRole('textbox', { name: 'Weight' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Weight' }).inputValue()).toBe('66.2');
    expect(await saveCall(page)).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('hides it from others, and returns it to its owner', async () => {
    const { page } = visitor();
    await typeThenEnd(page);
    await signInBeside(page, FACILITY);
    await page.getByText(/Another person has signed in/).waitFor();
    expect(await noteOf(page).isVisible()).toBe(false);
    await signInBeside(page, COACH);
    await page.getByRole('textbox', { name: 'What the patient reports' }).waitFor();
    expect(await noteOf(page).inputValue()).toBe('kept over the logout');
  });
});

describe('an idle console', () => {
  const locked = (page: Page) => page.getByRole('dialog', { name: 'Careline is locked' });

  it('is covered in every tab, opens no new page, and reopens unchanged for the same person', async () => {
    const { page, context } = visitor();
    await page.clock.install();
    const token = await enter(page, origin, COACH);
    const other = await context.newPage();
    await other.goto(`${origin}/prohealth`);
    await other.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    const { appUserInfo } = await openCall(page, origin, token);
    await fillReached(page, { note: 'kept behind the cover' });
    await noteOf(page).focus();
    await page.clock.fastForward('16:00');
    await page.clock.runFor(2_000);
    await locked(page).waitFor();
    await locked(other).waitFor();
    expect(await page.getByText(appUserInfo.name).first().isVisible()).toBe(false);
    expect(await page.locator('body').ariaSnapshot()).not.toContain(appUserInfo.name);
    for (const _ of [1, 2, 3]) await page.keyboard.press('Escape');
    expect(await noteOf(page).isVisible()).toBe(false);

    const third = await context.newPage();
    await third.goto(`${origin}/prohealth`);
    await third.getByText(/The console was locked because it was not used for a while/).waitFor();
    await third.close();

    await signInBeside(page, COACH);
    await page.getByRole('textbox', { name: 'What the patient reports' }).waitFor();
    expect(await noteOf(page).inputValue()).toBe('kept behind the cover');
    expect(await noteOf(page).evaluate((field) => field === document.activeElement)).toBe(true);
    await locked(other).waitFor({ state: 'detached' });
  });

  it('does not open for another person', async () => {
    const { page } = visitor();
    await page.clock.install();
    const token = await enter(page, origin, COACH);
    const { appUserInfo } = await openCall(page, origin, token);
    await page.clock.fastForward('16:00');
    await page.clock.runFor(2_000);
    await locked(page).waitFor();
    await signInBeside(page, FACILITY);
    await page.getByText(/Another person has signed in/).waitFor();
    expect(await page.getByText(appUserInfo.name).first().isVisible()).toBe(false);
  });
});

describe('another facility', () => {
  const facility = (page: Page) => page.getByRole('list', { name: 'Facility' }).getByRole('button');
  const openAccount = (page: Page) => page.getByRole('button', { name: /^Account menu of/ }).click();
  const current = async (page: Page) =>
    (await page.getByRole('list', { name: 'Facility' }).locator('[aria-current]').textContent()) ?? '';

  it('is chosen without a reload, asks about unsaved work first, and leaves other tabs alone', async () => {
    const { page, context } = visitor();
    const token = await enter(page, origin, COACH);
    const { appUserInfo } = await openCall(page, origin, token);
    const other = await context.newPage();
    await other.goto(`${origin}/prohealth`);
    await openAccount(other);
    const before = await current(other);

    await openAccount(page);
    await facility(page).filter({ hasNotText: before }).first().click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay here' }).click();
    expect(await current(page)).toBe(before);
    await facility(page).filter({ hasNotText: before }).first().click();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await page.getByRole('heading', { level: 1, name: 'Dashboard', includeHidden: true }).waitFor();
    expect(await page.content()).not.toContain(appUserInfo.name);
    await page.waitForFunction(
      (name) => document.querySelector('[aria-current="true"]')?.textContent?.includes(name) === false,
      before,
    );
    expect(await current(other)).toBe(before);
  });
});
