import type { Browser, CDPSession, Page } from 'playwright-core';
import { CHART_PAGE } from './chart-page.ts';
import { consoleStyles, DRAWN_BY_SCRIPT, medianOf, openMeasured, uiBundle } from './measured-page.ts';
import { withBrowser } from './shared.ts';
import { isShort } from './size.ts';

type Drawn = 'canvas' | 'chart';

interface Bench {
  prepare(count: number): void;
  draw(name: Drawn, count: number): Promise<void>;
  zoom(name: Drawn, times: number): Promise<void>;
  remove(): void;
}

const ROUNDS = isShort ? 1 : 7;
/** Not counted: the first drawings run code that is not compiled yet. */
const FIRST_ROUNDS = isShort ? 0 : 3;
/** Each zooms in and out again. */
const ZOOMS = isShort ? 1 : 5;

async function open(browser: Browser): Promise<[Page, CDPSession]> {
  const script = await uiBundle(CHART_PAGE);
  const page = await openMeasured(browser, { body: DRAWN_BY_SCRIPT, script, css: consoleStyles() });
  await page.waitForFunction(() => document.title === 'ready');
  const devtools = await page.context().newCDPSession(page);
  // Thread time instead of wall time, so that other processes don't count.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return [page, devtools];
}

/** Returns the main thread's CPU time since the page started, in milliseconds. */
async function busy(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

async function used(devtools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  const before = await busy(devtools);
  await work();
  return (await busy(devtools)) - before;
}

export interface ChartTimes {
  /** Main thread CPU time in milliseconds. */
  readonly draw: Readonly<Record<Drawn, number>>;
  readonly zoom: Readonly<Record<Drawn, number>>;
}

export interface ChartHold {
  /** Number of elements in the chart after a first zoom in and out. */
  readonly elements: number;
  /** Heap bytes of the chart, without its values, after a first zoom. */
  readonly drawn: number;
  /** Further heap bytes after fifty zooms. */
  readonly zoomed: number;
  /** Heap bytes not released when it is removed. */
  readonly left: number;
}

const LONG_ZOOMS = isShort ? 1 : 50;

type Bound = { bench: Bench };

/** Returns a chart's memory use. Call after `prepare` for this count. */
async function holdOf(page: Page, devtools: CDPSession, count: number): Promise<ChartHold> {
  const held = async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    return (await devtools.send('Runtime.getHeapUsage')).usedSize;
  };
  const draw = () =>
    page.evaluate((many) => (globalThis as unknown as Bound).bench.draw('chart', many), count);
  const zoom = (times: number) =>
    page.evaluate((many) => (globalThis as unknown as Bound).bench.zoom('chart', many), times);
  const remove = () => page.evaluate(() => (globalThis as unknown as Bound).bench.remove());
  await draw();
  await remove();
  const before = await held();
  await draw();
  await zoom(1);
  const [drawn, elements] = [await held(), await page.locator('body *').count()];
  await zoom(LONG_ZOOMS);
  const zoomed = await held();
  await remove();
  return { elements, drawn: drawn - before, zoomed: zoomed - drawn, left: (await held()) - before };
}

async function timesOf(page: Page, devtools: CDPSession, count: number): Promise<ChartTimes> {
  const draw: Record<Drawn, number[]> = { canvas: [], chart: [] };
  const zoom: Record<Drawn, number[]> = { canvas: [], chart: [] };
  await page.evaluate((many) => (globalThis as unknown as { bench: Bench }).bench.prepare(many), count);
  for (let round = 0; round < FIRST_ROUNDS + ROUNDS; round += 1)
    for (const name of ['canvas', 'chart'] as const) {
      const drawing = await used(devtools, () =>
        page.evaluate(
          ([drawn, many]) =>
            (globalThis as unknown as { bench: Bench }).bench.draw(drawn as Drawn, many as number),
          [name, count],
        ),
      );
      const zooming = await used(devtools, () =>
        page.evaluate(
          ([drawn, times]) =>
            (globalThis as unknown as { bench: Bench }).bench.zoom(drawn as Drawn, times as number),
          [name, ZOOMS],
        ),
      );
      await page.evaluate(() => (globalThis as unknown as { bench: Bench }).bench.remove());
      if (round < FIRST_ROUNDS) continue;
      draw[name].push(drawing);
      zoom[name].push(zooming / ZOOMS / 2);
    }
  const median = (times: Readonly<Record<Drawn, number[]>>) => ({
    canvas: medianOf(times.canvas),
    chart: medianOf(times.chart),
  });
  return { draw: median(draw), zoom: median(zoom) };
}

/** Measures both in turn on one page, for each number of values. Returns medians without the first rounds. */
export function chartTimes(counts: readonly number[]): Promise<ReadonlyMap<number, ChartTimes & ChartHold>> {
  return withBrowser(async (browser) => {
    const [page, devtools] = await open(browser);
    const found = new Map<number, ChartTimes & ChartHold>();
    for (const count of counts)
      found.set(count, {
        ...(await timesOf(page, devtools, count)),
        ...(await holdOf(page, devtools, count)),
      });
    return found;
  });
}
