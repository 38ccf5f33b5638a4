import type { Medicine } from './medicine.ts';

const setKey = (substances: readonly string[]): string => substances.toSorted().join('+');

const rowsBySet = new WeakMap<readonly Medicine[], ReadonlyMap<string, readonly Medicine[]>>();

function indexRows(medicines: readonly Medicine[]): ReadonlyMap<string, readonly Medicine[]> {
  const rows = new Map<string, Medicine[]>();
  for (const one of medicines) {
    const key = setKey(one.substances);
    const same = rows.get(key);
    if (same) same.push(one);
    else rows.set(key, [one]);
  }
  rowsBySet.set(medicines, rows);
  return rows;
}

/** Returns rows with exactly these substances in any order, salt or release form. */
export function rowsOf(substances: readonly string[], medicines: readonly Medicine[]): readonly Medicine[] {
  return (rowsBySet.get(medicines) ?? indexRows(medicines)).get(setKey(substances)) ?? [];
}
