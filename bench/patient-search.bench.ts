import type { SearchKind } from '@careline/core/internal/patients';
import {
  nearStatement,
  searchStatement,
} from '../packages/console/server/src/patients/search/patient-search.ts';
import { openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { aClinic } from '../packages/console/server/test/clinic.ts';
import {
  FAMILY_NAMES,
  fillWithPatients,
  GIVEN_NAMES,
  numberOf,
  phoneOf,
} from '../packages/console/server/test/many/many-patients.ts';
import { startSearchServer } from '../packages/console/server/test/patients/search-server.ts';
import type { Cluster } from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { report } from './row.ts';
import { seededRandom } from './seeded.ts';
import { withCluster } from './shared.ts';
import { isShort, sizeOf } from './size.ts';

/** `CARELINE_BENCH_PATIENTS` sets a smaller number. */
const PATIENTS = sizeOf('PATIENTS', 1_000_000, 1_000);
const SEARCHES = isShort ? 7 : 300;
const WARM_UP = isShort ? 0 : 30;
/** Design 9: the 95th percentile of the endpoint, including its audit row, against the same SQL run directly. */
const BUDGET = 3;

type Question = readonly [by: SearchKind, text: string, slip?: true];

/** Every search of these kinds is for an existing patient. */
const NAMES_SOMEONE: ReadonlySet<SearchKind> = new Set(['uhid', 'phone']);

/** Returns a name with one vowel missing. It matches no name exactly, so similar names are searched. */
const withSlip = (name: string): string => name.replace(/(?<=^..+)[aeiou](?=[^aeiou])/, '');

const random = seededRandom(42);
const pick = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
const anybody = (): number => 1 + Math.floor(random() * (PATIENTS / 10)) * 10;

const KINDS: readonly (() => Question)[] = [
  () => ['uhid', numberOf(anybody())],
  () => ['phone', `+91 ${phoneOf(anybody())}`],
  () => ['name', `${pick(GIVEN_NAMES)} ${pick(FAMILY_NAMES)}`],
  () => ['name', `${pick(FAMILY_NAMES)} ${pick(GIVEN_NAMES).slice(0, 4)}`],
  () => ['name', pick(GIVEN_NAMES)],
  () => ['name', `${withSlip(pick(GIVEN_NAMES))} ${pick(FAMILY_NAMES)}`, true],
  () => ['birthDate', `19${50 + Math.floor(random() * 49)}-0${1 + Math.floor(random() * 9)}-15`],
];

const msOf = async (work: () => Promise<unknown>): Promise<number> => {
  const before = performance.now();
  await work();
  return performance.now() - before;
};

const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;

async function compare(cluster: Cluster): Promise<void> {
  const database = await openDatabase({ databaseUrl: await cluster.newDatabase() });
  const clinic = await aClinic(database.db);
  await fillWithPatients(database.db, clinic, PATIENTS);
  const server = await startSearchServer(database.db, clinic);
  const times = new Map<string, { endpoint: number[]; direct: number[] }>();
  for (let turn = 0; turn < WARM_UP + SEARCHES; turn += 1) {
    const [by, text, slip] = KINDS[turn % KINDS.length]?.() ?? (['name', 'ravi'] as const);
    const search = { ...clinic, by, text, limit: 20 };
    const direct = await msOf(async () => {
      const { rows } = await searchStatement(by, search).execute(database.db);
      if (slip && rows.length === 0) await nearStatement(search)?.execute(database.db);
    });
    const endpoint = await msOf(async () => {
      const found = await server.search(by, text);
      if (found === 0 && NAMES_SOMEONE.has(by)) throw new Error(`The search by ${by} found nobody: ${text}.`);
    });
    if (turn < WARM_UP) continue;
    const name = slip ? 'name with a slip' : by;
    const kind = times.get(name) ?? { endpoint: [], direct: [] };
    times.set(name, { endpoint: [...kind.endpoint, endpoint], direct: [...kind.direct, direct] });
  }
  const all = [...times.values()];
  const ratio = (kinds: typeof all): number =>
    p95(kinds.flatMap((kind) => kind.endpoint)) / p95(kinds.flatMap((kind) => kind.direct));
  const among = `${PATIENTS.toLocaleString('en')} patients`;
  report({
    name: `search among ${among}, p95 of the endpoint × p95 of its SQL`,
    kind: 'ratio',
    value: ratio(all),
    budget: BUDGET,
  });
  for (const [by, kind] of times) {
    const ms = `${p95(kind.endpoint).toFixed(1)} ms, SQL ${p95(kind.direct).toFixed(1)} ms`;
    report({ name: `  by ${by}: p95 ${ms}`, kind: 'ratio', value: ratio([kind]) });
  }
  await server.close();
  await database.close();
}

await withCluster('search', compare);
