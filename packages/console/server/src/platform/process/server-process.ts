import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { newId } from '../database/new-id.ts';
import type { Schema } from '../database/schema.ts';
import { RELEASE_VERSION } from '../release-version.ts';

/** How often each process records that it is alive (milliseconds). */
export const BEAT_EVERY_MS = 5_000;
/** A process without a sign of life for this long is gone, or cannot reach the database. */
export const GONE_AFTER_SECONDS = 30;

export interface ServerProcess {
  /** Records that this process is alive. Resolves once the database has committed it. */
  beat(): Promise<void>;
  /** Removes the row of this process, if any. */
  leave(): Promise<void>;
}

/** One row per process and database, whichever part of the process writes it. */
const id = newId();

/** Registers this process among those that use the database. */
export function createServerProcess(db: Kysely<Schema>): ServerProcess {
  const row = { id, host: hostname(), pid: process.pid, version: RELEASE_VERSION };
  return {
    async beat() {
      await db
        .insertInto('server_process')
        .values(row)
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: sql`clock_timestamp()` }))
        .execute();
    },
    async leave() {
      await db.deleteFrom('server_process').where('id', '=', id).execute();
    },
  };
}

/** A hanging database must not prevent the process from ending. */
const LONGEST_LEAVE_MS = 2_000;

/** Records signs of life until `stop` is called. Rejects if the first one cannot be stored. */
export async function giveSignsOfLife(db: Kysely<Schema>): Promise<{ stop(): Promise<void> }> {
  const own = createServerProcess(db);
  await own.beat();
  const timer = setInterval(() => void own.beat().catch(() => undefined), BEAT_EVERY_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      await Promise.race([
        own.leave().catch(() => undefined),
        pause(LONGEST_LEAVE_MS, undefined, { ref: false }),
      ]);
    },
  };
}

/** Removes the rows of killed processes. */
export async function dropGoneProcesses(db: Kysely<Schema>): Promise<void> {
  await db
    .deleteFrom('server_process')
    .where(sql<boolean>`seen_at < clock_timestamp() - make_interval(secs => ${GONE_AFTER_SECONDS})`)
    .execute();
}

export interface RunningProcess {
  readonly host: string;
  readonly pid: number;
  readonly version: string;
  readonly secondsAgo: number;
}

/**
 * Returns the processes that were alive within the last half minute. Returns none if the database does not have the
 * table yet.
 */
export async function runningProcesses(db: Kysely<Schema>): Promise<readonly RunningProcess[]> {
  const table = await sql<{
    there: boolean;
  }>`select to_regclass('server_process') is not null as there`.execute(db);
  if (!table.rows[0]?.there) return [];
  const { rows } = await sql<RunningProcess>`
    select host, pid, version, floor(extract(epoch from clock_timestamp() - seen_at))::int as "secondsAgo"
    from server_process
    where seen_at >= clock_timestamp() - make_interval(secs => ${GONE_AFTER_SECONDS})
    order by started_at`.execute(db);
  return rows;
}
