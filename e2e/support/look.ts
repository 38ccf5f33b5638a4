import type { Page } from 'playwright-core';

export type Theme = 'light' | 'dark' | 'contrast';
export type Locale = 'en' | 'hi';

/** Changes how an open page of the console looks, as a choice in another tab of the browser does. */
export async function chooseLook(page: Page, theme: Theme, locale: Locale): Promise<void> {
  const words = JSON.stringify({ theme, density: 'comfortable', locale });
  await page.evaluate((newValue) => {
    localStorage.setItem('careline.ui', newValue);
    dispatchEvent(new StorageEvent('storage', { key: 'careline.ui', newValue }));
  }, words);
  await page.locator(`html[lang=${locale}][data-theme=${theme}]`).waitFor();
}
