import { sameValue } from './form-values.ts';

/** The value as it was, where the new one says the same: who draws from it sees at a glance that nothing changed. */
export const steady = <Value>(before: Value, after: Value): Value =>
  sameValue(before, after) ? before : after;

/** The record as it was where it says the same; else each entry that does. */
export function steadyEntries<Entries extends object>(before: Entries, after: Entries): Entries {
  const known = new Map(Object.entries(before));
  const entries = Object.entries(after).map(([key, value]) => [key, steady(known.get(key), value)] as const);
  const isSame = entries.length === known.size && entries.every(([key, value]) => known.get(key) === value);
  return isSame ? before : (Object.fromEntries(entries) as Entries);
}
