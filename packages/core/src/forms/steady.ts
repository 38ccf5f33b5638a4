import { sameValue } from './form-values.ts';

/** Returns the old value if the new one is equal, so that renderers can compare by reference. */
export const steady = <Value>(before: Value, after: Value): Value =>
  sameValue(before, after) ? before : after;

/** Returns the old record if it is equal; otherwise reuses equal entries. */
export function steadyEntries<Entries extends object>(before: Entries, after: Entries): Entries {
  const known = new Map(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [key, steady(known.get(key), value)] as const);
  const isSame = entries.length === known.size && entries.every(([key, value]) => known.get(key) === value);
  return isSame ? before : (Object.fromEntries(entries) as Entries);
}
