import type { BrowserContext } from 'playwright-core';

/**
 * Gives a browser another configuration than the server's. Its context must block service workers: what they answer
 * cannot be replaced.
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
