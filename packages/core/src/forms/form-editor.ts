import type { StoreApi } from 'zustand/vanilla';
import type { Checked } from './checked.ts';
import { type FieldAt, fieldPath } from './definition/field-at.ts';
import type { FormDefinition } from './definition/form-definition.ts';
import {
  withEntry,
  withLastRows,
  withLastValue,
  withNewRow,
  withoutRow,
  withReason,
  withSwappedPressures,
  withUnit,
} from './form-edits.ts';
import type { FieldValue, FormValues } from './form-values.ts';
import type { LastRows, LastValue } from './last-values.ts';
import type { Overlap } from './merge-fields.ts';
import { withTheirs } from './merge-form.ts';
import { steadyEntries } from './steady.ts';
import type { FormProblems } from './validation/field-problem.ts';

/** State of a form within the state of its screen. */
export interface EditedForm {
  readonly values: FormValues;
  readonly checked: Checked;
  /** Shown problems by `fieldPath`. */
  readonly problems: FormProblems;
  /** Previous values by `fieldPath`. */
  readonly lastValues?: Readonly<Record<string, LastValue>>;
  /** Previous rows of repeated groups, by section. */
  readonly lastRows?: Readonly<Record<string, LastRows>>;
  /** Fields that someone else changed too. */
  readonly overlaps?: readonly Overlap[];
}

/** User actions in a form. Ignored while the form is read-only. */
export interface FormEdits {
  setValue(at: FieldAt, value: FieldValue): void;
  setUnit(at: FieldAt, unit: string): void;
  /** Sets the reason for an unlikely number. */
  setFieldReason(at: FieldAt, reason: string): void;
  /** Enters a field's previous value again. */
  setUnchanged(at: FieldAt): void;
  /** Swaps the two numbers of a blood pressure. */
  swap(at: FieldAt): void;
  addRow(section: string): void;
  removeRow(section: string, row: number): void;
  /** Enters the previous rows again. */
  setRowsUnchanged(section: string): void;
  /** Marks a field as left, which shows its problem from now on. */
  leave(at: FieldAt): void;
}

/** A form with state and actions, for rendering. */
export interface FormEditor<State extends EditedForm = EditedForm> extends FormEdits {
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
}

/** Actions of a form that several users edit. */
export interface SharedFormEdits extends FormEdits {
  /** Resolves a conflict with the other user's value. */
  takeTheirs(at: FieldAt): void;
  /** Resolves a conflict with the entered value. */
  keepMine(at: FieldAt): void;
}

export interface FormEditorOptions<State extends EditedForm> {
  readonly store: FormEditor<State>['store'];
  /** Undefined while unknown: then nothing can be entered. */
  readonly form: FormDefinition | ((state: State) => FormDefinition | undefined);
  readonly isEditable?: (state: State) => boolean;
  /** Applies an edit to the state, with all consequences. */
  readonly set: (edit: Partial<State>) => void;
  /** Enters a value and fills dependent fields; defaults to `withEntry`. */
  readonly enter?: typeof withEntry;
  /** Other state that changes with the values, such as an answer about earlier content. */
  readonly alongside?: (state: State) => Partial<State>;
}

const isRowOf = (section: string, path: string): boolean =>
  path.startsWith(`${section}.`) && /^\d+\./.test(path.slice(section.length + 1));

/** Returns the checked set with more field paths or section keys. */
export const withChecked = (checked: Checked, paths: readonly string[]): Checked =>
  checked === 'all' || paths.every((path) => checked.has(path)) ? checked : new Set([...checked, ...paths]);

/** Removing a row shifts the ones after it, so the section's rows count as not left. */
const withoutRows = (checked: Checked, section: string): Checked =>
  checked === 'all' ? checked : new Set([...checked].filter((path) => !isRowOf(section, path)));

/** Returns the overlaps of the remaining rows, with shifted positions. */
const overlapsWithoutRow = (
  overlaps: readonly Overlap[],
  section: string,
  removed: number,
): readonly Overlap[] =>
  overlaps.flatMap((one) => {
    const { at } = one;
    if (at.section !== section || at.row === undefined || at.row < removed) return [one];
    return at.row === removed ? [] : [{ ...one, at: { ...at, row: at.row - 1 } }];
  });

const isChecked = (checked: Checked, path: string): boolean =>
  checked === 'all' || checked.has(path) || checked.has(path.slice(0, path.indexOf('.')));

/** Returns the entries for fields that have been left. */
export function ofChecked<Entry>(
  all: Readonly<Record<string, Entry>>,
  checked: Checked,
): Readonly<Record<string, Entry>> {
  if (checked === 'all') return all;
  return Object.fromEntries(Object.entries(all).filter(([path]) => isChecked(checked, path)));
}

/** Returns the shown problems. Unchanged ones stay the same objects. */
export const shownProblems = (
  { checked, problems }: Pick<EditedForm, 'checked' | 'problems'>,
  all: FormProblems,
): FormProblems => steadyEntries(problems, ofChecked(all, checked));

/** Creates the actions of a form on the state that contains it. */
export function createFormEditor<State extends EditedForm>({
  store,
  form,
  isEditable = () => true,
  set,
  enter = withEntry,
  alongside,
}: FormEditorOptions<State>): FormEditor<State> & SharedFormEdits {
  type Edit = (state: State, form: FormDefinition) => Partial<EditedForm> | undefined;

  function edit(change: Edit): void {
    const state = store.getState();
    const own = typeof form === 'function' ? form(state) : form;
    const changed = own && isEditable(state) && change(state, own);
    if (!changed) return;
    const besides = changed.values && alongside?.(state);
    set({ ...besides, ...changed } as Partial<State>);
  }

  const fill = (change: (values: FormValues, form: FormDefinition) => FormValues): void =>
    edit(({ values }, own) => ({ values: change(values, own) }));

  return {
    store,
    setValue: (at, value) => fill((values, own) => enter(own, values, at, value)),
    setUnit: (at, unit) => fill((values, own) => withUnit(own, values, at, unit)),
    setFieldReason: (at, reason) => fill((values, own) => withReason(own, values, at, reason)),
    swap: (at) => fill((values, own) => withSwappedPressures(own, values, at)),
    setUnchanged: (at) =>
      edit(({ values, lastValues }, own) => {
        const last = lastValues?.[fieldPath(at)];
        return last && { values: withLastValue(own, values, at, last) };
      }),
    setRowsUnchanged: (section) =>
      edit(({ values, lastRows }, own) => {
        const last = lastRows?.[section];
        return last && { values: withLastRows(own, values, section, last) };
      }),
    addRow: (section) => fill((values, own) => withNewRow(own, values, section)),
    removeRow: (section, row) =>
      edit(({ values, checked, overlaps }, own) => ({
        values: withoutRow(own, values, section, row),
        checked: withoutRows(checked, section),
        ...(overlaps && { overlaps: overlapsWithoutRow(overlaps, section, row) }),
      })),
    leave: (at) => edit(({ checked }) => ({ checked: withChecked(checked, [fieldPath(at)]) })),
    keepMine: (at) =>
      edit(({ overlaps = [] }) => ({
        overlaps: overlaps.filter((one) => fieldPath(one.at) !== fieldPath(at)),
      })),
    takeTheirs: (at) =>
      edit(({ values, overlaps = [] }, own) => {
        const path = fieldPath(at);
        const taken = overlaps.find((one) => fieldPath(one.at) === path);
        return (
          taken && {
            values: withTheirs(own, values, taken),
            overlaps: overlaps.filter((one) => one !== taken),
          }
        );
      }),
  };
}
