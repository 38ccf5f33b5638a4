import { freePort } from '../e2e/support/free-port.ts';
import { type Database, openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { migrate } from '../packages/console/server/src/platform/database/migrate.ts';
import { aClinic, type Clinic } from '../packages/console/server/test/clinic.ts';
import { fillWithHistory } from '../packages/console/server/test/many/many-histories.ts';
import { addMembers, callablePatients } from '../packages/console/server/test/many/many-members.ts';
import { fillWithPatients } from '../packages/console/server/test/many/many-patients.ts';
import { report } from './row.ts';
import { seededRandom } from './seeded.ts';
import { withCluster } from './shared.ts';
import { isShort, sizeOf } from './size.ts';
import { CALL_ENDPOINTS, createTeam, type Measured } from './staff-at-work.ts';
import { percentile } from './staff-load.ts';
import { startTeamServer } from './team-server.ts';

/** `CARELINE_BENCH_PATIENTS=1000000` sets the full size: a million patients and two million calls take some minutes. */
const PATIENTS = sizeOf('PATIENTS', 100_000, 600);
const STAFF = sizeOf('STAFF', 100, 2);
/** A working colleague sends a request every three seconds. */
const PAUSE_MS = isShort ? 0 : 3_000;
const SECONDS = sizeOf('SECONDS', 60, 0);
const WARM_UP_SECONDS = isShort ? 0 : 5;
const P95_BUDGET_MS = 300;
/** An empty database on a PostgreSQL server. The first run fills it; later runs only measure. */
const GIVEN_DATABASE = process.env.CARELINE_BENCH_DATABASE_URL;

const now = (): number => Math.floor(Date.now() / 1000);

function show(title: string, measured: readonly Measured[]): void {
  const times = measured.map(({ ms }) => ms);
  report({ name: `${title}: p95`, kind: 'ms', value: percentile(times, 0.95), budget: P95_BUDGET_MS });
  report({ name: '  p50', kind: 'ms', value: percentile(times, 0.5) });
  report({ name: '  requests, all answered as expected', kind: 'count', value: measured.length });
  for (const { name } of CALL_ENDPOINTS) {
    const own = measured.filter((one) => one.name === name).map(({ ms }) => ms);
    if (own.length === 0) throw new Error(`${title}: no ${name} was measured.`);
    report({
      name: `  p95 of ${name} (p50 ${percentile(own, 0.5).toFixed(0)} ms)`,
      kind: 'ms',
      value: percentile(own, 0.95),
    });
  }
}

/** Returns an earlier run's clinic, or undefined if the database is empty. */
async function filledClinic(db: Database['db']): Promise<Clinic | undefined> {
  const facilities = await db
    .selectFrom('facility')
    .select(['id', 'organisation_id', 'name'])
    .orderBy('name')
    .execute();
  const staff = await db.selectFrom('staff').select('id').orderBy('id').executeTakeFirst();
  const [first, other] = facilities;
  if (!first || !other || !staff) return undefined;
  return {
    organisationId: first.organisation_id,
    facilityId: first.id,
    otherFacilityId: other.id,
    staffId: staff.id,
  };
}

async function fill(db: Database['db']): Promise<Clinic> {
  const clinic = await aClinic(db);
  await fillWithPatients(db, clinic, PATIENTS);
  await fillWithHistory(db, clinic, now());
  return clinic;
}

async function measureOn(databaseUrl: string, database: Database): Promise<void> {
  await migrate(database);
  const clinic = (await filledClinic(database.db)) ?? (await fill(database.db));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const staff = await addMembers(database.db, clinic, { count: STAFF, origin });
  const patients = await callablePatients(database.db, clinic);
  const team = createTeam({ origin, staff, patients, random: seededRandom(42) });
  const server = await startTeamServer(port, { DATABASE_URL: databaseUrl });
  try {
    await team.work({ seconds: WARM_UP_SECONDS, pauseMs: PAUSE_MS / 10 });
    const { measured } = await team.work({ seconds: SECONDS, pauseMs: PAUSE_MS });
    show(
      `${STAFF} staff, ${PATIENTS.toLocaleString('en')} patients, ${(2 * PATIENTS).toLocaleString('en')} calls`,
      measured,
    );
    const pressed = await team.work({ seconds: SECONDS / 3, pauseMs: 0 });
    const rate = pressed.measured.length / pressed.seconds;
    const times = pressed.measured.map(({ ms }) => ms);
    report({
      name: `without a pause: ${rate.toFixed(0)} requests a second, all answered as expected, p50`,
      kind: 'ms',
      value: percentile(times, 0.5),
    });
  } finally {
    await server.stop();
  }
}

async function measure(databaseUrl: string): Promise<void> {
  const database = await openDatabase({ databaseUrl });
  await measureOn(databaseUrl, database).finally(() => database.close());
}

if (GIVEN_DATABASE) await measure(GIVEN_DATABASE);
else await withCluster('staff at work', async (cluster) => measure(await cluster.newDatabase()));
