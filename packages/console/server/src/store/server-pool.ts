import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pg from 'pg';
import type { PoolLoad } from './database.ts';
import { DatabaseUnavailableError, isSessionOver } from './database-errors.ts';
import { createReconnecting } from './reconnecting.ts';

/** The server ends a statement after this, and a session that does nothing inside a transaction for as long. */
const STATEMENT_TIMEOUT_MS = 30_000;
/** A server that has not even said that it ended a statement by then is not there any more. */
const ANSWER_TIMEOUT_MS = 40_000;
const CONNECT_TIMEOUT_MS = 10_000;
const KEEP_ALIVE_MS = 10_000;
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

const nothing = () => undefined;

function poolOf(databaseUrl: string): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'careline',
    max: SESSIONS,
    types: typeParsers,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
  });
  // The server may end a session at any time, idle or at work, and says so by an event. Work in the session
  // learns of it by their statement; an event that no one listens to would end the process.
  pool.on('error', nothing);
  pool.on('connect', (client) => client.on('error', nothing));
  return pool;
}

/** The pool's own word for a request that found no free session in time; the server was not asked. */
const isCrowded = (error: unknown): boolean =>
  error instanceof Error && error.message === 'timeout exceeded when trying to connect';

/** A transaction that may take as long as it takes says so to the server, and with that to us. */
const UNLIMITED = /^\s*set local statement_timeout = 0\s*$/i;
const END_OF_TRANSACTION = /^(commit|rollback)$/i;

const silent = () => new DatabaseUnavailableError('The database server does not answer.');

/** What `answer` comes to, or a failure when nothing has come of it for too long. */
async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(silent()), limitMs);
  });
  answer.catch(nothing);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** One session while work is done in it. Once it has failed it is closed instead of going back to the pool. */
function sessionOf(client: pg.PoolClient, answerTimeoutMs: number): PostgresPoolClient {
  let over: Error | undefined;
  let isLimited = true;

  async function query(text: string, values: readonly unknown[]) {
    if (over) throw over;
    if (UNLIMITED.test(text)) isLimited = false;
    try {
      const answer = client.query(text, [...values]);
      return await (isLimited ? inTime(answer, answerTimeoutMs) : answer);
    } catch (error) {
      if (isSessionOver(error)) over = error as Error;
      throw error;
    } finally {
      if (END_OF_TRANSACTION.test(text)) isLimited = true;
    }
  }

  return { query, release: () => client.release(over) } as unknown as PostgresPoolClient;
}

export interface ServerPoolOptions {
  /** How long an answer is waited for (milliseconds), beyond what the server itself allows. */
  readonly answerTimeoutMs?: number;
}

export interface ServerPool extends PostgresPool {
  readonly load: () => PoolLoad;
}

/**
 * The sessions of a PostgreSQL server. A session that the server ended costs the transaction in it and nothing else. While no
 * new one can be had, requests are refused at once, and the server is asked again after pauses that grow.
 */
export function serverPool(databaseUrl: string, options: ServerPoolOptions = {}): ServerPool {
  const { answerTimeoutMs = ANSWER_TIMEOUT_MS } = options;
  const pool = poolOf(databaseUrl);
  const reconnecting = createReconnecting();

  const take = async (): Promise<PostgresPoolClient> => sessionOf(await pool.connect(), answerTimeoutMs);
  const isOpening = () => pool.idleCount === 0 && pool.totalCount < SESSIONS;

  return {
    async connect() {
      try {
        return await (isOpening() ? reconnecting.open(take) : take());
      } catch (error) {
        if (isCrowded(error))
          throw new DatabaseUnavailableError('All sessions are in use.', { cause: error });
        throw error;
      }
    },
    end: () => pool.end(),
    load: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  };
}
