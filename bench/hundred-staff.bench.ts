import { existsSync } from 'node:fs';
import { freePort } from '../e2e/support/free-port.ts';
import { type Database, openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { migrate } from '../packages/console/server/src/platform/database/migrate.ts';
import { aClinic, type Clinic } from '../packages/console/server/test/clinic.ts';
import { fillWithHistory } from '../packages/console/server/test/many/many-histories.ts';
import { addMembers, callablePatients } from '../packages/console/server/test/many/many-members.ts';
import { fillWithPatients } from '../packages/console/server/test/many/many-patients.ts';
import { makeCluster, postgresBinaries } from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { report } from './row.ts';
import { seededRandom } from './seeded.ts';
import { type Measured, workShift } from './staff-at-work.ts';
import { percentile } from './staff-load.ts';
import { startTeamServer } from './team-server.ts';

/** `CARELINE_BENCH_PATIENTS=1000000` asks for the full size: a million patients and two million calls take some minutes. */
const PATIENTS = Number(process.env.CARELINE_BENCH_PATIENTS ?? 100_000);
const STAFF = 100;
/** Somebody at work asks for something every three seconds. */
const PAUSE_MS = 3_000;
const SECONDS = Number(process.env.CARELINE_BENCH_SECONDS ?? 60);
const P95_BUDGET_MS = 300;
const SERVER = 'packages/console/server/dist/serve.js';
/** An empty database on a PostgreSQL server: filled by the first run and kept, so that later ones only measure. */
const GIVEN_DATABASE = process.env.CARELINE_BENCH_DATABASE_URL;

const now = (): number => Math.floor(Date.now() / 1000);

const errorsAmong = (measured: readonly Measured[]): number =>
  measured.filter(({ status }) => status >= 400).length;

function show(title: string, measured: readonly Measured[]): void {
  const times = measured.map(({ ms }) => ms);
  report({ name: `${title}: p95`, kind: 'ms', value: percentile(times, 0.95), budget: P95_BUDGET_MS });
  report({ name: '  p50', kind: 'ms', value: percentile(times, 0.5) });
  report({ name: '  requests that failed', kind: 'count', value: errorsAmong(measured), budget: 0 });
  report({ name: '  requests', kind: 'count', value: measured.length });
  for (const name of new Set(measured.map((one) => one.name))) {
    const own = measured.filter((one) => one.name === name).map(({ ms }) => ms);
    report({
      name: `  p95 of ${name} (p50 ${percentile(own, 0.5).toFixed(0)} ms)`,
      kind: 'ms',
      value: percentile(own, 0.95),
    });
  }
}

/** The clinic of an earlier run, or undefined in an empty database. */
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

async function makeDatabase(binaries: string) {
  const cluster = await makeCluster(binaries);
  return { databaseUrl: await cluster.newDatabase(), remove: () => cluster.remove() };
}

const givenDatabase = (databaseUrl: string) => ({ databaseUrl, remove: async () => undefined });

async function measure(binaries: string): Promise<void> {
  const { databaseUrl, remove } = GIVEN_DATABASE
    ? givenDatabase(GIVEN_DATABASE)
    : await makeDatabase(binaries);
  const database = await openDatabase({ databaseUrl });
  await migrate(database);
  const clinic = (await filledClinic(database.db)) ?? (await fill(database.db));
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const staff = await addMembers(database.db, clinic, { count: STAFF, origin });
  const patients = await callablePatients(database.db, clinic);
  const server = await startTeamServer(SERVER, port, { DATABASE_URL: databaseUrl });
  const shift = { origin, staff, patients, random: seededRandom(42) };
  await workShift({ ...shift, seconds: 5, pauseMs: 300 });
  const atWork = await workShift({ ...shift, seconds: SECONDS, pauseMs: PAUSE_MS });
  show(
    `${STAFF} staff, ${PATIENTS.toLocaleString('en')} patients, ${(2 * PATIENTS).toLocaleString('en')} calls`,
    atWork,
  );
  const pressed = await workShift({ ...shift, seconds: SECONDS / 3, pauseMs: 0 });
  const rate = pressed.length / (SECONDS / 3);
  report({
    name: `without a pause: ${rate.toFixed(0)} requests a second, p50`,
    kind: 'ms',
    value: percentile(
      pressed.map(({ ms }) => ms),
      0.5,
    ),
  });
  report({ name: '  requests that failed', kind: 'count', value: errorsAmong(pressed), budget: 0 });
  await server.stop();
  await database.close();
  await remove();
}

const binaries = postgresBinaries();
if (binaries && existsSync(SERVER)) await measure(binaries);
else
  report({
    name: 'staff at work: LEFT OUT, it needs PostgreSQL 15 or newer and the build of the server (npm run build)',
    kind: 'count',
    value: Number.NaN,
  });
