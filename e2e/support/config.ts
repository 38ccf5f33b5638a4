import type { BrowserContext } from 'playwright-core';

/**
 * Changes the configuration a browser receives. Its context must block service workers, because their responses
 * can't be replaced.
 */
export async function configure(
  context: BrowserContext,
  change: Readonly<Record<string, unknown>>,
): Promise<void> {
  await context.route('**/config.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...change } });
  });
}
