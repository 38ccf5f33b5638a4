// spec: 107

import { patientPath } from '@careline/core/internal/navigation';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enterDangerousResult } from './pages/lab-results.ts';
import { enter } from './pages/sign-in.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { DOCTOR } from './support/people.ts';
import { registerNewPatient } from './support/register-patient.ts';

const origin = inject('origin');
let browser: Browser;
let doctor: Visitor;
let vitaId: string;

beforeAll(async () => {
  browser = await launch();
  vitaId = await registerNewPatient(origin, {
    names: [{ given: 'Damodar', family: 'Undercliff' }],
    gender: 'MALE',
    birthDate: '1956-02-17',
    phone: '+919848055571',
    programme: 'careline',
  });
  doctor = await visit(browser);
  await enter(doctor.page, origin, DOCTOR);
});
afterAll(() => browser?.close());

const openTab = (page: Page, tab: Parameters<typeof patientPath>[1]) =>
  page.goto(`${origin}${patientPath(vitaId, tab)}`);

/** Returns the task about spironolactone, once the server has checked the medicines again. */
async function reviewTask(page: Page): Promise<Locator> {
  const task = page
    .getByRole('main')
    .getByRole('row')
    .filter({ hasText: 'Damodar Undercliff' })
    .filter({ hasText: /Spironolactone 25 mg.*potassium/i });
  await expect
    .poll(
      async () => {
        await page.goto(`${origin}/tasks`);
        await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
        return task
          .first()
          .waitFor({ timeout: 2000 })
          .then(
            () => true,
            () => false,
          );
      },
      { timeout: 90_000 },
    )
    .toBe(true);
  return task;
}

describe('a current medicine', () => {
  it('is checked again when a potassium arrives, and the prescriber’s task ends when it is stopped', async () => {
    const { page } = doctor;
    await openTab(page, 'medicines');
    await page.getByRole('button', { name: 'New prescription' }).click();
    await page
      .getByRole('combobox', { name: /^Medicine, strength/ })
      .fill('spironolactone 25 mg tab od cont');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Review' }).click();
    await page.getByRole('button', { name: /^Sign as/ }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();

    await openTab(page, 'labs');
    await enterDangerousResult(page, 'potassium', '6.8');

    const task = await reviewTask(page);
    await task.getByRole('link', { name: 'Damodar Undercliff' }).first().click();
    await page
      .getByRole('button', { name: /^Stop Spironolactone/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox').first().fill('Potassium 6.8 mmol/L');
    await dialog.getByRole('button', { name: 'Stop' }).click();
    await page.getByText(/^Stopped by .*Potassium 6\.8 mmol\/L/).waitFor();

    await page.goto(`${origin}/tasks`);
    await page.getByRole('heading', { name: 'Tasks' }).first().waitFor();
    await expect.poll(() => task.count()).toBe(0);
    expect(doctor.faults).toEqual([]);
  });
});
