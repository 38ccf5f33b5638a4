// spec: 8

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATHS } from '@careline/core/internal/navigation';
import type { Browser, FrameLocator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { launch, visit } from './support/browser.ts';
import { COACH } from './support/people.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

type Mood = 'slow' | 'gone' | 'well';

/** Starts a charts service that never responds, is down, or returns a page naming the requested path. */
async function startCharts() {
  const asked: string[] = [];
  let mood: Mood = 'slow';
  const service = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://charts.invalid');
    asked.push(pathname);
    if (mood === 'gone') request.socket.destroy();
    if (mood === 'well') response.setHeader('content-type', 'text/html').end(`<h1>Drawn at ${pathname}</h1>`);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(service.address() as AddressInfo).port}`,
    asked,
    become: (next: Mood) => {
      mood = next;
    },
    stop: () => {
      service.closeAllConnections();
      service.close();
    },
  };
}

let charts: Awaited<ReturnType<typeof startCharts>>;
let server: RunningServer;
let browser: Browser;
let page: Page;
let frame: FrameLocator;
let folder: string;

beforeAll(async () => {
  charts = await startCharts();
  folder = mkdtempSync(join(tmpdir(), 'careline-charts-'));
  const secret = join(folder, 'secret');
  writeFileSync(secret, 'a-secret-of-the-charts-service-and-careline');
  const settings = {
    CARELINE_CHARTS_URL: `http://${charts.host}`,
    CARELINE_CHARTS_KIND: 'signed',
    CARELINE_CHARTS_SECRET_FILE: secret,
    CARELINE_CHARTS_TOPICS: 'gender=people/gender',
  };
  [browser, server] = await Promise.all([launch(), startServer(settings)]);
  ({ page } = await visit(browser));
  frame = page.frameLocator('iframe');
  await enter(page, server.origin, COACH, PATHS.charts);
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  charts?.stop();
  rmSync(folder, { recursive: true, force: true });
});

it('waits for a slow service, says so after a while, and retries', async () => {
  charts.become('slow');
  const before = charts.asked.length;
  await page.clock.install();
  await page.getByRole('button', { name: 'Touchpoints' }).click();
  await page.getByRole('button', { name: 'Gender' }).click();
  await expect.poll(() => charts.asked.length).toBeGreaterThan(before);
  await page.getByText('Loading the chart').waitFor({ state: 'attached' });
  await page.clock.fastForward(15_000);
  await page.getByText('The charts service did not answer within 15 seconds.').waitFor();
  charts.become('well');
  await page.getByRole('button', { name: 'Try again' }).click();
  await frame.getByRole('heading', { name: 'Drawn at /people/gender' }).waitFor();
});

it('offers a retry when a service is unavailable, and leaves other topics as they are', async () => {
  charts.become('gone');
  const before = charts.asked.length;
  await page.getByRole('button', { name: 'Gender' }).click();
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => charts.asked.length).toBeGreaterThan(before);
  await page.getByText(`Chart by ${charts.host}. If you see no chart, refresh it.`).waitFor();
  expect(await frame.getByRole('heading', { name: /^Drawn at/ }).count()).toBe(0);
  charts.become('well');
  await page.getByRole('button', { name: 'Refresh' }).click();
  await frame.getByRole('heading', { name: 'Drawn at /people/gender' }).waitFor();
  await page.getByRole('button', { name: 'BMI' }).click();
  await page.frameLocator('iframe[src*="/bmi?"]').getByRole('table').waitFor();
  expect(await page.getByText('If you see no chart').count()).toBe(0);
});
