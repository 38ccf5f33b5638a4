import { CLINIC_STAFF as STAFF, withEmbeddedClinic } from './embedded-clinic.ts';
import { report } from './row.ts';
import { withCluster } from './shared.ts';
import { isShort } from './size.ts';
import { percentile, staffAtWork } from './staff-load.ts';
import { type ServedClinic, startClinic } from './team-server.ts';

/** One step every four seconds, most with several requests: faster than anyone works all day. */
const THINK_MS = isShort ? 0 : 4_000;
const WARM_UP_MS = isShort ? 0 : 20_000;
const FOR_MS = isShort ? 1 : 30_000;
/** Goals on the embedded database: half of the requests within 100 ms, 95 of 100 within 500 ms. */
const MEDIAN_MS = 100;
const P95_MS = 500;

interface Shares {
  readonly median: number;
  readonly p95: number;
  readonly perSecond: number;
}

async function sharesOf({ origin, staff }: ServedClinic): Promise<Shares> {
  const load = { origin, staff, thinkMs: THINK_MS, warmUpMs: WARM_UP_MS, forMs: FOR_MS };
  const all = [...(await staffAtWork(load)).values()].flat();
  return {
    median: percentile(all, 0.5),
    p95: percentile(all, 0.95),
    perSecond: Math.ceil((all.length / FOR_MS) * 1000),
  };
}

await withCluster('a team at work', async (cluster) => {
  const embedded = await withEmbeddedClinic(sharesOf);
  const clinic = await startClinic(STAFF, { DATABASE_URL: await cluster.newDatabase() });
  const server = await sharesOf(clinic).finally(() => clinic.stop());
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
