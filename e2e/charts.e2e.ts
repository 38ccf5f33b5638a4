// spec: 8, charts-counts

import {
  CHART_TOPICS,
  type ChartTopic,
  chartTopicLabel,
  getChartAddress,
} from '@careline/core/internal/charts';
import { PATHS } from '@careline/core/internal/navigation';
import type { Browser, FrameLocator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { violations } from './support/axe.ts';
import { launch, type Visitor, visit } from './support/browser.ts';
import { COACH, DOCTOR, FACILITY } from './support/people.ts';
import { serviceClient } from './support/service.ts';

const origin = inject('origin');

/** Topics about the same population: adults within the ranges' age limits. */
const RISKS = [
  'bmi',
  'risk-matrix',
  'cardiac-risk',
  'diabetes-risk',
  'hypertension-risk',
  'dyslipidaemia-risk',
] as const satisfies readonly ChartTopic[];

let browser: Browser;
let coach: Visitor;
let token: string;

beforeAll(async () => {
  browser = await launch();
  coach = await visit(browser);
  token = await enter(coach.page, origin, COACH, PATHS.charts);
});
afterAll(() => browser?.close());

/** Returns the numbers in a row's cells, without its percentage. */
async function numbersOf(frame: FrameLocator, rows: string): Promise<number[][]> {
  const texts = await frame
    .locator(`${rows} tr`)
    .evaluateAll((found) =>
      found.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent ?? '')),
    );
  return texts.map((cells) => cells.slice(0, -1).map((text) => Number(text.replaceAll(',', ''))));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns a topic's population, after checking that every row and column of its table adds up to it. */
async function populationOf(topic: ChartTopic): Promise<number> {
  const { page } = coach;
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('button', { name: chartTopicLabel(topic), exact: true })
    .click();
  await page.waitForURL((url) => url.searchParams.get('topic') === topic);
  const frame = page.frameLocator(`iframe[src*="/${topic}?"]`);
  await frame.getByRole('table').waitFor();
  const rows = await numbersOf(frame, 'tbody');
  const [foot = []] = await numbersOf(frame, 'tfoot');
  const total = foot.at(-1) ?? Number.NaN;
  for (const row of rows.filter(({ length }) => length > 1)) expect(sum(row.slice(0, -1))).toBe(row.at(-1));
  expect(sum(rows.map((row) => row.at(-1) ?? 0))).toBe(total);
  if (foot.length > 1) expect(sum(foot.slice(0, -1))).toBe(total);
  return total;
}

const address = async (topic: ChartTopic): Promise<string> =>
  (await serviceClient(origin, token).call(getChartAddress, { query: { topic } })).address;

it('draws every topic, with bins that add up to its population', async () => {
  const populations = new Map<ChartTopic, number>();
  for (const topic of CHART_TOPICS) populations.set(topic, await populationOf(topic));
  const adults = new Set(RISKS.map((topic) => populations.get(topic)));
  expect(adults.size).toBe(1);
  expect(populations.get('gender')).toBeGreaterThan(Math.max(...[...adults].map(Number)));
  expect(populations.get('touchpoints')).toBeGreaterThan(populations.get('coach-workload') ?? 0);
  expect(coach.faults).toEqual([]);
});

it('a topic has a link, and supports back, reload and full screen', async () => {
  const { page } = coach;
  await page.goto(`${origin}${PATHS.charts}?topic=gender`);
  await page.frameLocator('iframe[src*="/gender?"]').getByRole('table').waitFor();
  const again = page.waitForResponse(/\/charts\/embed\/gender\?/);
  await page.getByRole('button', { name: 'Refresh' }).click();
  expect((await again).status()).toBe(200);
  await page.getByRole('button', { name: 'BMI' }).click();
  await page.frameLocator('iframe[src*="/bmi?"]').getByRole('table').waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 2, name: 'Gender' }).waitFor();
  await page.getByRole('button', { name: 'Full screen' }).click();
  await page.getByRole('button', { name: 'Exit full screen' }).click();
  await page.getByText('Who is counted').waitFor();
});

it('prints a chart on a separate page that says what it counts', async () => {
  const { page } = coach;
  await page.context().addInitScript(() => {
    window.print = () => {
      document.title = 'printed';
    };
  });
  const opening = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Print' }).click();
  const printed = await opening;
  await printed.getByText('All living patients of the facility.').waitFor();
  await expect.poll(() => printed.title()).toBe('printed');
  await printed.close();
});

it('shows an error when a chart does not load, and loads it on retry', async () => {
  const { page } = coach;
  await page.route('**/api/data/charts/address?*', (route) => route.abort());
  await page.goto(`${origin}${PATHS.charts}?topic=bmi`);
  await page.getByText('The chart could not be loaded').waitFor();
  await page.unroute('**/api/data/charts/address?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.frameLocator('iframe').getByRole('table').waitFor();
});

describe('a signed address', () => {
  it('opens a page that is accessible in every theme', async () => {
    const { page, close } = await visit(browser);
    // The frame's policy blocks scripts, axe's too, so test it without the policy.
    await page.route('**/api/charts/embed/**', async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    const looks = [{}, { theme: 'dark' }, { theme: 'contrast' }, { locale: 'hi' }] as const;
    for (const look of looks) {
      const query = { topic: 'risk-matrix', ...look } as const;
      await page.goto((await serviceClient(origin, token).call(getChartAddress, { query })).address);
      await page.getByRole('table').waitFor();
      expect(await violations(page)).toEqual([]);
    }
    await close();
  });

  it('is refused when any part of it is changed', async () => {
    const { page, close } = await visit(browser);
    const reply = await page.goto((await address('gender')).replace('/gender?', '/bmi?'));
    expect(reply?.status()).toBe(403);
    await page.getByRole('heading', { name: 'The chart is not shown' }).waitFor();
    expect(await page.getByRole('table').count()).toBe(0);
    await close();
  });

  it('opens only with the scope', async () => {
    const { page, close } = await visit(browser);
    const other = await enter(page, origin, FACILITY, PATHS.charts);
    await page.getByText('charts').first().waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    const asking = serviceClient(origin, other).call(getChartAddress, { query: { topic: 'gender' } });
    await expect(asking).rejects.toMatchObject({ status: 403, code: 'scope-missing' });
    await close();
  });
});

it('a doctor reads charts in Hindi on a phone', async () => {
  const { page, close } = await visit(browser, { viewport: { width: 360, height: 740 } });
  await enter(page, origin, DOCTOR, `${PATHS.charts}?topic=risk-matrix`);
  await page.frameLocator('iframe').getByRole('table').waitFor();
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await close();
});
