import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailableError, isSessionOver } from '../database-errors.ts';

/** The server ends a statement after this, and a session that does nothing inside a transaction for as long. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** What a session is opened with. */
export const LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
};
/** The same for one transaction. */
const LIMITS_OF_TRANSACTION = Object.entries(LIMITS)
  .map(([name, limit]) => `set local ${name} = ${limit}`)
  .join('; ');

export const nothing = () => undefined;

/** A transaction that may take as long as it takes says so to the server, and with that to us. */
const UNLIMITED = /^\s*set local statement_timeout = 0\s*$/i;
const END_OF_TRANSACTION = /^(commit|rollback)$/i;

const silent = () => new DatabaseUnavailableError('The database server does not answer.');

/** What `answer` comes to, or a failure when nothing has come of it for too long. */
export async function inTime<T>(answer: Promise<T>, limitMs: number): Promise<T> {
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

const BEGINNING = /^\s*(begin|start transaction)\b/i;
/** PostgreSQL runs it in no transaction. */
const ALONE = /^\s*vacuum\b/i;

/** What a session does with a statement. */
type Run = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * Behind a pooler that lends a server session for one transaction, what was set for a session is another one's. Each
 * transaction is therefore given its limits, and each statement outside of one is made a transaction.
 */
function limitingEach(run: Run): Run {
  let isWithin = false;
  const begin = (text: string) => run(`${text}; ${LIMITS_OF_TRANSACTION}`, []);

  async function alone(text: string, values: readonly unknown[]): Promise<pg.QueryResult> {
    await begin('begin');
    try {
      const result = await run(text, values);
      await run('commit', []);
      return result;
    } catch (error) {
      await run('rollback', []).catch(nothing);
      throw error;
    }
  }

  return async (text, values) => {
    if (BEGINNING.test(text)) {
      isWithin = true;
      return begin(text);
    }
    if (END_OF_TRANSACTION.test(text)) isWithin = false;
    else if (!isWithin && !ALONE.test(text)) return alone(text, values);
    return run(text, values);
  };
}

/** A session of the pool. */
export interface Lent {
  readonly client: pg.PoolClient;
  /** Whether the session keeps the limits it was opened with. */
  readonly keepsLimits: boolean;
}

/** One session while work is done in it. Once it has failed it is closed instead of going back to the pool. */
export function sessionOf(
  { client, keepsLimits }: Lent,
  answerTimeoutMs: number,
  onOver: () => void,
): PostgresPoolClient {
  let over: Error | undefined;
  let isLimited = true;

  async function run(text: string, values: readonly unknown[]) {
    if (over) throw over;
    if (UNLIMITED.test(text)) isLimited = false;
    try {
      const answer = values.length > 0 ? client.query(text, [...values]) : client.query(text);
      return await (isLimited ? inTime(answer, answerTimeoutMs) : answer);
    } catch (error) {
      if (isSessionOver(error)) {
        over = error as Error;
        onOver();
      }
      throw error;
    } finally {
      if (END_OF_TRANSACTION.test(text)) isLimited = true;
    }
  }

  const query = keepsLimits ? run : limitingEach(run);
  return { query, release: () => client.release(over) } as unknown as PostgresPoolClient;
}
