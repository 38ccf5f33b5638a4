/** The database cannot answer now because it is stopped, unreachable or overloaded. Nothing was stored. */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError';
}

/** The disk of the database is full. Nothing was stored. */
export class DiskFullError extends DatabaseUnavailableError {
  override readonly name = 'DiskFullError';
}

/** The database could not be opened at start. The message says which one, why, and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

/** Members of a failed statement's error on both databases. */
interface SqlFailure extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** Returns the SQLSTATE of a failed statement, or Node's code of a failed connection. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as SqlFailure).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Connection exceptions (08), too many sessions or no disk space (53), sessions ended by the server (57P, or 25P03 and
 * 25P04 for an idle or long transaction), a former primary that is read-only after a failover (25006), and Node's
 * socket errors.
 */
const UNAVAILABLE =
  /^(08|53|57P0|25P0[34]|25006|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|E(HOST|NET)(UNREACH|DOWN))/;

/** Codes that count as unavailable but do not require closing the session. */
const SESSION_GOES_ON = /^(53|42501$)/;

/** The role lacks a privilege until an operator grants it. The request was valid, and nothing was stored. */
const NOT_ALLOWED = '42501';

/** Codes of PostgreSQL, the file system and quotas. */
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** Wrong checksums, missing parts of a row, or a broken index. */
const DAMAGED = /^XX00[12]$/;

/** Returns whether an error came from a full disk, of the database or of the data folder. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFullError || DISK_FULL.test(sqlState(error) ?? '');
}

/** Returns whether a statement read damaged data. */
export const isDamaged = (error: unknown): boolean => DAMAGED.test(sqlState(error) ?? '');

/** Returns whether the server's role lacks a privilege on a table. */
export const isNotAllowed = (error: unknown): boolean => sqlState(error) === NOT_ALLOWED;

/** Messages of driver errors that have no code. */
const CONNECTION_GONE = /Connection terminated|Client has encountered|Client was closed/;

/** The socket of a local server that is not running. */
const isMissingSocket = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' && error.syscall === 'connect';

/** Returns whether a request failed because the database is unavailable, and not because the request was wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || isDiskFull(error) || isNotAllowed(error)) return true;
  const state = sqlState(error);
  if (state !== undefined) return UNAVAILABLE.test(state) || isMissingSocket(error as Error);
  return error instanceof Error && CONNECTION_GONE.test(error.message);
}

/** Returns whether a failed statement made its session unusable. */
export function isSessionOver(error: unknown): boolean {
  return isUnavailable(error) && !SESSION_GOES_ON.test(sqlState(error) ?? '');
}

/** Returns whether a row with the same key exists; `constraint` restricts it to one key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as SqlFailure).constraint === constraint;
}
