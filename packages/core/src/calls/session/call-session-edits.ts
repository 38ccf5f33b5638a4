import {
  type FieldAt,
  type FieldValue,
  type FormDefinition,
  type FormValues,
  fieldPath,
  withEntry,
  withLastRows,
  withLastValue,
  withNewRow,
  withoutRow,
  withReason,
  withSwappedPressures,
  withUnit,
} from '#forms';
import type { DispositionKey } from '../outcome/disposition.ts';
import { type CallClock, nextCallFor } from './call-session-outcome.ts';
import type { CallSessionState, NextCall } from './call-session-state.ts';

/** What a person enters. All of it is ignored before the call has begun, while it is saved and afterwards. */
export interface CallEdits {
  choose(disposition: DispositionKey): void;
  setDetail(detail: string): void;
  setConfirmed(confirmed: boolean): void;
  setNote(note: string): void;
  setNextCall(next: Partial<Pick<NextCall, 'wanted' | 'date' | 'time'>>): void;
  setValue(at: FieldAt, value: FieldValue): void;
  setUnit(at: FieldAt, unit: string): void;
  /** Why a number is right that was asked about. */
  setReason(at: FieldAt, reason: string): void;
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

export interface CallEditsOptions {
  readonly form: FormDefinition;
  readonly clock: CallClock;
  readonly edit: (change: (state: CallSessionState) => Partial<CallSessionState>) => void;
}

/** Rows move up into the place of a removed one: which of them were left is not known any more. */
function withoutRows(checked: CallSessionState['checked'], section: string): CallSessionState['checked'] {
  if (checked === 'all') return checked;
  const isRow = (path: string) =>
    path.startsWith(`${section}.`) && /^\d/.test(path.slice(section.length + 1));
  return new Set([...checked].filter((path) => !isRow(path)));
}

export function createCallEdits({ form, clock, edit }: CallEditsOptions): CallEdits {
  function checkedWith({ checked }: CallSessionState, path: string): CallSessionState['checked'] {
    return checked === 'all' || checked.has(path) ? checked : new Set([...checked, path]);
  }

  const fill = (change: (values: FormValues) => FormValues) =>
    edit(({ values }) => ({ values: change(values) }));

  return {
    choose: (disposition) =>
      edit((state) =>
        state.disposition === disposition
          ? {}
          : {
              disposition,
              detail: '',
              confirmed: false,
              nextCall: nextCallFor(disposition, state, clock),
              checked: new Set<string>(),
            },
      ),
    setDetail: (detail) => edit(() => ({ detail })),
    setConfirmed: (confirmed) => edit(() => ({ confirmed })),
    setNote: (note) => edit(() => ({ note })),
    setNextCall: (next) =>
      edit(({ nextCall }) => ({ nextCall: { ...nextCall, ...next, by: 'person' as const } })),
    setValue: (at, value) => fill((values) => withEntry(form, values, at, value)),
    setUnit: (at, unit) => fill((values) => withUnit(form, values, at, unit)),
    setReason: (at, reason) => fill((values) => withReason(form, values, at, reason)),
    setUnchanged: (at) =>
      edit(({ values, lastValues }) => {
        const last = lastValues[fieldPath(at)];
        return last ? { values: withLastValue(form, values, at, last) } : {};
      }),
    swap: (at) => fill((values) => withSwappedPressures(form, values, at)),
    addRow: (section) => fill((values) => withNewRow(form, values, section)),
    removeRow: (section, row) =>
      edit(({ values, checked }) => ({
        values: withoutRow(form, values, section, row),
        checked: withoutRows(checked, section),
      })),
    setRowsUnchanged: (section) =>
      edit(({ values, lastRows }) => {
        const last = lastRows[section];
        return last ? { values: withLastRows(form, values, section, last) } : {};
      }),
    leave: (at) => edit((state) => ({ checked: checkedWith(state, fieldPath(at)) })),
  };
}
