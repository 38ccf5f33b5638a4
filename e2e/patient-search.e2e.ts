// spec: 7

import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { chooseCall, patientRegion } from './pages/call-page.ts';
import { callLink, confirmPerson, openSearch, scan, searchBox, searchFor } from './pages/search-page.ts';
import { signIn } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { quiet } from './support/quiet.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let coach: Visitor;
let patient: Patient;
let other: Patient;

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  const token = await signIn(coach.page, origin, COACH);
  const [first, second] = (await plainPatients(serviceClient(origin, token), 8)).slice(-2);
  if (!first || !second) throw new Error('two patients are needed');
  [patient, other] = [first, second];
});
afterAll(() => browser?.close());

const check = (page: Page) => page.getByRole('group', { name: 'Is this the right person?' });
const dmy = (date: string) => date.split('-').reverse().join('/');
const inDevanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)));
const national = ({ phones }: Patient) => (phones[0]?.value ?? '').replace(/\D/g, '').slice(-10);

const reversed = ({ appUserInfo }: Patient) => appUserInfo.name.split(' ').reverse().join(' ');

describe('the search box', () => {
  it.each([
    ['a birth date', () => dmy(patient.birthDate ?? ''), /Search by birth date/],
    ['a phone number with 0', () => `0${national(patient)}`, /Search by phone number/],
    ['a phone number in Devanagari digits', () => inDevanagari(national(patient)), /Search by phone number/],
    ['the words of a name in another order', () => reversed(patient), /Search by name/],
  ])('finds by %s and says what it understood', async (_, textOf, understood) => {
    const { page } = coach;
    await openSearch(page);
    const options = await searchFor(page, textOf());
    await options.filter({ hasText: patient.uhid ?? '' }).waitFor();
    await page.getByText(understood).waitFor();
    expect(decodeURIComponent(page.url())).not.toContain(textOf());
  });
});

describe('a scanner', () => {
  it('finds the next card while the last one is shown; its Enter never confirms a patient', async () => {
    const { page, faults } = coach;
    await openSearch(page);
    const box = searchBox(page);
    await box.fill(other.uhid ?? '');
    await page.getByRole('option').first().waitFor();
    await scan(page, patient.uhid ?? '');
    await check(page).getByText(patient.appUserInfo.name).waitFor();
    expect(await box.inputValue()).toBe(patient.uhid);
    expect(await violations(page)).toEqual([]);

    // Scans the next card while the question about the first one is open with its answer focused.
    await page.keyboard.type(other.uhid ?? '');
    await page.keyboard.press('Enter');
    await check(page).getByText(other.appUserInfo.name).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('listbox', { name: 'Patients found' }).waitFor();
    expect(await box.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
  });
});

describe('responses that overtake each other', () => {
  it('never show or open a patient of an earlier search', async () => {
    const { page, faults } = coach;
    await openSearch(page);
    let letGo = () => {};
    const held = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    let late = 0;
    const SEARCH = '**/api/auth/user/list';
    await page.route(SEARCH, async (route) => {
      if (
        !route
          .request()
          .postData()
          ?.includes(other.uhid ?? '-')
      )
        return route.continue();
      late += 1;
      const reply = await route.fetch().catch(() => undefined);
      await held;
      await (reply ? route.fulfill({ response: reply }) : route.abort()).catch(() => {});
    });
    await searchBox(page).fill('');
    await searchBox(page).fill(other.uhid ?? '');
    await expect.poll(() => late).toBe(1);
    await searchFor(page, patient.uhid ?? '');
    letGo();
    await quiet(page);
    await searchBox(page).press('Enter');
    await check(page).getByText(patient.appUserInfo.name).waitFor();
    expect(await page.getByRole('main').textContent()).not.toContain(other.uhid);
    await page.unroute(SEARCH);

    await confirmPerson(page);
    await callLink(page).click();
    await chooseCall(page, 'Ad-Hoc Call');
    await patientRegion(page).getByText(patient.appUserInfo.name).waitFor();
    await openSearch(page);
    await page
      .getByRole('listbox', { name: 'Recently opened' })
      .getByText(patient.appUserInfo.name)
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(faults).toEqual([]);
  });
});
