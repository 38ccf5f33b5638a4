import type { Patient } from '@careline/core/internal/patients';
import type { Page } from 'playwright-core';
import { chooseCall, recordOwnCall } from './call-page.ts';

/** Finds and chooses a patient in the search of a page with elements. */
export async function choosePatient(page: Page, { uhid, appUserInfo }: Patient): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a patient' }).fill(uhid ?? '');
  await page.getByRole('option', { name: appUserInfo.name }).click();
  await page.getByRole('button', { name: 'Yes, this is the person' }).click();
  await page.getByRole('status', { name: 'Chosen patient' }).waitFor();
}

/** Starts a call from one's own phone with the chosen patient. */
export async function beginCall(page: Page): Promise<void> {
  await chooseCall(page, 'Ad-Hoc Call');
  await recordOwnCall(page);
}

/** Adds a readings element for a patient, as the page's own code would. */
async function placeReadings(page: Page, vitaId: string): Promise<void> {
  await page.evaluate((patientId) => {
    const element = document.createElement('careline-readings');
    Object.assign(element, { patientId, session: Reflect.get(globalThis, 'session') });
    document.querySelector('main')?.prepend(element);
  }, vitaId);
}

/** Adds a weight in kilograms to a patient's readings. */
export async function addWeight(page: Page, { vitaId }: Patient, weight: string): Promise<void> {
  await placeReadings(page, vitaId);
  const readings = page.locator('careline-readings');
  await readings.getByRole('button', { name: 'Add a reading' }).click();
  const form = readings.getByRole('region', { name: 'Add a reading' });
  await form.getByRole('combobox', { name: 'Kind of reading' }).selectOption('body');
  await form.getByRole('textbox', { name: 'Weight', exact: true }).fill(weight);
  await form.getByRole('button', { name: 'Add', exact: true }).click();
  await readings.getByText(`${weight} kg`).first().waitFor();
}
