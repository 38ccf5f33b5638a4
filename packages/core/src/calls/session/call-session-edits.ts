import {
  createFormEditor,
  type FormDefinition,
  type FormEditor,
  type FormEdits,
  NOTHING_CHECKED,
} from '#forms';
import type { DispositionKey } from '../outcome/disposition.ts';
import { type CallClock, nextCallFor } from './call-session-outcome.ts';
import { type CallSessionState, isEditable, type NextCall } from './call-session-state.ts';

/** What a person enters. All of it is ignored before the call has begun, while it is saved and afterwards. */
export interface CallEdits extends FormEdits {
  choose(disposition: DispositionKey): void;
  setDetail(detail: string): void;
  setConfirmed(confirmed: boolean): void;
  setNote(note: string): void;
  setNextCall(next: Partial<Pick<NextCall, 'wanted' | 'date' | 'time'>>): void;
}

export interface CallEditsOptions {
  readonly form: FormDefinition;
  readonly clock: CallClock;
  readonly store: FormEditor<CallSessionState>['store'];
  readonly set: (patch: Partial<CallSessionState>) => void;
}

export function createCallEdits({ form, clock, store, set }: CallEditsOptions): CallEdits {
  function edit(change: (state: CallSessionState) => Partial<CallSessionState>): void {
    const state = store.getState();
    if (isEditable(state)) set(change(state));
  }

  return {
    ...createFormEditor({ store, form, isEditable, set }),
    choose: (disposition) =>
      edit((state) =>
        state.disposition === disposition
          ? {}
          : {
              disposition,
              detail: '',
              confirmed: false,
              nextCall: nextCallFor(disposition, state, clock),
              checked: NOTHING_CHECKED,
            },
      ),
    setDetail: (detail) => edit(() => ({ detail })),
    setConfirmed: (confirmed) => edit(() => ({ confirmed })),
    setNote: (note) => edit(() => ({ note })),
    setNextCall: (next) =>
      edit(({ nextCall }) => ({ nextCall: { ...nextCall, ...next, by: 'person' as const } })),
  };
}
