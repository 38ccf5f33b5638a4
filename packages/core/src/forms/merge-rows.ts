import type { FieldAt } from './definition/field-at.ts';
import type { RowValues } from './form-values.ts';
import { mergeFields, type Overlap, sameIn, type Three, type Together } from './merge-fields.ts';

/** Maps row indices of a version to those of the next one; removed rows are absent. */
export type Became = ReadonlyMap<number, number>;

/** Returns how many fields of two rows are equal. Empty fields don't count. */
const alike = (fields: readonly Together[], one: RowValues, other: RowValues): number =>
  fields.filter(([key = '']) => one[key] && sameIn([key], one, other)).length;

const sameRow = (fields: readonly Together[], one: RowValues, other: RowValues): boolean =>
  fields.every((keys) => sameIn(keys, one, other));

/**
 * Matches rows between versions. Rows have no ids: identical rows match first, then the most similar ones. Rows with a
 * single field match by position.
 */
export function rowsBecame(
  fields: readonly Together[],
  before: readonly RowValues[],
  after: readonly RowValues[],
): Became {
  const became = new Map<number, number>();
  const free = new Set(after.keys());
  const take = (from: number, to: number) => {
    became.set(from, to);
    free.delete(to);
  };
  for (const [from, row] of before.entries()) {
    const same = [...free].find((to) => sameRow(fields, row, after[to] ?? {}));
    if (same !== undefined) take(from, same);
  }
  for (const [from, row] of before.entries()) {
    if (became.has(from)) continue;
    const scored = [...free].map((to) => ({ to, score: alike(fields, row, after[to] ?? {}) }));
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    const isInPlace = fields.length === 1 && before.length === after.length && free.has(from);
    if (best && best.score > 0) take(from, best.to);
    else if (isInPlace) take(from, from);
  }
  return became;
}

/** Indices of a merged row in the two versions. */
export interface RowOrigin {
  readonly mine?: number;
  readonly theirs?: number;
}

export interface MergedRows {
  readonly rows: readonly RowValues[];
  readonly overlaps: readonly Overlap[];
  /** One per row. */
  readonly origins: readonly RowOrigin[];
}

export interface RowsMerge {
  readonly fields: readonly Together[];
  readonly at: Pick<FieldAt, 'section'>;
  /** Local row matching from the base, if known. */
  readonly mineBecame?: Became;
}

/**
 * Merges the rows of two versions: the other side's with local changes, then local additions.
 * A row that one side removed is dropped unless the other side changed it. Identical additions are merged. Conflicting
 * changes become overlaps.
 */
export function mergeRows(
  { base, mine, theirs }: Three<readonly RowValues[]>,
  { fields, at, mineBecame = rowsBecame(fields, base, mine) }: RowsMerge,
): MergedRows {
  const theirsBecame = rowsBecame(fields, base, theirs);
  const [fromMine, fromTheirs] = [placesBefore(mineBecame), placesBefore(theirsBecame)];
  const rows: RowValues[] = [];
  const origins: RowOrigin[] = [];
  const overlaps: Overlap[] = [];
  const add = (row: RowValues, origin: RowOrigin) => {
    rows.push(row);
    origins.push(origin);
  };
  const addedThere = new Set<number>();
  for (const [place, row] of theirs.entries()) {
    const from = fromTheirs.get(place);
    const own = from === undefined ? undefined : mineBecame.get(from);
    if (from === undefined) addedThere.add(place);
    if (from === undefined || own === undefined) {
      const isRemovedHere = from !== undefined && sameRow(fields, base[from] ?? {}, row);
      if (!isRemovedHere) add(row, { theirs: place });
      continue;
    }
    const three = { base: base[from] ?? {}, mine: mine[own] ?? {}, theirs: row };
    const merged = mergeFields(fields, three, { ...at, row: rows.length });
    overlaps.push(...merged.overlaps);
    add(merged.values, { mine: own, theirs: place });
  }
  for (const [place, row] of mine.entries()) {
    const from = fromMine.get(place);
    if (from !== undefined) {
      const isGoneThere = !theirsBecame.has(from);
      if (isGoneThere && !sameRow(fields, base[from] ?? {}, row)) add(row, { mine: place });
      continue;
    }
    const same = [...addedThere].find((other) => sameRow(fields, theirs[other] ?? {}, row));
    if (same === undefined) add(row, { mine: place });
    else addedThere.delete(same);
  }
  return { rows, overlaps, origins };
}

const placesBefore = (became: Became): Became => new Map([...became].map(([from, to]) => [to, from]));
