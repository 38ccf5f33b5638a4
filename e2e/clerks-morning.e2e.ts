import { encounterPath } from '@careline/core/internal/navigation';
import type { Patient } from '@careline/core/internal/patients';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { signIn } from './pages/sign-in.ts';
import { expectedPatient, walkIn } from './support/arrivals.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { handsOn, humanSeconds, tabTo } from './support/hands.ts';
import { DOCTOR, FACILITY } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';

const origin = inject('origin');
let browser: Browser;
let clerk: Visitor;
let patient: Patient;

beforeAll(async () => {
  browser = await launch();
  clerk = await visit(browser);
  const http = serviceClient(origin, await signIn(clerk.page, origin, FACILITY));
  const found = (await plainPatients(http, 12)).at(-1);
  if (!found) throw new Error('The demo has too few patients.');
  patient = found;
});
afterAll(() => browser?.close());

const stage = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const field = (page: Page) => page.getByRole('searchbox', { name: 'Scan a card, or type a name or UHID' });
const hasFocus = (page: Page) => field(page).evaluate((input) => input === document.activeElement);

async function openToday(page: Page): Promise<void> {
  await page.goto(`${origin}/prohealth`);
  await stage(page, 'Booked').waitFor();
  await expect.poll(() => hasFocus(page)).toBe(true);
}

describe("the clerk's morning, without a mouse", () => {
  it('records an arrival by three letters, and vitals before the doctor sees the patient', async () => {
    const { page, faults } = clerk;
    const { name, letters } = await expectedPatient(origin);
    await openToday(page);
    expect(await violations(page)).toEqual([]);
    const hands = handsOn(page);
    await hands.type(letters);
    await page.getByText(new RegExp(`^Press Enter to record the arrival: ${name}`)).waitFor();
    await hands.press('Enter');
    await page.getByText(`${name} is here.`).waitFor();
    await stage(page, 'Arrived').getByRole('link', { name }).waitFor();
    expect(await hasFocus(page)).toBe(true);

    await tabTo(hands, page.getByRole('button', { name: `Enter vitals: ${name}` }));
    await hands.press('Enter');
    const systolic = page.getByRole('textbox', { name: 'Systolic' });
    await tabTo(hands, systolic);
    await hands.type('128');
    await hands.press('Tab');
    await hands.type('82');
    await hands.press('Enter');
    // The next vital sign is asked for at once; Escape ends it.
    const dialog = page.getByRole('dialog');
    await expect.poll(() => dialog.getByRole('combobox').first().inputValue()).toBe('heartrate');
    expect(await violations(page)).toEqual([]);
    await hands.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await stage(page, 'Waiting').getByRole('link', { name }).waitFor();
    expect(faults).toEqual([]);
  });

  it('adds a walk-in to the queue within forty seconds', async () => {
    const { page, faults } = clerk;
    await openToday(page);
    const hands = handsOn(page);
    await walkIn(hands, patient);
    const { name } = patient.appUserInfo;
    await stage(page, 'Arrived').getByRole('link', { name }).first().waitFor();
    expect(humanSeconds(hands.cost())).toBeLessThanOrEqual(40);
    expect(faults).toEqual([]);
  });

  it('sees who is with the doctor', async () => {
    const { page } = clerk;
    const { name, letters } = await expectedPatient(origin);
    await openToday(page);
    await page.keyboard.type(letters);
    await page.keyboard.press('Enter');
    const row = stage(page, 'Arrived').getByRole('link', { name });
    await row.waitFor();
    const id = (await row.getAttribute('href'))?.split('/').at(-1) ?? '';
    const doctor = await visit(browser);
    await signIn(doctor.page, origin, DOCTOR, encounterPath(['my_encounters'], id) ?? '');
    await doctor.page.getByRole('textbox', { name: /^Complaint/ }).waitFor();
    await page.reload();
    await stage(page, 'With the doctor').getByRole('link', { name }).waitFor();
    await doctor.close();
  });
});
