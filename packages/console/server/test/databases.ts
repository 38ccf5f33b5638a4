import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { takeEmbedded } from './idle-embedded.ts';
import { CLUSTER_FOLDER } from './one-cluster.ts';
import { newDatabaseIn } from './postgres/postgres-cluster.ts';

export interface TestDatabase extends Database {
  /** What opens the same database again. */
  readonly settings: { readonly dataFolder: string } | { readonly databaseUrl: string };
  /** Closes it and removes what it left on the disk or the server. */
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly kind: 'embedded' | 'server';
  /** A database of its own with every table and no row. */
  open(): Promise<TestDatabase>;
}

export const embedded: DatabaseKind = { kind: 'embedded', open: takeEmbedded };

async function onServer(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A new database on a server that is running already. */
const given = (address: string): DatabaseKind => ({
  kind: 'server',
  async open() {
    const name = `careline_test_${randomBytes(6).toString('hex')}`;
    await onServer(address, `create database ${name}`);
    const url = new URL(address);
    url.pathname = `/${name}`;
    const settings = { databaseUrl: url.href };
    const database = await openDatabase(settings);
    await migrate(database);
    const remove = async () => {
      await database.close();
      await onServer(address, `drop database ${name}`);
    };
    return { ...database, settings, remove };
  },
});

/** A new database on the server that was started for this run. */
const started = (folder: string): DatabaseKind => ({
  kind: 'server',
  async open() {
    const { databaseUrl, drop } = await newDatabaseIn(folder);
    const database = await openDatabase({ databaseUrl });
    const remove = async () => {
      await database.close();
      await drop();
    };
    return { ...database, settings: { databaseUrl }, remove };
  },
});

function serverKind(): DatabaseKind | undefined {
  const address = process.env.CARELINE_TEST_DATABASE_URL;
  if (address) return given(address);
  const folder = process.env[CLUSTER_FOLDER];
  if (folder) return started(folder);
  console.log(
    'SKIPPED on a PostgreSQL server: install the server of PostgreSQL 15 or newer, or set CARELINE_TEST_DATABASE_URL.',
  );
  return undefined;
}

const server = serverKind();
const isShort = process.env.CARELINE_TESTS === 'short';

/** For `describe.each`: the embedded database always, a PostgreSQL server where there is one. */
export const databases: readonly DatabaseKind[] = server ? [embedded, server] : [embedded];

/**
 * For what asks the same SQL of both: a short run takes the server where there is one, because it costs a third of what the
 * embedded engine costs.
 */
export const databaseOfRun = isShort && server ? server : embedded;

/** The same for `describe.each`: `npm run prove` takes both. */
export const databasesOfRun: readonly DatabaseKind[] = isShort ? [databaseOfRun] : databases;
