import { listEncounters } from '@careline/core/internal/encounters';
import { openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { aClinic } from '../packages/console/server/test/clinic.ts';
import { clinicalCalls } from '../packages/console/server/test/clinical-calls.ts';
import { fillWithEncounters, pageBySql } from '../packages/console/server/test/many/many-encounters.ts';
import { fillWithPatients } from '../packages/console/server/test/many/many-patients.ts';
import type { Cluster } from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { CALENDAR_PAGE } from './calendar-page.ts';
import { consoleStyles, DRAWN_BY_SCRIPT, medianOf, openMeasured, uiBundle } from './measured-page.ts';
import { report } from './row.ts';
import { withBrowser, withCluster } from './shared.ts';
import { isShort, sizeOf } from './size.ts';

/** `CARELINE_BENCH_ROUNDS` and `CARELINE_BENCH_ENCOUNTERS` set smaller numbers. */
const ROUNDS = sizeOf('ROUNDS', 7, 1);
const WARM_UP_ROUNDS = isShort ? 0 : 1;
const ENCOUNTERS = sizeOf('ENCOUNTERS', 100_000, 5_000);
const PATIENTS = isShort ? 200 : 20_000;
const LISTS = isShort ? 3 : 60;
const WARM_UP = isShort ? 0 : 10;
const PAGE = 50;
const NOW = 1_760_000_000;
const DAY = 86_400;
/** The cheap laptop of design 8. */
const SLOWDOWN = isShort ? 1 : 4;
/** Compared with 2,000 buttons in a list, all drawn: the calendar lays out as many and draws those that fit. */
const WEEK_OVER_LIST = 3;
const MAX_NODES = 3000;
const LIST_OVER_SQL = 2;

interface Bench {
  mount(name: 'bare' | 'ours'): Promise<number>;
  nodes(): number;
  remove(): void;
}

/**
 * Returns the milliseconds from the first drawing to the paint of the encounters, in turns, without the first round.
 */
const weekTimes = () =>
  withBrowser(async (browser) => {
    const script = await uiBundle(CALENDAR_PAGE);
    const page = await openMeasured(browser, { body: DRAWN_BY_SCRIPT, script, css: consoleStyles() });
    await page.waitForFunction(() => document.title === 'ready');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = { bare: [] as number[], ours: [] as number[] };
    let nodes = 0;
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      for (const name of ['bare', 'ours'] as const) {
        const [time, count] = await page.evaluate(async (drawn) => {
          const { bench } = globalThis as unknown as { bench: Bench };
          const taken = await bench.mount(drawn);
          const drawnNodes = bench.nodes();
          bench.remove();
          return [taken, drawnNodes] as const;
        }, name);
        if (name === 'ours') nodes = count;
        if (round >= WARM_UP_ROUNDS) times[name].push(time);
      }
    }
    return { bare: medianOf(times.bare), ours: medianOf(times.ours), nodes };
  });

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

/** Compares pages of a long list with the same rows read by hand-written SQL. */
async function listTimes(cluster: Cluster) {
  const database = await openDatabase({ databaseUrl: await cluster.newDatabase() });
  const { db } = database;
  const clinic = await aClinic(db);
  await fillWithPatients(db, clinic, PATIENTS);
  await fillWithEncounters(db, clinic, { count: ENCOUNTERS, patients: PATIENTS, now: NOW });
  const call = clinicalCalls(database, clinic, { now: NOW, scopes: ['prohealth', 'facility_encounters'] });
  const times = { endpoint: [] as number[], direct: [] as number[] };
  for (let turn = 0; turn < WARM_UP + LISTS; turn += 1) {
    const start = NOW + ((turn % 30) - 15) * DAY;
    const from = new Date(start * 1000).toISOString().slice(0, 10);
    const direct = await msOf(() => pageBySql(db, clinic, start, PAGE));
    const query = { from, order: 'earliest', limit: `${PAGE}` } as const;
    const endpoint = await msOf(async () => {
      const { data } = await call(listEncounters, { query });
      if (data.length !== PAGE) throw new Error(`A page of ${PAGE} encounters has ${data.length}.`);
    });
    if (turn < WARM_UP) continue;
    times.direct.push(direct);
    times.endpoint.push(endpoint);
  }
  await database.close();
  return { endpoint: medianOf(times.endpoint), direct: medianOf(times.direct) };
}

const week = await weekTimes();
report({
  name: `calendar of a week of 2,000 encounters, to its paint (${week.ours.toFixed(0)} ms) over a list of 2,000 buttons`,
  kind: 'ratio',
  value: week.ours / week.bare,
  budget: WEEK_OVER_LIST,
});
report({
  name: 'calendar of a week of 2,000 encounters, nodes',
  kind: 'count',
  value: week.nodes,
  budget: MAX_NODES,
});
await withCluster('list of encounters', async (cluster) => {
  const { endpoint, direct } = await listTimes(cluster);
  const among = `${ENCOUNTERS.toLocaleString('en')} encounters`;
  report({
    name: `a page of the list among ${among} (${endpoint.toFixed(1)} ms, checks and transaction included) over its SQL`,
    kind: 'ratio',
    value: endpoint / direct,
    budget: LIST_OVER_SQL,
  });
});
