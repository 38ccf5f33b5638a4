import type { FieldAt } from './definition/field-at.ts';
import { type FieldValue, type RowValues, sameValue } from './form-values.ts';

/** What two people changed in the same place: the form has what was entered here, and this is what the other one stored. */
export interface Overlap {
  readonly at: FieldAt;
  readonly theirs: FieldValue;
  /** Unit and reason of their number. */
  readonly beside?: RowValues;
}

/** The version that two people began with, and what each of them made of it. */
export interface Three<T> {
  readonly base: T;
  readonly mine: T;
  readonly theirs: T;
}

export interface Merged<Values> {
  readonly values: Values;
  readonly overlaps: readonly Overlap[];
}

/** Keys that change together, the value's own first: half of a number with its unit is another number. */
export type Together = readonly string[];

export const sameIn = (keys: Together, one: RowValues, other: RowValues): boolean =>
  keys.every((key) => sameValue(one[key] ?? '', other[key] ?? ''));

const copied = (keys: Together, from: RowValues, into: RowValues): RowValues => ({
  ...into,
  ...Object.fromEntries(keys.map((key) => [key, from[key] ?? ''])),
});

/** Field by field: who alone changed something has it; where both did, mine stands and theirs is answered beside it. */
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

/** What they stored in a field. */
export function overlapOf(
  [key = '', ...companions]: Together,
  theirs: RowValues,
  at: Omit<FieldAt, 'key'>,
): Overlap {
  const beside = Object.fromEntries(companions.map((one) => [one, theirs[one] ?? '']));
  return { at: { ...at, key }, theirs: theirs[key] ?? '', ...(companions.length > 0 && { beside }) };
}
