// spec: 36, 239

import { fileURLToPath } from 'node:url';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { WITH_SERVICE_WORKER } from './support/browser.ts';
import { visitorPerTest } from './support/visitor-per-test.ts';

const APP = fileURLToPath(new URL('../packages/console/app', import.meta.url));
/** Longer than the console ever waits before it registers its worker. */
const LONG_AFTER = '01:00';

const visitor = visitorPerTest(WITH_SERVICE_WORKER);
let development: ViteDevServer;
let address: string;

beforeAll(async () => {
  development = await createServer({
    root: APP,
    configFile: `${APP}/vite.config.ts`,
    // Keep the cache of a developer's own server unchanged.
    cacheDir: `${APP}/node_modules/.vite-e2e`,
    logLevel: 'error',
    server: { port: 0, host: 'localhost', hmr: false, proxy: { '/config.json': inject('origin') } },
  });
  await development.listen();
  address = development.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '';
});
afterAll(() => development?.close());

const registrations = (): Promise<number> =>
  visitor().page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

/** Opens the sign-in area and waits longer than the console does. Returns the requests to the server. */
async function openLongEnough(origin: string): Promise<readonly string[]> {
  const { page, context } = visitor();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.clock.install();
  await page.goto(`${origin}/auth`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  await page.clock.runFor(LONG_AFTER);
  return asked;
}

describe('the background worker (specification 2.2)', () => {
  it('is registered by the production build', async () => {
    await openLongEnough(inject('origin'));
    await expect.poll(registrations).toBe(1);
  });

  it('is neither registered nor requested by a development build', async () => {
    const asked = await openLongEnough(address);
    await visitor().page.waitForLoadState('networkidle');
    expect(asked).toContain('/src/main.tsx');
    expect(asked.filter((path) => /worker|\/sw\.js/.test(path))).toEqual([]);
    expect(await registrations()).toBe(0);
    expect(visitor().faults).toEqual([]);
  });
});
