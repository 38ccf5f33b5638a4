import type { Page } from 'playwright-core';

/** Enters one dangerous result without an order, on a patient's laboratory tab. `test` is the search text. */
export async function enterDangerousResult(page: Page, test: string, text: string): Promise<void> {
  await page.getByRole('button', { name: 'Enter results without an order' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Add a test' }).fill(test);
  await page.keyboard.press('Enter');
  await dialog.getByRole('textbox', { name: new RegExp(`^(total )?${test}`, 'i') }).fill(text);
  await page.keyboard.press('Tab');
  await dialog
    .getByText(/This result cannot wait|Urgent/)
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Save results' }).click();
  await page.getByText('The results have been saved.').waitFor();
}
