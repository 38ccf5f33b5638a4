import type { Page } from 'playwright-core';

export const openSearch = async (page: Page): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
};

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find a patient' });

/** The options of the answer to this very text. */
export async function searchFor(page: Page, text: string) {
  await searchBox(page).fill(text);
  const options = page.getByRole('listbox', { name: 'Patients found' }).getByRole('option');
  await options.first().waitFor();
  return options;
}
