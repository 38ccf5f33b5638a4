import type { Browser, CDPSession, Page } from 'playwright-core';
import { HISTORY_PAGE } from './history-page.ts';
import { consoleStyles, DRAWN_BY_SCRIPT, medianOf, openMeasured, uiBundle } from './measured-page.ts';
import { withBrowser } from './shared.ts';
import { isShort } from './size.ts';

type Drawn = 'empty' | 'bare' | 'ours';

interface Bench {
  mount(name: Drawn): Promise<number>;
  scroll(frames: number, pixels: number): Promise<void>;
  nodes(): number;
  remove(): void;
}

/** The cheap laptop of design 8. */
const SLOWDOWN = isShort ? 1 : 4;
const ROUNDS = isShort ? 1 : 5;
const WARM_UP_ROUNDS = isShort ? 0 : 1;
const FRAMES = isShort ? 3 : 40;
/** Nearly a window of rows per step, as when scrolling to find a day. */
const PIXELS = 540;

async function open(browser: Browser): Promise<[Page, CDPSession]> {
  const script = await uiBundle(HISTORY_PAGE);
  const page = await openMeasured(browser, { body: DRAWN_BY_SCRIPT, script, css: consoleStyles() });
  await page.waitForFunction(() => document.title === 'ready');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return [page, devtools];
}

/** Returns the main thread's milliseconds since the page started. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Returns the milliseconds from the first drawing to its paint. */
const mounted = (page: Page, name: Drawn): Promise<number> =>
  page.evaluate(async (drawn) => {
    const { bench } = globalThis as unknown as { bench: Bench };
    const time = await bench.mount(drawn);
    bench.remove();
    return time;
  }, name);

/** Returns the main thread's milliseconds per frame while scrolling. */
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

/** Measures each in turn on one page. Returns medians in milliseconds, without the first round. */
export function historyTimes(): Promise<HistoryTimes> {
  return withBrowser(async (browser) => {
    const [page, devtools] = await open(browser);
    const mount: Record<Drawn, number[]> = { empty: [], bare: [], ours: [] };
    const frame: Record<'bare' | 'ours', number[]> = { bare: [], ours: [] };
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      for (const name of ['empty', 'bare', 'ours'] as const) {
        const time = await mounted(page, name);
        if (round >= WARM_UP_ROUNDS) mount[name].push(time);
      }
      for (const name of ['bare', 'ours'] as const) {
        const time = await scrolled(page, devtools, name);
        if (round >= WARM_UP_ROUNDS) frame[name].push(time);
      }
    }
    return {
      mount: { empty: medianOf(mount.empty), bare: medianOf(mount.bare), ours: medianOf(mount.ours) },
      frame: { bare: medianOf(frame.bare), ours: medianOf(frame.ours) },
    };
  });
}
