import {
  type EditedForm,
  type FieldAt,
  type FieldProblem,
  type FormEditor,
  fieldPath,
  type LastValue,
  type LeafField,
  type RowValues,
  type SectionValues,
  storedKeys,
} from '@careline/core/internal/forms';
import { useMemo } from 'react';
import { useStore } from '../../store/index.ts';

type ReadableForm = Pick<FormEditor, 'store'>;

/** State of one field of a form. */
export interface FieldState {
  /** Values stored under the field's own keys: its value, a unit, a reason. */
  readonly values: SectionValues;
  readonly problem: FieldProblem | undefined;
  readonly last: LastValue | undefined;
}

/** Returns the values of a section, or of one row of its group. */
function valuesAt(
  { values }: Pick<EditedForm, 'values'>,
  { section, row }: Omit<FieldAt, 'key'>,
  group: string | undefined,
): SectionValues {
  const own = values[section] ?? {};
  if (row === undefined || group === undefined) return own;
  const rows = own[group] as readonly RowValues[] | undefined;
  return rows?.[row] ?? {};
}

/** Reads a field from the form's state. Returns the same object while nothing about the field changes. */
function fieldReader(
  at: FieldAt,
  field: LeafField,
  group: string | undefined,
): (state: EditedForm) => FieldState {
  const keys = storedKeys(field);
  const path = fieldPath(at);
  let around: SectionValues | undefined;
  let read: FieldState | undefined;
  return (state) => {
    const values = valuesAt(state, at, group);
    const problem = state.problems[path];
    const last = state.lastValues?.[path];
    const before = read;
    // Every key press runs this for all fields, and most of them return here.
    const isSame =
      before?.problem === problem &&
      before?.last === last &&
      (values === around || keys.every((key) => values[key] === before?.values[key]));
    around = values;
    if (before && isSame) return before;
    read = {
      values: Object.fromEntries(keys.map((key) => [key, values[key]])) as SectionValues,
      problem,
      last,
    };
    return read;
  };
}

/** Returns one field of a form. The component renders again only when something about that field changes. */
export function useField(
  { store }: ReadableForm,
  { section, row, key }: FieldAt,
  field: LeafField,
  group: string | undefined,
): FieldState {
  const read = useMemo(
    () => fieldReader({ section, key, ...(row === undefined ? {} : { row }) }, field, group),
    [section, row, key, field, group],
  );
  return useStore(store, read);
}
