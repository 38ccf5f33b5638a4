import type { Page } from 'playwright-core';

/** The Bearer token of the page's next call to a service: the page itself keeps it in memory only. */
export async function nextAccessToken(page: Page): Promise<string> {
  const request = await page.waitForRequest((asked) =>
    (asked.headers().authorization ?? '').startsWith('Bearer '),
  );
  return (request.headers().authorization ?? '').slice('Bearer '.length);
}
