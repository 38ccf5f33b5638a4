import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright-core';

/** Bundles source placed in `packages/ui` as served to browsers in production, without the `external` packages. */
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

/** Returns the console's styles: without them, layout is unrealistically fast. */
export function consoleStyles(): string {
  const folder = 'packages/console/app/dist/assets';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

export interface MeasuredPage {
  readonly body: string;
  readonly script?: string;
  readonly css: string;
}

/** Opens a page that makes no network requests, at an origin with storage. */
export async function openMeasured(
  browser: Browser,
  { body, script = '', css }: MeasuredPage,
  watch?: () => void,
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  // Uncaught on purpose: a failing page measures nothing.
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

/** For `MeasuredPage.body`: the root to draw into, and the script. */
export const DRAWN_BY_SCRIPT = '<div id="root"></div><script type="module" src="/page.js"></script>';

export const medianOf = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
