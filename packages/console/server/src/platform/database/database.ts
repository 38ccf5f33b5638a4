import { join } from 'node:path';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { DatabaseOpenError } from './database-errors.ts';
import { embeddedPool } from './embedded/embedded-pool.ts';
import { createEmbeddedUpkeep } from './embedded/embedded-upkeep.ts';
import { startEmbeddedWorker } from './embedded/embedded-worker.ts';
import type { PoolLoad } from './pool-load.ts';
import type { Schema } from './schema.ts';
import { placeOf } from './server/server-addresses.ts';
import { serverPool } from './server/server-pool.ts';
import { measureWaits, type SessionWaits } from './session-waits.ts';
import { type DiskRoom, diskRoom } from './upkeep/disk-room.ts';

interface ServerSettings {
  readonly databaseUrl: string;
  /** Maximum number of open sessions. */
  readonly poolSize?: number;
}

export type DatabaseSettings = { readonly dataFolder: string } | ServerSettings;

export interface Database extends SessionWaits {
  readonly db: Kysely<Schema>;
  readonly kind: 'embedded' | 'server';
  readonly load: () => PoolLoad;
  /** Resolves with the reason if the embedded database stops by itself. The process should report it and exit. */
  readonly lost: Promise<Error>;
  /** Waits for running statements, then closes. */
  close(): Promise<void>;
}

type ReadRoom = (folder: string) => Promise<DiskRoom | undefined>;

const OLDEST_POSTGRESQL = 15;

async function checkServer(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_POSTGRESQL) return;
  throw new Error(`it is PostgreSQL ${version}, and Careline needs ${OLDEST_POSTGRESQL} or newer`);
}

async function openServer({ databaseUrl, poolSize }: ServerSettings): Promise<Database> {
  const pool = measureWaits(serverPool(databaseUrl, poolSize === undefined ? {} : { sessions: poolSize }));
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
  return {
    db,
    kind: 'server',
    load: pool.load,
    onWait: pool.onWait,
    lost: new Promise(() => undefined),
    close: () => db.destroy(),
  };
}

async function openEmbedded(dataFolder: string, readRoom: ReadRoom): Promise<Database> {
  const worker = await startEmbeddedWorker(join(dataFolder, 'database'));
  const upkeep = createEmbeddedUpkeep({ worker, readRoom: () => readRoom(dataFolder) });
  const pool = measureWaits(embeddedPool(worker, upkeep));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  // Kysely only closes a pool that was used.
  await sql`select 1`.execute(db);
  return {
    db,
    kind: 'embedded',
    load: pool.load,
    onWait: pool.onWait,
    lost: worker.lost,
    close: () => db.destroy(),
  };
}

/**
 * Opens a PostgreSQL server, or the embedded database of a data folder. Lock the folder first, because nothing else
 * prevents a second process. The same SQL returns the same JavaScript values on both. Throws `DatabaseOpenError`.
 */
export function openDatabase(settings: DatabaseSettings, readRoom: ReadRoom = diskRoom): Promise<Database> {
  return 'dataFolder' in settings ? openEmbedded(settings.dataFolder, readRoom) : openServer(settings);
}
