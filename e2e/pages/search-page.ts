import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export const openSearch = async (page: Page): Promise<void> => {
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).click();
  await page.getByRole('heading', { level: 1, name: 'Search' }).waitFor();
};

export const searchBox = (page: Page) => page.getByRole('combobox', { name: 'Find a patient' });

/** Searches for the text and returns the options. */
export async function searchFor(page: Page, text: string) {
  await searchBox(page).fill(text);
  const options = page.getByRole('listbox', { name: 'Patients found' }).getByRole('option');
  await options.first().waitFor();
  return options;
}

const yes = (page: Page) => page.getByRole('button', { name: 'Yes, this is the person' });

export const confirmPerson = (page: Page): Promise<void> => yes(page).click();

/** Confirms by keyboard. The check ignores Enter until there was time to read it. */
export async function confirmPersonByKey(page: Page): Promise<void> {
  await yes(page).waitFor();
  await expect
    .poll(async () => {
      const open = await yes(page).isVisible();
      if (open) await page.keyboard.press('Enter');
      return open;
    })
    .toBe(false);
}

/** Types a code after the field's text as fast as a scanner, ending with Enter. */
export const scan = (page: Page, code: string): Promise<void> =>
  searchBox(page).evaluate((element, text) => {
    const field = element as HTMLInputElement;
    let at = performance.now() + 1000;
    const send = (event: Event) => {
      at += 5;
      Object.defineProperty(event, 'timeStamp', { value: at });
      field.dispatchEvent(event);
    };
    for (const character of text) {
      field.value += character;
      send(new InputEvent('input', { bubbles: true }));
    }
    send(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, code);

/** Opens the record that the search text finds. */
async function openFound(page: Page): Promise<void> {
  await searchBox(page).press('Enter');
  await confirmPerson(page);
}

/** Returns the record's link to the call. */
export const callLink = (page: Page) =>
  page.getByRole('main').getByRole('link', { name: 'Call', exact: true });

/** Starts a call with the patient the search text finds. */
export async function callFound(page: Page): Promise<void> {
  await openFound(page);
  await callLink(page).click();
}
