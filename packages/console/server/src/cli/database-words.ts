import { isDiskFull, isNotAllowed, isUnavailable, sqlState } from '../platform/database/database-errors.ts';

/** SQLSTATEs of a statement timeout and a lock timeout. */
const BLOCKED = new Set(['57014', '55P03']);

/** Returns advice for a database failure that the user can fix, or undefined. */
export function databaseWords(error: unknown): string | undefined {
  if (isDiskFull(error))
    return 'The disk is full, so the command did not finish. Free space and run it again. Everything that was confirmed is saved.';
  if (BLOCKED.has(sqlState(error) ?? ''))
    return 'The database did not finish a statement in time, because another session has locked a table. Find long transactions (select pid, state, xact_start, query from pg_stat_activity order by xact_start), end them or wait, and start again. Nothing was lost.';
  if (isNotAllowed(error))
    return `The role of DATABASE_URL lacks a right (${error instanceof Error ? error.message : error}). Run the command with the address of the role that owns the tables. Nothing that was confirmed is lost.`;
  if (isUnavailable(error))
    return `The database does not answer (${error instanceof Error ? error.message : error}). Look whether it runs, whether its disk or a synchronous standby holds up what is saved, and start again. Nothing that was confirmed is lost.`;
  return undefined;
}
