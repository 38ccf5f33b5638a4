/** The database cannot answer now: its process is gone, unreachable or overloaded. Nothing was stored. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
}

/** The database could not be opened at start; the message says which, why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

/** What a failed statement carries on both databases. */
export interface SqlFailure extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** The SQLSTATE of a failed statement, or Node's code of a failed connection. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as SqlFailure).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/** Connection exceptions (08), too many connections (53300), shutdown (57P), and Node's socket errors. */
const UNAVAILABLE = /^(08|53300|57P0[1-3]|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|EHOSTUNREACH)/;

/** The driver gives these no code. */
const CONNECTION_GONE =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered/;

/** Whether a request failed because the database is away, as against being asked something wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError) return true;
  const state = sqlState(error);
  if (state !== undefined) return UNAVAILABLE.test(state);
  return error instanceof Error && CONNECTION_GONE.test(error.message);
}

/** Whether a row with the same key is there already; `constraint` narrows it to one key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as SqlFailure).constraint === constraint;
}
