import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../e2e/support/free-port.ts';
import { report } from './row.ts';
import { withCluster } from './shared.ts';
import { isShort, sizeOf } from './size.ts';
import { type LoadTimes, percentile, staffAtWork } from './staff-load.ts';
import { buildSeeder, type Place, seed, startTeamServer } from './team-server.ts';

/** `CARELINE_BENCH_STAFF` asks for another team, `CARELINE_SERVER_ENTRY` for another build of the server. */
const STAFF = sizeOf('STAFF', 100, 2);
/** One step every four seconds, most of several requests: nobody works faster than that all day. */
const THINK_MS = isShort ? 0 : 4_000;
const WARM_UP_MS = isShort ? 0 : 20_000;
const FOR_MS = isShort ? 1_000 : 30_000;
/** Goals on the embedded database: half of the requests within 100 ms and 95 of 100 within 500. */
const MEDIAN_MS = 100;
const P95_MS = 500;

async function timesOn(seeder: string, place: Place): Promise<LoadTimes> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const staff = await seed(seeder, STAFF, origin, place);
  const server = await startTeamServer(port, place);
  try {
    return await staffAtWork({ origin, staff, thinkMs: THINK_MS, warmUpMs: WARM_UP_MS, forMs: FOR_MS });
  } finally {
    await server.stop();
  }
}

interface Shares {
  readonly median: number;
  readonly p95: number;
  readonly perSecond: number;
}

function sharesOf(times: LoadTimes): Shares {
  const all = [...times.values()].flat();
  return {
    median: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    perSecond: Math.ceil((all.length / FOR_MS) * 1000),
  };
}

await withCluster('a team at work', async (cluster) => {
  const seeder = await buildSeeder();
  const folder = join(tmpdir(), `careline-team-${process.pid}`);
  const embedded = sharesOf(await timesOn(seeder, { CARELINE_DATA: folder }));
  await rm(folder, { recursive: true, force: true });
  const server = sharesOf(await timesOn(seeder, { DATABASE_URL: await cluster.newDatabase() }));
  const row = (name: 'median' | 'p95', budget: number) => {
    report({
      name: `${STAFF} staff at work, embedded: ${name} (PostgreSQL ${server[name].toFixed(0)} ms)`,
      kind: 'ms',
      value: embedded[name],
      budget,
    });
    report({ name: `  ${name} over PostgreSQL`, kind: 'ratio', value: embedded[name] / server[name] });
  };
  row('median', MEDIAN_MS);
  row('p95', P95_MS);
  report({ name: '  requests a second, embedded', kind: 'count', value: embedded.perSecond });
  report({ name: '  requests a second, PostgreSQL', kind: 'count', value: server.perSecond });
});
