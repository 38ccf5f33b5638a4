import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/support/free-port.ts';
import { makeCluster, postgresBinaries } from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { report } from './row.ts';
import { type LoadTimes, percentile, staffAtWork } from './staff-load.ts';
import { buildSeeder, type Place, seed, startTeamServer } from './team-server.ts';

/** `CARELINE_BENCH_STAFF` asks for another team, `CARELINE_SERVER_ENTRY` for another build of the server. */
const STAFF = Number(process.env.CARELINE_BENCH_STAFF ?? 100);
const ENTRY = process.env.CARELINE_SERVER_ENTRY ?? 'packages/console/server/dist/serve.js';
/** One step every four seconds, most of several requests: nobody works faster than that all day. */
const THINK_MS = 4_000;
const WARM_UP_MS = 20_000;
const FOR_MS = 30_000;
/** Goals on the embedded database: half of the requests within 100 ms and 95 of 100 within 500. */
const MEDIAN_MS = 100;
const P95_MS = 500;

async function timesOn(seeder: string, place: Place): Promise<LoadTimes> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const staff = await seed(seeder, STAFF, origin, place);
  const server = await startTeamServer(ENTRY, port, place);
  try {
    return await staffAtWork({ origin, staff, thinkMs: THINK_MS, warmUpMs: WARM_UP_MS, forMs: FOR_MS });
  } finally {
    await server.stop();
  }
}

interface Shares {
  readonly median: number;
  readonly p95: number;
  readonly times: string;
}

function sharesOf({ times, failures }: LoadTimes): Shares {
  const all = [...times.values()].flat();
  const failed = [...failures.values()].reduce((sum, one) => sum + one, 0);
  const [median, p95] = [percentile(all, 0.5), percentile(all, 0.95)];
  const rate = (all.length / FOR_MS) * 1000;
  return {
    median,
    p95,
    times: `${median.toFixed(0)} and ${p95.toFixed(0)} ms, ${rate.toFixed(0)} requests a second, ${failed} failed`,
  };
}

async function compare(binaries: string): Promise<void> {
  const seeder = await buildSeeder();
  const folder = join(tmpdir(), `careline-team-${process.pid}`);
  const embedded = sharesOf(await timesOn(seeder, { CARELINE_DATA: folder }));
  await rm(folder, { recursive: true, force: true });
  const cluster = await makeCluster(binaries);
  const server = sharesOf(await timesOn(seeder, { DATABASE_URL: await cluster.newDatabase() }));
  await cluster.remove();
  const row = (name: string, own: number, other: number, budget: number) => {
    report({ name: `${STAFF} staff at work, embedded: ${name}`, kind: 'ms', value: own, budget });
    report({ name: `  ${name} over PostgreSQL`, kind: 'ratio', value: own / other });
  };
  row('median', embedded.median, server.median, MEDIAN_MS);
  row('p95', embedded.p95, server.p95, P95_MS);
  report({ name: `  embedded: ${embedded.times}`, kind: 'ratio', value: 1 });
  report({ name: `  PostgreSQL: ${server.times}`, kind: 'ratio', value: 1 });
}

const binaries = postgresBinaries();
if (binaries) await compare(binaries);
else
  report({
    name: 'a team at work: LEFT OUT, it needs the server of PostgreSQL 15 or newer',
    kind: 'ratio',
    value: Number.NaN,
  });
