import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtCore, SUBPATHS } from './core-built.ts';
import { publicNames } from './core-names.mjs';
import { CHROMIUM_FLAGS, findChromium } from './find-chromium.mjs';

const PUBLIC_NAMES = await publicNames();

const executablePath = await findChromium();
if (!executablePath) {
  console.log('SKIPPED core in a browser: no Chromium was found; set CHROMIUM to one.');
}

/** Only modules of the same origin; the policy also forbids `eval` and inline scripts. */
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'";

type Names = Readonly<Record<string, readonly string[]>>;

const importLine = (subpath: string): string =>
  `names[${JSON.stringify(subpath)}] = Object.keys(await import('/${subpath}.js')).sort();`;
const IMPORT_ALL = `const names = {};\n${SUBPATHS.map(importLine).join('\n')}`;

/** Returns the built files by address, as a page loads them: ES modules, with packages in shared ones. */
async function filesForBrowser(built: string): Promise<Map<string, string>> {
  const entries = SUBPATHS.map((subpath) => [subpath, join(built, `${subpath}.js`)]);
  const { outputFiles } = await build({
    entryPoints: Object.fromEntries(entries),
    outdir: built,
    bundle: true,
    splitting: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    write: false,
    logLevel: 'error',
  });
  const files = outputFiles.map(
    ({ path, text }) => [path.slice(built.length).replaceAll('\\', '/'), text] as const,
  );
  return new Map([
    ...files,
    ['/page.js', `${IMPORT_ALL}\nexport { names };`],
    ['/worker.js', `${IMPORT_ALL}\npostMessage(names);`],
  ]);
}

function serve(files: ReadonlyMap<string, string>): Promise<Server> {
  const server = createServer(({ url = '' }, response) => {
    const text = url === '/' ? '<!doctype html><title>core</title>' : files.get(url);
    const type = url === '/' ? 'text/html' : 'text/javascript';
    response.writeHead(text === undefined ? 404 : 200, {
      'content-type': type,
      'content-security-policy': POLICY,
    });
    response.end(text);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Runs in the page. A string, because vitest would rewrite an import written as code. */
const NAMES_IN_PAGE = "import('/page.js').then(({ names }) => names)";

/** Runs in the page. The worker reports its names, or why it could not load. */
const namesInWorker = (): Promise<Names> =>
  new Promise((resolve, reject) => {
    const worker = new Worker('/worker.js', { type: 'module' });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(`the worker failed: ${message}`));
  });

describe.runIf(executablePath)('the built subpaths of core in a browser that forbids eval', () => {
  let server: Server;
  let browser: Browser;
  let page: Page;
  const faults: string[] = [];

  beforeAll(async () => {
    server = await serve(await filesForBrowser(builtCore()));
    browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
    page = await browser.newPage();
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => faults.push(message.text()));
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  it.each([
    { place: 'a page', names: () => page.evaluate<Names>(NAMES_IN_PAGE) },
    { place: 'a Web Worker', names: () => page.evaluate(namesInWorker) },
  ])('are imported by $place, each with its public names', async ({ names }) => {
    expect(await names()).toEqual(PUBLIC_NAMES);
    expect(faults).toEqual([]);
  });
});
