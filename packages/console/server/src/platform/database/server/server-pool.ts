import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseUnavailableError } from '../database-errors.ts';
import type { PoolLoad } from '../pool-load.ts';
import { createReconnecting } from './reconnecting.ts';
import { readServerAddresses } from './server-addresses.ts';
import { createHost, createHosts, isCrowded } from './server-hosts.ts';
import { sessionOf } from './server-session.ts';
import { createTimelines } from './timelines.ts';

/** A server that has not even said that it ended a statement by then is not there any more. */
const ANSWER_TIMEOUT_MS = 40_000;
/** Sessions of one process, where nothing else is set. */
export const DEFAULT_POOL_SIZE = 10;

export interface ServerPoolOptions {
  /** How long an answer is waited for (milliseconds), beyond what the server itself allows. */
  readonly answerTimeoutMs?: number;
  /** How many sessions are open at once, at most. */
  readonly sessions?: number;
}

export interface ServerPool extends PostgresPool {
  readonly load: () => PoolLoad;
}

/**
 * The sessions of a PostgreSQL server, or of the first of several that takes what is saved. A session that the server ended
 * costs the transaction in it and nothing else. While no new one can be had, requests are refused at once, and the server is
 * asked again after pauses that grow.
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
