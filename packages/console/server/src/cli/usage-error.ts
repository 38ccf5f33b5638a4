import { ProblemError } from '../platform/http/problem-error.ts';

/** A command that asks for what cannot be; the message says what to do. */
export class UsageError extends Error {
  override readonly name: string = 'UsageError';
}

/** Whether an error is about what was typed, so that its words are enough. */
export function isUsageError(error: unknown): error is Error {
  if (error instanceof UsageError || error instanceof ProblemError) return true;
  return error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** A refusal in words: what is wrong, where, and what to do. */
export function wordsOf(error: Error): string {
  if (!(error instanceof ProblemError)) return error.message;
  const { detail, action, errors = [] } = error.facts;
  const faults = errors.map(({ path, message }) => `${path} ${message}.`);
  return [detail ?? (faults.length > 0 ? undefined : error.message), ...faults, action]
    .filter(Boolean)
    .join(' ');
}
