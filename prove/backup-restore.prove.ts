import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../bench/seeded.ts';
import { freePort } from '../e2e/support/free-port.ts';
import { COACH, PASSWORD } from '../e2e/support/people.ts';
import { serviceClient } from '../e2e/support/service.ts';
import { startServer } from '../e2e/support/start-server.ts';
import { checkBackup } from '../packages/console/server/src/backup/read-backup.ts';
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
  somePatients,
  storedOnce,
} from './call-logs.ts';
import { command, type Environment, killedCommand, type ServerProcess, startProcess } from './processes.ts';
import { seed } from './proof.ts';
import { addMembers, addPatients, type Member, renew, type SignedIn, signMemberIn } from './real-clinic.ts';

const random = seededRandom(seed);
const persistence = createPersistence(random);
const KILLED_RESTORES = 3;
const binaries = postgresBinaries();

let work: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), 'careline-backup-proof-'));
});
afterAll(() => rm(work, { recursive: true, force: true }));

/**
 * Returns the rows and hash of every table, as the backup counts them. The audit grows with each backup and restore.
 */
async function tablesOf(path: string) {
  const { audit, ...others } = (await checkBackup(path)).end.tables;
  return { audit, others };
}

/** The second backup equals the first, except for the audit rows of the restore and the backup themselves. */
async function sameTables(before: string, after: string): Promise<void> {
  const [first, second] = [await tablesOf(before), await tablesOf(after)];
  expect(second.others).toEqual(first.others);
  expect(second.audit?.rows).toBe((first.audit?.rows ?? 0) + 2);
}

async function refusesToForget(databaseUrl: string): Promise<void> {
  for (const statement of ['update audit set action = action', 'delete from audit', 'truncate audit']) {
    await expect(runSql(databaseUrl, statement), statement).rejects.toMatchObject({ code: '23001' });
  }
}

interface Place {
  readonly name: 'a folder' | 'a database server';
  readonly settings: Environment;
  /** Where the backup is made without blocking requests: in a copy, or in the database server. */
  readonly backupPlace: string;
  destroy(): Promise<void>;
}

const aFolder = (dataFolder: string): Place => ({
  name: 'a folder',
  settings: { CARELINE_DATA: dataFolder },
  backupPlace: 'while it is served at',
  destroy: () => rm(dataFolder, { recursive: true }),
});

/** With a database server too, queued emails are files in a folder, if one is set. */
const aServer = (databaseUrl: string, dataFolder: string): Place => ({
  name: 'a database server',
  settings: { DATABASE_URL: databaseUrl, CARELINE_DATA: dataFolder },
  backupPlace: 'the database server',
  async destroy() {
    await runSql(databaseUrl, 'drop schema public cascade', 'create schema public');
    await rm(dataFolder, { recursive: true });
  },
});

/** Each step restores into the next place. */
const JOURNEY: readonly Place['name'][] = [
  'a folder',
  'a folder',
  'a database server',
  'a database server',
  'a folder',
];
const places = binaries ? JOURNEY : (['a folder', 'a folder'] as const);
const moves = places
  .slice(1)
  .map((to, index) => [`goes on from ${places[index]} to ${to} (move ${index + 1})`, to] as const);

