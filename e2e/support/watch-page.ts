import type { Page } from 'playwright-core';

/** Faults a page must never have: console errors, uncaught exceptions, policy violations. */
export interface PageFaults {
  /** Descriptions, with the address where each happened. */
  readonly faults: string[];
}

/** Statuses are the test's concern; the browser's own console line about them is not a fault. */
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
