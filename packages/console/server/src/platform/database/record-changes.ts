import { sortedJson } from '../http/json/read-input.ts';
import { ProblemError } from '../http/problem-error.ts';

/** The fields of a record that a change touched, with what stood there before and after: for the audit. */
export type RecordChanges = Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;

/** The database keeps the keys of an object in an order of its own. */
const asText = (value: unknown): string => sortedJson(value) ?? '';

/** What differs between two versions of a record. */
export function recordChanges<Facts extends Readonly<Record<string, unknown>>>(
  before: Facts,
  after: Facts,
): RecordChanges {
  const changed = Object.keys(after).filter((field) => asText(before[field]) !== asText(after[field]));
  return Object.fromEntries(
    changed.map((field) => [field, { before: before[field] ?? null, after: after[field] ?? null }]),
  );
}

/** Somebody else stored a change since the version that this one was made from. */
export function changedMeanwhile(name: string | undefined): ProblemError {
  return new ProblemError('conflict', {
    detail: `${name ?? 'Somebody'} changed this record meanwhile.`,
    action: 'Read the record anew, then change it again.',
  });
}