describe(`a clinic whose database is destroyed${binaries ? '' : ' (SKIPPED on a server: no PostgreSQL here)'}`, () => {
  let environment: Environment;
  let origin: string;
  let cluster: Cluster | undefined;
  let place: Place;
  let server: ServerProcess | undefined;
  let member: Member;
  let signedIn: SignedIn;
  let entered: Entered;

  const settings = (): Environment => ({ ...environment, ...place.settings });

  async function newPlace(name: Place['name']): Promise<Place> {
    const dataFolder = await mkdtemp(join(work, 'data-'));
    if (name === 'a folder' || !cluster) return aFolder(dataFolder);
    return aServer(await cluster.newDatabase(), dataFolder);
  }

  beforeAll(async () => {
    const port = await freePort();
    origin = `http://localhost:${port}`;
    environment = {
      PORT: String(port),
      CARELINE_DEMO: 'off',
      CARELINE_HOST: '127.0.0.1',
      CARELINE_ORIGIN: origin,
    };
    cluster = binaries ? await startCluster(binaries) : undefined;
    place = await newPlace(places[0] ?? 'a folder');
    [member] = (await addMembers(settings(), 1)) as [Member];
    await addPatients(settings(), 8);
    server = await startProcess(settings());
    signedIn = await signMemberIn(origin, member);
    const http = serviceClient(origin, signedIn.token);
    const [patient] = await callable(http, await somePatients(http));
    entered = await enterOne(http, patient ?? '', { random, ...persistence });
    const outbox = join(place.settings.CARELINE_DATA ?? '', 'outbox');
    await mkdir(outbox, { recursive: true });
    await writeFile(join(outbox, 'waiting.eml'), 'To: somebody@staff.example\r\n');
  });
  afterAll(async () => {
    await server?.stop();
    await cluster?.remove();
  });

  /** All sessions still work, by cookie and by token; saved data is there; the password works. */
  async function goesOn(): Promise<void> {
    await storedOnce(serviceClient(origin, signedIn.token), entered);
    const renewed = await renew(origin, signedIn);
    await storedOnce(serviceClient(origin, renewed), entered);
    await signMemberIn(origin, member);
  }

  it.each(moves)('%s', async (label, to) => {
    const file = (when: string) => join(work, `${label}, ${when}.backup`);
    const output = await command(settings(), 'backup', file('before'));
    expect(output).toContain(place.backupPlace);
    expect(output).toContain('It contains patient data');
    await server?.kill();
    await place.destroy();
    place = await newPlace(to);
    await command(settings(), 'restore', file('before'));
    await command(settings(), 'backup', file('after'));
    await sameTables(file('before'), file('after'));
    const folder = place.settings.CARELINE_DATA ?? '';
    expect((await readdir(folder)).filter((name) => name.startsWith('copy-'))).toEqual([]);
    expect(await readdir(join(folder, 'outbox'))).toEqual(['waiting.eml']);
    if (place.settings.DATABASE_URL) await refusesToForget(place.settings.DATABASE_URL);
    server = await startProcess(settings());
    await goesOn();
  });
});

/** Returns the longest wait of a request until `work` is done, in milliseconds. */
async function longestWait(origin: string, work: Promise<unknown>): Promise<number> {
  let done = false;
  let longest = 0;
  const finished = work.finally(() => {
    done = true;
  });
  while (!done) {
    const started = performance.now();
    await fetch(`${origin}/health`);
    longest = Math.max(longest, performance.now() - started);
    await wait(5);
  }
  await finished;
  return longest;
}

/** A restore killed at any moment has changed neither the rows nor whether they can be read. */
async function killedRestores(settings: Environment, file: string): Promise<void> {
  for (let round = 1; round <= KILLED_RESTORES; round += 1) {
    const after = Math.floor(500 + random() * 12_000);
    await killedCommand(settings, after, 'restore', file, '--replace');
    const again = join(work, `killed-${round}.backup`);
    await command(settings, 'backup', again);
    expect((await tablesOf(again)).others, `killed after ${after} ms`).toEqual((await tablesOf(file)).others);
  }
}

it('the whole demo is restored after its folder was deleted', async () => {
  const server = await startServer();
  const { origin, dataFolder } = server;
  const settings = { CARELINE_DATA: dataFolder };
  const file = join(work, 'demo.backup');
  try {
    const coach = { email: COACH, password: PASSWORD };
    const signedIn = await signMemberIn(origin, coach);
    const http = serviceClient(origin, signedIn.token);
    const [patient] = await callable(http, await somePatients(http));
    const entered = await enterOne(http, patient ?? '', { random, ...persistence });
    const backup = command(settings, 'backup', file);
    const longest = await longestWait(origin, backup);
    console.log(`${await backup}longest wait of a request meanwhile: ${longest.toFixed(0)} ms`);
    await server.kill();
    await rm(dataFolder, { recursive: true });
    console.log(await command(settings, 'restore', file));
    await command(settings, 'backup', join(work, 'demo-again.backup'));
    await sameTables(file, join(work, 'demo-again.backup'));
    await killedRestores(settings, file);
    await server.restart();
    await storedOnce(http, entered);
    await renew(origin, signedIn);
  } finally {
    await server.stop();
  }
});
