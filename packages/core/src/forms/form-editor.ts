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
import { type FieldValue, type FormValues, steadyEntries } from './form-values.ts';
import type { LastRows, LastValue } from './last-values.ts';
import type { Overlap } from './merge-fields.ts';
import { withTheirs } from './merge-form.ts';
import type { FormProblems } from './validation/field-problem.ts';

/** A form that is being filled in, as a part of the state of what it is filled in for. */
export interface EditedForm {
  readonly values: FormValues;
  readonly checked: Checked;
  /** By `fieldPath`: what is shown of what keeps it from being saved. */
  readonly problems: FormProblems;
  /** What was entered last time, by `fieldPath`. */
  readonly lastValues?: Readonly<Record<string, LastValue>>;
  /** The rows that repeated groups had last time, by section. */
  readonly lastRows?: Readonly<Record<string, LastRows>>;
  /** What somebody else stored in fields that were changed here too. */
  readonly overlaps?: readonly Overlap[];
}

/** What a person does in a form. All of it is ignored while the form is not editable. */
export interface FormEdits {
  setValue(at: FieldAt, value: FieldValue): void;
  setUnit(at: FieldAt, unit: string): void;
  /** Why a number is right that was asked about. */
  setFieldReason(at: FieldAt, reason: string): void;
  /** Enters a field's last value again. */
  setUnchanged(at: FieldAt): void;
  /** Exchanges the two numbers of a blood pressure. */
  swap(at: FieldAt): void;
  addRow(section: string): void;
  removeRow(section: string, row: number): void;
  /** Enters the rows of last time again. */
  setRowsUnchanged(section: string): void;
  /** A field was left: from now on its problem is shown. */
  leave(at: FieldAt): void;
}

/** A form with its state and its edits, as a screen draws it. */
export interface FormEditor<State extends EditedForm = EditedForm> extends FormEdits {
  readonly store: Pick<StoreApi<State>, 'getState' | 'getInitialState' | 'subscribe'>;
}

/** The edits of a form that others write too. */
export interface SharedFormEdits extends FormEdits {
  /** Of a field that both changed: theirs. */
  takeTheirs(at: FieldAt): void;
  /** Of a field that both changed: what stands here. */
  keepMine(at: FieldAt): void;
}

export interface FormEditorOptions<State extends EditedForm> {
  readonly store: FormEditor<State>['store'];
  /** Undefined while it is not known: then nothing can be entered. */
  readonly form: FormDefinition | ((state: State) => FormDefinition | undefined);
  readonly isEditable?: (state: State) => boolean;
  /** Puts an edit into the state, with all that follows from it. */
  readonly set: (edit: Partial<State>) => void;
  /** Enters one value, with what it fills in beside it; `withEntry` without it. */
  readonly enter?: typeof withEntry;
  /** What else changes with the values, such as an answer about what stood there before. */
  readonly alongside?: (state: State) => Partial<State>;
}

const isRowOf = (section: string, path: string): boolean =>
  path.startsWith(`${section}.`) && /^\d+\./.test(path.slice(section.length + 1));

/** Adds paths of fields, or keys of sections, to what is checked. */
export const withChecked = (checked: Checked, paths: readonly string[]): Checked =>
  checked === 'all' || paths.every((path) => checked.has(path)) ? checked : new Set([...checked, ...paths]);

/** Rows move up into the place of a removed one: which of them were left is not known any more. */
const withoutRows = (checked: Checked, section: string): Checked =>
  checked === 'all' ? checked : new Set([...checked].filter((path) => !isRowOf(section, path)));

/** The overlaps of rows that are left, each where its row stands now. */
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

/** What of anything by path is shown: of no field before it was left. */
export function ofChecked<Entry>(
  all: Readonly<Record<string, Entry>>,
  checked: Checked,
): Readonly<Record<string, Entry>> {
  if (checked === 'all') return all;
  return Object.fromEntries(Object.entries(all).filter(([path]) => isChecked(checked, path)));
}

/** The problems that are shown; those that were shown before stay the same objects. */
export const shownProblems = (
  { checked, problems }: Pick<EditedForm, 'checked' | 'problems'>,
  all: FormProblems,
): FormProblems => steadyEntries(problems, ofChecked(all, checked));

/** The edits of a form, on the state that it is a part of. */
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
