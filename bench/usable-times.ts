import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { brotli } from './brotli.ts';
import { floorBundle } from './react-floor.ts';
import { withBrowser } from './shared.ts';
import { isShort } from './size.ts';

/** Slow 4G and a processor a quarter as fast: the phone of design 9. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: -1,
};
const SLOWDOWN = 4;
const ROUNDS = isShort ? 1 : 5;

/** Milliseconds until the real text field is on the page; `bound`: until the search responds to input. */
export interface UsableTimes {
  readonly subject: number;
  readonly bound: number;
  readonly reference: number;
}

interface Moments {
  usable?: number;
  bound?: number;
}

/** Runs in the page: checks every frame and records when each item first appeared. */
function watch(): void {
  const moments: Moments = {};
  Reflect.set(globalThis, 'moments', moments);
  const look = () => {
    const host = document.querySelector('careline-patient-search');
    const input = (host?.shadowRoot ?? document).querySelector('input');
    if (input) moments.usable ??= performance.now();
    if (input?.getAttribute('role') === 'combobox') moments.bound ??= performance.now();
    if (moments.bound === undefined) requestAnimationFrame(look);
  };
  look();
}

const page = (head: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Page</title>${head}<body>${body}`;

function pages(files: readonly string[]): Readonly<Record<string, string>> {
  const preload = files.map((file) => `<link rel="modulepreload" href="/cdn/${file}">`).join('');
  const session = `createSession({ services: '/api', getToken: () => new Promise(() => {}) })`;
  const script = `import '/cdn/careline.js'; import { createSession } from '/cdn/session.js';
document.querySelector('careline-patient-search').session = ${session};`;
  return {
    '/floor': page(
      '<link rel="modulepreload" href="/floor.js"><script type="module" src="/floor.js"></script>',
      '',
    ),
    '/search': page(
      `${preload}<script type="module">${script}</script>`,
      '<careline-patient-search></careline-patient-search>',
    ),
  };
}

/** Serves everything as a good host does: compressed with brotli, over one connection. */
async function serve(folder: string, files: readonly string[]) {
  const html = pages(files);
  const floor = await floorBundle('input');
  const packed = new Map<string, Buffer>();
  const read = (path: string): Buffer | string | undefined => {
    if (path === '/floor.js') return Buffer.from(floor);
    return path.startsWith('/cdn/') ? readFileSync(join(folder, path.slice('/cdn/'.length))) : html[path];
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const content = read(path);
    if (content === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = packed.get(path) ?? brotli(content);
    packed.set(path, body);
    const type = path.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'br', 'cache-control': 'no-store' });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

/** Loads once in a new browser context, with empty caches. */
async function load(browser: Browser, url: string, last: keyof Moments): Promise<Moments> {
  const context = await browser.newContext();
  try {
    const tab = await context.newPage();
    await tab.addInitScript(watch);
    const devtools = await context.newCDPSession(tab);
    if (!isShort) {
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', NETWORK);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    }
    await tab.goto(url, { waitUntil: 'commit' });
    const there = (name: keyof Moments) =>
      (globalThis as { moments?: Moments }).moments?.[name] !== undefined;
    await tab.waitForFunction(there, last, { timeout: 60_000 });
    return await tab.evaluate(() => (globalThis as { moments?: Moments }).moments ?? {});
  } finally {
    await context.close();
  }
}

const median = (values: readonly (number | undefined)[]): number =>
  [...values].map((value) => value ?? Number.NaN).sort((a, b) => a - b)[Math.floor(values.length / 2)] ??
  Number.NaN;

/** Loads the two pages in turns and returns the medians. */
export async function usableTimes(folder: string, files: readonly string[]): Promise<UsableTimes> {
  const { origin, server } = await serve(folder, files);
  return withBrowser(async (browser) => {
    const floor: Moments[] = [];
    const search: Moments[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      floor.push(await load(browser, `${origin}/floor`, 'usable'));
      search.push(await load(browser, `${origin}/search`, 'bound'));
    }
    return {
      reference: median(floor.map(({ usable }) => usable)),
      subject: median(search.map(({ usable }) => usable)),
      bound: median(search.map(({ bound }) => bound)),
    };
  }).finally(() => server.close());
}
