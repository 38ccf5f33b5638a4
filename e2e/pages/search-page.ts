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

/** Answers the question whether it is this person. */
export const confirmPerson = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Yes, this is the person' }).click();

/** Opens the one that the text finds. */
export async function openFound(page: Page): Promise<void> {
  await searchBox(page).press('Enter');
  await confirmPerson(page);
}
