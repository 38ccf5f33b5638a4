import type { FieldAt } from './definition/field-at.ts';
import { type FieldValue, type RowValues, sameValue } from './form-values.ts';

/** A field that two users changed: the form has the local value, and this is the other one. */
export interface Overlap {
  readonly at: FieldAt;
  readonly theirs: FieldValue;
  /** Unit and reason of the other number. */
  readonly beside?: RowValues;
}

/** A common base version and the two versions made from it. */
export interface Three<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

export interface Merged<Values> {
  readonly values: Values;
  readonly overlaps: readonly Overlap[];
}

/** Keys that change together, the value first: a number with another unit is a different number. */
export type Together = readonly string[];

export const sameIn = (keys: Together, one: RowValues, other: RowValues): boolean =>
  keys.every((key) => sameValue(one[key] ?? '', other[key] ?? ''));

const copied = (keys: Together, from: RowValues, into: RowValues): RowValues => ({
  ...into,
  ...Object.fromEntries(keys.map((key) => [key, from[key] ?? ''])),
});

/**
 * Merges field by field. A one-sided change wins; if both changed a field, the local value stays and the other one is
 * returned.
 */
export function mergeFields(
  fields: readonly Together[],
  { base, mine, theirs }: Three<RowValues>,
  at: Omit<FieldAt, 'key'>,
): Merged<RowValues> {
  let values = theirs;
  const overlaps: Overlap[] = [];
  for (const keys of fields) {
    if (sameIn(keys, base, mine) || sameIn(keys, mine, theirs)) continue;
    values = copied(keys, mine, values);
    if (!sameIn(keys, base, theirs)) overlaps.push(overlapOf(keys, theirs, at));
  }
  return { values, overlaps };
}

/** Returns the other user's value of a field. */
export function overlapOf(
  [key = '', ...companions]: Together,
  theirs: RowValues,
  at: Omit<FieldAt, 'key'>,
): Overlap {
  const beside = Object.fromEntries(companions.map((one) => [one, theirs[one] ?? '']));
  return { at: { ...at, key }, theirs: theirs[key] ?? '', ...(companions.length > 0 && { beside }) };
}
