import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

/** Source that stands in `packages/ui`, as it is served to a browser in production, without what is named `external`. */
export async function uiBundle(contents: string, external: string[] = []): Promise<string> {
  const result = await build({
    stdin: { contents, resolveDir: 'packages/ui', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    external,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

/** The styles of the console: without them a page is laid out in less time than it takes anybody. */
export function consoleStyles(): string {
  const folder = 'packages/console/app/dist/assets';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

export interface MeasuredPage {
  /** Markup of its body. */
  readonly body: string;
  /** What its script `/page.js` is. */
  readonly script?: string;
  readonly css: string;
}

/** Opens a page on which nothing is asked of the network, under a name that may keep things. */
export async function openMeasured(
  browser: Browser,
  { body, script = '', css }: MeasuredPage,
  watch?: () => void,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Uncaught on purpose: a page that fails measures nothing.
  page.on('pageerror', (cause) => {
    throw new Error(`The measured page failed: ${cause.message}`, { cause });
  });
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${css}</style><body>${body}`;
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  if (watch) await page.addInitScript(watch);
  await page.goto('http://localhost/');
  return page;
}

/** For `MeasuredPage.body`: where the script draws, and the script. */
export const DRAWN_BY_SCRIPT = '<div id="root"></div><script type="module" src="/page.js"></script>';

export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
