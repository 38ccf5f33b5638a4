import {
  type FormValues,
  leafFields,
  type Merged,
  mergeFields,
  mergeRows,
  type Overlap,
  type RowValues,
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

const fieldsOf = (list: ChangedList) => ROW_KEYS[list].map((key) => [key]);

/**
 * Merges the rows of a list. Stored entries follow the newer version's numbers; entries that it no longer has become
 * new.
 */
function mergeList(list: ChangedList, three: Three<readonly RowValues[]>) {
  const mineBecame = new Map(
    three.mine.flatMap((row, place) => {
      const entry = entryOfRow(row);
      return entry === undefined ? [] : [[entry, place] as const];
    }),
  );
  const { rows, overlaps, origins } = mergeRows(three, {
    fields: fieldsOf(list),
    at: { section: SECTION_OF[list] },
    mineBecame,
  });
  const isNew = (place: number) => origins[place]?.theirs === undefined;
  return { rows: rows.map((row, place) => (isNew(place) ? { ...row, [ENTRY_KEY]: '' } : row)), overlaps };
}

/** Transfers changes from one version of a patient to a newer one. One-sided changes win. */
export function mergeChange(
  base: RegisteredPatient,
  mine: FormValues,
  newer: RegisteredPatient,
): Merged<FormValues> {
  const [baseValues, theirs] = [changeValues(base), changeValues(newer)];
  const overlaps: Overlap[] = [];
  const merged: Record<string, FormValues[string]> = { ...theirs };
  for (const list of CHANGED_LISTS) {
    const three = {
      base: startRows(list, base),
      mine: rowsIn(mine, base, list),
      theirs: startRows(list, newer),
    };
    const { rows, overlaps: own } = mergeList(list, three);
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

/** Returns the differences between two versions of a patient, in the form of the history. */
export function changedFields(before: RegisteredPatient, after: RegisteredPatient): readonly ChangedField[] {
  return Object.keys(after)
    .filter((field) => !NOT_SHOWN.has(field))
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}
