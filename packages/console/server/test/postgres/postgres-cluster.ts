import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../../src/platform/database/database.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { templateFolder } from '../template.ts';

const USER = 'careline';
const TEMPLATE = 'careline_template';
const DEBIAN = '/usr/lib/postgresql';

/** Returns the folder with `postgres` and `initdb`, or undefined if the server is not installed. */
export function postgresBinaries(): string | undefined {
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...packaged.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root, so root runs it as the user that its package created. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function giveAway(folder: string): void {
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** Tests do not need to survive a crash of the machine. */
const NO_POWER_CUT = ['-c', 'fsync=off', '-c', 'full_page_writes=off'];
/** Nor, unless a test stops the server, a crash of the server. */
const FAST = [...NO_POWER_CUT, '-c', 'synchronous_commit=off'];

interface Starting {
  readonly binaries: string;
  readonly data: string;
  readonly socket: string;
}

function start({ binaries, data, socket }: Starting, settings: readonly string[] = FAST): ChildProcess {
  const options = ['-D', data, '-k', socket, '-c', 'listen_addresses=', ...settings];
  return spawn(join(binaries, 'postgres'), options, { ...unprivileged(), cwd: data, stdio: 'ignore' });
}

/**
 * How a server stops: `fast` rolls back open transactions, `immediate` drops them, `kill` gives it no chance to
 * react.
 */
export type Ending = 'fast' | 'immediate' | 'kill';

const SIGNALS: Readonly<Record<Ending, NodeJS.Signals>> = {
  fast: 'SIGINT',
  immediate: 'SIGQUIT',
  kill: 'SIGKILL',
};

async function stop(server: ChildProcess, ending: Ending = 'fast'): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill(SIGNALS[ending]);
  await ended;
}

const urlOf = (socket: string, database: string) =>
  `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** Runs a statement as the owner of the cluster. Retries while the server is starting. */
async function asOwner(socket: string, statement: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const client = new pg.Client(urlOf(socket, 'postgres'));
    try {
      await client.connect();
      await client.query(statement);
      return;
    } catch (error) {
      const starting = ['ENOENT', 'ECONNREFUSED', '57P03'].includes((error as { code?: string }).code ?? '');
      if (!starting || left === 0) throw error;
    } finally {
      await client.end().catch(() => undefined);
    }
    await pause(50);
  }
}

async function makeTemplate(binaries: string, folder: string): Promise<void> {
  giveAway(folder);
  const data = join(folder, 'data');
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-A', 'trust', '-U', USER, '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...unprivileged(), cwd: folder, stdio: 'ignore' },
  );
  const server = start({ binaries, data, socket: folder });
  await asOwner(folder, `create database ${TEMPLATE}`);
  const database = await openDatabase({ databaseUrl: urlOf(folder, TEMPLATE) });
  await migrate(database);
  await database.close();
  await stop(server);
}

/** Creates a database with all tables and no rows on the server of this folder. */
export async function newDatabaseIn(folder: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(folder, `create database ${name} template ${TEMPLATE} strategy file_copy`);
  return {
    databaseUrl: urlOf(folder, name),
    drop: () => asOwner(folder, `drop database ${name} with (force)`),
  };
}

export interface Cluster {
  /** The socket folder. */
  readonly folder: string;
  /** Returns the address of a new database with all tables and no rows. */
  newDatabase(): Promise<string>;
  remove(): Promise<void>;
}

function runIn(binaries: string, folder: string): Cluster {
  const server = start({ binaries, data: join(folder, 'data'), socket: folder });
  process.once('exit', () => server.kill('SIGKILL'));
  return {
    folder,
    newDatabase: async () => (await newDatabaseIn(folder)).databaseUrl,
    async remove() {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export interface MortalCluster extends Cluster {
  /** The socket folder. */
  readonly socket: string;
  /** Stops the server and starts it again on the same files after `awayMs`. Resolves when it answers. */
  restart(ending: Ending, awayMs?: number): Promise<void>;
}

/** Starts the server. Processes of a killed server may hold its shared memory for a moment. */
async function startAgain(starting: Starting): Promise<ChildProcess> {
  for (let left = 100; ; left -= 1) {
    const server = start(starting, NO_POWER_CUT);
    const ended = new Promise<false>((resolve) => server.once('exit', () => resolve(false)));
    const answers = asOwner(starting.socket, 'select 1').then(() => true);
    if (await Promise.race([answers, ended])) return server;
    await answers.catch(() => undefined);
    if (left === 0) throw new Error('PostgreSQL does not start again.');
    await pause(100);
  }
}

/** Starts a server that can be restarted and that keeps committed data. */
export async function startMortalCluster(binaries: string): Promise<MortalCluster> {
  const folder = await copyTemplate(binaries);
  const starting = { binaries, data: join(folder, 'data'), socket: folder };
  let server = await startAgain(starting);
  process.once('exit', () => server.kill('SIGKILL'));
  return {
    folder,
    socket: join(folder, '.s.PGSQL.5432'),
    newDatabase: async () => (await newDatabaseIn(folder)).databaseUrl,
    async restart(ending, awayMs = 0) {
      await stop(server, ending);
      await pause(awayMs);
      server = await startAgain(starting);
    },
    async remove() {
      await stop(server);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const newFolder = () => mkdtemp(join(tmpdir(), 'careline-pg-'));

async function copyTemplate(binaries: string): Promise<string> {
  const template = await templateFolder('postgres', (folder) => makeTemplate(binaries, folder));
  const folder = await newFolder();
  giveAway(folder);
  execFileSync('cp', ['-a', join(template, 'data'), join(folder, 'data')]);
  return folder;
}

/** Starts a server on a socket in a temporary folder. */
export async function startCluster(binaries: string): Promise<Cluster> {
  const folder = await copyTemplate(binaries);
  return runIn(binaries, folder);
}

/** The same without a cached template, for code that is bundled into one file. */
export async function makeCluster(binaries: string): Promise<Cluster> {
  const folder = await newFolder();
  await makeTemplate(binaries, folder);
  return runIn(binaries, folder);
}
