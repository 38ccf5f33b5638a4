import { setTimeout as wait } from 'node:timers/promises';
import { listCallLogs } from '@careline/core/internal/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { readSettings } from '../packages/console/server/src/platform/config/config.ts';
import { openDatabase } from '../packages/console/server/src/platform/database/database.ts';
import { migrateIn, migrationNames } from '../packages/console/server/src/platform/database/migrate.ts';
import { openStore, type Store } from '../packages/console/server/src/platform/database/open-store.ts';
import { createLog } from '../packages/console/server/src/platform/http/log.ts';
import { clinicalRoutes } from '../packages/console/server/src/service/clinical-routes.ts';
import { type RunningServer, startServer } from '../packages/console/server/src/service/start-server.ts';
import {
  type Cluster,
  postgresBinaries,
  startCluster,
} from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { runSql } from '../packages/console/server/test/postgres/run-sql.ts';
import { startTestServer, type TestServer } from '../packages/console/server/test/test-server.ts';
import { createPersistence, type Entered, enterOne, insisting, storedOnce } from './call-logs.ts';
import { isShort, seed } from './proof.ts';

const LOGS = isShort ? 24 : 600;
/** People who save at the same time. */
const COACHES = 4;
const PATIENTS = isShort ? 6 : 40;
/** Existing audit rows, so that scanning them takes time. */
const OLD_ROWS = isShort ? 5_000 : 300_000;
/** Migrations of the new version. The earlier one runs today's code, which needs all the others to save a call. */
const NEW = new Set(['0090-dispensing', '0093-medicine-adherence', '0094-medicine-checks', '0097-comments']);
const EARLIER = migrationNames().filter((name) => !NEW.has(name));

const random = seededRandom(seed);
const persistence = createPersistence(random);
const binaries = postgresBinaries();
if (!binaries) console.log('SKIPPED a rolling update: PostgreSQL is not installed here.');

describe.runIf(binaries)(`a new version starts while another one serves (seed ${seed})`, () => {
  let cluster: Cluster;
  let databaseUrl: string;
  let before: TestServer;
  let patients: readonly string[];
  let token: string;
  let store: Store | undefined;
  let after: RunningServer | undefined;
  const answers: string[] = [];
  const newLines: string[] = [];
  const entered: Entered[] = [];

  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '');
    databaseUrl = await cluster.newDatabase();
    await runSql(databaseUrl, 'drop schema public cascade', 'create schema public');
    const database = await openDatabase({ databaseUrl });
    await database.db.transaction().execute((tx) => migrateIn(tx, EARLIER));
    await database.close();
    await runSql(
      databaseUrl,
      `insert into audit (at, request_id, action, outcome)
       select now() - n * interval '1 minute', 'old-' || n, 'user/get', 'done' from generate_series(1, ${OLD_ROWS}) n`,
    );
    before = await startTestServer({ routes: clinicalRoutes, environment: { DATABASE_URL: databaseUrl } });
    ({ token } = await before.addStaff());
    patients = await Promise.all(Array.from({ length: PATIENTS }, (_, index) => addPatient(index)));
  });
  afterAll(async () => {
    await after?.close();
    await store?.close();
    await before?.stop();
    await cluster?.remove();
  });

  async function addPatient(index: number): Promise<string> {
    const id = await before.addPatient(`Ravi Kumar ${index}`);
    const number = String(9_800_000_000 + index);
    await before.db
      .insertInto('person_phone')
      .values({ person_id: id, position: 0, value: `+91 ${number}`, number_key: number, use: null })
      .execute();
    return id;
  }

  /** Starts the next version and returns its address. */
  async function startNew(): Promise<string> {
    const port = await freePort();
    const settings = readSettings({
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      CARELINE_HOST: '127.0.0.1',
      // Both run behind one address and accept each other's tokens.
      CARELINE_ORIGIN: before.origin,
    });
    store = await openStore(
      settings,
      () => undefined,
      undefined,
      (event, facts) => {
        answers.push(`${event} ${Object.values(facts).join(' ')}`);
      },
    );
    const log = createLog('info', (line) => newLines.push(line));
    after = await startServer({ settings, database: store.database, log, routes: clinicalRoutes });
    return `http://localhost:${port}`;
  }

  it(`and changes the tables: nothing is lost, nothing stored twice, no request fails (${LOGS} call logs)`, async () => {
    const origins = [before.origin];
    const vitaId = () => patients[Math.floor(random() * patients.length)] as string;
    let begun = 0;
    const aCoach = async () => {
      while (begun < LOGS) {
        begun += 1;
        const http = serviceClient(origins[begun % origins.length] ?? before.origin, token);
        entered.push(await enterOne(http, vitaId(), { random, ...persistence }));
        await http.call(listCallLogs, { query: { limit: '5' } });
      }
    };
    const starting = async () => {
      while (entered.length < LOGS / 4) await wait(10);
      origins.push(await startNew());
    };
    await Promise.all([...Array.from({ length: COACHES }, aCoach), starting()]);

    expect(answers.filter((line) => line.startsWith('migrated '))).toEqual(
      migrationNames()
        .filter((name) => !EARLIER.includes(name))
        .map((name) => `migrated ${name}`),
    );
    expect(entered).toHaveLength(LOGS);
    const http = insisting(serviceClient(origins[1] ?? '', token), persistence);
    for (const one of entered) await storedOnce(http, one);
    const lines = [...before.logLines, ...newLines].map((line) => JSON.parse(line));
    const failed = lines.filter(({ status, event }) => status === 500 || event === 'database-lost');
    expect(failed).toEqual([]);
    const busy = lines.filter(({ status }) => status === 503).length;
    console.log(
      `call logs: ${entered.length} stored once; repeated ${persistence.repeats()}, answered 503 ${busy}, answered 500 ${failed.length}; ${answers.join('; ')}`,
    );
  });

  it('and every confirmed save is in the audit, once each', async () => {
    const rows = await runSql(
      databaseUrl,
      `select count(*)::int as saves, count(distinct id)::int as numbers from audit
       where action = 'calllog/add' and outcome = 'done' and not details ? 'repeated'`,
    );
    expect(rows).toEqual([{ saves: LOGS, numbers: LOGS }]);
  });
});
