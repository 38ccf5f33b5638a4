import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { DatabaseOpenError } from './database-errors.ts';
import { embeddedPool } from './embedded-pool.ts';
import { startEmbeddedWorker } from './embedded-worker.ts';
import type { Schema } from './schema.ts';

export type DatabaseSettings = { readonly dataFolder: string } | { readonly databaseUrl: string };

/** How busy the sessions of a database are now. */
export interface PoolLoad {
  /** Sessions that are open, and those of them that do nothing. */
  readonly open: number;
  readonly idle: number;
  /** Who waits for a session. */
  readonly waiting: number;
}

export interface Database {
  readonly db: Kysely<Schema>;
  readonly kind: 'embedded' | 'server';
  readonly load: () => PoolLoad;
  /** Resolves with the reason when the embedded database stopped by itself: the process should say so and end. */
  readonly lost: Promise<Error>;
  /** Waits for what is running, then closes. */
  close(): Promise<void>;
}

const OLDEST_POSTGRESQL = 15;
const STATEMENT_TIMEOUT_MS = 30_000;
const CONNECT_TIMEOUT_MS = 10_000;
const SESSIONS = 10;

/** As the embedded database gives them: bigint as a number, dates without a time zone as text. */
const PARSERS: Readonly<Record<number, (text: string) => unknown>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.DATE]: (text) => text,
  [pg.types.builtins.TIMESTAMP]: (text) => text,
};

const typeParsers: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: string) =>
    (format !== 'binary' && PARSERS[oid]) || pg.types.getTypeParser(oid, format as 'text'),
};

function poolFor(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'careline',
    max: SESSIONS,
    types: typeParsers,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // A session that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => undefined);
  return pool;
}

/** Where the database is, without its password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${host || 'the local socket'}${pathname}`;
}

async function checkServer(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_POSTGRESQL) return;
  throw new Error(`it is PostgreSQL ${version}, and Careline needs ${OLDEST_POSTGRESQL} or newer`);
}

async function openServer(databaseUrl: string): Promise<Database> {
  const pool = poolFor(databaseUrl);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await checkServer(db);
  } catch (error) {
    await db.destroy();
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new DatabaseOpenError(
      `The database at ${placeOf(databaseUrl)} cannot be used: ${reason}. Check DATABASE_URL and that the server accepts connections.`,
      { cause: error },
    );
  }
  const load = () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount });
  return { db, kind: 'server', load, lost: new Promise(() => undefined), close: () => db.destroy() };
}

async function openEmbedded(dataFolder: string): Promise<Database> {
  const worker = await startEmbeddedWorker(join(dataFolder, 'database'));
  const pool = embeddedPool(worker);
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  // Kysely only closes a pool it has used.
  await sql`select 1`.execute(db);
  return { db, kind: 'embedded', load: pool.load, lost: worker.lost, close: () => db.destroy() };
}

/**
 * Opens the embedded database of a data folder (which must be locked first: nothing in it stops a second process), or a
 * PostgreSQL server. The same SQL gives the same JavaScript values on both. Throws `DatabaseOpenError`.
 */
export function openDatabase(settings: DatabaseSettings): Promise<Database> {
  return 'dataFolder' in settings ? openEmbedded(settings.dataFolder) : openServer(settings.databaseUrl);
}
