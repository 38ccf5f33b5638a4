import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { takeEmbedded } from './idle-embedded.ts';
import { CLUSTER_FOLDER } from './one-cluster.ts';
import { newDatabaseIn } from './postgres/postgres-cluster.ts';

export interface TestDatabase extends Database {
  /** Settings that open the same database again. */
  readonly settings: { readonly dataFolder: string } | { readonly databaseUrl: string };
  /** Closes the database and removes its files or drops it from the server. */
  remove(): Promise<void>;
}

export interface DatabaseKind {
  readonly kind: 'embedded' | 'server';
  /** Opens a new database with all tables and no rows. */
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

/** A new database on a running server. */
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

/** A new database on the server started for this run. */
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

/** For `describe.each`: the embedded database, and a PostgreSQL server if available. */
export const databases: readonly DatabaseKind[] = server ? [embedded, server] : [embedded];

/**
 * For tests that run the same SQL on both. A short run uses the server if available, because it takes a third
 * of the time.
 */
export const databaseOfRun = isShort && server ? server : embedded;

/** For `describe.each`: one database in a short run, both in `npm run prove`. */
export const databasesOfRun: readonly DatabaseKind[] = isShort ? [databaseOfRun] : databases;
