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
} from '@careline/core/forms';
import { useMemo } from 'react';
import { useFacts, useStore } from '../../store/index.ts';

type ReadableForm = Pick<FormEditor, 'store'>;

/** What a form has of one field. */
export interface FieldState {
  /** What stands under the field's own keys: its value, a number's unit, a reason. */
  readonly values: SectionValues;
  readonly problem: FieldProblem | undefined;
  readonly last: LastValue | undefined;
}

/** The values of a section, or of one row of its group. */
export function valuesAt(
  { values }: Pick<EditedForm, 'values'>,
  { section, row }: Omit<FieldAt, 'key'>,
  group: string | undefined,
): SectionValues {
  const own = values[section] ?? {};
  if (row === undefined || group === undefined) return own;
  const rows = own[group] as readonly RowValues[] | undefined;
  return rows?.[row] ?? {};
}

/** One field of a form; whoever reads it is drawn again only when something of that field changed. */
export function useField(
  { store }: ReadableForm,
  at: FieldAt,
  field: LeafField,
  group: string | undefined,
): FieldState {
  const keys = useMemo(() => storedKeys(field), [field]);
  const held = useFacts(store, (state) => {
    const values = valuesAt(state, at, group);
    return keys.map((key) => values[key]);
  });
  const path = fieldPath(at);
  const problem = useStore(store, ({ problems }) => problems[path]);
  const last = useStore(store, ({ lastValues }) => lastValues?.[path]);
  const values = useMemo(
    () => Object.fromEntries(keys.map((key, index) => [key, held[index]])) as SectionValues,
    [keys, held],
  );
  return { values, problem, last };
}
