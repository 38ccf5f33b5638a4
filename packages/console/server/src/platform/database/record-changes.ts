import { sortedJson } from '../http/json/read-input.ts';
import { ProblemError } from '../http/problem-error.ts';

/** The fields that a change touched, with their values before and after, for the audit. */
export type RecordChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** The database does not preserve the order of an object's keys. */
const asText = (value: unknown): string => sortedJson(value) ?? '';

/** Returns the differences between two versions of a record. */
export function recordChanges<Facts extends Readonly<Record<string, unknown>>>(
  before: Facts,
  after: Facts,
): RecordChanges {
  const changed = Object.keys(after).filter((field) => asText(before[field]) !== asText(after[field]));
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
}

/** The error for a save based on a version that someone else has changed since. */
export function concurrentChangeError(name: string | undefined): ProblemError {
  return new ProblemError('conflict', {
    detail: `${name ?? 'Someone'} has changed this record.`,
    action: 'Read the record again, then change it.',
  });
}
