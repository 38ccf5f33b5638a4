/** The database cannot answer now: its process is gone, unreachable or overloaded. Nothing was stored. */
export class DatabaseUnavailableError extends Error {
  override readonly name: string = 'DatabaseUnavailableError';
}

/** There is no room on the disk of the database. Nothing was stored. */
export class DiskFullError extends DatabaseUnavailableError {
  override readonly name = 'DiskFullError';
}

/** The database could not be opened at start; the message says which, why and what to do. */
export class DatabaseOpenError extends Error {
  override readonly name = 'DatabaseOpenError';
}

/** What a failed statement carries on both databases. */
interface SqlFailure extends Error {
  readonly code?: string;
  readonly constraint?: string;
}

/** The SQLSTATE of a failed statement, or Node's code of a failed connection. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as SqlFailure).code : undefined;
  return typeof code === 'string' ? code : undefined;
}

/**
 * Connection exceptions (08), no room for another session or for more data (53), a session that the server ended (57P,
 * 25P03 and 25P04 where a transaction did nothing or took too long), a server that another one has taken over from and that
 * only reads (25006), and Node's socket errors.
 */
const UNAVAILABLE =
  /^(08|53|57P0|25P0[34]|25006|ECONN|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EPIPE|E(HOST|NET)(UNREACH|DOWN))/;

/** Of those that count as unavailable what is no reason to close the session. */
const SESSION_GOES_ON = /^(53|42501$)/;

/** The role lacks a right until an operator grants it: the request was right, and nothing was stored. */
const NOT_ALLOWED = '42501';

/** PostgreSQL, the file system, a quota. */
const DISK_FULL = /^(53100|ENOSPC|EDQUOT)$/;
/** Checksums that do not fit, parts of a row that are missing, an index that is not one. */
const DAMAGED = /^XX00[12]$/;

/** Whether something failed because a disk is full: the database's, or the one of the data folder. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof DiskFullError || DISK_FULL.test(sqlState(error) ?? '');
}

/** Whether what is stored is damaged where a statement read it. */
export const isDamaged = (error: unknown): boolean => DAMAGED.test(sqlState(error) ?? '');

/** Whether the role of the server lacks a right on a table. */
export const isNotAllowed = (error: unknown): boolean => sqlState(error) === NOT_ALLOWED;

/** The driver gives these no code. */
const CONNECTION_GONE = /Connection terminated|Client has encountered|Client was closed/;

/** The socket of a server on this machine that does not run. */
const isMissingSocket = (error: NodeJS.ErrnoException) =>
  error.code === 'ENOENT' && error.syscall === 'connect';

/** Whether a request failed because the database is away, as against being asked something wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof DatabaseUnavailableError || isDiskFull(error) || isNotAllowed(error)) return true;
  const state = sqlState(error);
  if (state !== undefined) return UNAVAILABLE.test(state) || isMissingSocket(error as Error);
  return error instanceof Error && CONNECTION_GONE.test(error.message);
}

/** Whether a statement failed in a way after which its session is of no use. */
export function isSessionOver(error: unknown): boolean {
  return isUnavailable(error) && !SESSION_GOES_ON.test(sqlState(error) ?? '');
}

/** Whether a row with the same key is there already; `constraint` narrows it to one key. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (sqlState(error) !== '23505') return false;
  return constraint === undefined || (error as SqlFailure).constraint === constraint;
}
