import * as v from 'valibot';
import { NumberText } from './number-text.ts';

/** Longer texts than these are no names, codes or units; the line is refused. */
const MAX_TEXT = 4000;
const MAX_KEY = 200;

export const textField = v.pipe(v.string(), v.maxLength(MAX_TEXT, `has more than ${MAX_TEXT} characters`));

/** An id or a source: what rows are found by again. */
export const keyField = v.pipe(
  v.string(),
  v.minLength(1, 'is empty'),
  v.maxLength(MAX_KEY, `has more than ${MAX_KEY} characters`),
);

export const numberField = v.instance(NumberText);

/** A list beside a list of primitives, such as `_given`, says by its nulls which of them it is about. */
const isSibling = (key: string): boolean => key.startsWith('_');

/** A null in JSON stands for what is absent, wherever it stands; FHIR writes none elsewhere. */
function withoutNulls(value: unknown, key = ''): unknown {
  if (typeof value !== 'object' || value === null || value instanceof NumberText) return value;
  if (Array.isArray(value)) {
    const held = isSibling(key) ? value : value.filter((each) => each !== null);
    return held.map((each) => withoutNulls(each));
  }
  const held = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(held.map(([name, each]) => [name, withoutNulls(each, name)]));
}

/** A row with these fields and any others; a field that is null is absent. */
export const rowSchema = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.unknown(),
    v.transform((row) => withoutNulls(row)),
    v.looseObject(entries),
  );

/** Where and what, for the report: `birthDate: Invalid type`. Values are left out, they may be a patient's. */
export function describeIssues(issues: readonly v.BaseIssue<unknown>[]): string {
  const [issue] = issues;
  const path = issue?.path?.map((step) => String(step.key)).join('.') || 'row';
  const expected = issue?.expected ? `expected ${issue.expected}` : issue?.message;
  return `${path}: ${issue?.type === 'max_length' || issue?.type === 'min_length' ? issue.message : expected}`;
}

/** A parsed object without these keys; undefined where nothing is left. */
export function without(
  row: Readonly<Record<string, unknown>>,
  keys: ReadonlySet<string>,
): Record<string, unknown> | undefined {
  const rest = Object.entries(row).filter(([key]) => !keys.has(key));
  return rest.length === 0 ? undefined : Object.fromEntries(rest);
}
