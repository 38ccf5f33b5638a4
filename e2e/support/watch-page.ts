import type { Page } from 'playwright-core';

/** What a page must never have: errors on the console, uncaught faults, violations of the security policy. */
export interface PageFaults {
  /** In words, with the address they happened at. */
  readonly faults: string[];
}

/** The status of an answer is the test's business; the browser's own line about it on the console is not a fault. */
const isStatusLine = (text: string): boolean => text.startsWith('Failed to load resource');

export function watchPage(page: Page): PageFaults {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || isStatusLine(message.text())) return;
    faults.push(`console: ${message.text()} (${page.url()})`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message} (${page.url()})`));
  return { faults };
}
