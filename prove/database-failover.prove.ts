import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { serviceClient } from '../e2e/support/service.ts';
import {
  type Ending,
  type MortalCluster,
  postgresBinaries,
  startMortalCluster,
} from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { runSql } from '../packages/console/server/test/postgres/run-sql.ts';
import { databaseProxy, type TcpProxy } from '../packages/console/server/test/postgres/tcp-proxy.ts';
import {
  callable,
  createPersistence,
  type Entered,
  enterOne,
  insisting,
  somePatients,
  storedOnce,
} from './call-logs.ts';
import { type Environment, type ServerProcess, startProcess } from './processes.ts';
import { seed } from './proof.ts';
import { addMembers, addPatients, type SignedIn, signMemberIn } from './real-clinic.ts';
import { type Answers, watchedFetch } from './watched-fetch.ts';

const ROUNDS = 4;
const MEMBERS = 8;
const PATIENTS = 40;
/** Milliseconds of work between faults, and of silence. */
const BETWEEN_MS = 1_000;
const SILENCE_MS = 6_000;

const random = seededRandom(seed);
const persistence = createPersistence(random);
const binaries = postgresBinaries();
if (!binaries) console.log('SKIPPED the failovers of a database: PostgreSQL is not installed here.');

describe.runIf(binaries)(`a server whose database ends sessions and fails over (seed ${seed})`, () => {
  let cluster: MortalCluster;
  let proxy: TcpProxy;
  let databaseUrl: string;
  let origin: string;
  let server: ServerProcess;
  let people: readonly SignedIn[];
  let patients: readonly string[];
  const entered: Entered[] = [];
  const answers: Answers = { refused: 0, wrong: [], lost: 0 };
  const fetch = watchedFetch(answers);

  beforeAll(async () => {
    cluster = await startMortalCluster(binaries ?? '');
    databaseUrl = await cluster.newDatabase();
    const through = await databaseProxy(databaseUrl);
    proxy = through.proxy;
    const port = await freePort();
    origin = `http://localhost:${port}`;
    const environment: Environment = {
      DATABASE_URL: through.databaseUrl,
      CARELINE_HOST: '127.0.0.1',
      CARELINE_ORIGIN: origin,
      PORT: String(port),
    };
    const members = await addMembers(environment, MEMBERS);
    await addPatients(environment, PATIENTS);
    server = await startProcess(environment);
    people = await Promise.all(members.map((member) => signMemberIn(origin, member)));
    const http = insisting(httpOf(people[0] as SignedIn), persistence);
    patients = await callable(http, await somePatients(http));
  });
  afterAll(async () => {
    await server?.kill();
    await proxy?.close();
    await cluster?.remove();
  });

  const httpOf = ({ token }: SignedIn) => serviceClient(origin, token, fetch);
  const isReady = async () => (await globalThis.fetch(`${origin}/health/ready`)).ok;

  const endSessions = (which: string) =>
    runSql(
      databaseUrl,
      `select count(pg_terminate_backend(pid)) from (
         select pid from pg_stat_activity
         where datname = current_database() and application_name = 'careline' and ${which}) as those`,
    );
  const restart = (ending: Ending) => () => cluster.restart(ending, BETWEEN_MS);

  /** Simulates a failover: open connections are lost, nothing responds, and the first responses are read-only. */
  async function failOver(): Promise<void> {
    proxy.mode('refuse');
    await runSql(databaseUrl, 'alter system set default_transaction_read_only = on');
    await cluster.restart('immediate');
    proxy.mode('pass');
    await wait(BETWEEN_MS);
    await runSql(
      databaseUrl,
      'set default_transaction_read_only = off',
      'alter system reset default_transaction_read_only',
      'select pg_reload_conf()',
    );
  }

  const FAULTS: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['one session is ended', () => endSessions(`true order by backend_start limit 1`)],
    ['all sessions are ended', () => endSessions('true')],
    ['sessions idle in a transaction are ended', () => endSessions(`state like 'idle in transaction%'`)],
    ['the database restarts (fast)', restart('fast')],
    ['the database restarts (immediate)', restart('immediate')],
    ['the database is killed', restart('kill')],
    [
      'nothing answers for a while',
      async () => {
        proxy.mode('silent');
        await wait(SILENCE_MS);
        proxy.mode('pass');
      },
    ],
    ['a failover', failOver],
    ['a second failover', failOver],
    ['a third failover', failOver],
  ];

  /** Saves continuously until the fault is over and the server ready again. */
  async function workThrough(fault: () => Promise<unknown>): Promise<void> {
    let over = false;
    const work = async (person: SignedIn) => {
      while (!over) {
        const vitaId = patients[Math.floor(random() * patients.length)] as string;
        entered.push(await enterOne(httpOf(person), vitaId, { random, ...persistence }));
      }
    };
    const disturb = async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await wait(BETWEEN_MS);
        await fault();
      }
      while (!(await isReady())) await wait(50);
      over = true;
    };
    await Promise.all([...people, ...people].map(work).concat(disturb()));
  }

  it.each(FAULTS)('keeps working while %s', async (name, fault) => {
    const before = { stored: entered.length, refused: answers.refused };
    await workThrough(fault);
    expect(answers.wrong).toEqual([]);
    expect(answers.lost).toBe(0);
    expect(server.exits()).toBe(0);
    console.log(
      `${name}: ${entered.length - before.stored} saved, ${answers.refused - before.refused} answered with 503`,
    );
  });

  it('has lost nothing and stored nothing twice', async () => {
    const http = insisting(httpOf(people[0] as SignedIn), persistence);
    for (const one of entered) await storedOnce(http, one);
    const rows = await runSql(
      databaseUrl,
      `select count(*)::int as saves from audit
       where action = 'calllog/add' and outcome = 'done' and not details ? 'repeated'`,
    );
    expect(rows).toEqual([{ saves: entered.length }]);
    console.log(
      `call logs: ${entered.length} saved, 0 lost, 0 doubled; repeated ${persistence.repeats()}; 503 ${answers.refused}; exits ${server.exits()}`,
    );
  });
});
