import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseUnavailableError, DiskFullError, sqlState } from '../database-errors.ts';
import type { PoolLoad } from '../pool-load.ts';
import type { EmbeddedUpkeep } from './embedded-upkeep.ts';
import type { EmbeddedWorker, WorkerResult } from './embedded-worker.ts';

/** Longer than any request may take. A longer wait is an error, so that no request hangs behind a lost session. */
const LONGEST_WAIT_MS = 30_000;

/** Resolves when `before` does. Rejects after `LONGEST_WAIT_MS`. */
function turn(before: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = new DatabaseUnavailableError('The embedded database has been busy for too long.');
    const timer = setTimeout(() => reject(late), LONGEST_WAIT_MS);
    timer.unref();
    void before.then(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** SQLSTATE of a write in a read-only session. */
const READS_ONLY = '25006';

type Query = (sql: string, parameters: readonly unknown[], begins: boolean) => Promise<WorkerResult>;

const NOTHING_DONE: WorkerResult = { command: '', rowCount: 0, rows: [] };

/**
 * Runs the statements of one user. A transaction begins with its first statement, which saves a message to the database
 * thread and back.
 */
function sessionOf(query: Query) {
  let begins = false;
  return async (sql: string, parameters: readonly unknown[]): Promise<WorkerResult> => {
    if (sql === 'begin') {
      begins = true;
      return NOTHING_DONE;
    }
    const isFirst = begins;
    begins = false;
    if (isFirst && (sql === 'commit' || sql === 'rollback')) return NOTHING_DONE;
    return query(sql, parameters, isFirst);
  };
}

/**
 * Returns a pool of one session, because the embedded database has only one. Users get it in the order they asked and
 * keep it until they release it. Code inside a transaction must therefore not ask for a second session.
 */
export function embeddedPool(
  worker: EmbeddedWorker,
  upkeep: EmbeddedUpkeep,
): PostgresPool & { readonly load: () => PoolLoad } {
  let last: Promise<void> = Promise.resolve();
  /** The session's current user and those waiting for it. */
  let users = 0;

  async function query(sql: string, parameters: readonly unknown[], begins: boolean) {
    try {
      return await worker.query(sql, [...parameters], begins);
    } catch (error) {
      if (!upkeep.isFull() || sqlState(error) !== READS_ONLY) throw error;
      throw new DiskFullError('The disk of the embedded database is full.', { cause: error });
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    const before = last;
    let release: () => void = () => undefined;
    users += 1;
    const released = new Promise<void>((resolve) => {
      release = () => {
        users -= 1;
        resolve();
      };
    });
    last = before.then(() => released);
    try {
      await turn(before);
      await upkeep.look();
    } catch (error) {
      release();
      throw error;
    }
    return { query: sessionOf(query), release } as unknown as PostgresPoolClient;
  }

  return {
    connect,
    load: () => ({ open: 1, idle: users === 0 ? 1 : 0, waiting: Math.max(0, users - 1) }),
    async end() {
      await last;
      await worker.close();
    },
  };
}
