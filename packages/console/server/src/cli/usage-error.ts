import { ProblemError } from '../platform/http/problem-error.ts';

/** A command that cannot be carried out. The message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** Returns whether the user caused the error, so that its message is enough. */
export function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof ProblemError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Returns an error as text: what is wrong, where, and what to do. */
export function wordsOf(error: Error): string {
  if (!(error instanceof ProblemError)) return error.message;
  const { detail, action, errors = [] } = error.facts;
  const faults = errors.map(({ path, message }) => `${path} ${message}.`);
  return [detail ?? (faults.length > 0 ? undefined : error.message), ...faults, action]
    .filter(Boolean)
    .join(' ');
}
