import type { PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { DatabaseUnavailableError, isSessionOver } from '../database-errors.ts';

/** The server ends a statement after this time, and also a session that is idle in a transaction for as long. */
export const STATEMENT_TIMEOUT_MS = 30_000;

/** Settings that a session is opened with. */
export const LIMITS = {
  statement_timeout: STATEMENT_TIMEOUT_MS,
  idle_in_transaction_session_timeout: STATEMENT_TIMEOUT_MS,
};
/** The same settings for one transaction. */
const LIMITS_OF_TRANSACTION = Object.entries(LIMITS)
  .map(([name, limit]) => `set local ${name} = ${limit}`)
  .join('; ');

export const nothing = () => undefined;

/** Recognises the statement that starts a transaction without a time limit. */
const UNLIMITED = /^\s*set local statement_timeout = 0\s*$/i;
const END_OF_TRANSACTION = /^(commit|rollback)$/i;

/** The server has not answered for so long that it must be gone or hanging. */
export class SilentServerError extends DatabaseUnavailableError {
  constructor() {
    super('The database server does not answer.');
  }
}

/** The calls that wait for one server. If one of them waits too long, all are rejected. */
export interface Silence {
  readonly waiting: Set<(error: SilentServerError) => void>;
}

/** Resolves with `answer`. Rejects if it, or any other call to the server, is late. */
export async function inTime<T>(answer: Promise<T>, limitMs: number, { waiting }: Silence): Promise<T> {
  let giveUp: (error: SilentServerError) => void = nothing;
  const late = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  waiting.add(giveUp);
  const timer = setTimeout(() => {
    for (const each of waiting) each(new SilentServerError());
  }, limitMs);
  answer.catch(nothing);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
    waiting.delete(giveUp);
  }
}

const BEGINNING = /^\s*(begin|start transaction)\b/i;
/** PostgreSQL does not run it in a transaction. */
const ALONE = /^\s*vacuum\b/i;

/** Runs a statement in a session. */
type Run = (text: string, values: readonly unknown[]) => Promise<pg.QueryResult>;

/**
 * A transaction pooler may lend the server session to another client, so session settings do not last. This sets the
 * limits in each transaction, and runs every other statement in a transaction.
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
  readonly silence: Silence;
  /** Returns the session to the pool. With an error, closes it. */
  release(error?: Error): void;
}

/** Returns a session for one piece of work. After a failure it is closed instead of returned to the pool. */
export function sessionOf(
  { client, keepsLimits, silence, release }: Lent,
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
      return await (isLimited ? inTime(answer, answerTimeoutMs, silence) : answer);
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
  return { query, release: () => release(over) } as unknown as PostgresPoolClient;
}
