import type { Page } from 'playwright-core';

async function add(page: Page, thing: string): Promise<void> {
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('menuitem', { name: thing }).click();
}

/** Opens the form for a reading from the menu of the record. */
export const addReading = (page: Page): Promise<void> => add(page, 'Reading');

/** Opens the booking of an encounter from the menu of the record. */
export const addEncounter = (page: Page): Promise<void> => add(page, 'Encounter');
