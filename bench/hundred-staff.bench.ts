import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../packages/console/server/src/store/database.ts';
import { aClinic } from '../packages/console/server/test/clinic.ts';
import { fillWithHistory } from '../packages/console/server/test/many-histories.ts';
import { addMembers, callablePatients } from '../packages/console/server/test/many-members.ts';
import { fillWithPatients } from '../packages/console/server/test/many-patients.ts';
import { makeCluster, postgresBinaries } from '../packages/console/server/test/postgres-cluster.ts';
import { report } from './row.ts';
import { seededRandom } from './seeded.ts';
import { type Measured, workShift } from './staff-at-work.ts';

/** `CARELINE_BENCH_PATIENTS=1000000` asks for the full size: a million patients and two million calls take some minutes. */
const PATIENTS = Number(process.env.CARELINE_BENCH_PATIENTS ?? 100_000);
const STAFF = 100;
/** Somebody at work asks for something every three seconds. */
const PAUSE_MS = 3_000;
const SECONDS = Number(process.env.CARELINE_BENCH_SECONDS ?? 60);
const P95_BUDGET_MS = 300;
const SERVER = join(process.cwd(), 'packages/console/server/dist/serve.js');

const now = (): number => Math.floor(Date.now() / 1000);

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

async function startServer(databaseUrl: string, origin: string, port: number) {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, [SERVER], {
    env: {
      PATH,
      HOME,
      CARELINE_LOG: 'warn',
      DATABASE_URL: databaseUrl,
      CARELINE_ORIGIN: origin,
      CARELINE_HOST: '127.0.0.1',
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  for (let left = 600; left > 0 && child.exitCode === null; left -= 1) {
    if (
      await fetch(`${origin}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      break;
    await pause(100);
  }
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
}

const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? Number.NaN;

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

async function measure(binaries: string): Promise<void> {
  const cluster = await makeCluster(binaries);
  const databaseUrl = await cluster.newDatabase();
  const database = await openDatabase({ databaseUrl });
  const clinic = await aClinic(database.db);
  await fillWithPatients(database.db, clinic, PATIENTS);
  await fillWithHistory(database.db, clinic, now());
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const staff = await addMembers(database.db, clinic, { count: STAFF, origin });
  const patients = await callablePatients(database.db, clinic);
  const stop = await startServer(databaseUrl, origin, port);
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
  await stop();
  await database.close();
  await cluster.remove();
}

const binaries = postgresBinaries();
if (binaries && existsSync(SERVER)) await measure(binaries);
else
  report({
    name: 'staff at work: LEFT OUT, it needs PostgreSQL 15 or newer and the build of the server (npm run build)',
    kind: 'count',
    value: Number.NaN,
  });
