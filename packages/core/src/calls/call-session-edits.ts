import {
  type FieldValue,
  type FormDefinition,
  fieldPath,
  unitKey,
  withEntry,
  withLastValue,
  withSwappedPressures,
} from '#forms';
import { type CallClock, nextCallFor } from './call-session-outcome.ts';
import type { CallSessionState, NextCall } from './call-session-state.ts';
import type { DispositionKey } from './disposition.ts';

/** What a person enters. All of it is ignored before the call has begun, while it is saved and afterwards. */
export interface CallEdits {
  choose(disposition: DispositionKey): void;
  setDetail(detail: string): void;
  setConfirmed(confirmed: boolean): void;
  setNote(note: string): void;
  setNextCall(next: Partial<Pick<NextCall, 'wanted' | 'date' | 'time'>>): void;
  setValue(section: string, key: string, value: FieldValue): void;
  setUnit(section: string, key: string, unit: string): void;
  /** Enters a field's last value again. */
  setUnchanged(section: string, key: string): void;
  /** Exchanges the two numbers of a section's blood pressure. */
  swap(section: string): void;
  /** A field was left: from now on its problem is shown. */
  leave(section: string, key: string): void;
}

export interface CallEditsOptions {
  readonly form: FormDefinition;
  readonly clock: CallClock;
  readonly edit: (change: (state: CallSessionState) => Partial<CallSessionState>) => void;
}

export function createCallEdits({ form, clock, edit }: CallEditsOptions): CallEdits {
  function checkedWith({ checked }: CallSessionState, path: string): CallSessionState['checked'] {
    return checked === 'all' || checked.has(path) ? checked : new Set([...checked, path]);
  }

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
    setValue: (section, key, value) =>
      edit(({ values }) => ({ values: withEntry(form, values, { section, key, value }) })),
    setUnit: (section, key, unit) =>
      edit(({ values }) => ({
        values: withEntry(form, values, { section, key: unitKey({ key }), value: unit }),
      })),
    setUnchanged: (section, key) =>
      edit((state) => {
        const last = state.lastValues[fieldPath(section, key)];
        return last ? { values: withLastValue(form, state.values, { section, key, last }) } : {};
      }),
    swap: (section) => edit(({ values }) => ({ values: withSwappedPressures(form, values, section) })),
    leave: (section, key) => edit((state) => ({ checked: checkedWith(state, fieldPath(section, key)) })),
  };
}
