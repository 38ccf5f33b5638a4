import { NumberText } from '@careline/core/internal/fhir/values';
import * as v from 'valibot';

/** Longer texts cannot be names, codes or units, so the line is refused. */
const MAX_TEXT = 4000;
const MAX_KEY = 200;

export const textField = v.pipe(v.string(), v.maxLength(MAX_TEXT, `has more than ${MAX_TEXT} characters`));

/** An id or a source, by which rows are found again. */
export const keyField = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(MAX_KEY, `has more than ${MAX_KEY} characters`),
);

export const numberField = v.instance(NumberText);

/** A list next to a list of primitives, such as `_given`, uses nulls as positions. */
const isSibling = (key: string): boolean => key.startsWith('_');

/** Removes nulls at any depth, because a null means absent. FHIR uses them only in such lists. */
function withoutNulls(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null || value instanceof NumberText) return value;
  if (Array.isArray(value)) {
    const held = isSibling(key) ? value : value.filter((each) => each !== null);
    return held.map((each) => withoutNulls(each));
  }
  const held = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(held.map(([name, each]) => [name, withoutNulls(each, name)]));
}

/** Returns a schema with these fields and any others. A null field counts as absent. */
export const rowSchema = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.unknown(),
    v.transform((row) => withoutNulls(row)),
    v.looseObject(entries),
  );

/**
 * Returns path and fault for the report, such as `birthDate: Invalid type`. Leaves out values, which may be patient
 * data.
 */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue?.path?.map((step) => String(step.key)).join('.') || 'row';
  const expected = issue?.expected ? `expected ${issue.expected}` : issue?.message;
  return `${path}: ${issue?.type === 'max_length' || issue?.type === 'min_length' ? issue.message : expected}`;
}

/** Returns a parsed object without these keys, or undefined if nothing is left. */
export function without(
  row: Readonly<Record<string, unknown>>,
  keys: ReadonlySet<string>,
): Record<string, unknown> | undefined {
  const rest = Object.entries(row).filter(([key]) => !keys.has(key));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}
