import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { withBrowser } from './shared.ts';
import { isShort } from './size.ts';

const COUNT = isShort ? 4 : 40;

const PAGE = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Many</title><body><script type="module">
import '/cdn/careline.js';
import { createSession } from '/cdn/session.js';
const session = createSession({ services: '/api', getToken: () => new Promise(() => {}) });
window.add = async (tag, count) => {
  const made = Array.from({ length: count }, () => Object.assign(document.createElement(tag), { session }));
  document.body.append(...made);
  await Promise.all(made.map((element) => element.whenReady?.()));
};
</script>`;

type Adding = { add(tag: string, count: number): Promise<void> };

const add = (page: Page, count: number) =>
  page.evaluate((n) => (globalThis as unknown as Adding).add('careline-patient-search', n), count);

/** Returns the heap bytes of each further patient search on a page, after garbage collection. */
export async function heapOfInstance(folder: string): Promise<number> {
  const server = createServer(({ url = '/' }, response) => {
    const isFile = url.startsWith('/cdn/');
    response.writeHead(200, { 'content-type': isFile ? 'text/javascript' : 'text/html; charset=utf-8' });
    response.end(isFile ? readFileSync(join(folder, url.slice('/cdn/'.length))) : PAGE);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return withBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction(() => 'add' in globalThis);
    const devtools = await page.context().newCDPSession(page);
    const held = async () => {
      await devtools.send('HeapProfiler.collectGarbage');
      return (await devtools.send('Runtime.getHeapUsage')).usedSize;
    };
    await add(page, 2);
    const before = await held();
    await add(page, COUNT);
    return ((await held()) - before) / COUNT;
  }).finally(() => server.close());
}
