import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { serviceClient } from '../e2e/support/service.ts';
import {
  type Cluster,
  postgresBinaries,
  startCluster,
} from '../packages/console/server/test/postgres/postgres-cluster.ts';
import { runSql } from '../packages/console/server/test/postgres/run-sql.ts';
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
import { isShort, seed } from './proof.ts';
import { addMembers, addPatients, renew, type SignedIn, signMemberIn } from './real-clinic.ts';
import { type RoundRobin, roundRobin } from './round-robin.ts';

const LOGS = isShort ? 30 : 400;
const KILLS = isShort ? 2 : 20;
const MEMBERS = isShort ? 2 : 4;
const PATIENTS = isShort ? 6 : 40;

const random = seededRandom(seed);
const persistence = createPersistence(random);
const binaries = postgresBinaries();
if (!binaries) console.log('SKIPPED two servers on one database: PostgreSQL is not installed here.');

describe.runIf(binaries)(`two servers on one PostgreSQL behind a proxy (seed ${seed})`, () => {
  let cluster: Cluster;
  let databaseUrl: string;
  let origin: string;
  let proxy: RoundRobin;
  let servers: readonly ServerProcess[];
  let people: readonly SignedIn[];
  const entered: Entered[] = [];
  let kills = 0;

  beforeAll(async () => {
    cluster = await startCluster(binaries ?? '');
    databaseUrl = await cluster.newDatabase();
    const ports = [await freePort(), await freePort()];
    const front = await freePort();
    origin = `http://localhost:${front}`;
    proxy = await roundRobin(front, ports);
    const environment: Environment = {
      DATABASE_URL: databaseUrl,
      CARELINE_HOST: '127.0.0.1',
      CARELINE_ORIGIN: origin,
      TRUST_PROXY: '1',
    };
    // An empty database and both servers at once: each creates tables, keys and scripts, or finds the other's.
    await runSql(databaseUrl, 'drop schema public cascade', 'create schema public');
    servers = await Promise.all(ports.map((port) => startProcess({ ...environment, PORT: String(port) })));
    const members = await addMembers(environment, MEMBERS);
    await addPatients(environment, PATIENTS);
    // Each sign-in uses both servers: the form of one is posted to the other.
    people = await Promise.all(members.map((member) => signMemberIn(origin, member)));
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.kill();
    await proxy?.close();
    await cluster?.remove();
  });

  const httpOf = ({ token }: SignedIn) => serviceClient(origin, token);

  it('accept each other’s tokens and sessions', async () => {
    for (const person of people) {
      const tokens = [person.token, ...(await Promise.all([renew(origin, person), renew(origin, person)]))];
      for (const token of tokens) {
        // Twice each, so that both processes see it.
        for (const _ of servers) await somePatients(serviceClient(origin, token));
      }
    }
    expect(Math.min(...proxy.answered)).toBeGreaterThan(0);
    expect(proxy.lost).toEqual([0, 0]);
  });

  it(`lose nothing and store nothing twice while they are killed in turn (${LOGS} call logs)`, async () => {
    const [first] = people;
    if (!first) throw new Error('nobody is signed in');
    const patients = await callable(insisting(httpOf(first), persistence), await somePatients(httpOf(first)));
    let begun = 0;
    const work = async (person: SignedIn) => {
      while (begun < LOGS) {
        begun += 1;
        const vitaId = patients[Math.floor(random() * patients.length)] as string;
        entered.push(await enterOne(httpOf(person), vitaId, { random, ...persistence }));
      }
    };
    const killing = async () => {
      while (kills < KILLS && entered.length < LOGS) {
        await wait(200 + random() * 600);
        const server = servers[kills % servers.length] as ServerProcess;
        kills += 1;
        await server.kill();
        await server.restart();
      }
    };
    await Promise.all([...people.map(work), ...people.map(work), killing()]);
    expect(entered).toHaveLength(LOGS);
    for (const one of entered) await storedOnce(insisting(httpOf(first), persistence), one);
    console.log(
      `call logs: ${entered.length} stored once; killed ${kills}; repeated ${persistence.repeats()}; answered ${proxy.answered.join(' and ')}, lost ${proxy.lost.join(' and ')}`,
    );
  });

  it('keep all sessions', async () => {
    for (const person of people) {
      await persistence.untilConfirmed(() => somePatients(httpOf(person)));
      const token = await renew(origin, person);
      await somePatients(serviceClient(origin, token));
    }
  });

  it('write every confirmed save into the audit, once each', async () => {
    const rows = await runSql(
      databaseUrl,
      `select count(*)::int as saves from audit
       where action = 'calllog/add' and outcome = 'done' and not details ? 'repeated'`,
    );
    expect(rows).toEqual([{ saves: LOGS }]);
  });
});
