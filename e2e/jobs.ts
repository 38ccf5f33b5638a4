import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enter } from './pages/sign-in.ts';
import { accessTokenOf } from './support/access-token.ts';
import { launch, visit } from './support/browser.ts';
import { handsOn, humanSeconds, type JobCost } from './support/hands.ts';
import { FOLDS, JOBS, type Job, type JobFacts } from './support/job-list.ts';
import { COACH } from './support/people.ts';
import { plainPatients, serviceClient } from './support/service.ts';
import { type RunningServer, startServer } from './support/start-server.ts';

const file = resolve(process.env.CARELINE_JOBS ?? '');

let server: RunningServer;
let browser: Browser;
let facts: JobFacts;
const rows: string[] = [];
const folds: string[] = [];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
  const http = serviceClient(server.origin, await accessTokenOf(server.origin, COACH));
  const patients = await plainPatients(http, 8);
  const [mother] = await plainPatients(http, 1, ['healthy_motherhood']);
  if (!mother) throw new Error('The demo has nobody with child.');
  facts = {
    origin: server.origin,
    mother,
    patient(number) {
      const found = patients[number];
      if (!found) throw new Error(`There is no patient ${number}.`);
      return found;
    },
  };
}, 200_000);

const INTRODUCTION = `# What the jobs of a day cost

Counted by \`npm run jobs\`, which does each job in the built demo as a person would. A click on a native list counts as two, a key with its
modifiers as one, and each new screen or step as one. A person takes 1.5 s per click, 0.28 s per key and 1.35 s per screen. *Before* is the
measurement before the console was made faster; a job without one was not possible then. Product time is from one machine and one run, for
information.

| Job | Clicks | Keys | Screens | Person, before | Person | Product |
|---|---|---|---|---|---|---|
`;

const FOLD_INTRODUCTION = `## Where the content starts

Pixels above the first row in a window of 1440 × 900. The goal is 200.

| Page | Pixels |
|---|---|
`;

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  if (rows.length < JOBS.length || folds.length < FOLDS.length) return;
  writeFileSync(file, `${INTRODUCTION}${rows.join('\n')}\n\n${FOLD_INTRODUCTION}${folds.join('\n')}\n`);
});

const seconds = (cost: JobCost | undefined): string => (cost ? `${Math.round(humanSeconds(cost))} s` : '–');

function rowOf({ name, before }: Job, cost: JobCost, productMs: number): string {
  const both = (was: number | undefined, is: number) => (was === undefined ? `${is}` : `${was} → ${is}`);
  const counts = [
    both(before?.clicks, cost.clicks),
    both(before?.keys, cost.keys),
    both(before?.screens, cost.screens),
  ];
  return `| ${[name, ...counts, seconds(before), seconds(cost), `${(productMs / 1000).toFixed(1)} s`].join(' | ')} |`;
}

describe('no job takes longer than before', () => {
  it.each(JOBS.map((job) => [job.name, job] as const))('%s', async (_, job) => {
    const { page, close } = await visit(browser, { acceptDownloads: true });
    if (job.by) await enter(page, server.origin, job.by);
    await job.begin(page, facts);
    const hands = handsOn(page);
    const from = performance.now();
    await job.run(hands, facts);
    rows.push(rowOf(job, hands.cost(), performance.now() - from));
    if (job.before)
      expect(humanSeconds(hands.cost())).toBeLessThanOrEqual(Math.ceil(humanSeconds(job.before)));
    if (job.most) {
      const { clicks, keys } = hands.cost();
      expect(clicks).toBeLessThanOrEqual(job.most.clicks);
      expect(keys).toBeLessThanOrEqual(job.most.keys);
    }
    await close();
  });
});

describe('the first row is high on the page', () => {
  it.each(FOLDS.map((fold) => [fold.page, fold] as const))('%s', async (name, { by, path, most }) => {
    const { page, close } = await visit(browser, { viewport: { width: 1440, height: 900 } });
    await enter(page, server.origin, by, path);
    const row = page.locator('main a[href*="_encounters/"]').first();
    await row.waitFor();
    const top = await row.evaluate((link) => link.closest('li, tr')?.getBoundingClientRect().top ?? 900);
    folds.push(`| ${name} | ${Math.round(top)} |`);
    expect(top).toBeLessThanOrEqual(most);
    await close();
  });
});
