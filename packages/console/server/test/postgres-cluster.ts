import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '../src/store/database.ts';
import { migrate } from '../src/store/migrate.ts';
import { templateFolder } from './template.ts';

const USER = 'careline';
const TEMPLATE = 'careline_template';
const DEBIAN = '/usr/lib/postgresql';

/** The folder with `postgres` and `initdb`, or undefined where the server is not installed. */
export function postgresBinaries(): string | undefined {
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort().reverse() : [];
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...packaged.map((version) => join(DEBIAN, version, 'bin')),
  ];
  return folders.find((folder) => ['postgres', 'initdb'].every((name) => existsSync(join(folder, name))));
}

/** PostgreSQL refuses to run as root, so root runs it as the user its package made. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

function giveAway(folder: string): void {
  const { uid, gid } = unprivileged();
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
}

/** What a crash of the test machine would lose is of no interest here. */
const FAST = ['-c', 'fsync=off', '-c', 'synchronous_commit=off', '-c', 'full_page_writes=off'];

function start(binaries: string, data: string, socket: string): ChildProcess {
  const options = ['-D', data, '-k', socket, '-c', 'listen_addresses=', ...FAST];
  return spawn(join(binaries, 'postgres'), options, { ...unprivileged(), cwd: data, stdio: 'ignore' });
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGINT');
  await ended;
}

const urlOf = (socket: string, database: string) =>
  `postgres://${USER}@localhost/${database}?host=${encodeURIComponent(socket)}`;

/** Runs one statement as the owner of the cluster; tries again while the server is starting. */
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
  const server = start(binaries, data, folder);
  await asOwner(folder, `create database ${TEMPLATE}`);
  const database = await openDatabase({ databaseUrl: urlOf(folder, TEMPLATE) });
  await migrate(database);
  await database.close();
  await stop(server);
}

/** A new database with every table and no row on the server of this folder. */
export async function newDatabaseIn(folder: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asOwner(folder, `create database ${name} template ${TEMPLATE}`);
  return {
    databaseUrl: urlOf(folder, name),
    drop: () => asOwner(folder, `drop database ${name} with (force)`),
  };
}

export interface Cluster {
  /** Where its socket is. */
  readonly folder: string;
  /** The address of a new database with every table and no row. */
  newDatabase(): Promise<string>;
  remove(): Promise<void>;
}

function runIn(binaries: string, folder: string): Cluster {
  const server = start(binaries, join(folder, 'data'), folder);
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

const newFolder = () => mkdtemp(join(tmpdir(), 'careline-pg-'));

/** A server on a socket in a temporary folder, of whoever starts it alone. */
export async function startCluster(binaries: string): Promise<Cluster> {
  const template = await templateFolder('postgres', (folder) => makeTemplate(binaries, folder));
  const folder = await newFolder();
  giveAway(folder);
  execFileSync('cp', ['-a', join(template, 'data'), join(folder, 'data')]);
  return runIn(binaries, folder);
}

/** The same without a template of an earlier run, for what is bundled into one file. */
export async function makeCluster(binaries: string): Promise<Cluster> {
  const folder = await newFolder();
  await makeTemplate(binaries, folder);
  return runIn(binaries, folder);
}
