import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import { CHROMIUM_FLAGS, findChromium } from '../scripts/find-chromium.mjs';
import { HISTORY_PAGE } from './history-page.ts';

type Drawn = 'empty' | 'bare' | 'ours';

interface Bench {
  mount(name: Drawn): Promise<number>;
  scroll(frames: number, pixels: number): Promise<void>;
  nodes(): number;
  remove(): void;
}

/** The cheap laptop of design 8. */
const SLOWDOWN = 4;
const ROUNDS = 5;
const FRAMES = 40;
/** Nearly a window of rows each, as somebody looking for a day scrolls. */
const PIXELS = 540;

async function bundle(): Promise<string> {
  const result = await build({
    stdin: { contents: HISTORY_PAGE, resolveDir: 'packages/ui', loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  });
  return result.outputFiles[0]?.text ?? '';
}

function styles(): string {
  const folder = 'packages/console/app/dist/assets';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  return sheets.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

async function open(page: Page): Promise<CDPSession> {
  const script = await bundle();
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><style>${styles()}</style><body><script type="module" src="/page.js"></script>`;
  await page.route('**/*', (route) =>
    route.request().url().endsWith('.js')
      ? route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script })
      : route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('http://localhost/');
  await page.waitForFunction(() => document.title === 'ready');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return devtools;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** Milliseconds of the main thread since the page began. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Milliseconds from the first drawing to its paint. */
const mounted = (page: Page, name: Drawn): Promise<number> =>
  page.evaluate(async (drawn) => {
    const { bench } = globalThis as unknown as { bench: Bench };
    const time = await bench.mount(drawn);
    bench.remove();
    return time;
  }, name);

/** Milliseconds of the main thread a frame while it scrolls. */
async function scrolled(page: Page, devtools: CDPSession, name: 'bare' | 'ours'): Promise<number> {
  await page.evaluate((drawn) => (globalThis as unknown as { bench: Bench }).bench.mount(drawn), name);
  const before = await busy(devtools);
  await page.evaluate(
    ([frames, pixels]) =>
      (globalThis as unknown as { bench: Bench }).bench.scroll(frames as number, pixels as number),
    [FRAMES, PIXELS],
  );
  const used = (await busy(devtools)) - before;
  await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.remove());
  return used / FRAMES;
}

export interface HistoryTimes {
  readonly mount: Readonly<Record<Drawn, number>>;
  readonly frame: Readonly<Record<'bare' | 'ours', number>>;
}

/** Each in turns, in one page; medians in milliseconds, the first round not counted. */
export async function historyTimes(): Promise<HistoryTimes> {
  const browser = await chromium.launch({ executablePath: await findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    const devtools = await open(page);
    const mount: Record<Drawn, number[]> = { empty: [], bare: [], ours: [] };
    const frame: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of ['empty', 'bare', 'ours'] as const) {
        const time = await mounted(page, name);
        if (round > 0) mount[name].push(time);
      }
      for (const name of ['bare', 'ours'] as const) {
        const time = await scrolled(page, devtools, name);
        if (round > 0) frame[name].push(time);
      }
    }
    return {
      mount: { empty: median(mount.empty), bare: median(mount.bare), ours: median(mount.ours) },
      frame: { bare: median(frame.bare), ours: median(frame.ours) },
    };
  } finally {
    await browser.close();
  }
}
