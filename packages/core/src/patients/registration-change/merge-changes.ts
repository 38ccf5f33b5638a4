import {
  type FieldValue,
  type FormValues,
  leafFields,
  type Merged,
  mergeFields,
  type Overlap,
  type RowValues,
  sameValue,
  storedKeys,
  type Three,
} from '#forms';
import {
  CHANGED_LISTS,
  type ChangedField,
  type ChangedList,
  type RegisteredPatient,
} from '#patients/registration';
import { changeForm, ENTRY_KEY, SECTION_OF } from './change-form.ts';
import { entryOfRow, rowsIn } from './change-of-form.ts';
import { changeValues, ROW_KEYS, startRows } from './change-values.ts';

const sameRow = (list: ChangedList, one: RowValues, other: RowValues): boolean =>
  ROW_KEYS[list].every((key) => sameValue(one[key] ?? '', other[key] ?? ''));

/** How many of the fields of two rows say the same; an empty field says nothing. */
const alike = (list: ChangedList, one: RowValues, other: RowValues): number =>
  ROW_KEYS[list].filter((key) => one[key] && sameValue(one[key], other[key])).length;

/**
 * Which entry of their version each entry of the common one has become: the same one where there is one, else the one that is
 * most alike; an entry that says nothing alike was removed.
 */
function becameOf(
  list: ChangedList,
  base: readonly RowValues[],
  theirs: readonly RowValues[],
): Map<number, number> {
  const became = new Map<number, number>();
  const free = new Set(theirs.keys());
  const take = (from: number, to: number) => {
    became.set(from, to);
    free.delete(to);
  };
  for (const [from, row] of base.entries()) {
    const same = [...free].find((to) => sameRow(list, row, theirs[to] ?? {}));
    if (same !== undefined) take(from, same);
  }
  for (const [from, row] of base.entries()) {
    if (became.has(from)) continue;
    const scored = [...free].map((to) => ({ to, score: alike(list, row, theirs[to] ?? {}) }));
    const [best] = scored.toSorted((a, b) => b.score - a.score);
    // A list of texts has nothing else to tell an entry by than where it stands.
    const isInPlace = ROW_KEYS[list].length === 1 && base.length === theirs.length && free.has(from);
    if (best && best.score > 0) take(from, best.to);
    else if (isInPlace) take(from, from);
  }
  return became;
}

/** The rows of a list: theirs with what was changed of them here, then what was added here. Nothing that either says is lost. */
function mergeRows(list: ChangedList, { base, mine, theirs }: Three<readonly RowValues[]>) {
  const section = SECTION_OF[list];
  const became = becameOf(list, base, theirs);
  const mineOf = new Map(
    mine.flatMap((row) => (entryOfRow(row) === undefined ? [] : [[entryOfRow(row), row]])),
  );
  const baseOf = new Map([...became].map(([from, to]) => [to, from]));
  const overlaps: Overlap<FieldValue>[] = [];
  const rows: RowValues[] = [];
  for (const [to, row] of theirs.entries()) {
    const from = baseOf.get(to);
    const was = from === undefined ? undefined : base[from];
    const own = from === undefined ? undefined : mineOf.get(from);
    // Removed here, and not changed there: it goes.
    if (was && !own && sameRow(list, was, row)) continue;
    if (!was || !own) {
      rows.push(row);
      continue;
    }
    const merged = mergeFields(
      ROW_KEYS[list].map((key) => [key]),
      { base: was, mine: own, theirs: row },
      { section, row: rows.length },
    );
    overlaps.push(...merged.overlaps);
    rows.push(merged.values);
  }
  for (const row of mine) {
    const from = entryOfRow(row);
    const was = from === undefined ? undefined : base[from];
    const isGone = from !== undefined && !became.has(from);
    // Removed there, and changed here: it is entered anew.
    if (from === undefined || (isGone && was && !sameRow(list, was, row)))
      rows.push({ ...row, [ENTRY_KEY]: '' });
  }
  return { rows, overlaps };
}

/**
 * What was entered in the form of one version of a patient, in the form of a newer one. What only one of the two changed is
 * taken from whoever did.
 */
export function mergeChange(
  base: RegisteredPatient,
  mine: FormValues,
  newer: RegisteredPatient,
): Merged<FormValues, FieldValue> {
  const [baseValues, theirs] = [changeValues(base), changeValues(newer)];
  const overlaps: Overlap<FieldValue>[] = [];
  const merged: Record<string, FormValues[string]> = { ...theirs };
  for (const list of CHANGED_LISTS) {
    const three = {
      base: startRows(list, base),
      mine: rowsIn(mine, base, list),
      theirs: startRows(list, newer),
    };
    const { rows, overlaps: own } = mergeRows(list, three);
    overlaps.push(...own);
    merged[SECTION_OF[list]] = { list: rows };
  }
  for (const { key: section, fields, group } of changeForm(newer).sections) {
    if (group) continue;
    const three = {
      base: (baseValues[section] ?? {}) as RowValues,
      mine: (mine[section] ?? baseValues[section] ?? {}) as RowValues,
      theirs: (theirs[section] ?? {}) as RowValues,
    };
    const { values, overlaps: own } = mergeFields(leafFields(fields).map(storedKeys), three, { section });
    overlaps.push(...own);
    merged[section] = values;
  }
  return { values: merged, overlaps };
}

const NOT_SHOWN: ReadonlySet<string> = new Set(['vitaId', 'updatedAt', 'name']);

/** What differs between two versions of a patient, part by part, as the history has it. */
export function changedFields(before: RegisteredPatient, after: RegisteredPatient): readonly ChangedField[] {
  return Object.keys(after)
    .filter((field) => !NOT_SHOWN.has(field))
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
