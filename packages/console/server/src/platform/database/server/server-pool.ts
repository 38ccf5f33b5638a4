import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseUnavailableError } from '../database-errors.ts';
import type { PoolLoad } from '../pool-load.ts';
import { createReconnecting } from './reconnecting.ts';
import { readServerAddresses } from './server-addresses.ts';
import { createHost, createHosts, isCrowded } from './server-hosts.ts';
import { sessionOf } from './server-session.ts';
import { createTimelines } from './timelines.ts';

/** If a server has not even reported by then that it ended a statement, it is gone. */
const ANSWER_TIMEOUT_MS = 40_000;
/** Default number of sessions of a process. */
export const DEFAULT_POOL_SIZE = 10;

export interface ServerPoolOptions {
  /** Milliseconds to wait for an answer, longer than the server's own limits. */
  readonly answerTimeoutMs?: number;
  /** Maximum number of open sessions. */
  readonly sessions?: number;
}

export interface ServerPool extends PostgresPool {
  readonly load: () => PoolLoad;
}

/**
 * Returns the sessions of a PostgreSQL server, or of the first of several that accepts writes. If the server ends a
 * session, only its transaction is lost. While no new session can be opened, requests fail immediately, and the server
 * is retried after growing pauses.
 */
export function serverPool(
  databaseUrl: string,
  { answerTimeoutMs = ANSWER_TIMEOUT_MS, sessions = DEFAULT_POOL_SIZE }: ServerPoolOptions = {},
): ServerPool {
  const { urls, needsWrites } = readServerAddresses(databaseUrl) ?? {
    urls: [databaseUrl],
    needsWrites: false,
  };
  const timelines = createTimelines();
  const hosts = createHosts(
    urls.map((url) => createHost(url, { answerTimeoutMs, sessions, needsWrites, timelines })),
  );
  const reconnecting = createReconnecting();

  const take = async (): Promise<PostgresPoolClient> =>
    sessionOf(await hosts.take(), answerTimeoutMs, hosts.doubt);

  return {
    async connect() {
      try {
        return await (hosts.isOpening() ? reconnecting.open(take) : take());
      } catch (error) {
        if (isCrowded(error))
          throw new DatabaseUnavailableError('All sessions are in use.', { cause: error });
        throw error;
      }
    },
    end: hosts.end,
    load: hosts.load,
  };
}
