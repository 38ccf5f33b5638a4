import { listTransactions } from '@careline/core/internal/billing';
import { listFacilityPatients, listMyPatients } from '@careline/core/internal/calls/patient-lists';
import { listTasks } from '@careline/core/internal/care';
import { listEncounters } from '@careline/core/internal/encounters';
import { listAppointments, listBookingRequests } from '@careline/core/internal/encounters/appointments';
import { listLabWork } from '@careline/core/internal/labs';
import { listReadingAlerts } from '@careline/core/internal/metrics';
import { openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { migrate } from '../packages/console/server/src/platform/database/migrate.ts';
import { refreshStatistics } from '../packages/console/server/src/platform/database/upkeep/refresh-statistics.ts';
import { aClinic } from '../packages/console/server/test/clinic.ts';
import { type ClinicalCalls, clinicalCalls } from '../packages/console/server/test/clinical-calls.ts';
import { fillWithAlerts } from '../packages/console/server/test/many/many-alerts.ts';
import { fillWithCare } from '../packages/console/server/test/many/many-care.ts';
import { fillWithEncounters } from '../packages/console/server/test/many/many-encounters.ts';
import { fillWithLabOrders } from '../packages/console/server/test/many/many-lab-orders.ts';
import { fillWithPatients } from '../packages/console/server/test/many/many-patients.ts';
import { fillWithPayments } from '../packages/console/server/test/many/many-payments.ts';
import type { Cluster } from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { watchedDatabase } from '../packages/console/server/test/watched-database.ts';
import { medianOf } from './measured-page.ts';
import { report } from './row.ts';
import { withCluster } from './shared.ts';
import { isShort, sizeOf } from './size.ts';
import { percentile } from './staff-load.ts';

/** `CARELINE_BENCH_PATIENTS=1000000` sets the full size, which takes some minutes to fill. */
const PATIENTS = sizeOf('PATIENTS', 100_000, 600);
const TURNS = isShort ? 2 : 60;
const WARM_UP = isShort ? 0 : 10;
/** Milliseconds, with one reader (issue of the areas: lists at a million patients). */
const P95_BUDGET_MS = 100;
const NOW = 1_760_000_000;
const DAY = '2025-10-09';
const SCOPES = [
  ...['prohealth', 'search', 'facility_encounters', 'facility_appointments', 'booking_requests', 'patients'],
  ...['my_patients', 'tasks', 'investigations', 'transactions'],
];

/** The first page of each list, or of a day. */
const LISTS: Readonly<Record<string, (call: ClinicalCalls) => Promise<{ data: readonly unknown[] }>>> = {
  'appointments of a day': (call) => call(listAppointments, { query: { reach: 'facility', day: DAY } }),
  'booking requests': (call) => call(listBookingRequests, { query: {} }),
  'encounters from a day on': (call) => call(listEncounters, { query: { from: DAY, order: 'earliest' } }),
  'patients of a facility': (call) => call(listFacilityPatients, { body: {} }),
  'patients of a reader': (call) => call(listMyPatients, { body: {} }),
  'tasks of a facility': (call) => call(listTasks, { query: { whose: 'all' } }),
  'orders to be reviewed': (call) => call(listLabWork, { query: { view: 'review' } }),
  'open alerts': (call) => call(listReadingAlerts, { query: {} }),
  'payments of a day': (call) => call(listTransactions, { query: { from: DAY, to: DAY } }),
};

/** Fills a new database and returns its address and clinic. */
async function filled(cluster: Cluster) {
  const databaseUrl = await cluster.newDatabase();
  const database = await openDatabase({ databaseUrl });
  const { db } = database;
  await migrate(database);
  const clinic = await aClinic(db);
  await fillWithPatients(db, clinic, PATIENTS);
  await fillWithEncounters(db, clinic, { count: PATIENTS, patients: PATIENTS, now: NOW });
  await fillWithCare(db, clinic, NOW);
  await fillWithAlerts(db, clinic, { count: Math.floor(PATIENTS / 10), until: NOW });
  await fillWithLabOrders(db, clinic, { each: 1, now: NOW });
  await fillWithPayments(db, clinic, { count: PATIENTS, now: NOW });
  await refreshStatistics(db);
  await database.close();
  return { databaseUrl, clinic };
}

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

await withCluster('lists of the areas', async (cluster) => {
  const { databaseUrl, clinic } = await filled(cluster);
  const watched = watchedDatabase({ databaseUrl });
  const bare = await watched.session();
  const call = clinicalCalls(watched, clinic, { now: NOW, scopes: SCOPES });
  const among = `${PATIENTS.toLocaleString('en')} patients`;
  for (const [name, read] of Object.entries(LISTS)) {
    const times = { list: [] as number[], bare: [] as number[] };
    for (let turn = 0; turn < WARM_UP + TURNS; turn += 1) {
      let list = 0;
      const statements = await watched.readsOf(async () => {
        list = await msOf(() => read(call));
      });
      if (statements.length === 0) throw new Error(`The list of ${name} asked the database nothing.`);
      const direct = await msOf(async () => {
        for (const { sql, parameters } of statements) await bare.query(sql, [...parameters]);
      });
      if (turn < WARM_UP) continue;
      times.list.push(list);
      times.bare.push(direct);
    }
    report({
      name: `${name} among ${among}: p95`,
      kind: 'ms',
      value: percentile(times.list, 0.95),
      budget: P95_BUDGET_MS,
    });
    report({
      name: `  over its bare statements (${medianOf(times.bare).toFixed(1)} ms)`,
      kind: 'ratio',
      value: medianOf(times.list) / medianOf(times.bare),
    });
  }
  bare.release();
  await watched.close();
});
